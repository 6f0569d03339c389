// The page: what is typed or tapped goes into one text, and all that is shown comes from the program,
// which is asked about that text.
import * as board from "./board.js";
import * as panels from "./panels.js";
import * as setup from "./setup.js";
import * as tray from "./tray.js";
import { $ } from "./dom.js";
import { ask } from "./ask.js";
import { begin as start, change, canRedo, canUndo, game, judge, onJudged, redo, rulesOf, undo } from "./game.js";
import { fromFragment, kept, toFragment } from "./share.js";
import * as lines from "./text.js";

const said = (words) => {
  $("said").textContent = words;
  $("said").hidden = !words;
  clearTimeout(said.timer);
  said.timer = setTimeout(() => said(""), 4000);
};

const showBoard = () => {
  if (game.picture && game.set) board.draw(game.picture, tray.describe);
};
onJudged(() => {
  panels.showPlayers();
  showBoard();
  panels.showVerdict();
  panels.showFaults();
  panels.showScore();
  tray.refresh();
  $("undo").disabled = !canUndo();
  $("redo").disabled = !canRedo();
  $("hint").hidden = game.shown.tiles.length > 1 || game.record;
  const names = Object.values(game.position.players).join(", ");
  $("game-boxes").textContent = setup.titleOf(rulesOf(game.position));
  $("game-players").textContent = names;
  document.title = `${setup.titleOf(rulesOf(game.position))} – reeve`;
  if (document.activeElement !== $("text") || $("text").value !== game.text) {
    if (document.activeElement !== $("text")) $("text").value = game.text;
  }
  if (location.hash.startsWith("#t=")) history.replaceState(null, "", location.pathname + location.search);
  $("completions").replaceChildren();
  $("odds").replaceChildren();
  panels.endOdds();
  document.body.dataset.ready = String(Number(document.body.dataset.ready || 0) + 1);
});

// ---- the board ----

board.onTap((name, byKey) => tray.tap(name, byKey));
document.addEventListener("tray-closed", showBoard);
$("undo").onclick = () => undo();
$("redo").onclick = () => redo();
$("nearer").onclick = () => board.zoom(1.3);
$("farther").onclick = () => board.zoom(1 / 1.3);
$("fit").onclick = () => board.zoom(0);
$("hand").onclick = tray.chooseHand;

document.addEventListener("keydown", (event) => {
  const typing = event.target.closest("input, textarea, select"), dialog = document.querySelector("dialog[open]");
  if (dialog) return;
  if (event.key === "Escape" && !$("tray").hidden) {
    const cell = tray.openCell(), hit = cell && board.cellNamed(cell);
    tray.close();
    const again = hit && board.cellNamed(hit.name);
    if (again) again.hit.focus({ preventScroll: true });
    return;
  }
  if (typing) return;
  const command = event.ctrlKey || event.metaKey;
  const act = command ? { z: event.shiftKey ? redo : undo, y: redo }[event.key.toLowerCase()]
    : event.altKey ? null
    : { "+": () => board.zoom(1.3), "=": () => board.zoom(1.3), "-": () => board.zoom(1 / 1.3), 0: () => board.zoom(0),
        t: tray.turnOpen, h: tray.chooseHand, Delete: () => !$("tray").hidden && $("remove") && $("remove").click() }[event.key];
  if (!act || (event.target.closest(".tile-button") && /^[a-z]$/.test(event.key))) return;
  event.preventDefault();
  act();
});

// ---- rules, wherever one is named ----

document.addEventListener("click", (event) => {
  const rule = event.target.closest("[data-rule]");
  if (rule) panels.showRule(rule.dataset.rule);
  const closes = event.target.closest("[data-closes]");
  if (closes) $(closes.dataset.closes).close();
  if (event.target.tagName === "DIALOG") event.target.close();
});

// ---- the text ----

// A saved game of JCloisterZone becomes a record, of several games the first is shown, and what is
// no list of lines, such as JSON, is written as the program writes it: text.js changes lines.
const read = async (text) => {
  if (/^\s*\{/.test(text) && /"replay"\s*:/.test(text)) text = (await ask(["import", "-"], text)).stdout || text;
  const games = text.split(/^---[ \t]*$/m).map((one) => one.replace(/^\n/, "")).filter((one) => one.trim());
  if (games.length > 1) said(`The first of ${games.length} games is shown.`);
  if (games.length > 1) text = games[0];
  if (lines.isByLines(text)) return text;
  const { status, stdout } = await ask(["fmt", "-"], text);
  return status < 2 && stdout ? stdout.replace(/^---\n/, "") : text;
};
let timer = 0;
$("text").oninput = ({ inputType }) => {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    const typed = $("text").value, text = inputType === "insertText" ? typed : await read(typed);
    if (typed !== text) $("text").value = text;
    change(text);
  }, 300);
};
const load = async (text) => {
  $("text").value = await read(text);
  await change($("text").value);
  board.zoom(0);
};
$("open").onclick = () => $("file").click();
$("file").onchange = async () => {
  const [file] = $("file").files;
  if (file) await load(await file.text());
  $("file").value = "";
};
const copy = async (field, text, words) => {
  try {
    await navigator.clipboard.writeText(text);
    said(words);
  } catch {
    $(field).focus();
    $(field).select();
    said("Copy what is selected.");
  }
};
$("copy").onclick = () => copy("text", game.text, "Copied. Paste it into a file, and type: reeve check FILE");
$("save").onclick = panels.saveText;
$("share").onclick = async () => {
  const url = new URL(await toFragment(game.text), location.href).href;
  $("link").value = url;
  $("link-row").hidden = false;
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    try { return await navigator.share({ title: document.title, url }); } catch { /* then it is copied */ }
  }
  return copy("link", url, "The link is copied; it has the whole game behind the #.");
};
$("page").onclick = panels.savePage;
$("completions-start").onclick = panels.showCompletions;
$("odds-start").onclick = panels.playOdds;
$("odds-cancel").onclick = panels.endOdds;
$("setup-open").onclick = setup.open;

// ---- the beginning ----

addEventListener("hashchange", async () => {
  const text = await fromFragment(location.hash);
  if (text !== null) load(text);
});

const begin = async () => {
  const [linked] = await Promise.all([fromFragment(location.hash), setup.load()]);
  const mine = kept();
  start(mine ?? linked ?? await setup.beginning("carcassonne", [["R", "Red"], ["B", "Blue"]]));
  await (linked === null ? judge() : change(linked)); // what was there before the link is a step back
};
begin().catch((error) => {
  $("verdict").textContent = `The program could not be loaded: ${error.message}`;
  $("verdict").classList.add("against");
});

if ("serviceWorker" in navigator && location.protocol.startsWith("http"))
  navigator.serviceWorker.register("sw.js").catch(() => {});
