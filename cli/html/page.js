"use strict";
(() => {
  const $ = (id) => document.getElementById(id);
  const data = JSON.parse($("data").textContent);
  const last = data.turns.length - 1;
  const parts = $("parts").children;
  const layers = Array.from(parts, (part) => part.innerHTML);
  const shown = layers.slice();
  const film = $("film"), svgName = "http://www.w3.org/2000/svg";
  let turn = -1, timer = 0;
  const make = (name, values) => {
    const made = document.createElementNS(svgName, name);
    Object.entries(values).forEach(([k, v]) => made.setAttribute(k, v));
    return made;
  };

  // The text of each part after a turn. The page has it after the last one; a turn is undone by what
  // was between the first and the last lines of a part.
  const undo = (texts, t) => {
    for (const [part, head, tail, text] of data.turns[t].parts) {
      const lines = texts[part].split("\n");
      const kept = (from, to) => lines.slice(from, to).map((line) => line + "\n").join("");
      texts[part] = kept(0, head) + text + kept(lines.length - 1 - tail, lines.length - 1);
    }
  };
  const layersAfter = (n) => {
    const texts = layers.slice();
    for (let t = last; t > n; t--) undo(texts, t);
    return texts;
  };
  // The tile that each turn laid: its part, and the text of that.
  const laid = [];
  for (let t = last, texts = layers.slice(); t > 0; t--) {
    const after = texts.slice(), isTile = /class="tile"/;
    undo(texts, t);
    const part = texts.findIndex((text, i) => !isTile.test(text) && isTile.test(after[i]));
    if (part >= 0) laid[t] = { part, text: after[part] };
  }

  const draw = (n) => layersAfter(n).forEach((text, i) => {
    if (text === shown[i]) return;
    parts[i].innerHTML = text;
    shown[i] = text;
  });

  // ---- what is seen of the board: all of it, or where someone has zoomed to

  const whole = film.getAttribute("viewBox").split(" ").map(Number);
  // The names of columns and rows, which are at the edges of what is seen, and on top of tiles there.
  const names = Array.from(film.querySelectorAll(":scope > text"), (text) =>
    ({ text, x: Number(text.getAttribute("x")), y: Number(text.getAttribute("y")) }));
  if (!data.bounded) film.append(...names.map(({ text }) => text));
  const top = Math.min(...names.map(({ y }) => y)), left = Math.min(...names.map(({ x }) => x));
  const bottom = Math.max(...names.map(({ y }) => y)), right = Math.max(...names.map(({ x }) => x));
  const isColumn = ({ y }) => y === top || y === bottom;
  const cellName = (x, y) => {
    const near = (a, b) => Math.abs(a - b) < 50;
    const column = names.find((n) => isColumn(n) && near(n.x, data.origin[0] + 100 * x + 50));
    const row = names.find((n) => !isColumn(n) && near(n.y, data.origin[1] - 100 * y + 50));
    if (!column || !row) return `${x},${y}`;
    return column.text.textContent + (data.bounded ? "" : ",") + row.text.textContent;
  };

  let view = null; // what was zoomed to: x, y, width, height; null: all that there is
  let seen = whole;
  // The pixels that there are; on paper those of page.css, which no script could measure in time.
  let room = { width: 1, height: 1 };
  // The same middle and the shape of the element.
  const shaped = ([x, y, w, h]) => {
    const ratio = room.width / room.height, wide = Math.max(w, h * ratio), high = wide / ratio;
    return [x - (wide - w) / 2, y - (high - h) / 2, wide, high];
  };
  // Pixels of a tile, unless someone zooms. At a desktop a board that is a little too large for the least
  // hangs over at its edges, by a tenth at most, until someone asks for all of it; a larger one is seen whole.
  const largest = 150;
  let least = 61;
  const extent = (onPaper) => {
    const boxes = ["parts", "legal-cells"].map((id) => $(id).getBBox()).filter((b) => b.width);
    if (data.bounded || !boxes.length) return whole;
    const x = Math.min(...boxes.map((b) => b.x)), y = Math.min(...boxes.map((b) => b.y));
    const w = Math.max(...boxes.map((b) => b.x + b.width)) - x, h = Math.max(...boxes.map((b) => b.y + b.height)) - y;
    const fitting = Math.min(largest / 100, (room.width - 46) / w, (room.height - 34) / h); // with room for the names
    const hangs = !onPaper && !isNarrow() && 1.25 * fitting >= least / 100, scale = hangs ? Math.max(fitting, least / 100) : fitting;
    const wide = room.width / scale, high = room.height / scale;
    const tile = laid[turn] ? laid[turn].text.match(/translate\((\S+) (\S+)\)/).slice(1).map(Number) : [x, y];
    const from = (start, size, room, at) => size <= room ? start + (size - room) / 2 : Math.min(at - 50, Math.max(at + 150 - room, start + (size - room) / 2));
    return [from(x, w, wide, tile[0]), from(y, h, high, tile[1]), wide, high];
  };
  const look = (onPaper = matchMedia("print").matches) => {
    if (!film.clientWidth) return;
    room = onPaper ? { width: 703, height: 438 } : { width: film.clientWidth, height: film.clientHeight };
    const all = shaped(extent(onPaper)), [x, y, w, h] = seen = view && !onPaper ? view : all, unit = w / room.width;
    film.setAttribute("viewBox", seen.map((n) => n.toFixed(1)).join(" "));
    film.classList.toggle("near", Boolean(view) && w < 0.99 * all[2]);
    const edge = 9 * unit;
    for (const name of data.bounded ? [] : names) {
      const column = isColumn(name);
      const room = (column ? 27 : 14) * unit / 100; // cells that one name takes
      const every = [1, 2, 5, 10].find((n) => n >= room) || 20;
      const off = column ? Math.abs(name.x - x - w / 2) > w / 2 - edge : Math.abs(name.y - y - h / 2) > h / 2 - 2 * edge;
      name.text.setAttribute("visibility", off || Number(name.text.textContent) % every ? "hidden" : "visible");
      name.text.setAttribute("font-size", 12 * unit);
      name.text.setAttribute("x", column ? name.x : name.x === left ? x + 1.3 * edge : x + w - 1.3 * edge);
      name.text.setAttribute("y", (column ? name.y === top ? y + edge : y + h - edge : name.y) + 4 * unit);
    }
  };
  const zoomTo = (factor, cx = seen[0] + seen[2] / 2, cy = seen[1] + seen[3] / 2) => {
    const wide = shaped(extent())[2], now = Math.min(2 * wide, Math.max(120, seen[2] * factor)) / seen[2];
    view = [cx - (cx - seen[0]) * now, cy - (cy - seen[1]) * now, seen[2] * now, seen[3] * now];
    look();
  };
  const moveBy = (dx, dy) => {
    view = [seen[0] + dx, seen[1] + dy, seen[2], seen[3]];
    look();
  };
  const fit = () => { view = null; least = 0; look(); };
  const pointOf = (e) => new DOMPoint(e.clientX, e.clientY).matrixTransform(film.getScreenCTM().inverse());

  // ---- the features of the board: what lies where, and what it is worth

  // What turns tell again where it changes, by its number, with so many values for each: of a region
  // its kind, ports, feature, whether that is open, and player; of a feature its points and the rule.
  const after = (n, what, values) => {
    const known = [];
    for (let t = 0; t <= n; t++)
      for (let i = 0, list = data.turns[t][what]; i < list.length; i += values + 1)
        known[list[i]] = list.slice(i + 1, i + values + 1);
    return known;
  };
  const regionsAfter = (n) => after(n, "regions", 5);
  const regionsOf = (regions, part) => Array.from({ length: 12 }, (_, k) => regions[12 * part + k]).filter(Boolean)
    .map(([kind, ports, feature, open, player]) => ({ kind: data.kinds[kind] || { name: "feature" }, ports, feature, open, player }));
  // The tiles that lie there, with their regions.
  const tilesAfter = (n) => {
    const regions = regionsAfter(n);
    return Array.from(parts).flatMap((part, i) => {
      const tile = part.querySelector(":scope > .tile");
      if (!tile) return [];
      const [px, py] = tile.getAttribute("transform").match(/-?[\d.]+/g).map(Number);
      return [{ tile, px, py, x: Math.round((px - data.origin[0]) / 100), y: Math.round((data.origin[1] - py) / 100), regions: regionsOf(regions, i) }];
    });
  };
  // A point of the edge of a tile, of twelve ports, or between two.
  const edge = (port) => {
    const at = (port + 12) % 12, side = Math.floor(at / 3), along = 100 * (at - 3 * side) / 3;
    return [[along, 0], [100, along], [100 - along, 100], [0, 100 - along]][side];
  };
  // The outline of a region that is not drawn by itself: towards each of its ports from the middle.
  const outline = ({ kind, ports }) => {
    const list = Array.from({ length: 12 }, (_, i) => i).filter((i) => ports >> i & 1);
    if (!list.length) return "M50,22 A28,28 0 1 1 49.9,22 Z";
    return list.map((i) => kind.line ? `M50,50 L${edge(i + 0.5)}` : `M50,50 L${edge(i)} L${edge(i + 1)} Z`).join(" ");
  };
  // A field is the ground between lines and buildings, which lie above it: its edges clockwise, from
  // one to the next along the line between them, around a building, or through the middle.
  const fieldShape = (regions, { ports }) => {
    const owner = Array.from({ length: 12 }, (_, i) => regions.find((r) => r.ports >> i & 1)), at = (i) => owner[(i + 24) % 12];
    const mine = (i) => ports >> (i + 24) % 12 & 1, isLine = (i) => Boolean(at(i) && at(i).kind.line);
    const corners = (from, to) => Array.from({ length: Math.max(0, to - from - 1) }, (_, k) => from + 1 + k).filter((k) => k % 3 === 0).map((k) => `L${edge(k)} `).join("");
    const starts = Array.from({ length: 12 }, (_, i) => i).filter((i) => mine(i) && !mine(i - 1));
    if (!starts.length) return "M0,0 H100 V100 H0 Z";
    return starts.map((start, k) => {
      const next = k + 1 < starts.length ? starts[k + 1] : starts[0] + 12, begin = isLine(next - 1) ? next - 0.5 : next;
      const stop = Array.from({ length: next - start }, (_, i) => start + i).find((i) => !mine(i)), end = isLine(stop) ? stop + 0.5 : stop;
      const turns = (Math.floor((next - 1) / 3) - Math.floor(stop / 3) + 4) % 4, along = isLine(stop) && at(stop) === at(next - 1);
      const built = Array.from({ length: next - stop }, (_, i) => at(stop + i)).every((r) => r && !r.kind.line && !r.kind.area);
      const way = along && turns % 2 ? `A50,50 0 0 ${turns === 1 ? 0 : 1} ` : along && !turns || built ? `${corners(end, begin)}L` : "L50,50 L";
      return `${k ? "" : `M${edge(isLine(start - 1) ? start - 0.5 : start)} `}${corners(start, stop)}L${edge(end)} ${way}${edge(begin)} `;
    }).join("") + "Z";
  };
  // The shapes of the regions of a tile as they are drawn, and the element behind which each is drawn.
  const shapesOf = ({ tile, regions }) => {
    const children = Array.from(tile.children), seen = children.map((e) => e.localName === "use" ? $(e.getAttribute("href").slice(1)) : e);
    const named = (name) => seen.filter((e) => e.getAttribute("class") === name && e.getAttribute("d"));
    const left = { line: named("line"), water: named("water"), built: named("built"), area: named("area") }, byEdges = !left.area.length;
    const frame = seen.findIndex((e) => e.localName === "rect" && e.getAttribute("fill") === "none");
    const behind = { field: 2, line: seen.findLastIndex((e) => ["line", "bridge"].includes(e.getAttribute("class"))) };
    return regions.map((region) => {
      const { kind, ports } = region, line = kind.line ? kind.bare ? "water" : "line" : "", is = line || (!byEdges ? "area" : kind.area ? "field" : "built");
      const own = ports & 0xfff && left[is] && left[is].shift();
      const d = own ? own.getAttribute("d") : is === "field" && ports & 0xfff ? fieldShape(regions, region) : outline(region);
      return { region, line, d, after: children[is in behind ? behind[is] : frame - 1] || tile.lastElementChild };
    });
  };
  // The feature of the tile at a point: a line that is near, or else what lies there, fields below all else.
  const regionAt = (tile, x, y) => {
    const rank = ({ region: { kind, ports }, line }) => line ? 0 : !(ports & 0xfff) ? 1 : kind.area ? 3 : 2;
    const found = shapesOf(tile).sort((a, b) => rank(a) - rank(b)).find(({ line, d }) => {
      const path = make("path", { d, fill: "none", "stroke-width": 24 });
      film.append(path);
      const hit = line ? path.isPointInStroke(new DOMPoint(x, y)) : path.isPointInFill(new DOMPoint(x, y));
      path.remove();
      return hit;
    });
    return found ? found.region : tile.regions[0];
  };
  const light = (tiles, features, name) => {
    for (const tile of tiles)
      for (const { region, line, d, after } of shapesOf(tile).filter(({ region: { feature } }) => features.has(feature)))
        after.after(make("path", { class: `lit ${line && "line "}${name}`, d }));
  };

  // The cells where the next tile could lie, each with its name and rotations.
  const legalCells = (n) => {
    const { legal = [] } = data.turns[n], list = [];
    for (let i = 0; i < legal.length; i += 3) {
      const [x, y, set] = legal.slice(i, i + 3);
      const rotations = [0, 90, 180, 270].filter((_, quarter) => set >> quarter & 1);
      list.push({ x, y, name: cellName(x, y), rotations });
    }
    return list;
  };

  // What a screen reader says of them.
  const legalWords = (n, list) => {
    const { legal, next } = data.turns[n];
    if (!legal) return "No tile comes next.";
    const degrees = (rotations) => rotations.map((q) => q + "°").join(", ");
    const places = list.map(({ name, rotations }) =>
      `${name} (${rotations.length === 4 ? "any rotation" : degrees(rotations)})`);
    return `Tile ${next} may lie at: ${places.join("; ") || "no cell"}.`;
  };

  const drawLegal = (n) => {
    if (!$("show-legal")) return;
    const layer = $("legal-cells"), next = data.turns[n].next, wanted = $("show-legal").checked;
    const list = wanted ? legalCells(n) : [];
    layer.replaceChildren();
    $("next-tile").textContent = next ? ` (${next})` : "";
    $("legal-words").textContent = wanted ? legalWords(n, list) : "";
    for (const { x: column, y: row, rotations } of list) {
      const x = data.origin[0] + 100 * column, y = data.origin[1] - 100 * row;
      const cell = make("g", { class: "legal" });
      const rect = make("rect", { x: x + 2, y: y + 2, width: 96, height: 96, fill: "#c4e8cd", "fill-opacity": 0.85,
                                  stroke: "#1c7a45", "stroke-width": 4, "stroke-dasharray": "9 5" });
      const text = make("text", { x: x + 50, y: y + 56, "text-anchor": "middle", "font-size": 17, fill: "#10502f" });
      text.textContent = rotations.length === 4 ? "any" : rotations.map((q) => q + "°").join(" ");
      if (rotations.length === 3) text.setAttribute("font-size", 12);
      cell.append(rect, text);
      layer.append(cell);
    }
  };

  const write = (id, text) => { if ($(id).textContent !== String(text)) $(id).textContent = text; };
  const showScores = (n) => {
    data.turns[n].score.forEach((points, i) => write("score-" + i, points));
    after(n, "hands", 1).forEach(([hand], i) => write("hand-" + i, hand));
  };

  // The score over the turns: a curve for each player, with an outline for white and black. It is drawn
  // in the pixels that there are, so that its numbers can be read.
  const plot = { left: 36, top: 10 };
  const plotX = (n) => plot.left + (last ? n * plot.width / last : 0);
  const drawPlot = (wide = $("curves").clientWidth, high = Math.max(120, Math.min(220, wide / 2))) => {
    Object.assign(plot, { wide, width: wide - plot.left - 10, height: high - 2 * plot.top });
    $("curves").setAttribute("viewBox", `0 0 ${wide} ${high}`);
    $("curves").replaceChildren();
    const all = data.turns.flatMap(({ score }) => score), least = Math.min(0, ...all), most = Math.max(1, ...all);
    const y = (points) => plot.top + plot.height * (most - points) / (most - least);
    const apart = [5, 10, 20, 50, 100].find((n) => (most - least) / n <= plot.height / 20) || 200;
    for (let points = 0; points <= most; points += apart) {
      const text = make("text", { x: plot.left - 6, y: y(points) + 4, "font-size": 11, "text-anchor": "end" });
      text.textContent = points;
      $("curves").append(make("path", { class: "grid", d: `M${plot.left} ${y(points)}h${plot.width}` }), text);
    }
    data.turns[0].score.forEach((_, i) => {
      const d = "M" + data.turns.map(({ score }, n) => `${plotX(n).toFixed(1)} ${y(score[i]).toFixed(1)}`).join("L");
      const stroke = document.querySelectorAll(".scores .swatch circle")[i].getAttribute("fill");
      $("curves").append(make("path", { class: "outline", d, fill: "none", "stroke-width": 5 }),
                         make("path", { class: "curve", d, fill: "none", stroke, "stroke-width": 3, "stroke-linejoin": "round" }));
    });
    $("curves").append(make("path", { id: "cursor", class: "cursor" }));
    movePlot(turn);
    $("colours").replaceChildren(...Array.from(document.querySelectorAll("#status .scores li"), (li) => {
      const copy = li.cloneNode(true);
      copy.querySelectorAll("[id]").forEach((e) => e.remove());
      return copy;
    }));
  };
  const movePlot = (n) => $("cursor") && n >= 0 && $("cursor").setAttribute("d", `M${plotX(n)} ${plot.top}v${plot.height}`);

  const markTurn = (n) => {
    document.querySelectorAll(".turns > li.current").forEach((li) => {
      li.classList.remove("current");
      li.removeAttribute("aria-current");
    });
    const li = $(data.turns[n].id);
    if (!li) return;
    li.classList.add("current");
    li.setAttribute("aria-current", "step");
  };
  const scrollList = (li) => {
    const list = li && li.closest("ol");
    if (list && list.scrollHeight > list.clientHeight)
      list.scrollTop = li.offsetTop - list.offsetTop - list.clientHeight / 2;
  };

  // Under the board, what the list has of the turn.
  const showItems = (n) => {
    const line = $(data.turns[n].id), parts = line ? line.querySelectorAll(".items, .fault") : [];
    $("of-turn").replaceChildren(...Array.from(parts, (part) => part.cloneNode(true)));
  };

  // "turn 9: Anna (W) 57/90 i10 knight; wrong: …", from the list.
  const wordsOf = (n) => {
    const line = $(data.turns[n].id), text = (name) => (line && line.querySelector(name) || { textContent: "" }).textContent;
    const head = text(".number") ? `turn ${text(".number")}: ${text(".who")} ${text(".entry")}` : text(".move") || "the position";
    const fault = text(".fault p");
    return (head + (fault && "; " + fault)).replace(/\s+/g, " ").trim();
  };

  // No element has this as its id, so the browser does not scroll to it.
  const hashOf = (n) => "#" + data.turns[n].id.replace("turn-", "");

  // ---- what is lit, and what a tap tells

  let picked = null; // a cell, and the number of a feature there or -1
  const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
  const playerOf = (label) => Array.from(document.querySelectorAll("#status .name"), (e) => e.textContent)
    .find((name) => name === label || name.endsWith(`(${label})`)) || label;
  const once = (list) => Array.from(new Set(list));
  // "a road curve and a city": what a tile looks like.
  const joined = (list) => list.join(", ").replace(/, ([^,]*)$/, " and $1");
  const looks = (regions) => {
    const sides = (ports) => [0, 1, 2, 3].filter((side) => ports >> (3 * side + 1) & 1);
    const many = (name) => name.replace(/y$/, "ie") + "s";
    const shapes = regions.filter(({ kind, ports }) => !kind.area && (!kind.line || sides(ports).length)).map(({ kind: { name, line }, ports }) => {
      const at = sides(ports);
      if (!line || at.length > 2) return [`a ${name}`, many(name)];
      if (at.length === 1) return [`the end of a ${name}`, `ends of ${many(name)}`];
      return at[1] - at[0] === 2 ? [`a straight ${name}`, `straight ${many(name)}`] : [`a ${name} curve`, `${name} curves`];
    });
    const count = (one) => shapes.filter((shape) => shape[0] === one).length;
    return joined(once(shapes.map(([one, several]) => count(one) > 1 ? `${count(one)} ${several}` : one))) || "a tile";
  };
  const tell = (tiles, tile) => {
    const title = tile.tile.querySelector("title").textContent;
    const said = Array.from(tile.tile.querySelectorAll("g title, path title, use title"), (e) => e.textContent).filter((e) => e !== title);
    const things = once(said.map((words) => words.replace(/^(\S+) \1 /, "$1 ").replace(/(.*) of (\S+)$/, (_, what, label) => `${what} of ${playerOf(label)}`)));
    const head = document.createElement("p"), list = document.createElement("div"), close = document.createElement("button");
    const [, name, cell] = title.match(/^tile (\S+) on (.*)$/) || [];
    head.textContent = (cell ? `${capital(looks(tile.regions))} on ${cell} (tile ${name})` : capital(title)) + (things.length ? ": " + things.join(", ") + "." : ".");
    close.textContent = "Close";
    close.type = "button";
    close.onclick = () => pick(null);
    const worths = after(turn, "worths", 2);
    for (const feature of once(tile.regions.map((r) => r.feature))) {
      const all = tiles.flatMap((t) => t.regions.filter((r) => r.feature === feature).map((r) => ({ t, r })));
      const n = once(all.map(({ t }) => t)).length, { kind, open } = all[0].r, [worth, rule] = worths[feature] || [];
      const button = document.createElement("button"), points = `${worth} point${worth === "1" ? "" : "s"}`;
      const now = (kind.area || open) && data.turns[turn].id !== "turn-final" ? " if the game ended now" : "";
      const state = (kind.bare || kind.area ? "" : open ? ", open" : ", complete") + (worth ? `, ${points}${now} (${rule.replace("-", "\u2011")})` : "");
      button.type = "button";
      const players = once(all.map(({ r }) => r.player)).filter((k) => k >= 0).map((k) => document.querySelectorAll("#status .name")[k].textContent);
      button.textContent = `${kind.name}: ${n} tile${n === 1 ? "" : "s"}${state}${players.length ? "; " + joined(players) : ""}`;
      button.setAttribute("aria-pressed", picked.feature === feature);
      button.onclick = () => pick({ ...picked, feature });
      list.append(button);
    }
    $("tapped").replaceChildren(head, list, close);
  };
  const showLit = (n) => {
    const { scored } = data.turns[n], tiles = tilesAfter(n);
    document.querySelectorAll("#parts .lit").forEach((e) => e.remove());
    $("lit").replaceChildren();
    if (laid[n]) light(tiles, new Set(scored.filter((_, i) => i % 2)), "scored");
    const tile = picked && tiles.find(({ x, y }) => x === picked.x && y === picked.y);
    if (!tile) return $("tapped").replaceChildren();
    light(tiles, new Set([picked.feature]), "picked");
    $("lit").append(make("rect", { class: "cell-picked", x: tile.px, y: tile.py, width: 100, height: 100 }));
    tell(tiles, tile);
  };
  const pick = (what) => {
    picked = what;
    showLit(turn);
    if (what) $("tapped").scrollIntoView({ block: "nearest" }); // on a phone it is below the board
  };
  const pickAt = ({ x, y }) => {
    const column = Math.floor((x - data.origin[0]) / 100), row = -Math.floor((y - data.origin[1]) / 100);
    const tile = tilesAfter(turn).find((t) => t.x === column && t.y === row);
    pick(tile ? { x: column, y: row, feature: (regionAt(tile, x - tile.px, y - tile.py) || {}).feature } : null);
  };
  // Keys: the tile laid last, or the next one in a direction.
  const pickBeside = (dx, dy) => {
    const tiles = tilesAfter(turn);
    const tile = picked ? tiles.find((t) => t.x === picked.x + dx && t.y === picked.y + dy) : tiles[tiles.length - 1];
    if (tile) pick({ x: tile.x, y: tile.y, feature: (tile.regions[0] || {}).feature });
  };

  // "lays a road curve on 2,0 and puts a knight in the city to the east": a move in words.
  const told = (n) => {
    const line = $(data.turns[n].id), entry = line && line.querySelector(".entry"), words = entry ? entry.textContent.trim().split(/\s+/) : [];
    const lots = words[0] === "bazaar:" ? Array.from(entry.textContent.matchAll(/(\S+) to (\S+) for (\d+)/g), ([, tile, who, price]) => {
      const later = laid.findIndex((one, t) => t > n && [" ", "/"].some((end) => one.text.includes(`title>tile ${tile}${end}`)));
      const look = later > 0 ? `${looks(regionsOf(regionsAfter(later), laid[later].part))} (tile ${tile})` : `tile ${tile}`;
      return `${playerOf(who)} buys ${look} for ${price} point${price === "1" ? "" : "s"}`;
    }) : [];
    if (lots.length) return `bid for tiles: ${joined(lots)}`;
    if (!laid[n] || !words[1] || !laid[n].text.includes(` on ${words[1]}</title>`)) return "";
    const regions = regionsOf(regionsAfter(n), laid[n].part);
    const long = { n: "north", e: "east", s: "south", w: "west", ne: "north-east", nw: "north-west", se: "south-east", sw: "south-west" };
    const [figure, place] = (words[2] || "").split("@"), [role, size] = figure.split(":").reverse(), to = long[place];
    // A corner is of a field, which reaches one of its ends.
    const ports = { nw: [11, 0], ne: [2, 3], se: [5, 6], sw: [8, 9] }[place] || [1 + 3 * "nesw".indexOf(place)];
    const there = regions.filter((region) => to && ports.some((port) => region.ports >> port & 1));
    const region = there.find(({ kind }) => kind.area && ports.length > 1) || there[0];
    const where = (region ? ` ${region.kind.line ? "on" : "in"} the ${region.kind.name}` : "") + (to ? ` to the ${to}` : "");
    const who = (size ? `${size === "big" ? "large" : size} ` : "") + role;
    return `lays ${looks(regions)} on ${words[1]}` +
      (/^[a-z ]+$/.test(who) ? ` and puts a ${who}${where || " there"}` : "");
  };
  // In the list the words stand before the notation.
  const stories = data.turns.map((_, n) => told(n));
  stories.forEach((story, n) => {
    if (!story) return;
    const who = $(data.turns[n].id).querySelector(".who"), words = document.createElement("span");
    words.className = "told";
    words.textContent = story;
    who.after(" ", words);
  });
  // Features, too: "road on 2,0", which is lit; the title has the notation.
  document.querySelectorAll(".what").forEach((e) => {
    e.title = e.textContent;
    e.textContent = e.title.replace(/@([-\w]+(?:,-?\d+)?)(?:\.\w+)?/g, " on $1");
  });

  // The tile of the next turn, not turned yet and with nobody on it; at the end, the one that has been
  // drawn.
  const drawn = $("coming-tile").innerHTML;
  const drawComing = (n) => {
    const box = $("coming-tile"), next = laid[n + 1];
    box.innerHTML = next ? next.text : n === last ? drawn : "";
    const tile = box.querySelector(".tile");
    $("coming").hidden = !tile;
    if (!tile) return;
    const [, name, degrees = 0] = tile.querySelector("title").textContent.match(/^tile ([^ /]+)(?:\/(\d+))?/);
    tile.setAttribute("transform", `rotate(${-degrees} 50 50)`);
    tile.querySelectorAll(".number").forEach((e) => e.previousElementSibling.remove()); // its plate
    tile.querySelectorAll(".follower, .token, .bridge, .castle, .lying, .marker, .raised, .refused, .stack, .top, .number, title").forEach((e) => e.remove());
    $("coming-name").textContent = `Next: ${name}`;
  };

  const show = (n, scroll = true) => {
    n = Math.max(0, Math.min(last, n));
    if (n === turn) return;
    turn = n;
    const words = wordsOf(n), line = $(data.turns[n].id), wrong = Boolean(line) && line.classList.contains("wrong");
    draw(n);
    film.classList.toggle("wrong", wrong);
    $("now").classList.toggle("against", wrong);
    drawLegal(n);
    showScores(n);
    movePlot(n);
    markTurn(n);
    showItems(n);
    $("slider").value = n;
    $("slider").setAttribute("aria-valuetext", words);
    $("now").textContent = words;
    film.setAttribute("aria-label", "The board: " + words);
    showLit(n);
    $("told").textContent = stories[n] && `${capital(line.querySelector(".who").textContent)} ${stories[n]}.`;
    drawComing(n);
    if (scroll) scrollList(line); // what is measured comes behind all that is written: it is laid out once
    look();
    const hash = hashOf(n);
    if (location.hash !== hash) history.replaceState(null, "", hash);
  };

  // While the game plays, nothing is read aloud.
  const namePlay = (name) => {
    $("play").textContent = name;
    $("play").setAttribute("aria-label", name);
    $("shown").setAttribute("aria-live", name === "Play" ? "polite" : "off");
  };
  const stop = () => {
    clearInterval(timer);
    timer = 0;
    namePlay("Play");
  };
  const play = () => {
    if (timer) return stop();
    if (turn === last) show(0);
    namePlay("Pause");
    timer = setInterval(() => (turn < last ? show(turn + 1) : stop()), 900);
  };
  const go = (n) => { stop(); show(n); };

  $("first").onclick = () => go(0);
  $("previous").onclick = () => go(turn - 1);
  $("play").onclick = play;
  $("next").onclick = () => go(turn + 1);
  $("last").onclick = () => go(last);
  $("slider").oninput = (e) => go(Number(e.target.value));
  if ($("show-legal")) $("show-legal").onchange = () => drawLegal(turn);

  document.addEventListener("keydown", (e) => {
    if (e.ctrlKey || e.altKey || e.metaKey || $("rule").open) return;
    if (e.target.closest("pre")) return; // which they scroll
    const slides = e.target === $("slider");
    const keys = { ArrowLeft: () => go(turn - 1), ArrowRight: () => go(turn + 1), Home: () => go(0),
                   End: () => go(last), " ": play, "+": () => zoomTo(0.8), "=": () => zoomTo(0.8),
                   "-": () => zoomTo(1.25), 0: fit, Escape: () => pick(null) };
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[e.key] || [0, 0];
    if (e.shiftKey && (dx || dy) && !slides) { // the neighbour of the tile that was chosen, or the view
      e.preventDefault();
      return picked ? pickBeside(dx, dy) : moveBy(dx * seen[2] / 8, -dy * seen[3] / 8);
    }
    if (e.key === "Enter" && e.target === film) return pickBeside(0, 0);
    const wanted = e.key !== " " || !["BUTTON", "A", "INPUT", "SUMMARY"].includes(e.target.tagName);
    if (!keys[e.key] || slides || !wanted) return;
    e.preventDefault();
    keys[e.key]();
  });

  // A finger or the mouse: a tap tells what lies there, a drag moves the board, two fingers zoom; of
  // a board that is seen whole a swipe to the left is the next turn. While two fingers have enlarged
  // the page, one moves that.
  const isLarge = () => visualViewport.scale > 1.01;
  visualViewport.addEventListener("resize", () => film.classList.toggle("large", isLarge()));
  const fingers = new Map();
  let moved = false, begun = null;
  const spread = () => {
    const [a, b] = fingers.values();
    return { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2, apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) };
  };
  film.addEventListener("pointerdown", (e) => {
    if (e.button) return;
    fingers.set(e.pointerId, e);
    begun = fingers.size === 1 ? e : null;
    moved = fingers.size > 1;
  });
  addEventListener("pointermove", (e) => {
    const before = fingers.get(e.pointerId), unit = seen[2] / film.clientWidth;
    if (!before || isLarge()) return;
    if (fingers.size === 2) {
      const old = spread();
      fingers.set(e.pointerId, e);
      const now = spread(), { x, y } = pointOf(now);
      zoomTo(old.apart / (now.apart || 1), x, y);
      moveBy((old.clientX - now.clientX) * unit, (old.clientY - now.clientY) * unit);
      return;
    }
    moved = moved || Math.hypot(e.clientX - begun.clientX, e.clientY - begun.clientY) > 5;
    if (!moved) return;
    fingers.set(e.pointerId, e);
    if (e.pointerType === "mouse" || view)
      moveBy((before.clientX - e.clientX) * unit, (before.clientY - e.clientY) * unit);
  });
  const lift = (e) => {
    if (!fingers.delete(e.pointerId) || e.type === "pointercancel" || isLarge() || !begun) return;
    const dx = e.clientX - begun.clientX, dy = e.clientY - begun.clientY;
    if (!moved) pickAt(pointOf(e));
    else if (e.pointerType !== "mouse" && !view && Math.abs(dx) > 40 && Math.abs(dx) > 2 * Math.abs(dy)) go(turn + (dx < 0 ? 1 : -1));
  };
  addEventListener("pointerup", lift);
  addEventListener("pointercancel", lift);
  film.addEventListener("wheel", (e) => {
    if (isNarrow() && !e.ctrlKey) return; // there it scrolls the page
    e.preventDefault();
    const { x, y } = pointOf(e);
    zoomTo(Math.exp(Math.max(-100, Math.min(100, e.deltaY)) / 400), x, y);
  }, { passive: false });
  $("nearer").onclick = () => zoomTo(0.7);
  $("farther").onclick = () => zoomTo(1.4);
  $("fit").onclick = fit;
  new ResizeObserver(() => { if (view) view = shaped(view); look(); }).observe(film);
  film.tabIndex = 0;
  film.setAttribute("aria-describedby", "film-keys");

  // Where the list is below the board, a tap leads there, and the link under the board back to the
  // same place; so does the browser, for which this is a step.
  let place = 100;
  const isNarrow = () => matchMedia("(max-width: 61.99rem)").matches;
  const goToBoard = (link, n) => {
    place = link.getBoundingClientRect().top;
    history.pushState(null, "", hashOf(turn));
    show(n, false);
    $("board").scrollIntoView();
  };
  const goToList = () => {
    const link = ($(data.turns[turn].id) || $("turns")).querySelector("a.move");
    scrollBy(0, link.getBoundingClientRect().top - place);
    link.focus({ preventScroll: true });
  };

  document.addEventListener("click", (e) => {
    const link = e.target.closest("a");
    if (!link) return;
    const id = decodeURIComponent(link.hash.slice(1));
    const n = data.turns.findIndex((t) => t.id === id);
    if (link.classList.contains("rule") && $(id)) {
      e.preventDefault();
      $("said").replaceChildren($(id).cloneNode(true), $(id).nextElementSibling.cloneNode(true));
      $("said").querySelectorAll("[id]").forEach((copy) => copy.removeAttribute("id"));
      $("rule").showModal();
    } else if (n >= 0) {
      e.preventDefault();
      stop();
      if (isNarrow()) goToBoard(link, n);
      else show(n, false);
    } else if (link === $("to-list")) {
      e.preventDefault();
      goToList();
    }
  });
  $("rule").addEventListener("click", (e) => { if (e.target === $("rule")) $("rule").close(); });

  // While the game goes on, the page loads itself again, unless someone has touched it just now: it
  // follows the last turn, or stays at the turn that is shown, and where it was zoomed to.
  const every = 2000;
  let touched = 0;
  const kept = data.live && JSON.parse(sessionStorage.getItem("seen") || "null");
  if (data.live) {
    ["pointerdown", "pointermove", "keydown", "wheel", "scroll"].forEach((name) => addEventListener(name, () => { touched = Date.now(); }, { passive: true }));
    setInterval(() => {
      if (document.hidden || timer || $("rule").open || Date.now() - touched < every) return;
      sessionStorage.setItem("seen", JSON.stringify({ follows: turn === last, view, picked, legal: $("show-legal") && $("show-legal").checked }));
      location.reload();
    }, every);
  }

  const asked = () => data.turns.findIndex((t, n) => [hashOf(n), "#" + t.id].includes(location.hash));
  addEventListener("hashchange", () => { if (asked() >= 0) go(asked()); });
  $("zoom").hidden = false;
  if (last) drawPlot();
  addEventListener("beforeprint", () => { look(true); drawPlot(680, 113); }); // as wide and high as page.css makes it
  addEventListener("afterprint", () => look());
  new ResizeObserver(() => { if (![0, plot.wide].includes($("curves").clientWidth)) drawPlot(); }).observe($("curves"));
  $("back").hidden = !last;
  // Of a position there is only what was typed, and its end, which the list has.
  $("controls").hidden = $("plot").hidden = data.turns.every(({ id }) => ["turn-0", "turn-final"].includes(id));
  if ($("choice")) $("choice").hidden = !data.turns.some((t) => t.legal);
  $("slider").max = last;
  if (kept) {
    ({ view, picked } = kept);
    $("show-legal").checked = kept.legal;
  }
  show(asked() >= 0 && !(kept && kept.follows) ? asked() : last);
})();
