# pack.awk: reads a hash in hexadecimal, as sha256sum prints it, and writes it as a content security
# policy names it.

function base64(hex,    table, digits, code, text, i, bits) {
    table = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    digits = "0123456789abcdef"
    hex = hex "00" # 66 digits: three of them are two characters
    for (i = 1; i < length(hex); i += 3) {
        bits = (index(digits, substr(hex, i, 1)) - 1) * 256
        bits += (index(digits, substr(hex, i + 1, 1)) - 1) * 16
        bits += index(digits, substr(hex, i + 2, 1)) - 1
        text = text substr(table, int(bits / 64) + 1, 1) substr(table, bits % 64 + 1, 1)
    }
    return substr(text, 1, 43) "="
}

{ print "sha256-" base64(substr($1, 1, 64)) }
