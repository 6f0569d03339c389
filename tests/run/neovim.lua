-- luacheck: globals vim
-- neovim.lua: run in Neovim by editors.sh, in a record with a wrong rotation, and the beginning of
-- a key in line 5. Prints the type of the file, what the language server complains of in the last
-- line, the key as CTRL-X CTRL-O completes it, and what that is said to be.

local said = { vim.bo.filetype }

local function wrong_turn()
  return vim.tbl_filter(function(one) return one.lnum == 6 end, vim.diagnostic.get(0))[1]
end

vim.wait(30000, wrong_turn, 20)
said[2] = wrong_turn() and "7: " .. wrong_turn().message

local here = { line = 4, character = 4 }
local at = { textDocument = { uri = vim.uri_from_bufnr(0) }, position = here }
local offered = vim.lsp.buf_request_sync(0, "textDocument/completion", at, 5000)
for _, answer in pairs(vim.bo.omnifunc == "v:lua.vim.lsp.omnifunc" and offered or {}) do
  for _, item in ipairs(answer.result.items) do
    if item.label == "tie" then vim.list_extend(said, { item.insertText, item.documentation }) end
  end
end
io.stdout:write(table.concat(said, "\n"))
