// The page: what is typed or tapped goes into one text, and all that is shown comes from the program,
// which is asked about that text.
import * as board from "./board.js";
import * as panels from "./panels.js";
import * as setup from "./setup.js";
import * as tray from "./tray.js";
import { $ } from "./dom.js";
import { ask } from "./ask.js";
import { begin as start, change, canRedo, canUndo, exchange, game, judge, onJudged, redo, rulesOf, undo } from "./game.js";
import { fromFragment, kept, MOST, putAside, toFragment } from "./share.js";
import * as lines from "./text.js";
import * as things from "./things.js";

const said = (words) => {
  $("said").textContent = words;
  $("said").hidden = !words;
  clearTimeout(said.timer);
  said.timer = setTimeout(() => said(""), 4000);
};

const showBoard = () => {
  if (game.picture && game.set) board.draw(game.picture, tray.describe);
};
// What is seen first comes first: the verdict, the board, and then the scores below it.
const shows = {
  verdict: () => {
    panels.showVerdict();
    if (document.activeElement !== $("text")) $("text").value = game.text;
    if (/^#[tg]=/.test(location.hash)) history.replaceState(null, "", location.pathname + location.search);
    $("undo").disabled = !canUndo();
    $("redo").disabled = !canRedo();
    $("completions").replaceChildren();
    $("odds").replaceChildren();
    panels.endOdds();
    panels.showKept();
    panels.showScripts();
  },
  board: () => {
    panels.showPlayers();
    showBoard();
    panels.showFaults();
    tray.refresh();
    things.showTable();
    $("hint").hidden = game.shown.tiles.length > 1 || game.record;
    $("game-boxes").textContent = setup.titleOf(rulesOf(game.position));
    $("game-players").textContent = Object.values(game.position.players).join(", ");
    document.title = `${setup.titleOf(rulesOf(game.position))} – reeve`;
  },
  score: () => {
    panels.showPlayers();
    panels.showScore();
    document.body.dataset.ready = String(Number(document.body.dataset.ready || 0) + 1);
  },
};
onJudged((part) => shows[part]());

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

// A saved game of JCloisterZone becomes a record; of several games the first is shown, and the others are
// put aside; what is no list of lines, such as JSON, is written as the program writes it: text.js changes
// lines.
const read = async (text) => {
  if (/^\s*\{/.test(text) && /"replay"\s*:/.test(text)) text = (await ask(["import", "-"], text)).stdout || text;
  const [first = "", ...others] = text.split(/^---[ \t]*$/m).map((one) => one.replace(/^\n/, "")).filter((one) => one.trim());
  if (others.length) {
    putAside(others.map((one) => ({ text: one, scripts: game.scripts })));
    said(`The first of ${others.length + 1} games is shown; the others are under “Kept games”.`);
    text = first;
  }
  if (lines.isByLines(text)) return text;
  const { status, stdout } = await ask(["fmt", "-"], text);
  return status < 2 && stdout ? stdout.replace(/^---\n/, "") : text;
};
const isTooLong = (size) => {
  if (size > MOST) said(`That is too long: ${(size / MOST).toFixed(1)} MB; a record has at most 1.`);
  return size > MOST;
};
let timer = 0;
$("text").addEventListener("paste", (event) => {
  if (isTooLong((event.clipboardData || { getData: () => "" }).getData("text").length)) event.preventDefault();
});
$("text").oninput = ({ inputType }) => {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    const typed = $("text").value;
    if (isTooLong(typed.length)) return void ($("text").value = game.text);
    if (inputType === "insertText" || inputType?.startsWith("delete")) return void change(typed);
    const text = await read(typed);
    if (typed !== text) $("text").value = text;
    // A game that was pasted over another one.
    await (lines.isBegun(text) && !lines.isAlike(text, game.text) ? exchange(text, game.scripts) : change(text));
  }, 300);
};
const load = async ({ text, scripts }) => {
  await exchange(await read(text), scripts);
  $("text").value = game.text;
  board.zoom(0);
};
// What is no UTF-8 is of an old machine.
const decoded = (bytes) => {
  try { return new TextDecoder("utf-8", { fatal: true }).decode(bytes); } catch { return new TextDecoder("windows-1252").decode(bytes); }
};
$("open").onclick = () => $("file").click();
$("file").onchange = async () => {
  const [file] = $("file").files;
  $("file").value = "";
  if (!file || isTooLong(file.size)) return;
  const text = decoded(await file.arrayBuffer());
  await (file.name.endsWith(".lua") ? panels.addScript(text, file.name) : load({ text, scripts: game.scripts }));
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
const scriptWords = () => Object.keys(game.scripts).map((name) => `--script ./${name} `).join("");
$("copy").onclick = () => copy("text", game.text, `Copied. Paste it into a file, and type: reeve check ${scriptWords()}FILE`);
$("save").onclick = panels.saveText;
$("share").onclick = async () => {
  const url = new URL(await toFragment(game), location.href).href;
  $("link").value = url;
  $("link-row").hidden = false;
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    try { return await navigator.share({ title: document.title, url }); } catch { /* then it is copied */ }
  }
  return copy("link", url, "The link is copied; it has the whole game after the #.");
};
$("page").onclick = panels.savePage;
$("completions-start").onclick = panels.showCompletions;
$("odds-start").onclick = panels.playOdds;
$("odds-cancel").onclick = panels.endOdds;
$("setup-open").onclick = setup.open;
$("table-more").ontoggle = things.showTable;
$("script-open").onclick = () => $("script-file").click();
$("script-file").onchange = async () => {
  const [file] = $("script-file").files;
  $("script-file").value = "";
  if (file && !isTooLong(file.size)) await panels.addScript(decoded(await file.arrayBuffer()), file.name);
};
$("script-use").onclick = async () => {
  if (!$("script-text").value.trim() || isTooLong($("script-text").value.length)) return;
  await panels.addScript($("script-text").value);
  $("script-text").value = "";
};

addEventListener("full", () => said("This device keeps no more: copy the game, or save it as a file."), { once: true });

// ---- the beginning ----

// The game of the link, with the game that lay here put aside; what is no link of a game says so.
const linked = async () => {
  try {
    return await fromFragment(location.hash);
  } catch (error) {
    history.replaceState(null, "", location.pathname + location.search);
    said(error.message);
    return null;
  }
};
const follow = async (game) => {
  if (kept() && lines.isBegun(kept().text) && kept().text !== game.text) said("The game that was here is under “Kept games”.");
  await load(game);
};
addEventListener("hashchange", async () => {
  const game = await linked();
  if (game) await follow(game);
});

// Browsers load neither workers nor the program from a file.
const needServer = () => {
  $("verdict").textContent = "Opened as a file, this page cannot work: it needs a web server.";
  $("verdict").classList.add("against");
  $("hint").textContent = "To start one, type python3 -m http.server in the folder of the page, and open http://localhost:8000 in the browser.";
  $("hint").hidden = false;
};

const begin = async () => {
  const [other] = await Promise.all([linked(), setup.load()]);
  start(kept() || { text: await setup.beginning("carcassonne", [["R", "Red"], ["B", "Blue"]]), scripts: {} });
  await (other ? follow(other) : judge());
  if (location.hash === "#setup") setup.open();
};
if (location.protocol === "file:") needServer();
else begin().catch((error) => {
  $("verdict").textContent = `The program could not be loaded: ${error.message}`;
  $("verdict").classList.add("against");
});

if ("serviceWorker" in navigator && location.protocol.startsWith("http"))
  navigator.serviceWorker.register("sw.js").catch(() => {});
