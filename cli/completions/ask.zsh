# ask.zsh LINE...: prints what zsh offers to complete each command line in a terminal of its own, below
# a line `asked LINE`. The completions are those of this directory; `reeve` is found on the PATH.
zmodload zsh/zpty || exit 2
here=${0:A:h} dir=$(mktemp -d) || exit 2
trap 'zpty -d shell 2>/dev/null; rm -rf $dir' EXIT
mkdir $dir/functions && cp $here/reeve.zsh $dir/functions/_reeve || exit 2
cat >$dir/setup <<END
PS1= PS2= RPS1=
fpath=($dir/functions \$fpath)
autoload -U compinit && compinit -u -d $dir/dump
zstyle ':completion:*' list-prompt ''
# Every candidate is written to a file; calls that fill an array offer nothing.
compadd() {
    if [[ \${@[(i)-[OAD]*]} -le \$# ]]; then builtin compadd "\$@"; return; fi
    local -a offered
    builtin compadd -O offered "\$@"
    print -rl -- \$offered >>$dir/offered
    builtin compadd "\$@"
}
finished() { : >$dir/finished }
complete-all() { zle list-choices; finished }
zle -N complete-all
bindkey '^I' complete-all
: >$dir/ready
END
wait_for() { for ((i = 0; i < 400; i++)) do [[ -e $1 ]] && return; sleep 0.05; done; exit 2 }
zpty shell zsh -f -i
zpty -w shell ". $dir/setup"
wait_for $dir/ready
for line; do
    rm -f $dir/offered $dir/finished
    zpty -n -w shell $'\C-u'"$line"$'\t' # what was typed before is wiped
    wait_for $dir/finished
    print -r -- "asked $line"
    [[ ! -e $dir/offered ]] || sort -u $dir/offered
done
