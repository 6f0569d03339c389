-- source.lua: the mutants of a C file. Each is one small change of the kind that a slip of the pen
-- makes; what a test must notice.
--
--   `<` becomes `<=` …   a comparison, the neighbouring one and the opposite one
--   `&&` becomes `||`    and the other way round
--   `!` is dropped
--   `+` becomes `-`      between two values, in += and, but for headers of `for`, in ++; and back
--   `3` becomes `3 + 1`  an integer, one more and one less
--   `true` becomes `false`, and back
--   is always true       the condition of an `if` (its side effects remain)
--   is always false      that of an `if` or `while`
--   is deleted           a call or an assignment below an `if`

local source = {}

-- ---- Tokens ------------------------------------------------------------------------------------
-- A token: {text, first, last (in the text of the file), kind}; comments, strings and preprocessor
-- lines give no token, or a `text`.

local LONG = {["<<="] = 1, [">>="] = 1, ["..."] = 1}
local DOUBLE = {}
for two in ("-> ++ -- << >> <= >= == != && || += -= *= /= %= &= |= ^="):gmatch("%S+") do
  DOUBLE[two] = 1
end

-- The end of the directive at `at`; its lines may be continued.
local function end_of_directive(text, at)
  local last = text:find("\n", at, true) or #text
  while text:sub(last - 1, last - 1) == "\\" do last = text:find("\n", last + 1, true) or #text end
  return last
end

local function end_of_text(text, at)
  local quote = text:sub(at, at)
  at = at + 1
  while text:sub(at, at) ~= quote do at = at + (text:sub(at, at) == "\\" and 2 or 1) end
  return at
end

-- The kind of the token at `at`, and its end.
local function lex(text, at)
  local two = text:sub(at, at + 1)
  local char = two:sub(1, 1)
  if two == "/*" then return "blank", select(2, text:find("*/", at + 2, true)) end
  if two == "//" then return "blank", text:find("\n", at, true) end
  if char:find("%s") then return "blank", select(2, text:find("^%s+", at)) end
  if char == "#" then return "blank", end_of_directive(text, at) end
  if char == '"' or char == "'" then return "text", end_of_text(text, at) end
  if char:find("[%a_]") then return "word", select(2, text:find("^[%w_]+", at)) end
  if char:find("%d") then return "number", select(2, text:find("^[%w_.]+", at)) end
  if LONG[text:sub(at, at + 2)] then return "sign", at + 2 end
  return "sign", DOUBLE[two] and at + 1 or at
end

local function tokens_of(text)
  local tokens, at = {}, 1
  while at <= #text do
    local kind, last = lex(text, at)
    if kind ~= "blank" then
      tokens[#tokens + 1] = {text = text:sub(at, last), first = at, last = last, kind = kind}
    end
    at = last + 1
  end
  return tokens
end

-- ---- What the tokens are part of ---------------------------------------------------------------

local OPENS = {["("] = true, ["{"] = true, ["["] = true}
local CLOSES = {[")"] = true, ["}"] = true, ["]"] = true}

-- Each opening bracket's .mate is the index of its closing one, and the reverse.
local function pair_brackets(tokens)
  local open = {}
  for i, token in ipairs(tokens) do
    if token.kind == "sign" and OPENS[token.text] then
      open[#open + 1] = i
    elseif token.kind == "sign" and CLOSES[token.text] then
      local first = table.remove(open)
      tokens[first].mate, token.mate = i, first
    end
  end
end

-- Each token inside the braces of a function has its name as .inside.
local function name_functions(tokens)
  local i = 1
  while i <= #tokens do
    local token = tokens[i]
    if token.text == "{" then
      local close = tokens[i - 1]
      local name = close.text == ")" and tokens[close.mate - 1].text or nil
      if name == "RV_LUA" then -- a method: RV_LUA(OBJECT, NAME)
        name = ("rv_lua_%s_%s"):format(tokens[close.mate + 1].text, tokens[close.mate + 3].text)
      end
      for j = i, token.mate do tokens[j].inside = name end
      i = token.mate
    end
    i = i + 1
  end
end

local CONTROL = {["if"] = true, ["for"] = true, ["while"] = true, ["switch"] = true}

-- The last token of the statement that begins at i.
local function end_of_statement(tokens, i)
  local word = tokens[i].text
  if word == "{" then return tokens[i].mate end
  if CONTROL[word] then
    local last = end_of_statement(tokens, tokens[i + 1].mate + 1)
    local otherwise = word == "if" and tokens[last + 1] and tokens[last + 1].text == "else"
    return otherwise and end_of_statement(tokens, last + 2) or last
  end
  while tokens[i].text ~= ";" and not CLOSES[tokens[i].text] do
    local is_loop = tokens[i].text == "{" and tokens[i - 1].text == ")" -- a macro's
    i = tokens[i].mate or i
    if is_loop then return i end
    i = i + 1
  end
  return i
end

local function mark(tokens, first, last, key)
  for i = first, last do tokens[i][key] = true end
end

-- Marks tokens below an `if` or `else`, in a condition, and in the header of a `for`.
local function mark_places(tokens)
  for i, token in ipairs(tokens) do
    if token.inside and token.text == "if" then
      local body = tokens[i + 1].mate + 1
      mark(tokens, body, end_of_statement(tokens, body), "below_if")
    elseif token.inside and token.text == "else" and tokens[i + 1].text ~= "if" then
      mark(tokens, i + 1, end_of_statement(tokens, i + 1), "below_if")
    elseif token.inside and token.text == "for" then
      mark(tokens, i + 1, tokens[i + 1].mate, "in_for")
    end
  end
end

-- ---- Mutants -----------------------------------------------------------------------------------

local BECOMES = {
  ["<"] = {"<=", ">="}, ["<="] = {"<", ">"}, [">"] = {">=", "<="}, [">="] = {">", "<"},
  ["=="] = {"!="}, ["!="] = {"=="}, ["&&"] = {"||"}, ["||"] = {"&&"},
  ["+="] = {"-="}, ["-="] = {"+="}, ["true"] = {"false"}, ["false"] = {"true"},
}
local BETWEEN = {["+"] = "-", ["-"] = "+"}
local STEP = {["++"] = "--", ["--"] = "++"}

-- Words after which a sign is a unary operator, and with which no call or assignment begins.
local NOT_VALUES = {["return"] = true, ["case"] = true, ["else"] = true}
local NOT_DONE = {}
for word in ([[return break continue goto if for while do switch else case default const static
               struct enum union unsigned signed int char bool long short float double void
               sizeof typedef]]):gmatch("%S+") do
  NOT_DONE[word] = true
end

local function ends_value(token)
  return token.kind == "number" or (token.kind == "word" and not NOT_VALUES[token.text])
         or token.text == ")" or token.text == "]"
end

local function becomes(add, token, new)
  add(token.first, token.last, new, ("`%s` becomes `%s`"):format(token.text, new))
end

local function mutate_sign(add, tokens, i)
  local token = tokens[i]
  for _, new in ipairs(BECOMES[token.text] or {}) do becomes(add, token, new) end
  if token.text == "!" then add(token.first, token.last, "", "`!` is dropped") end
  if BETWEEN[token.text] and ends_value(tokens[i - 1]) then
    becomes(add, token, BETWEEN[token.text])
  end
  if STEP[token.text] and not token.in_for then becomes(add, token, STEP[token.text]) end
end

local function mutate_number(add, token)
  if not math.tointeger(tonumber((token.text:gsub("[uUlL]+$", "")))) then return end
  for _, change in ipairs {"+ 1", "- 1"} do
    local new = token.text .. " " .. change
    add(token.first, token.last, "(" .. new .. ")", ("`%s` becomes `%s`"):format(token.text, new))
  end
end

local function mutate_condition(add, tokens, i)
  local open = tokens[i + 1]
  local first, last = open.first, tokens[open.mate].last
  local function always(value, name)
    add(first, last, name, ("is always %s"):format(value))
  end
  local text = source.text:sub(first, last)
  always("false", ("(%s, 0)"):format(text))
  if tokens[i].text == "if" then always("true", ("(%s, 1)"):format(text)) end
end

local function begins_statement(tokens, i)
  local before = tokens[i - 1]
  if before.text == ";" or before.text == "{" or before.text == "}" or before.text == "else" then
    return not before.in_for
  end
  return before.text == ")" and CONTROL[tokens[before.mate - 1].text]
end

-- Whether it is a declaration: `type name` or `type *name`, or a word that begins one.
local function is_done(tokens, i)
  local first, second, third = tokens[i], tokens[i + 1], tokens[i + 2]
  if first.kind ~= "word" then return first.text == "*" end
  if NOT_DONE[first.text] or second.kind == "word" or second.text == ":" then return false end
  return not (second.text == "*" and (third.kind == "word" or third.text == "*"))
end

local function mutate_statement(add, tokens, i)
  if not (tokens[i].below_if and begins_statement(tokens, i) and is_done(tokens, i)) then return end
  local last = tokens[end_of_statement(tokens, i)]
  if last.text == ";" then add(tokens[i].first, last.last, ";", "is deleted") end
end

-- Line and column of an offset, the column counted from the first character that is not blank.
local function place_of(text, at)
  local line, start = 1, 1
  for newline in text:gmatch("()\n") do
    if newline >= at then break end
    line, start = line + 1, newline + 1
  end
  local whole = text:match("[^\n]*", start)
  local indent = #whole:match("^%s*")
  return line, at - start - indent + 1, whole:sub(indent + 1)
end

-- A mutant: {path, line, column, code (the line), inside (the function), what, text (of the file)}.
-- Its key stays the same when other lines change.
function source.mutants(path, text)
  local tokens, list, token = tokens_of(text), {}, nil
  source.text = text
  pair_brackets(tokens)
  name_functions(tokens)
  mark_places(tokens)
  local function add(first, last, new, what)
    local line, column, code = place_of(text, first)
    local mutant = {path = path, line = line, column = column, code = code, what = what,
                    inside = token.inside or "a table"}
    function mutant.make() return text:sub(1, first - 1) .. new .. text:sub(last + 1) end
    mutant.key = table.concat({path, mutant.inside, code, column .. " " .. what}, "\t")
    list[#list + 1] = mutant
  end
  for i, this in ipairs(tokens) do
    token = this
    if this.kind == "number" then mutate_number(add, this)
    elseif this.text == "if" or this.text == "while" then
      mutate_condition(add, tokens, i)
    elseif this.kind ~= "text" then
      mutate_sign(add, tokens, i)
    end
    if this.inside and i > 1 then mutate_statement(add, tokens, i) end
  end
  return list
end

return source
