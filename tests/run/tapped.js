// tapped.js BUILD DIR: opens the page that `make web` wrote into DIR in Chromium (browser.sh): puts a board
// of 25 tiles together by taps alone, pastes records, follows a link, loads without a network, and looks
// for faults of accessibility (axe-core), on a phone and a laptop. Prints a line for each test.
"use strict";
const fs = require("node:fs");
const http = require("node:http");
const os = require("node:os");
const path = require("node:path");
const zlib = require("node:zlib");

const [build, dir] = process.argv.slice(2).map((name) => path.resolve(name));
const puppeteer = require(path.join(build, "node_modules/puppeteer-core"));
const axe = fs.readFileSync(path.join(build, "node_modules/axe-core/axe.min.js"), "utf8");
const shots = process.env.SHOTS; // a folder for pictures of the page

let failed = false;
const report = (fine, name, details = "") => {
  console.log(`${fine ? "ok" : "not ok"} tapped: ${name}`);
  if (fine) return;
  failed = true;
  console.log("  " + String(details).split("\n").slice(0, 12).join("\n  "));
};

// ---- a plain static server ----

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml",
                ".wasm": "application/wasm", ".webmanifest": "application/manifest+json" };
const served = (request, answer) => {
  const { pathname } = new URL(request.url, "http://localhost");
  const file = path.join(dir, pathname.endsWith("/") ? pathname + "index.html" : pathname);
  if (!file.startsWith(dir) || !fs.existsSync(file)) {
    answer.statusCode = 404;
    return answer.end();
  }
  answer.setHeader("content-type", TYPES[path.extname(file)] || "application/octet-stream");
  return answer.end(fs.readFileSync(file));
};

// ---- the page ----

const ready = (page) => page.evaluate(() => Number(document.body.dataset.ready || 0));
const judged = (page, before) => page.waitForFunction((n) => Number(document.body.dataset.ready || 0) > n, { timeout: 20000 }, before);
const settled = (page) => new Promise((resolve) => setTimeout(resolve, 150)).then(() => page.evaluate(() => new Promise(requestAnimationFrame)));
const textOf = (page) => page.$eval("#text", (e) => e.value);
const verdictOf = (page) => page.$eval("#verdict", (e) => e.textContent);
const shoot = async (page, name) => {
  if (!shots) return;
  await settled(page);
  await page.screenshot({ path: path.join(shots, name + ".png") });
};

const SIZES = { narrow: { width: 320, height: 568, hasTouch: true, isMobile: true }, phone: { width: 390, height: 844, hasTouch: true, isMobile: true }, laptop: { width: 1280, height: 800, hasTouch: true } };
const heard = [];
let address = "";
const fresh = async (browser, size, scheme = "light", fragment = "") => {
  const context = await browser.createBrowserContext(), page = await context.newPage();
  page.on("console", (message) => heard.push(message.text()));
  page.on("pageerror", (error) => heard.push(error.message));
  page.on("request", (request) => { if (!/^(blob:|data:)/.test(request.url()) && !request.url().startsWith(address)) heard.push(request.url()); });
  await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
  await page.setViewport(SIZES[size]);
  await page.goto(address + fragment);
  await judged(page, 0);
  return page;
};
const paste = async (page, text) => {
  const before = await ready(page);
  await page.$eval("#text", (e, value) => { e.value = value; e.dispatchEvent(new Event("input")); }, text);
  await judged(page, before);
};

// A finger on what the page shows there; it counts. What is covered or moves is waited for, as people wait
// while a panel closes or a picture is being drawn.
let taps = 0;
const tap = async (page, selector, { judges = false } = {}) => {
  const before = await ready(page);
  const where = await page.waitForFunction((wanted) => {
    const target = document.querySelector(wanted);
    if (!target) return null;
    target.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = target.getBoundingClientRect(), at = [box.x + box.width / 2, box.y + box.height / 2];
    const rests = String(at) === window.lastSeen;
    window.lastSeen = String(at);
    return rests && target.contains(document.elementFromPoint(...at)) && at;
  }, { timeout: 10000, polling: 50 }, selector).catch(() => { throw new Error(`${selector} is not there, or covered`); });
  const [x, y] = await where.jsonValue();
  taps++;
  await page.touchscreen.tap(x, y);
  if (judges) await judged(page, before);
};

// ---- what the program says ----

let reeve = null;
const ask = async (argv, stdin) => (await reeve.run(argv, { stdin })).stdout;
const objects = async (argv, stdin) => (await ask([...argv, "--format", "json"], stdin)).split("\n").filter(Boolean).map((line) => JSON.parse(line));
const fixture = (name) => fs.readFileSync(path.join("fixtures", name), "utf8");

// ---- tests ----

// All files together, as a server that packs has them; of each, as it is where it is smaller so.
const small = () => {
  const packed = fs.readdirSync(dir).map((name) => fs.readFileSync(path.join(dir, name)))
    .reduce((sum, bytes) => sum + Math.min(bytes.length, zlib.gzipSync(bytes, { level: 9 }).length), 0);
  report(packed <= 700000, `it loads ${Math.round(packed / 1000)} kB with gzip; at most 700`, packed);
};

const RING = ["nnw", "n", "nne", "ene", "e", "ese", "sse", "s", "ssw", "wsw", "w", "wnw"];
const turned = (ports, degrees) => ports.map((port) => (RING.includes(port) ? RING[(RING.indexOf(port) + degrees / 30) % 12] : port)).sort();
const halves = { ne: ["nne", "ene"], se: ["ese", "sse"], sw: ["ssw", "wsw"], nw: ["wnw", "nnw"] };
const KIND = { knight: "city", highwayman: "road", farmer: "field", monk: "monastery" };

// From an empty page to the verdict of a board of 25 tiles of a game that was played by chance.
const putTogether = async (browser, size) => {
  const record = (await ask(["sim", "carcassonne", "--games", "1", "--seed", "7"], "")).replace(/^---\n/, "");
  const wanted = (await ask(["position", "--at", "24", "-"], record)).replace(/^---\n/, "");
  const [{ tiles }] = await objects(["show", "-"], wanted), set = new Map((await objects(["tiles", "carcassonne"], "")).map((tile) => [tile.tile, tile]));
  const look = (name, degrees) => set.get(name).regions.map(({ kind, ports }) => kind + turned(ports, degrees)).sort().join();
  const page = await fresh(browser, size), LETTERS = { W: "R", B: "B" };
  taps = 0;
  let followers = 0;
  for (const { cell, tile, rotation } of tiles.slice(1)) {
    await tap(page, `[data-cell="${cell}"]`);
    await tap(page, `#tray .tile-button[data-tile="${set.get(tile).same}"]`, { judges: true });
    for (let i = 0; i < 4; i++) {
      const [{ tiles: lie }] = await objects(["show", "-"], await textOf(page)), here = lie.find((one) => one.cell === cell);
      if (look(here.tile, here.rotation) === look(tile, rotation)) break;
      await tap(page, `[data-cell="${cell}"]`, { judges: true });
    }
    const [, player, role, place] = wanted.match(new RegExp(`'${cell}': \\S+ (\\w):(\\w+)@(\\w+)`)) || [];
    if (!role) continue;
    followers++;
    const region = set.get(tile).regions.filter(({ kind }) => kind === KIND[role]).map(({ ports }) => turned(ports, rotation))
      .find((ports) => (halves[place] || [place]).some((port) => ports.includes(port)));
    const button = `.followers [data-word="${role}"][data-player="${LETTERS[player]}"]`;
    await page.waitForSelector(button, { timeout: 10000 });
    const part = (await page.$$eval(button, (list) => list.map((e) => e.dataset.part))).find((at) => region.includes(at));
    await tap(page, `${button}[data-part="${part}"]`, { judges: true });
  }
  const verdict = await verdictOf(page), n = tiles.length - 1;
  report(verdict.startsWith("Position consistent"), `${size}: ${n} tiles and ${followers} followers by ${taps} taps, ${(taps / n).toFixed(2)} a tile`, verdict);
  const of = async (text) => (await objects(["score", "--now", "-"], text))[0].final.map(({ feature, points }) => `${feature} ${points}`).sort().join("\n");
  report(await of(await textOf(page)) === await of(wanted), `${size}: it scores as the board that was meant`, await textOf(page));
  await shoot(page, `board-tray-${size}`);
  await page.locator("#tray-close").click();
  await shoot(page, `board-${size}`);
  await page.locator("#undo").click();
  await settled(page);
  await page.locator("#redo").click();
  await settled(page);
  report(await of(await textOf(page)) === await of(wanted), `${size}: undo and redo`);
  await page.close();
};

const records = async (browser) => {
  const page = await fresh(browser, "laptop", "dark");
  for (const name of ["castle/kitchen-table.yaml", "inns/rainy-day.yaml", "castle/mistake.yaml", "carcassonne/photograph.yaml", "carcassonne/wrong-photograph.yaml"]) {
    await paste(page, fixture(name));
    const line = (await ask(["check", "-"], fixture(name))).split("\n")[0].replace(/^-: /, ""), said = await verdictOf(page);
    report(said.toLowerCase() === line.toLowerCase(), `the verdict of ${name} is the program's`, `${said}\n${line}`);
  }
  await page.waitForSelector("#fault-list li");
  await shoot(page, "wrong-laptop");
  const [{ faults }] = await objects(["show", "-"], fixture("carcassonne/wrong-photograph.yaml"));
  report((await page.$$("#film .fault-number")).length === faults.length, "what is wrong is framed");
  await tap(page, `[data-cell="${faults[0].cell}"]`);
  await page.waitForSelector("#tray h3 + .palette .tile-button", { timeout: 10000 });
  const before = (await page.$$("#fault-list li:not(.note)")).length;
  await shoot(page, "fits-laptop");
  await tap(page, "#tray h3 + .palette .tile-button", { judges: true });
  report((await page.$$("#fault-list li:not(.note)")).length < before, "a tile that fits there, tapped, mends it");
  await paste(page, fixture("jcz/harvest.jcz"));
  report(/^rules: \[inns, traders\]/m.test(await textOf(page)), "a saved game of JCloisterZone becomes a record", await textOf(page));
  await paste(page, '{"reeve": 1, "rules": "carcassonne", "players": {"A": "Ann", "B": "Bob"}, "board": {"0,0": "crfr", "1,0": "frfr"}}');
  report((await textOf(page)).includes("board:\n  '0,0': BA.RCr\n"), "JSON becomes lines, which a tap can change", await textOf(page));
  await paste(page, fixture("castle/illegal.yaml"));
  await shoot(page, "illegal-laptop");
  await tap(page, "#readings button", { judges: true });
  report(!(await textOf(page)).includes("19/270 c4"), "a reading, tapped, is typed instead");
  await paste(page, fixture("castle/mistake.yaml"));
  await tap(page, "#fault-list .reading", { judges: true });
  report(!(await textOf(page)).includes("W: 68,"), "a number that a help proposes is typed", await page.$eval("#fault-list", (e) => e.textContent));
  await page.close();
};

const asks = async (browser) => {
  const page = await fresh(browser, "phone", "dark");
  await paste(page, fixture("carcassonne/photograph.yaml"));
  await tap(page, "#hand");
  await tap(page, '.tile-button[data-tile="BA.Rr"]');
  await page.waitForSelector("#film .legal");
  const cells = new Set((await objects(["legal", "--tile", "BA.Rr", "-"], fixture("carcassonne/photograph.yaml"))).map(({ cell }) => cell));
  report((await page.$$("#film .legal")).length === cells.size, "legal placements of a tile are drawn on the board");
  await shoot(page, "legal-phone");
  const [first] = cells, before = (await textOf(page)).length;
  await tap(page, `[data-cell="${first}"]`, { judges: true });
  report((await textOf(page)).length > before, "and a tap lays it there");
  await page.locator("#tray-close").click();
  await tap(page, "#completions-start");
  await page.waitForSelector("#completions details");
  await tap(page, ".items .rule");
  await page.waitForSelector("#rule[open] p");
  report((await page.$eval("#rule", (e) => e.textContent)).includes("K-"), "a rule opens");
  await shoot(page, "rule-phone");
  await page.keyboard.press("Escape");
  await tap(page, "#odds-start");
  await page.waitForFunction(() => document.getElementById("odds-progress").value > 0, { timeout: 60000 });
  report(true, "odds show progress");
  await tap(page, "#odds-cancel");
  report(await page.$eval("#odds-progress", (e) => e.hidden), "and are cancelled");
  await page.close();
};

const links = async (browser) => {
  const page = await fresh(browser, "phone");
  await paste(page, fixture("castle/kitchen-table.yaml"));
  await page.locator("#share").click();
  await page.waitForFunction(() => document.getElementById("link").value);
  const link = await page.$eval("#link", (e) => e.value), other = await fresh(browser, "phone", "light", link.slice(address.length));
  report(await textOf(other) === fixture("castle/kitchen-table.yaml"), `a link has the whole game, in ${link.length} letters`, link);
  await other.reload();
  await judged(other, 0);
  report(await textOf(other) === fixture("castle/kitchen-table.yaml"), "which is kept on the device");
  await other.close();
  await page.close();
};

// What lies there besides tiles and followers, by taps: a position of several boxes, and a turn of a game.
const things = async (browser) => {
  const page = await fresh(browser, "phone");
  const thing = async (cell, what) => {
    if (!(await page.$("#tray[hidden]"))) await tap(page, "#tray-close");
    await tap(page, `[data-cell="${cell}"]`);
    await page.waitForSelector(what, { timeout: 20000 }).catch(() => { throw new Error(`there is no ${what}`); });
    await tap(page, what, { judges: true });
  };
  const head = "reeve: 1\nplayers: {R: Rosa, B: Ben}\n";
  await paste(page, `${head}rules: tower+dragon+bazaars+mage\nboard:\n  '0,0': crfr\n  '0,-1': ffff+t B:farmer\n  '1,0': BA.RFr R:highwayman\n  '0,1': BA.C/180\n  '-1,0': DG.R.v/270\n  '2,0': MW.CcRr.1/90\n`);
  await thing("-1,0", '[aria-label="dragon: here"]'); // what is wrong would hide what else is
  await thing("0,-1", '#tray [aria-label="towers, one more"]');
  await thing("0,-1", '[data-thing="tops: R"]');
  await shoot(page, "things-phone");
  await thing("0,-1", '[data-thing="bridges: ew"]');
  await thing("0,1", '[data-thing="castles: B"]');
  await thing("1,0", '[aria-label="fairy: R:highwayman"]');
  await thing("-1,0", '[aria-label^="witch: road"]');
  const typed = (await textOf(page)).split("\n").filter((line) => /^(towers|tops|bridges|castles|tokens):/.test(line)).sort().join("\n");
  const wanted = ["bridges: {'0,-1': ew}", "castles: {'city@0,1.s': B}", "tokens: {", "tops: {'0,-1': R}", "towers: {'0,-1': 1}"];
  report(typed.split("\n").every((line, i) => line.startsWith(wanted[i])) && /dragon: .*fairy: .*witch: /.test(typed), "a tower with a top, a bridge, a castle, fairy, dragon and witch by taps", typed);
  report((await verdictOf(page)).startsWith("Position consistent"), "which the program finds consistent", await verdictOf(page));
  await paste(page, `${head}rules: tower\nmoves:\n- R: ffff+t 0,-1\n- B: BA.L 1,-1 monk\n- R: BA.RFr 1,0 highwayman\n`);
  await thing("1,0", '[data-thing="tower: 0,-1"]');
  await page.waitForSelector('[data-thing^="capture:"]', { timeout: 20000 });
  await tap(page, '[data-thing^="capture:"]', { judges: true });
  report(/- R: BA.RFr 1,0\n {2}tower: '0,-1'\n {2}capture: 'B:monk@1,-1.c'/.test(await textOf(page)), "a turn builds a tower instead of a follower, and captures", await textOf(page));
  await shoot(page, "turn-phone");
  await tap(page, "#tray-close");
  await paste(page, `${head}rules: bazaars\nmoves:\n- R: BA.C/180 0,1 knight\n`);
  await thing("0,1", '[data-thing^="castle:"]');
  report(/knight\n {2}castle: \{R: 'city@0,0.n'\}$/m.test(await textOf(page)), "a city that it completes becomes a castle", await textOf(page));
  await tap(page, "#tray-close");
  await paste(page, `${head}rules: hills\nmoves:\n- R: BA.RFr 1,0 shepherd@n\n`);
  await tap(page, "#readings button:nth-child(3)", { judges: true });
  report(/shepherd@n\n {2}token: 3$/m.test(await textOf(page)), "what a turn leaves open is answered by a tap", await textOf(page));
  await paste(page, fixture("castle/kitchen-table.yaml"));
  await paste(page, await ask(["position", "--at", "40", "-"], fixture("castle/kitchen-table.yaml")));
  await tap(page, "#table-more summary");
  await page.waitForSelector('[aria-label="hand, W, wall tiles: add"]');
  const before = await ready(page);
  await page.select('[aria-label="hand, W, wall tiles: add"]', "9");
  await judged(page, before);
  report(/^hand: \{W: \{wall_tiles: \[.*9\]\}/m.test(await textOf(page)), "a wall tile in front of a player", await textOf(page));
  await shoot(page, "table-phone");
  await page.close();
};

// What lies in front of each player of a position, by taps on his name.
const fronts = async (browser) => {
  const page = await fresh(browser, "phone");
  await paste(page, "reeve: 1\nrules: traders+tower\nplayers: {R: Anna, B: Ben}\nboard:\n  '0,0': BA.RCr\n  '0,1': TB.CFc.w/90\n  '0,2': BA.C/180\n  '0,-1': ffff+t\n");
  await tap(page, '.opening[data-player="R"]');
  const [{ supply: { R: supply } }] = (await objects(["position", "-"], await textOf(page))).map(({ position }) => position);
  const shown = await page.$$eval('#tray [aria-label^="supply, R, "][placeholder]', (list) => list.filter((e) => e.placeholder).map((e) => `${e.ariaLabel.slice(11)} ${e.placeholder}`));
  report(shown.join() === Object.entries(supply).map((pair) => pair.join(" ")).join(), "what is in hand is shown as the program finds it", `${shown}\n${JSON.stringify(supply)}`);
  await tap(page, '[aria-label="goods, R, wine, one more"]', { judges: true });
  await tap(page, '[aria-label="supply, R, towers, one less"]', { judges: true });
  const before = await ready(page);
  await page.select('[aria-label="prisoners, R: add"]', "B");
  await judged(page, before);
  await shoot(page, "fronts-phone");
  await tap(page, "#tray-close");
  await tap(page, '[data-cell="0,-1"]');
  await tap(page, '#tray [aria-label="towers, one more"]', { judges: true });
  const typed = (await textOf(page)).match(/^(goods|supply|prisoners|towers):.*/gm).sort().join("\n");
  report(typed === "goods: {R: {wine: 1}}\nprisoners: {R: [B]}\nsupply: {R: {towers: 9}}\ntowers: {'0,-1': 1}", "goods, a prisoner, tower pieces and their tower by taps", typed);
  report((await verdictOf(page)).startsWith("Position consistent"), "which the program finds consistent, too", await page.$eval("#faults", (e) => e.textContent));
  await tap(page, "#tray-close");
  await paste(page, "reeve: 1\nrules: king\nplayers: {R: Rosa, B: Ben}\nboard:\n  '0,0': BA.RCr\n  '0,1': BA.C/180\n");
  await tap(page, '.opening[data-player="B"]');
  await tap(page, '#tray [aria-label="king: here"]', { judges: true });
  report(/^tokens: \{king: B\}$/m.test(await textOf(page)), "a token that a player has", await textOf(page));
  await tap(page, "#tray-close");
  await paste(page, "reeve: 1\nrules: bazaars\nplayers: {R: Rosa, B: Ben, K: Kim}\nmoves:\n- R: ffff+b 0,-1 farmer\n");
  await tap(page, '[data-cell="1,0"]');
  await page.waitForFunction(() => document.getElementById("tray-title").textContent === "bazaar", { timeout: 10000 });
  const choose = async (label, word, item = "") => {
    if (item) await page.select(`[aria-label="${label}: add with a key"]`, item);
    const last = await ready(page), field = `[aria-label="${label}${item && `, ${item}`}"]`;
    await page.select(field, word);
    await judged(page, last);
  };
  for (const tile of ["BA.RCr", "BA.C", "BA.RFr"]) await choose("bazaar, draw: add", tile);
  await shoot(page, "bazaar-phone");
  for (const [i, tile, chooser, more, bidder, pass, deal] of [[1, "BA.RCr", "B", 2, "R", "K", "buy"], [2, "BA.C", "K", 2, "R", "", "sell"]]) {
    await choose("bazaar, lots", tile, "tile");
    await choose(`bazaar, lots, ${i}, chooser`, chooser);
    for (const [player, n] of [[chooser, more], [bidder, more + 1]])
      for (let k = 0; k < n; k++) await tap(page, `[aria-label="bazaar, lots, ${i}, bids, ${player}, one more"]`, { judges: true });
    if (pass) await tap(page, `[aria-label="bazaar, lots, ${i}, bids, ${pass}: pass"]`, { judges: true });
    await choose(`bazaar, lots, ${i}, deal`, deal);
  }
  report((await verdictOf(page)).startsWith("Legal so far: 2 turns, score Rosa (R) 0, Ben (B) -3, Kim (K) 3, B to move"), "an auction of a game by taps", `${await verdictOf(page)}\n${await textOf(page)}`);
  await shoot(page, "auction-phone");
  await page.evaluate(() => [...document.querySelectorAll("#tray button")].find((e) => e.textContent === "Done").click());
  await tap(page, '[data-cell="0,-1"]');
  await tap(page, "#entry");
  await page.waitForSelector("#remove");
  await page.evaluate(() => [...document.querySelectorAll("#tray button")].find((e) => e.textContent === "Done").click());
  await tap(page, '[data-cell="1,0"]');
  await tap(page, '#tray .tile-button[data-tile="BA.RCr"]', { judges: true });
  report(/^- B: BA.RCr 1,0$/m.test(await textOf(page)) && (await verdictOf(page)).startsWith("Legal so far: 3 turns"), "and the turn after it", `${await verdictOf(page)}\n${await textOf(page)}`);
  await tap(page, "#tray-close");
  await paste(page, fixture("castle/kitchen-table.yaml"));
  report(!(await page.$(".opening")), "of a game that follows from its turns");
  await paste(page, await ask(["position", "--at", "40", "-"], fixture("castle/kitchen-table.yaml")));
  await tap(page, '.opening[data-player="W"]');
  await tap(page, '[aria-label="hand, W, wall tiles: remove 3"]', { judges: true });
  report(/^hand: \{W: \{wall_tiles: \[6, 7\]\}/m.test(await textOf(page)), "a wall tile is taken away from a player", await textOf(page));
  await page.close();
};

// The next tile on a position is a turn; a cell has what `why` finds for it; what stands wrong says why.
const fittingOn = (page) => page.waitForFunction(() => /tiles? fits? on|No tile/.test(document.getElementById("tray-title").textContent), { timeout: 20000 })
  .then(() => page.$$eval("#tray .tile-button", (list) => list.filter((e) => !e.matches(".faint")).map((e) => e.dataset.tile)));
const closeTray = async (page) => { if (!(await page.$("#tray[hidden]"))) await tap(page, "#tray-close"); };
const laid = async (browser) => {
  const page = await fresh(browser, "phone"), photograph = fixture("carcassonne/photograph.yaml"), head = "reeve: 1\nplayers: {R: Rosa, B: Ben}\n";
  const fitting = () => fittingOn(page), close = () => closeTray(page);
  await paste(page, photograph);
  await tap(page, "#hand");
  await tap(page, '.tile-button[data-tile="BA.CRr"]');
  await tap(page, "#tray .steps button", { judges: true });
  report(/^moves:\n- R: BA.CRr 1,-2$/m.test(await textOf(page)) && /^Legal so far: 1 turn, score Rosa \(R\) 14, Ben \(B\) 16/.test(await verdictOf(page)), "the next tile on a position is a turn, and scores", await verdictOf(page));
  await page.waitForSelector("#remove");
  await tap(page, "#remove", { judges: true });
  report((await textOf(page)).trim() === photograph.trim(), "without it the position is what it was", await textOf(page));
  await close();
  await tap(page, '[data-cell="1,-2"]');
  const [{ steps }] = await objects(["why", "-", "1,-2"], photograph), { fits } = steps.find(({ step }) => step === "fits");
  const same = new Map((await objects(["tiles", "carcassonne"], "")).map((tile) => [tile.tile, tile.same])), wanted = [...new Set(fits.map((one) => same.get(one.split("/")[0])))].sort();
  report((await fitting()).sort().join() === wanted.join(), "a cell has the tiles that why finds for it", `${(await fitting()).join()}\n${wanted}`);
  await tap(page, '.tile-button[data-tile="BA.CRr"]', { judges: true });
  await tap(page, "#tray .acts .reading", { judges: true });
  report(/^moves:\n- R: BA.CRr 1,-2$/m.test(await textOf(page)), "a tile that completes what holds a follower is a turn by a tap", await textOf(page));
  await close();
  await paste(page, `${head}rules: dragon\nboard:\n  '0,0': crfr\n`);
  await tap(page, '[data-cell="1,0"]');
  report((await fitting()).some((tile) => /^DG\..*v/.test(tile)), "a volcano fits", (await fitting()).join());
  await close();
  await paste(page, `${head}rules: inns\nto_move: R\nboard:\n  '0,0': BA.RCr\n  '1,0': BA.RFr R:big:highwayman\n  '1,1': BA.C\n`);
  await tap(page, '[data-cell="1,1"]');
  await page.waitForSelector('.followers [data-word="big:knight"]', { timeout: 10000 });
  const who = await page.$$eval('.followers [data-word="big:knight"]', (list) => list.map((e) => e.dataset.player).join());
  report(who === "B", "a figure that one player has none left of is offered to the other", who);
  await close();
  await paste(page, `${head}rules: carcassonne\nto_move: R\nboard:\n  '-1,0': BA.LR/270\n  '0,0': BA.RCr R:highwayman\n  '1,0': BA.CRRR R:highwayman@e B:knight@n\n`);
  await tap(page, '[data-cell="1,0"]');
  await page.waitForSelector("#tray .things", { timeout: 20000 });
  report(!(await page.$("#tray .reading")), "what has followers of two players was not laid in one turn");
  await close();
  await paste(page, `${head}rules: carcassonne\nto_move: R\nboard:\n  '-1,0': BA.LR/270\n  '0,0': BA.RCr R:highwayman\n  '1,0': BA.CRRR B:knight@n\n`);
  await tap(page, '[data-cell="1,0"]');
  await tap(page, "#tray .reading", { judges: true });
  report(/^to_move: B\n(.*\n)*moves:\n- B: BA.CRRR 1,0 knight(@n)?$/m.test(await textOf(page)) && (await verdictOf(page)).startsWith("Legal so far"), "a tile with another player's follower, laid just now, is his turn", await textOf(page));
  await close();
  await paste(page, `${head}rules: abbey\noptions: {wagon_move: connected}\nto_move: B\nboard:\n  '-1,0': BA.LR/270\n  '0,0': BA.RCr R:wagon@e\n  '1,0': BA.RFr\nmoves:\n- B: BA.CRRR 2,0\n  wagon: 'R:highwayman@2,0.e'\n`);
  await tap(page, '[data-cell="2,0"]');
  await tap(page, '.followers [data-word="knight"]', { judges: true });
  await page.waitForSelector('.followers [data-word="knight"][aria-pressed="true"]', { timeout: 20000 });
  report(/^- B: BA.CRRR 2,0 knight@n$/m.test(await textOf(page)) && (await page.$$('.followers [data-player="R"]')).length === 0,
    "where another player's wagon came, followers are his who made the turn", await textOf(page));
  await close();
  const board = "BA.RCr -1,0 BA.RFr/180 1,0 BA.CcRr+/180 0,-1 BA.RFr/180 0,1 BA.L -1,-1 BA.RCr/180 0,-2 BA.L/180 -2,-1 BA.RRR/180 1,-2 BA.LR/270".split(" ");
  const wrong = `${head}rules: carcassonne\nboard:\n  '0,0': ${board.join("\n").replace(/\n(\S+)\n(\S+)/g, "\n  '$1': $2")}\n`;
  const countOf = async (text) => (await objects(["check", "-"], text))[0].diagnostics.filter(({ severity }) => severity !== "note").length;
  await paste(page, wrong);
  await tap(page, '[data-cell="-2,0"]');
  await fitting();
  const offered = await page.$$eval("#tray .tile-button:not(.faint)", (list) => list.map((e) => [e.dataset.tile, e.dataset.degrees])), counts = new Set();
  for (const [tile, degrees] of offered) counts.add(await countOf(`${wrong}  '-2,0': ${tile}/${degrees}\n`));
  report(offered.length > 3 && [...counts].join() === String(await countOf(wrong)), "on a board with a fault the tiles that are offered bring no other", `${offered.length}: ${[...counts]}; ${await countOf(wrong)}`);
  await close();
  for (const [name, cell] of [["position-completed", "0,1"], ["position-follower-twice", "1,0"], ["position-tile-twice", "0,2"], ["position-edge-cut", "0,0"]]) {
    await paste(page, fixture(`carcassonne/bad/${name}.yaml`));
    await tap(page, `[data-cell="${cell}"]`);
    await page.waitForSelector("#tray .tile-view");
    report(Boolean(await page.$("#tray .against")), `a framed tile says why: ${name}`);
    await close();
  }
  await paste(page, fixture("carcassonne/wrong-photograph.yaml"));
  await page.waitForSelector("#fault-list .frame");
  report((await page.$$eval("#fault-list li:not(.note) .frame", (list) => list.map((e) => e.textContent).join())) === "1,2,3,4", "what is wrong has the number of its frame");
  await tap(page, '[data-cell="1,0"]');
  await page.evaluate(() => [...document.querySelectorAll("#tray button")].find((e) => e.textContent === "Move").click());
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  await tap(page, "#tray-body button");
  await paste(page, photograph.replace(/^score:.*\n/m, ""));
  const notes = await page.$eval("#faults", (e) => e.textContent);
  report(/^\s*To be noted/.test(notes) && !/reeve (new|score)/.test(notes), "a note is not what is wrong, and names no command", notes);
  await page.evaluate(() => { document.getElementById("setup-open").click(); });
  const letter = (i, value) => page.$$eval("#setup-players input", (list, [at, put]) => { list[at].value = put; list[at].dispatchEvent(new Event("input")); }, [i, value]);
  await letter(1, "- a");
  await tap(page, "#setup-apply", { judges: true });
  report(/^players: \{R: '- a', B: Ben\}$/m.test(await textOf(page)), "any name can be typed", await textOf(page));
  await page.close();
};

// The tiles that a cell has are those that `why` finds for it, whatever else lies on the board.
const fits = async (browser) => {
  const page = await fresh(browser, "phone"), head = "reeve: 1\nplayers: {R: Rosa, B: Ben}\n", fairy = "tokens: {dragon: '0,-1', fairy: 'R:highwayman@1,0'}\n";
  const volcano = `${head}rules: dragon\nboard:\n  '0,0': BA.RCr\n  '1,0': BA.RFr R:highwayman\n  '0,-1': DG.F.v\n`;
  const hills = (await ask(["position", "--at", "3", "-"], await ask(["sim", "hills", "--games", "1", "--seed", "11"], ""))).replace(/^---\n/, "");
  const inns = `${head}rules: inns\nboard:\n  '0,0': BA.RCr R:knight\n  '1,0': BA.RFr B:highwayman\n`;
  const free = async (text) => (await objects(["legal", "--tile", "BA.RCr", "-"], text)).find(({ cell }) => cell).cell;
  for (const [what, text, cell, right = text] of [
    ["the fairy beside a highwayman", volcano + fairy, "2,0"], ["figures of several kinds in hand", hills, await free(hills)],
    ["nobody where the fairy is", `${volcano.replace(" R:highwayman", "")}${fairy}`, "2,0", volcano + fairy],
    ["too few followers in hand", `${inns}supply: {R: {followers: 2, big: 1}}\n`, "2,0", inns]]) {
    const rules = text.match(/^rules: (.*)$/m)[1], same = new Map((await objects(["tiles", rules], "")).map((tile) => [tile.tile, tile.same]));
    const [{ steps = [] }] = await objects(["why", "-", cell], right), { fits: all = [] } = steps.find(({ step }) => step === "fits") || {};
    await closeTray(page);
    await paste(page, text);
    await tap(page, `[data-cell="${cell}"]`);
    const found = (await fittingOn(page)).sort().join(), wanted = [...new Set(all.map((one) => same.get(one.split("/")[0])))].sort().join();
    report(wanted && found === wanted, `the tiles that fit, with ${what}`, `${found}\n${wanted}\n${text}`);
  }
  await closeTray(page);
  await paste(page, `${head}rules: bazaars\nboard:\n  '0,0': BA.RCr\n`);
  await tap(page, '[data-cell="1,0"]');
  await fittingOn(page);
  const words = await page.$eval("#tray-body", (e) => e.textContent);
  report(/would fit with a bridge/.test(words) && !/do not fit/.test(words), "what fits with a bridge is not said not to fit", words);
  await closeTray(page);
  await paste(page, `${head}rules: carcassonne\nboard:\n  '0,0': BA.RCr\n  '0,1': BA.CcG/180\n`);
  await tap(page, '[data-cell="0,1"]');
  await page.waitForSelector('.followers [data-word="knight"]', { timeout: 20000 });
  const label = await page.$eval(".large-tile", (e) => e.getAttribute("aria-label")), knights = await page.$$('.followers [data-word="knight"][data-player="R"]');
  report((label.match(/city/g) || []).length === 1 && knights.length === 1, "a tile of one city is not the one of two whose name differs in a capital", label);
  await page.close();
};

// What was typed stays as it was typed, whatever is tapped.
const typed = async (browser) => {
  const page = await fresh(browser, "phone"), head = "reeve: 1\nplayers: {R: Rosa, B: Ben}\nrules: carcassonne\n";
  const lay = async (cell) => {
    await closeTray(page);
    await tap(page, `[data-cell="${cell}"]`);
    await fittingOn(page);
    await tap(page, "#tray .tile-button", { judges: true });
  };
  const isConsistent = async () => (await verdictOf(page)).startsWith("Position consistent");
  await paste(page, `${head}board:\n    0,0: BA.RCr\n    1,0: BA.RFr\n`);
  await lay("0,1");
  report(await isConsistent() && /\n {4}'0,1': /.test(await textOf(page)), "rows are as deep as those that are there", await textOf(page));
  await closeTray(page);
  await paste(page, `${head}about: {event: "once\nboard:\nmoves: of old"}\nboard:\n  0,0: BA.RCr\n`);
  await lay("1,0");
  report(await isConsistent() && /^ {2}'1,0': /m.test(await textOf(page)), "a key within a quoted text is none", await textOf(page));
  await closeTray(page);
  await paste(page, `${head}board:\n  '0,0': BA.RCr\n`);
  await tap(page, '[data-cell="0,0"]');
  await tap(page, "#remove", { judges: true });
  await page.waitForSelector("#turn", { timeout: 20000 }).catch(() => {});
  report(await page.$("#turn") && !(await page.$("#remove")), "the start tile that lies there without a line can be turned, not removed", await page.$eval("#tray", (e) => e.textContent));
  await lay("1,0");
  report(await isConsistent() && /'0,0': BA\.RCr\n {2}'1,0': /.test(await textOf(page)), "it is typed when another comes beside it", await textOf(page));
  await closeTray(page);
  await paste(page, `${head}board:\n  '0,0': BA.RCr\nscore: {R: 17, B: 22} # so far\n`);
  await tap(page, "#setup-open");
  await tap(page, '[data-box="inns"]');
  await tap(page, "#setup-apply", { judges: true });
  report(/^rules: inns$(.*\n)*score: \{R: 17, B: 22\} # so far$/m.test(await textOf(page)), "other boxes leave what was typed", await textOf(page));
  await tap(page, "#setup-open");
  const said = async (label) => {
    await page.$$eval("#setup-players .letter", (list, value) => { list[1].value = value; list[1].dispatchEvent(new Event("input")); }, label);
    await page.$eval("#setup-problem", (e) => { e.textContent = ""; });
    await tap(page, "#setup-apply");
    await page.waitForFunction(() => document.getElementById("setup-problem").textContent, { timeout: 20000 });
    return page.$eval("#setup-problem", (e) => e.textContent);
  };
  const twice = await said("R"), bad = await said("9");
  report(/^Two players have the letter R/.test(twice) && /cannot be a player's label\. Type a letter, /.test(bad), "what is wrong with a player's letter is told", `${twice}\n${bad}`);
  await page.keyboard.press("Escape");
  await paste(page, "reeve: 1\nplayers: {R: Red, B: Blue}\nrules: abbey+tower\nboard:\n  '0,0': BA.RCr\n  '1,0': BA.RRR\n");
  const broken = await page.$$eval("table th, .who span", (list) => list.flatMap((e) => [...e.childNodes]).filter((node) => node.nodeType === 3).flatMap((node) =>
    [...node.data.matchAll(/\S+/g)].filter(({ index, 0: word }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    }).map(([word]) => word)));
  const hand = await page.$eval("#players", (e) => e.textContent);
  report(!broken.length && /1 abbey,/.test(hand), "no name is broken by what is in hand", `${broken}\n${hand}`);
  await shoot(page, "hand-phone");
  await page.close();
};

// Each tab has its own game; what another one had last is kept; what is damaged is left alone.
const tabs = async (browser) => {
  const page = await fresh(browser, "phone"), other = await page.browserContext().newPage();
  await other.setViewport(SIZES.phone);
  await other.goto(address);
  await judged(other, 0);
  await page.bringToFront();
  await paste(page, fixture("castle/kitchen-table.yaml"));
  await other.bringToFront();
  await tap(other, '[data-cell="1,0"]');
  await tap(other, "#tray .tile-button", { judges: true });
  report(/castle · Anna/.test(await other.$eval("#kept-list", (e) => e.textContent)), "what another tab has is kept");
  await page.bringToFront();
  await page.reload();
  await judged(page, 0);
  report(/^rules: castle$/m.test(await textOf(page)), "each tab has its own game", await textOf(page));
  await page.evaluate(() => { sessionStorage.clear(); localStorage.setItem("reeve.game", "{}"); localStorage.setItem("reeve.games", '"x"'); });
  await page.reload();
  await judged(page, 0);
  report((await verdictOf(page)).startsWith("Position consistent"), "what is kept and damaged is left alone", await verdictOf(page));
  await page.evaluate(() => { Storage.prototype.setItem = () => { throw new Error("full"); }; });
  await paste(page, fixture("carcassonne/photograph.yaml"));
  report(/keeps no more/.test(await page.$eval("#said", (e) => e.textContent)), "a device that keeps no more says so");
  await page.close();
  await other.close();
};

// What was on the table is not lost, whatever comes instead of it.
const games = async (browser) => {
  const page = await fresh(browser, "phone"), said = () => page.$eval("#said", (e) => e.textContent);
  const keptOnes = () => page.$$eval("#kept-list li", (list) => list.map((e) => e.textContent).join("; "));
  await paste(page, fixture("castle/kitchen-table.yaml"));
  await paste(page, fixture("carcassonne/photograph.yaml"));
  report(/castle · Anna, Bert · \d+ turns/.test(await keptOnes()), "a game that was pasted over is kept", await keptOnes());
  await tap(page, "#kept-list button", { judges: true });
  report(/^rules: castle$/m.test(await textOf(page)) && /carcassonne/.test(await keptOnes()), "and comes back, the other one is kept then", await keptOnes());
  const other = await fresh(browser, "phone", "light", "#t=xyz");
  report(/damaged/.test(await other.$eval("#said", (e) => e.textContent)), "a link that is damaged says so");
  await other.close();
  await paste(page, "reeve: 1\nrules: carcassonne\nplayers: {A: Ann, B: Bob}\nmoves:\n- A: BA.RFr 1,0\n---\nreeve: 1\nrules: inns\nplayers: {A: Ann, B: Bob}\nmoves:\n- A: BA.RFr 1,0\n");
  report(/first of 2 games/.test(await said()) && /inns · Ann, Bob/.test(await keptOnes()), "of two games one is shown, and the other is kept", await said());
  await tap(page, "#setup-open");
  await page.$eval(".player-row .letter", (e) => { e.value = "Z"; e.dispatchEvent(new Event("input")); });
  await tap(page, "#setup-apply", { judges: true });
  report(/^- Z: BA.RFr 1,0$/m.test(await textOf(page)) && (await verdictOf(page)).startsWith("Legal"), "a player's new letter is typed in the turns, too", await textOf(page));
  await tap(page, "#setup-open");
  await tap(page, '[data-box="castle"]');
  await tap(page, "#setup-apply");
  await page.waitForFunction(() => /does not go with this/.test(document.getElementById("setup-problem").textContent));
  report(/^rules: carcassonne$/m.test(await textOf(page)), "boxes with which the board does not go are asked about first");
  await page.keyboard.press("Escape");
  await page.evaluate(() => { document.getElementById("text").value = "x".repeat(3e6); document.getElementById("text").dispatchEvent(new Event("input")); });
  await page.waitForFunction(() => /too long/.test(document.getElementById("said").textContent));
  report(/^rules: carcassonne$/m.test(await textOf(page)), "a text that is too long is refused");
  await page.close();
};

// What old machines write, and what a page that was opened as a file can do: say that it cannot.
const files = async (browser) => {
  const page = await fresh(browser, "phone"), folder = fs.mkdtempSync(path.join(os.tmpdir(), "tapped-"));
  const choose = async (field, name, text) => {
    const before = await ready(page), file = path.join(folder, name);
    fs.writeFileSync(file, text, "latin1");
    await (await page.$(field)).uploadFile(file);
    await judged(page, before);
  };
  const record = "reeve: 1\nrules: castle\nplayers: {W: Zoë, B: Jörg}\nmoves:\n- W: 14/180 d1 merchant\n";
  await choose("#file", "old.yaml", record.replace(/\n/g, "\r\n"));
  report(/Zoë \(W\) \d+, Jörg/.test(await verdictOf(page)) && (await textOf(page)).includes("{W: Zoë, B: Jörg}"), "a file in Latin-1 with line ends of Windows is opened", await verdictOf(page));
  await paste(page, "");
  await paste(page, `\ufeff${record.replace(/\n/g, "\r\n")}`);
  report(/Zoë \(W\) \d+, Jörg/.test(await verdictOf(page)), "and pasted", await verdictOf(page));
  await tap(page, '[data-cell="d1"]');
  await page.waitForSelector("#turn");
  await tap(page, "#turn", { judges: true });
  report(/^- W: 14(\/\d+)? d1 merchant/m.test(await textOf(page)) && !(await textOf(page)).includes("\r"), "a tap changes it", await textOf(page));
  const script = fs.readFileSync("scripts/no-first-turn-merchant.lua", "utf8").replace(/^/, "-- für Zoë\n");
  await choose("#script-file", "house.lua", script);
  report((await page.$eval("#scripts", (e) => e.textContent)).includes("house.lua") && (await verdictOf(page)).startsWith("Illegal"), "a script in Latin-1 is in force", await verdictOf(page));
  fs.rmSync(folder, { recursive: true });
  await page.close();
  const other = await browser.newPage();
  await other.setViewport(SIZES.phone);
  await other.goto(`file://${dir}/index.html`);
  await other.waitForFunction(() => /needs a web server/.test(document.getElementById("verdict").textContent) && document.getElementById("hint").checkVisibility());
  report(true, "as a file the page says that it needs a server");
  await shoot(other, "file-phone");
  await other.close();
};

// A house rule is in force, and goes along with a link.
const rules = async (browser) => {
  const page = await fresh(browser, "phone"), script = fs.readFileSync("scripts/no-first-turn-merchant.lua", "utf8");
  await paste(page, "reeve: 1\nrules: castle\nplayers: {W: Anna, B: Bert}\nmoves:\n- W: 14/180 d1 merchant\n");
  const before = await verdictOf(page);
  await tap(page, "details:has(#scripts) summary");
  await page.$eval("#script-text", (e, text) => { e.value = text; }, script);
  await tap(page, "#script-use", { judges: true });
  const after = await verdictOf(page);
  report(before.startsWith("Legal") && after.startsWith("Illegal"), "a house rule is in force", `${before}\n${after}`);
  await page.$eval("#script-text", (e) => { e.value = "return { name"; });
  await tap(page, "#script-use", { judges: true });
  report(/scripts\/house.lua:1: /.test(await page.$eval("#fault-list", (e) => e.textContent)), "what is wrong in a house rule is told");
  await tap(page, "#undo", { judges: true });
  await tap(page, "#share");
  await page.waitForFunction(() => document.getElementById("link").value);
  const link = await page.$eval("#link", (e) => e.value), other = await fresh(browser, "phone", "light", link.slice(address.length));
  report((await verdictOf(other)) === after, "and goes along with a link", await verdictOf(other));
  await other.close();
  await page.close();
};

const keys = async (browser) => {
  const page = await fresh(browser, "laptop"), press = async (...list) => { for (const key of list) await page.keyboard.press(key); };
  for (let i = 0; i < 10 && !(await page.evaluate(() => document.activeElement.matches(".hit"))); i++) await press("Tab");
  await press("ArrowRight");
  report(await page.evaluate(() => document.activeElement.dataset.cell) === "1,0", "keys: arrows lead from cell to cell");
  await press("Enter");
  await page.waitForFunction(() => document.activeElement.matches(".tile-button"), { timeout: 10000 });
  await press("f", "r", "f", "r");
  await page.waitForFunction(() => [...document.querySelectorAll("#tray .tile-button")].every((e) => /road/.test(e.getAttribute("aria-label"))), { timeout: 10000 });
  await page.waitForFunction(() => document.querySelector('#tray .tile-button[data-tile="BA.RFr"]:first-child'), { timeout: 10000 });
  let before = await ready(page);
  await press("Enter");
  await judged(page, before);
  await page.waitForFunction(() => document.activeElement.matches(".followers button"), { timeout: 10000 }).catch(() => {});
  const on = await page.evaluate(() => document.activeElement.getAttribute("aria-label"));
  before = await ready(page);
  await press("Enter");
  await judged(page, before);
  report(/1,0': BA\.RFr\S* \w:\w+@/.test(await textOf(page)), `keys: a tile by its edges, and a follower (${on})`, await textOf(page));
  await press("Escape");
  report(await page.evaluate(() => document.activeElement.dataset.cell) === "1,0", "keys: Escape leads back to the cell");
  before = await ready(page);
  await page.keyboard.down("Control");
  await press("z");
  await page.keyboard.up("Control");
  await judged(page, before);
  report(!/ \w:\w+@/.test(await textOf(page)), "keys: Ctrl-Z takes it back");
  await paste(page, "reeve: 1\nrules: carcassonne\nplayers: {R: Rosa, B: Ben}\nmoves:\n- R: BA.C 1,0\n");
  await page.$eval('[data-cell="1,0"]', (e) => e.focus());
  await press("Enter");
  await page.waitForFunction(() => document.activeElement.closest("#tray"), { timeout: 10000 });
  before = await ready(page);
  await press("Delete");
  await judged(page, before);
  report(/^moves: \[\]$/m.test(await textOf(page)), "keys: Delete takes a turn back that is not legal", await textOf(page));
  for (const [where, end] of [["of a game", "moves: []\n"], ["of a position", "board:\n  '0,0': BA.RCr\n"]]) {
    await paste(page, `reeve: 1\nrules: carcassonne\nplayers: {R: Rosa, B: Ben}\n${end}`);
    await page.$eval('[data-cell="1,0"]', (e) => e.focus());
    await press("Enter");
    await page.waitForFunction(() => document.activeElement.matches(".tile-button"), { timeout: 10000 });
    await page.$eval("#tray-body .plain", (e) => e.click());
    await page.$eval('#tray .tile-button[data-tile="BA.C"]', (e) => e.focus());
    const turns = [];
    for (const key of ["Enter", "t", "t", "t", "t"]) {
      await page.waitForFunction(() => document.activeElement.closest("#tray"), { timeout: 10000 });
      before = await ready(page);
      await press(key);
      await judged(page, before);
      turns.push((await textOf(page)).match(/BA\.C(?:\/\d+)?/)[0]);
    }
    report(turns.join() === "BA.C,BA.C/90,BA.C/180,BA.C/270,BA.C", `keys: T turns a tile ${where} that does not fit, and the tray keeps the focus`, turns.join());
    await press("Escape");
    report(await page.evaluate(() => document.activeElement.dataset.cell) === "1,0", `keys: Escape leads back to the cell ${where}`);
  }
  await page.close();
};

const faultsOf = async (page, where) => {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run({ preload: false, resultTypes: ["violations"] }));
  return violations.map(({ id, nodes }) => `${where}: ${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(" ")}`);
};
// Buttons and fields that are smaller than a finger; of a rule in a sentence, what lies around it is tapped, too.
const smallOnes = (page) => page.$$eval("button, select, input, textarea, summary", (list) => list
  .filter((e) => e.checkVisibility() && !e.matches(".link, [type=file]"))
  .map((e) => {
    const { width, height } = e.getBoundingClientRect(), around = getComputedStyle(e, "::after");
    return [around.position === "absolute" ? { width: parseFloat(around.width), height: parseFloat(around.height) } : { width, height }, e];
  }).filter(([{ width, height }]) => Math.min(width, height) < 47.5)
  .map(([{ width, height }, e]) => `${width.toFixed()} × ${height.toFixed()} ${e.outerHTML.slice(0, 90)}`));

// Buttons whose words are cut off.
const cutOnes = (page) => page.$$eval("button", (list) => list
  .filter((e) => e.checkVisibility() && e.scrollWidth > e.clientWidth + 1 && !e.matches(".rule, .link")).map((e) => e.outerHTML.slice(0, 90)));

const accessible = async (browser) => {
  const faults = [], tiny = [], wide = [], cut = [];
  for (const [size, scheme] of [["narrow", "light"], ["phone", "light"], ["laptop", "dark"], ["laptop", "light"]]) {
    const page = await fresh(browser, size, scheme);
    const look = async (where) => {
      await settled(page);
      faults.push(...await faultsOf(page, `${size}, ${scheme}, ${where}`));
      if (size !== "laptop") tiny.push(...(await smallOnes(page)).map((one) => `${where}: ${one}`));
      if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)) wide.push(`${size}, ${where}`);
      cut.push(...(await cutOnes(page)).map((one) => `${size}, ${where}: ${one}`));
      await shoot(page, `${where.replace(/\W+/g, "-")}-${size}-${scheme}`);
    };
    await look("empty");
    await page.locator('[data-cell="1,0"]').click();
    await page.waitForSelector("#tray .tile-button");
    await look("tiles");
    await page.locator("#tray .tile-button").click();
    await page.waitForSelector(".followers button");
    await look("tile");
    await page.locator("#tray-close").click();
    await page.locator("#setup-open").click();
    await page.locator('[data-box="inns"]').click();
    await look("boxes");
    await page.keyboard.press("Escape");
    await paste(page, fixture("carcassonne/wrong-photograph.yaml"));
    await look("wrong");
    await paste(page, fixture("castle/kitchen-table.yaml"));
    await look("castle");
    await page.locator("#table-more summary").click();
    await page.locator("details:has(#scripts) summary").click();
    await look("table");
    await paste(page, "reeve: 1\nrules: tower+dragon\nplayers: {R: Rosa, B: Ben}\nmoves:\n- R: ffff+t 0,-1\n");
    await page.locator('[data-cell="0,-1"]').click();
    await page.waitForSelector("#tray [data-thing]");
    await page.$eval("#tray .things details", (e) => { e.open = true; });
    await look("turn");
    await page.locator("#tray-close").click();
    await paste(page, fixture("carcassonne/photograph.yaml"));
    await page.locator("#completions-start").click();
    await page.waitForSelector("#completions details");
    await page.locator("#completions summary").click();
    await page.locator(".items .rule").click();
    await page.waitForSelector("#rule[open] p");
    await look("rule");
    if (scheme === "dark") {
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/g).map(Number));
      report(Math.max(...ground.slice(0, 3)) < 64, "in the dark it is dark", ground);
    }
    await page.close();
  }
  report(!faults.length, "axe finds no fault", faults.join("\n"));
  report(!tiny.length, "whatever is tapped is as large as a finger", tiny.join("\n"));
  report(!cut.length, "no button cuts its words off", cut.join("\n"));
  report(!wide.length, "nothing is wider than the window", wide.join("\n"));
};

const boxes = async (browser) => {
  const page = await fresh(browser, "phone", "light", "#setup"); // as the site's front page leads to it
  await page.waitForSelector("#setup[open]");
  await tap(page, '[data-box="inns"]');
  await tap(page, '[data-box="traders"]');
  await tap(page, "#add-player");
  await tap(page, "#setup summary");
  await page.waitForSelector("#option-farm_scoring");
  await page.select("#option-farm_scoring", "first");
  await shoot(page, "options-phone");
  await tap(page, "#setup-fresh", { judges: true });
  const text = await textOf(page);
  report(/^rules: inns\+traders$/m.test(text) && /G: Green/.test(text), "boxes are joined, and players are added", text);
  report(/^options: \{farm_scoring: first\}$/m.test(text), "an option is typed, if it is not as usual", text);
  await tap(page, "#setup-open");
  await tap(page, '[data-box="castle"]');
  await tap(page, "#setup-fresh");
  await page.waitForFunction(() => document.getElementById("setup-problem").textContent);
  report(true, `the program says what does not go together: ${await page.$eval("#setup-problem", (e) => e.textContent)}`);
  await page.close();
};

const quick = async (browser) => {
  const record = (await ask(["sim", "carcassonne", "--games", "1", "--seed", "3", "--players", "2"], "")).replace(/^---\n/, "");
  const page = await fresh(browser, "laptop");
  await paste(page, record);
  const times = await page.evaluate(async (text) => {
    const worker = new Worker("worker.js"), list = [];
    for (let i = 0; i < 7; i++) {
      const began = performance.now();
      worker.postMessage({ argv: ["check", "--format", "json", "-"], stdin: text, files: {} });
      await new Promise((resolve) => { worker.onmessage = resolve; });
      list.push(performance.now() - began);
    }
    return list.sort((a, b) => a - b);
  }, record);
  report(true, `the verdict of a game of ${(record.match(/^- /gm) || []).length} turns takes ${times[3].toFixed(0)} ms`);
  await page.close();
};

const offline = async (browser, server) => {
  const page = await fresh(browser, "phone");
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => new Promise((resolve) => {
    const wait = () => (active.state === "activated" ? resolve() : setTimeout(wait, 50));
    wait();
  })));
  await paste(page, fixture("carcassonne/photograph.yaml"));
  server.close();
  server.closeAllConnections();
  await page.reload();
  await judged(page, 0);
  report((await verdictOf(page)).startsWith("Position consistent"), "without a network it loads again, with what was typed", await verdictOf(page));
  await page.locator('[data-cell="1,3"]').click();
  await page.waitForSelector("#tray .tile-button", { timeout: 10000 });
  await page.locator("#tray-close").click();
  await page.locator("#odds-start").click();
  await page.waitForFunction(() => document.getElementById("odds-progress").value > 0, { timeout: 60000 });
  await page.locator("#completions-start").click();
  await page.waitForSelector("#completions details");
  await page.locator("#completions summary").click();
  await page.locator(".items .rule").click();
  await page.waitForSelector("#rule[open] p");
  report(true, "and answers: tiles that fit, odds, completions, a rule");
  await page.close();
};

(async () => {
  const { load } = await import(path.resolve("engine/modules/web/reeve.js"));
  reeve = await load(fs.readFileSync(path.join(build, "wasm/small/reeve.wasm")));
  const server = http.createServer(served);
  await new Promise((resolve) => server.listen(0, "localhost", resolve));
  address = `http://localhost:${server.address().port}/`;
  const browser = await puppeteer.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox", "--disable-gpu"] });
  small();
  const tests = [["phone", (b) => putTogether(b, "phone")], ["laptop", (b) => putTogether(b, "laptop")], ["records", records], ["asks", asks],
                 ["links", links], ["things", things], ["fronts", fronts], ["laid", laid], ["fits", fits], ["typed", typed], ["tabs", tabs], ["games", games], ["files", files], ["rules", rules], ["boxes", boxes], ["keys", keys], ["accessible", accessible], ["quick", quick], ["offline", (b) => offline(b, server)]];
  const only = process.env.ONLY;
  for (const [name, test] of tests.filter(([one]) => !only || only.split(",").includes(one)))
    await test(browser).catch((error) => report(false, name, error.stack));
  report(!heard.length, "the browser has nothing to say, and loads nothing from elsewhere", [...new Set(heard)].join("\n"));
  await browser.close();
  server.close();
  process.exit(failed ? 1 : 0);
})();
