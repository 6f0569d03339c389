-- progress.lua: shows on a terminal, in one line, how many of how many tests are done, the time,
-- and the running tests. If the output is not a terminal, nothing is shown.

local progress = {}
progress.__index = progress

local SHOWN = os.execute("test -t 1") and os.getenv("TERM") ~= "dumb"

local function columns()
  local pipe = assert(io.popen("stty size 2>/dev/null </dev/tty"))
  local width = tonumber((pipe:read("a") or ""):match("%d+ (%d+)"))
  pipe:close()
  return width and width > 20 and width or 80
end

local WIDTH = SHOWN and columns() - 1

-- Put before a command whose lines are read: prints a line every second, so that the clock is
-- updated. It ends when its output is no longer read.
local CLOCK = "(while sleep 1 && echo .; do :; done) & clock=$!; trap 'kill $clock' 0;"
progress.CLOCK = SHOWN and CLOCK or ""

-- Clears the line, so that other output can be printed.
function progress.clear_line()
  if SHOWN then io.write("\r", (" "):rep(WIDTH), "\r") end
end

-- At most so many characters of a text, which is UTF-8.
local function cut(text, most)
  local length = utf8.len(text) or #text
  if length <= most then return text end
  return text:sub(1, utf8.offset(text, most) - 1) .. "…"
end

function progress.new(total)
  return setmetatable({total = total, ended = 0, began = os.time(), running = {}}, progress)
end

-- The test that has run longest is shown.
local function show(self)
  if not SHOWN then return end
  local seconds = os.time() - self.began
  local text = ("%d/%d  %d:%02d  %s"):format(self.ended, self.total, seconds // 60, seconds % 60,
                                             self.running[1] or "")
  progress.clear_line()
  io.write(cut(text, WIDTH))
  io.flush()
end

function progress:begins(title)
  table.insert(self.running, title)
  show(self)
end

function progress:ends(title)
  for i, one in ipairs(self.running) do
    if one == title then
      table.remove(self.running, i)
      break
    end
  end
  self.ended = self.ended + 1
  show(self)
end

function progress:ticks()
  show(self)
end

function progress:clear() -- luacheck: ignore self
  progress.clear_line()
end

return progress
