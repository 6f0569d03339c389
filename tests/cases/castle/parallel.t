# A stream on several cores: reeve-batch(7). How much faster that is, `make bench` measures.

== two cores through GNU parallel print what one does
# Each row, without the number of its document, which is that within a block.
$ reeve sim castle --games 200 --seed 1 >$T/games.yaml
$ how="--will-cite -j 2 --keep-order --recend \\n --recstart ---\\n"
$ reeve check --format tsv - <$T/games.yaml | cut -f 3- >$T/one
$ parallel $how --pipepart -a $T/games.yaml --block -1 reeve check --format tsv - | cut -f 3- | cmp - $T/one
$ parallel $how --pipe --block 50k reeve check --format tsv - <$T/games.yaml | cut -f 3- | cmp - $T/one
$ grep -c legal $T/one
--- stdout
200
