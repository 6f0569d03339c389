-- mdoc.lua: writes text as mdoc(7), to standard output.

local mdoc = {}

-- Escapes the characters that roff interprets.
function mdoc.escape(text)
  text = text:gsub("\\", "\\e"):gsub("`", "\\(ga")
  return (text:gsub("[\u{80}-\u{10ffff}]+", function(run)
    local out = {}
    for _, code in utf8.codes(run) do out[#out + 1] = ("\\[u%04X]"):format(code) end
    return table.concat(out)
  end))
end

-- An argument of a macro.
function mdoc.argument(text) return '"' .. mdoc.escape(text):gsub('"', "\\(dq") .. '"' end

-- Running text, one sentence on each line.
function mdoc.put_text(text)
  text = mdoc.escape(text):gsub("([.?!]['\")]*) +(%f[%u\\\"(])", "%1\n%2")
  for line in (text .. "\n"):gmatch("([^\n]*)\n") do
    io.write(line:find("^[.']") and "\\&" or "", line, "\n")
  end
end

return mdoc
