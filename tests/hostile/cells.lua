local function try(f, ...) return pcall(f, ...) end
return { api=1, name="cells", summary="x", rules={"castle","carcassonne"},
 hooks = {
  tile_placed=function(g, t)
   local n = 0
   for x=-40,40 do for y=-40,40 do
     local c = g:cell(x,y)
     if c then n=n+1; c:name() c:x() c:y() c:tile() c:start() c:tower() c:top() end
   end end
   for _, v in ipairs{math.mininteger, math.maxinteger, -1000001, 1000000,
    2147483647, -2147483648, 4294967296} do
     for _, w in ipairs{0, v, 1, -1} do
      for i=1,2 do local c; if i==1 then c=g:cell(v,w) else c=g:cell(w,v) end
        if c then c:name() c:x() c:y() c:tile() c:start() c:tower() c:top() end end
     end
   end
   for _, s in ipairs{"", "a", "a0","a1","zz99","0,0","1,-2","-999999999,0","2147483647,2147483647",
    "-2147483648,0","99999999999,0", "0,0 ", " 0,0","0,", ",","é5","a\u{202e}1","e5.n","e5@"} do
     local ok,c = pcall(g.cell, g, s)
     if ok and c then c:name() c:x() c:y() c:tile() c:start() c:tower() c:top() end
   end
  end,
 }}
