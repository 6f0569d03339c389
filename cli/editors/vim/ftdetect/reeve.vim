" Records and positions of reeve(1): YAML files that begin, after comments, with the key `reeve`,
" or with `rules` and then `reeve`.
autocmd BufRead,BufNewFile *.yaml,*.yml call s:Detect()

function! s:Detect() abort
    for line in getline(1, 200)
        if line =~? '^{\?reeve:'
            set filetype=yaml.reeve
            compiler reeve
        endif
        if line !~? '^\s*\(#.*\)\?$\|^---\|^rules:'
            return
        endif
    endfor
endfunction
