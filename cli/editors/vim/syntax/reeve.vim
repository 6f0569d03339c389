" The short entries of records: tiles with their rotation, cells, followers with their place.
syntax match reeveTile "\(: '\?\)\@<=\w[^ '\"{}\[\]]\{-}\ze\(/\(0\|90\|180\|270\)\)\? \([a-n]\d\{1,2}\|-\?\d\+,-\?\d\+\)\>" containedin=ALLBUT,@reeveText
syntax match reeveTile "\([a-n]\d\{1,2}'\?: \[\?\|,-\?\d\{1,2}'\?: \[\?\)\@<=[^ '\"{}\[\],][^ '\"{}\[\]]\{-}\ze\(/\(0\|90\|180\|270\)\)\?,\?\( \|\]\|$\)" containedin=ALLBUT,@reeveText
syntax match reeveRotation "/\(0\|90\|180\|270\)\>" containedin=ALLBUT,@reeveText
syntax match reeveCell "\<[a-n][0-9]\{1,2}\>\|\(^\|[ '\"]\)\zs-\?[0-9]\+,-\?[0-9]\+\>" containedin=ALLBUT,@reeveText
syntax match reeveFollower "\<\(\a\w*:\)*\l\+@[a-z0-9.-]\+\(,[a-z0-9.-]\+\)*" containedin=ALLBUT,@reeveText
syntax match reeveFollower "\<\(\a\w*:\)\+\([nesw]\+\>\)\@!\l\{3,}\>[:,/]\@!" containedin=ALLBUT,@reeveText
syntax match reeveFollower "\(\<[a-n]\d\{1,2} \|,-\?\d\{1,2} \)\@<=\(\l\+:\)\?\l\+\>" containedin=ALLBUT,@reeveText
syntax match reevePlayer "^\s*- \(- \)\?\zs[^ :{\[]\+\ze:" containedin=ALLBUT,@reeveText
syntax match reeveUnknown "?" containedin=ALLBUT,@reeveText
syntax cluster reeveText contains=yamlComment,yamlTodo

highlight default link reeveTile String
highlight default link reeveRotation Number
highlight default link reeveCell Identifier
highlight default link reeveFollower Type
highlight default link reevePlayer Statement
highlight default link reeveUnknown WarningMsg
