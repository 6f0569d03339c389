" :make judges the record that is edited; :cnext goes from one complaint to the next.
let current_compiler = 'reeve'
CompilerSet makeprg=reeve\ check\ --format\ gnu\ %:S
CompilerSet errorformat=%f:%l:%c:\ %trror:\ %m,%f:%l:%c:\ %tote:\ %m
