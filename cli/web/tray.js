// What the tray below the board (or beside it) shows of the cell that was tapped: the tiles that fit,
// or the tile that lies there, to be turned and to have followers put on it.
import * as board from "./board.js";
import { $, button, element, focusAgain, focusedIn, ruleButton, sentence } from "./dom.js";
import { ask, askObjects } from "./ask.js";
import * as tiles from "./tiles.js";
import { entryRows, inWords, ownEntry, playerRows, rowsFor, rowsWith, turnRows } from "./things.js";
import { game, put, place, lay, asLaid, change, tilesFor, allTiles, leftOf, followersFor, typedAt, shownAt, canChange, canRemove, isFine, isOfTurn, lastPlayer, stopsAt, stopsAtLast, takeBack } from "./game.js";

const tray = $("tray"), body = $("tray-body");
let cell = null;         // the cell that is shown
let hand = null;         // or the tile whose places are shown: {tile, places}
let moving = null;       // what is on its way to another cell
let shows = null;        // or what draws anew what is shown of the table
let drawing = 0;
let again = null;        // the label of what had the focus before it was drawn anew
const turnsKnown = new Map(); // of a cell: the tile that was chosen there, and the turns that fit

export const openCell = () => cell;
export const heldTile = () => hand;

const isNarrow = () => matchMedia("(max-width: 61.99rem)").matches;
export const hiddenBelow = () => {
  if (tray.hidden || !isNarrow()) return 0;
  return Math.max(0, $("scroller").getBoundingClientRect().bottom - tray.getBoundingClientRect().top);
};

const title = (text, ...more) => {
  $("tray-title").textContent = text;
  $("tray-more").replaceChildren(...more);
};
const open = (...parts) => {
  const fresh = tray.hidden, hasFocus = tray.contains(document.activeElement);
  tray.hidden = false;
  document.body.classList.add("has-tray");
  body.replaceChildren(...parts);
  if (hasFocus && !tray.contains(document.activeElement)) tray.focus({ preventScroll: true }); // until what was asked has come
  if (fresh) body.scrollTop = 0;
};
export const close = () => {
  drawing++;
  cell = hand = moving = shows = null;
  tray.hidden = true;
  document.body.classList.remove("has-tray");
  board.select(null);
  document.dispatchEvent(new Event("tray-closed"));
};

// ---- a picture of a tile on a button ----

const tileButton = (group, degrees, onclick) => {
  const picture = tiles.make("svg", { viewBox: "-2 -2 104 104", "aria-hidden": "true" });
  game.set.draw(picture, group.tile, degrees);
  const words = `${group.tile.tile}: ${tiles.tileInWords(group.tile, degrees)}, ${group.left} left`;
  return button(picture, onclick, { class: "tile-button", "aria-label": words, title: words, "data-tile": group.same, "data-degrees": degrees });
};
const withCount = (made, group) => {
  if (group.left !== 1) made.append(element("span", { class: "left", "aria-hidden": "true" }, `×${group.left}`));
  return made;
};

// The tiles as buttons, with a search by edges; `also` says which of the others may come, too. `choose(group, degrees)`
// is called with one of them.
const palette = (groups, others, choose, also = []) => {
  const list = element("div", { class: "palette", role: "group", "aria-label": "Tiles" });
  const none = element("p", { class: "faint" });
  const more = others.length && groups.length ? button(also.length ? `Show ${others.length} others` : `Show ${others.length} more that do not fit`, null, { class: "plain" }) : null;
  let all = !groups.length, looking = null, token = 0;
  const show = () => {
    const seen = all ? [...groups, ...others] : groups;
    const buttons = seen.flatMap((group) => {
      const turns = group.turns.length ? group.turns : group.all;
      if (!looking) return [withCount(tileButton(group, turns[0], () => choose(group, turns[0])), group)];
      const degrees = turns.find((one) => game.set.list.some((tile) => tile.same === group.same && looking.has(`${tile.tile}/${one}`)));
      return degrees === undefined ? [] : [withCount(tileButton(group, degrees, () => choose(group, degrees)), group)];
    });
    buttons.forEach((made, i) => { if (i >= groups.length && !looking) made.classList.add("faint"); });
    list.replaceChildren(...buttons);
    none.textContent = buttons.length ? "" : "No tile looks like this here.";
  };
  // The letters of the sides, or corners: what stands first in the looks.
  const letters = [...new Set(game.set.list.flatMap(({ look }) => [...look.slice(0, 4)]))].filter((c) => /[a-z]/.test(c)).sort();
  const field = element("input", { type: "text", maxlength: 40, autocomplete: "off", autocapitalize: "off", spellcheck: "false", "aria-label": "Edges, clockwise from the top",
                                   placeholder: `edges: ${letters.join(" ")}` });
  const search = async () => {
    const typed = field.value.toLowerCase().replace(/\s/g, ""), now = ++token;
    if (!typed) looking = null;
    else {
      const look = /[:/+]/.test(typed) ? typed : typed.padEnd(4, "?") + ":?+?";
      const found = await game.set.looking(look);
      if (now !== token) return;
      looking = found || new Set();
    }
    show();
  };
  field.oninput = search;
  field.onkeydown = (event) => {
    if (event.key === "Enter" && list.firstChild) list.firstChild.click();
  };
  if (more) more.onclick = () => { all = true; more.remove(); show(); };
  show();
  return [list, element("div", {}, none, ...also.map((words) => element("p", {}, words))), more, field];
};
// Arrows lead from tile to tile, letters to the search.
body.addEventListener("keydown", (event) => {
  const here = event.target.closest(".tile-button");
  if (!here || event.ctrlKey || event.altKey || event.metaKey) return;
  const list = [...here.parentNode.children], row = list.filter(({ offsetTop }) => offsetTop === list[0].offsetTop).length;
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -row, ArrowDown: row }[event.key];
  if (by) {
    event.preventDefault();
    const next = list[list.indexOf(here) + by];
    if (next) next.focus();
  } else if (/^[a-z?]$/.test(event.key)) {
    const field = $("tray-more").querySelector("input");
    if (field) field.focus();
  }
});

// ---- an empty cell ----

const isUnsettled = (own) => Boolean(own && (own.isDue || !isFine()));

const showPalette = async (name, byKey) => {
  const now = ++drawing;
  if (!game.set) return undefined;
  if (game.record && isUnsettled(ownEntry())) return openEntry();
  if (game.record && !(isFine() && game.shown.to_move)) return showWhyNot(name, byKey);
  title(`Tiles for ${name}`);
  open(element("p", { class: "faint" }, "Looking which tiles fit …"));
  board.reveal(name, hiddenBelow());
  const groups = await tilesFor(name);
  if (now !== drawing) return undefined;
  const fit = groups.filter(({ turns, left }) => turns.length && left > 0), rest = groups.filter(({ turns }) => !turns.length);
  const [list, none, more, field] = palette(fit, rest, (group, degrees) => {
    turnsKnown.set(name, { same: group.same, turns: group.turns });
    place(name, { tile: group.tile.tile, degrees });
  }, groups.more);
  title(fit.length ? `${fit.length} of ${groups.length} tiles fit on ${name}` : `No tile fits on ${name} yet`, field);
  open(list, none, ...[more].filter(Boolean));
  if (byKey && list.firstChild) list.firstChild.focus();
  return undefined;
};

// In a game that is over, or that goes no further because a turn is wrong.
const showWhyNot = (name, byKey) => {
  title(isFine() ? "The game is over" : `${name}: the game stops before this`);
  const readings = [...$("readings").children].map((one) => {
    const copy = one.cloneNode(true);
    copy.onclick = one.onclick;
    return copy;
  });
  open(...faultWords(name), element("p", {}, isFine() ? "No turn can follow the last one." : "First correct what is wrong."),
       element("div", { class: "acts" }, ...readings, stopsAt(name) ? button("Turn", turnOpen, { id: "turn" }) : "", stopsAtLast() ? button("Take the turn back", takeBack, { id: "remove" }) : "", button("Why?", () => explain(name))));
  if (byKey) ($("turn") || body.querySelector(".acts button")).focus();
};

// ---- a tile that lies there ----

// The turns that are tried one after the other: those that fit, or all if only one does.
const turnsAt = async (name, tile) => {
  const known = turnsKnown.get(name);
  if (known && known.same === tile.same) return known.turns;
  const group = (await tilesFor(name)).find(({ same }) => same === tile.same);
  turnsKnown.set(name, { same: tile.same, turns: group ? group.turns : [] });
  return turnsKnown.get(name).turns;
};

const turn = async (name, quarter = false) => {
  const what = typedAt(name), tile = what && game.set.find(what.name);
  if (!tile || !canChange(name)) return;
  const all = tiles.turnsOf(tile), fit = await turnsAt(name, tile), list = fit.length > 1 && !quarter ? fit : all;
  const next = list.find((degrees) => degrees > what.turned) ?? list[0];
  const by = (next - what.turned + 360) % 360;
  const followers = what.followers.map((follower) => follower.replace(/@(\w+)$/, (_, at) => "@" + tiles.turnedPlace(at, by)));
  await place(name, { tile: what.name, degrees: next, followers });
};
export const turnOpen = () => cell && (shownAt(cell) || stopsAt(cell)) && turn(cell);

const FIGURE = /^(\w+):(?:(.*?))(?:@(\w+))?$/;
const read = (follower) => {
  const [, player, word, at] = follower.match(FIGURE) || [];
  return { player, word, at, follower };
};

const toggle = (name, follower, standing) => {
  const what = typedAt(name);
  const followers = standing ? what.followers.filter((one) => one !== standing) : isOfTurn(name) ? [follower] : [...what.followers, follower];
  return place(name, { tile: what.tile, degrees: what.degrees, followers });
};

// A row for each part and kind of follower, with a button for each player.
const followerRow = (name, { part, word, players }, on) => {
  const where = tiles.inWords(part).replace(part.kind, "").trim(), label = `${word.replace(":", " ")}${where ? " " + where : ""}`;
  return element("div", { class: "follower-row", role: "group", "aria-label": `${label}, in the ${part.kind}` },
    element("span", { "aria-hidden": "true" }, word.replace(":", " "), where ? element("small", {}, " " + where) : ""),
    ...Object.entries(game.position.players).map(([player, full]) => {
      const standing = on.find((one) => one.player === player && one.word === word);
      if (!standing && !players.includes(player)) return "";
      const made = button("", () => { game.player = player; return toggle(name, `${player}:${word}@${part.place}`, standing && standing.follower); },
        { "aria-pressed": String(Boolean(standing)), "aria-label": `${label} of ${full}`, "data-part": part.place, "data-word": word, "data-player": player });
      const icon = $("legend-icons").querySelector(`[data-label="${CSS.escape(player)}"]`);
      if (icon) made.append(icon.cloneNode(true));
      made.append(element("span", {}, player));
      return made;
    }));
};

const showTile = async (name, byKey) => {
  const now = ++drawing, lies = board.cellNamed(name), what = typedAt(name), tile = what && game.set.find(what.name);
  if (!lies || !lies.tile) return close();
  const shown = shownAt(name), degrees = tile ? what.turned : 0, parts = tile ? tiles.partsOf(tile, degrees) : [];
  const may = canChange(name) && Boolean(tile);
  title(`${shown ? shown.tile : "Tile"} on ${name}`);
  // The program's own picture, larger.
  const copy = lies.tile.cloneNode(true);
  copy.removeAttribute("transform");
  copy.querySelectorAll("title").forEach((one) => one.remove());
  const large = tiles.make("svg", { viewBox: "-3 -3 106 106", class: "large-tile", role: "img", "aria-label": tile ? tiles.tileInWords(tile, degrees) : "" }, copy);
  const rows = element("div", { class: "followers" });
  const acts = element("div", { class: "acts" },
    ...(may ? [button("Turn", () => turn(name), { id: "turn" }),
               game.record ? null : button("Move", () => { drawing++; moving = what; moving.from = name; title("Tap the cell where it lies"); body.replaceChildren(button("Cancel", close)); lies.hit.focus({ preventScroll: true }); }),
               canRemove(name) ? button("Remove", async () => { await place(name, null); openAt(name); }, { id: "remove" }) : null].filter(Boolean) : []),
    shown?.last && ownEntry() ? button(inWords(ownEntry().key), openEntry, { id: "entry" }) : "",
    button("Why?", () => explain(name), { id: "why" }));
  const fault = faultWords(name);
  open(...fault, element("div", { class: "tile-view" }, large, element("div", { class: "tile-side" }, acts)), rows);
  board.reveal(name, hiddenBelow());
  if (!may) return void (byKey && $("why").focus());
  if (!game.record && !isFine()) asLaid(name).then((text) => text && now === drawing && acts.append(button("It was laid just now", () => change(text), { class: "reading" })));
  if (fault.length) showOthers(name, now);
  // In a game another player's wagon may have come there, too.
  const standing = what.followers.map(read), kinds = shown ? shown.followers.filter(({ player }) => !isOfTurn(name) || player === lastPlayer()) : [];
  const players = isOfTurn(name) ? [lastPlayer()] : [...new Set([game.player, ...Object.keys(game.position.players)])];
  const list = await followersFor(name, parts, players);
  if (now !== drawing) return;
  const taken = [];
  for (const part of parts) {
    const on = standing.filter((one, i) => tiles.standsOn(part, (kinds[i] || {}).kind, one.at, parts));
    const of = list.filter((one) => one.part === part);
    for (const { word } of on) if (!of.some((one) => one.word === word)) of.push({ part, word, players: [] });
    rows.append(...of.map((one) => followerRow(name, one, on)));
    if (!of.length || on.length) continue;
    const [x, y] = tiles.spotOf(part, taken);
    taken.push([x, y]);
    large.append(tiles.make("circle", { class: "spot", cx: x, cy: y, r: 8.5 }), tiles.make("path", { class: "plus", d: `M${x - 4} ${y}h8M${x} ${y - 4}v8` }));
  }
  // A tap on a part: who stands there goes, or else the player who was last comes.
  large.onclick = (event) => {
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(large.getScreenCTM().inverse());
    const part = tiles.partAt(parts, x, y), of = part ? [...rows.querySelectorAll(`[data-part="${part.place}"]`)] : [];
    const chosen = of.find((one) => one.getAttribute("aria-pressed") === "true") || of.find((one) => one.dataset.player === game.player) || of[0];
    if (chosen) chosen.click();
  };
  if (!rows.childElementCount) rows.append(element("p", { class: "faint" }, "No follower may be put here."));
  if (byKey) (rows.querySelector("button") || $("turn")).focus();
  const more = await (isOfTurn(name) ? turnRows(name, degrees) : rowsFor(name, parts, what.followers));
  if (now !== drawing) return;
  rows.after(element("div", { class: "things" }, ...more));
  if (byKey) focusAgain(body, again);
};

// What is wrong there, and which tiles would fit instead.
const faultWords = (name) =>
  (game.shown.faults.find(({ cell: at }) => at === name)?.diagnostics || []).slice(0, 2).map((i) => game.shown.diagnostics[i])
    .map(faultLine);
const faultLine = ({ message, rule }) => element("p", { class: "against" }, sentence(message), " ", rule ? ruleButton(rule) : "");
const showOthers = async (name, now) => {
  const groups = (await tilesFor(name)).filter(({ turns, left }) => turns.length && left > 0);
  if (now !== drawing || !groups.length) return;
  const list = element("div", { class: "palette", role: "group", "aria-label": "Tiles that fit here" });
  for (const group of groups)
    for (const degrees of group.turns)
      list.append(tileButton(group, degrees, () => place(name, { tile: group.tile.tile, degrees })));
  body.querySelector(".tile-view").after(element("h3", {}, "These fit here"), list, element("h3", {}, "Followers"));
};

const explain = async (name) => {
  const now = ++drawing, [{ steps = [] } = {}] = await askObjects(["why", "-", name], game.text);
  if (now !== drawing) return;
  title(`What lies on ${name}`);
  open(button("Back", () => openAt(name), { class: "plain" }),
       element("ul", { class: "steps" }, ...steps.map(({ text, rule }) => element("li", {}, text, " ", rule ? ruleButton(rule) : ""))));
};

// ---- a tile in hand ----

export const chooseHand = () => {
  close();
  if (!game.set) return undefined;
  if (isUnsettled(ownEntry())) return openEntry();
  const [list, none, , field] = palette(allTiles(), [], (group) => showPlaces(group.tile));
  title("Which tile is in hand?", field);
  open(list, none);
  list.firstChild?.focus({ preventScroll: true });
  return undefined;
};
const showPlaces = async (tile) => {
  const now = ++drawing, question = ["legal", "-", "--tile", tile.tile];
  const [places, picture] = await Promise.all([askObjects(question, game.text), ask([...question, "--svg", "-"], game.text)]);
  if (now !== drawing) return;
  if (picture.status && !picture.stdout) {
    title(`${tile.tile}: no answer`);
    return open(element("p", {}, picture.stderr.split("\n")[0].replace(/^reeve: |^-:/, "")));
  }
  hand = { tile, places: places.filter((one) => one.cell) };
  board.draw(picture.stdout, describe);
  const cells = [...new Set(hand.places.map((one) => one.cell))];
  const large = tiles.make("svg", { viewBox: "-3 -3 106 106", class: "large-tile", role: "img", "aria-label": tiles.tileInWords(tile, 0) });
  game.set.draw(large, tile, 0);
  title(`${tile.tile}, ${leftOf(tile)} left`);
  const best = hand.places.filter(({ completes }) => completes.length).map(({ cell: at, rotation, completes }) => {
    const points = completes.map(({ feature, points: of }) => `${feature}${Object.entries(of).map(([who, n]) => ` +${n} ${who}`).join("")}`);
    return element("li", {}, button(`${at}, ${rotation}°: completes ${points.join(", ")}`, () => layHand(at, rotation), { class: "plain" }));
  });
  open(element("div", { class: "tile-view" }, large,
               element("div", { class: "tile-side" },
                 element("p", { role: "status" }, cells.length ? `May lie on ${cells.length} cells: tap one of them.` : "It may lie nowhere."),
                 element("div", { class: "acts" }, button("Other tile", chooseHand), button("Done", close)))),
       best.length ? element("ul", { class: "steps" }, ...best) : "",
       element("p", { class: "faint" }, cells.map((at) => `${at} (${hand.places.filter((one) => one.cell === at).map(({ rotation }) => rotation + "°").join(", ")})`).join("; ")));
};
const layHand = async (at, degrees) => {
  const { tile, places } = hand, turns = [...new Set(places.filter((one) => one.cell === at).map(({ rotation }) => rotation))];
  turnsKnown.set(at, { same: tile.same, turns });
  hand = null;
  cell = at;
  board.select(at);
  await lay(at, { tile: tile.tile, degrees });
};

// ---- what lies on no cell ----

const openRows = (draw, heading, ...rows) => {
  if (!shows) close();
  drawing++;
  shows = draw;
  title(heading);
  open(...rows);
  focusAgain(body, again);
};
export const openPlayer = async (label) => {
  if (!(label in game.position.players)) return close();
  const rows = element("div", { class: "things" }, ...playerRows(label));
  openRows(() => openPlayer(label), `In front of ${game.position.players[label]}`, rows);
  const now = drawing, more = await rowsWith(label);
  if (now !== drawing) return undefined;
  rows.prepend(...more);
  return focusAgain(body, again);
};
// An entry of a game that is no turn, as a bazaar.
const openEntry = () => {
  const own = ownEntry();
  if (!own) return close();
  const wrong = own.isDue ? [] : game.diagnostics.filter(({ severity }) => severity !== "note").slice(0, 2);
  return openRows(openEntry, inWords(own.key), ...wrong.map(faultLine), ...entryRows(own),
    element("div", { class: "acts" }, own.isDue ? "" : button("Take it back", takeBack, { id: "remove" }), button("Done", close)));
};

// ---- taps ----

export const describe = ({ name, tile }) => {
  if (!tile) return `${name}, free`;
  const shown = shownAt(name), known = shown && game.set && game.set.find(shown.tile);
  const words = known ? tiles.tileInWords(known, shown.rotation) : "";
  const who = shown ? shown.followers.map(({ player, role, figure }) => `${figure || role} of ${game.position.players[player] || player}`) : [];
  const wrong = game.shown.faults.some((fault) => fault.cell === name) ? "wrong: " : "";
  return [`${wrong}${name}, tile ${shown ? shown.tile : ""}`, words, ...who].filter(Boolean).join("; ");
};

export const openAt = (name, byKey = false) => {
  cell = name;
  hand = shows = null;
  board.select(name);
  const lies = board.cellNamed(name);
  if (!lies) return close();
  return lies.tile ? showTile(name, byKey) : showPalette(name, byKey);
};

export const tap = async (name, byKey) => {
  const lies = board.cellNamed(name);
  if (moving) {
    const what = moving, from = moving.from;
    moving = null;
    if (lies.tile) return openAt(name);
    const text = put(put(game.text, from, null), name, { tile: what.tile, degrees: what.degrees, followers: what.followers });
    cell = name;
    await change(text);
    return undefined;
  }
  if (hand && !lies.tile) {
    const first = hand.places.find((one) => one.cell === name);
    if (first) return layHand(name, first.rotation);
  }
  if (lies.tile && name === cell && !byKey && !hand) return turn(name);
  return openAt(name, byKey);
};

// The game was judged again: what is shown of it is drawn anew.
export const refresh = () => {
  again = focusedIn(body);
  if (cell && board.cellNamed(cell)) openAt(cell, tray.contains(document.activeElement));
  else if (shows) shows();
  else if (!tray.hidden) close();
};

$("tray-close").onclick = close;
