// page.js REEVE BUILD: opens pages of `reeve show --html` in a real browser: steps through whole games,
// compares the scores with those of `reeve score`, and looks for what must not be there. BUILD has
// node_modules with puppeteer-core. Prints a line for each test.
"use strict";
const { execFileSync, spawnSync } = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");

const [reeve, build] = process.argv.slice(2).map((name) => path.resolve(name));
const puppeteer = require(path.join(build, "node_modules", "puppeteer-core"));
const place = fs.mkdtempSync(path.join(os.tmpdir(), "page-"));
let failed = 0;

const report = (fine, name, details) => {
  console.log(`${fine ? "ok" : "not ok"} page: ${name}`);
  if (!fine) {
    failed++;
    console.log("  " + String(details).split("\n").slice(0, 8).join("\n  "));
  }
};

// The page of a record, and its final and running scores by the program.
const write = (record, ...more) => {
  const page = path.join(place, path.basename(record) + ".html");
  spawnSync(reeve, ["show", "--html", page, ...more, record]);
  return page;
};
const scoresOf = (record) => {
  const answer = spawnSync(reeve, ["score", "--format", "json", record]).stdout.toString();
  return JSON.parse(answer.split("\n")[0]);
};

// What a browser says that nobody should have to read.
const listen = (page) => {
  const heard = [];
  page.on("console", (message) => heard.push("console: " + message.text()));
  page.on("pageerror", (error) => heard.push("error: " + error.message));
  page.on("dialog", (dialog) => { heard.push("dialog"); dialog.dismiss(); });
  page.on("request", (request) => {
    if (!request.url().startsWith("file://")) heard.push("request: " + request.url());
  });
  return heard;
};

const state = (page) => page.evaluate(() => ({
  now: document.getElementById("now").textContent,
  scores: [...document.querySelectorAll(".scores b")].map((b) => Number(b.textContent)),
  tiles: document.querySelectorAll("#parts .tile").length,
  followers: document.querySelectorAll("#parts .tile .follower").length,
  marked: (document.querySelector("li.current") || {}).id,
  wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
}));

// Steps through a whole game with a key, and back to the start.
const play = async (page, record) => {
  const wanted = scoresOf(record), name = path.basename(record);
  await page.keyboard.press("Home");
  const start = await state(page);
  const wrong = [];
  for (const turn of wanted.turns) {
    await page.keyboard.press("ArrowRight");
    const now = await state(page);
    const scores = Object.values(turn.score);
    if (JSON.stringify(now.scores) !== JSON.stringify(scores) || now.marked !== `turn-${turn.turn}`)
      wrong.push(`turn ${turn.turn}: ${JSON.stringify(now)}, not ${scores}`);
  }
  report(!wrong.length, `${name}: the score of each turn is that of reeve score`, wrong.join("\n"));
  await page.keyboard.press("End");
  const end = await state(page);
  report(JSON.stringify(end.scores) === JSON.stringify(Object.values(wanted.score)),
         `${name}: the last score too`, JSON.stringify(end));
  await page.keyboard.press("Home");
  const again = await state(page);
  report(JSON.stringify(again) === JSON.stringify(start), `${name}: the way back leads to the start`,
         JSON.stringify([start, again]));
  return end;
};

// The tiles and followers of the last turn are those of the picture.
const compare = async (page, record) => {
  const svg = path.join(place, "board.svg");
  spawnSync(reeve, ["show", "--svg", svg, record]);
  const text = fs.readFileSync(svg, "utf8");
  await page.keyboard.press("End");
  const end = await state(page);
  const tiles = (text.match(/class="tile"/g) || []).length;
  report(end.tiles === tiles && tiles > 0, `${path.basename(record)}: its tiles are those of show --svg`,
         `${end.tiles} tiles, ${tiles} in the picture`);
};

const games = ["fixtures/castle/kitchen-table.yaml", "fixtures/carcassonne/sunday.yaml",
               "fixtures/carcassonne/four-players.yaml", "fixtures/tower/attic.yaml",
               "fixtures/bazaars/doorstep.yaml", "fixtures/zamek/evening.yaml",
               "fixtures/castle/illegal.yaml", "fixtures/castle/mistake.yaml"];

const hostile = `reeve: 1
rules: castle
players: {R: "</script><script>alert(1)</script>", B: "<img src=x onerror=alert(2)>"}
moves:
  - {R: 17 e5 knight@n, note: "</style><!-- ]]> <svg onload=alert(3)>"}
  - B: "24 <b>bold</b>"
`;

(async () => {
  const browser = await puppeteer.launch({ executablePath: "/usr/bin/chromium",
                                           args: ["--no-sandbox", "--disable-gpu"] });
  const page = await browser.newPage();
  const heard = listen(page);
  for (const record of games) {
    const file = write(record, "--legal"), plain = write(record);
    report(fs.statSync(plain).size <= 400000, `${path.basename(record)}: at most 400 kB`,
           fs.statSync(plain).size);
    write(record, "--legal");
    await page.goto("file://" + file);
    const end = await play(page, record);
    await compare(page, record);
    await page.setJavaScriptEnabled(false);
    await page.reload();
    report((await state(page)).tiles === end.tiles, `${path.basename(record)}: the board is there without scripts`);
    await page.setJavaScriptEnabled(true);
    await page.reload();
    const legal = await page.$("#show-legal");
    await page.keyboard.press("Home");
    await legal.click();
    const cells = await page.$$eval("#legal-cells .legal", (list) => list.length);
    report(cells > 0, `${path.basename(record)}: legal cells are shown on demand`, cells);
    for (const width of [360, 2560]) {
      await page.setViewport({ width, height: 900 });
      report(!(await state(page)).wide, `${path.basename(record)}: fits ${width} pixels`);
    }
    await page.setViewport({ width: 1200, height: 900 });
  }
  await page.goto("file://" + path.join(place, "kitchen-table.yaml.html") + "#9");
  report((await state(page)).marked === "turn-9", "an address can name a turn");
  await page.click("li#turn-9 a.rule");
  const rule = await page.$eval("#rule-text", (e) => e.textContent);
  report(rule.includes("C-53") && rule.length > 60, "a rule opens on a tap", rule);
  await page.keyboard.press("Escape");
  await page.focus("li#turn-9 a.rule");
  await page.keyboard.press("Enter");
  const opened = await page.$eval("#rule", (e) => e.open && e.contains(document.activeElement));
  await page.keyboard.press("Escape");
  const back = await page.evaluate(() => !document.getElementById("rule").open &&
                                         document.activeElement.matches("li#turn-9 a.rule"));
  report(opened && back, "with keys, too, which are back where they were", `${opened} ${back}`);
  await page.focus("li#turn-12 a.move");
  await page.keyboard.press("Enter");
  report((await state(page)).marked === "turn-12", "a turn is chosen by a key");
  await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: "dark" }]);
  const grounds = await page.evaluate(() => ["body", ".sheet", ".against, #now"].map((name) => {
    const style = getComputedStyle(document.querySelector(name));
    return [style.backgroundColor, style.color].map((c) => Math.max(...c.match(/\d+/g).slice(0, 3)));
  }));
  report(grounds[0][0] < 64 && grounds[0][1] > 128 && grounds[1][0] < 64, "in the dark it is dark", grounds);
  await page.emulateMediaFeatures([]);
  const ids = await page.evaluate(() => {
    const all = [...document.querySelectorAll("[id]")].map((e) => e.id);
    return all.filter((id, i) => all.indexOf(id) !== i);
  });
  report(!ids.length, "no id stands twice", ids);
  await page.emulateMediaType("print");
  report((await page.pdf({ format: "A4" })).length > 10000, "it can be printed");
  await page.emulateMediaType("screen");
  const names = await page.$$eval("button, input", (list) =>
    list.map((e) => e.getAttribute("aria-label") || e.textContent || (e.labels && e.labels[0].textContent)));
  report(names.every((name) => name && name.trim()), "each control has a name", names);
  const kitchen = path.join(place, "kitchen-table.yaml.html");
  await page.goto("about:blank");
  await page.goto("file://" + kitchen + "#turn-5");
  report((await state(page)).marked === "turn-5", "the address of a line of the list names its turn");
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto("file://" + kitchen);
  await page.reload();
  const below = await page.evaluate(() => document.getElementById("now").getBoundingClientRect().bottom);
  report(below <= 800, "board, controls and the line of the turn fit a laptop", below);
  await page.setViewport({ width: 360, height: 800 });
  const slider = await page.evaluate(() => document.getElementById("slider").getBoundingClientRect().width);
  report(slider > 250, "on a phone the slider has a line of its own", slider);
  await page.setViewport({ width: 1200, height: 900 });
  const visible = (id) => page.evaluate((name) => {
    const element = document.getElementById(name);
    return Boolean(element) && element.checkVisibility();
  }, id);
  await page.goto("file://" + write("fixtures/castle/illegal.yaml", "--legal"));
  const quoted = await page.$eval("pre", (e) => e.textContent);
  report(/^ *\d+ \| .*\n *\| *\^/.test(quoted), "the caret stands below the line that is quoted", quoted);
  report(!(await page.content()).includes("\ufffd"), "no replacement character is on the page");
  report(await visible("choice"), "there is a choice of legal cells");
  await page.emulateMediaType("print");
  report(!(await visible("choice")) && !(await visible("controls")), "which is not printed");
  await page.emulateMediaType("screen");
  await page.goto("file://" + write("fixtures/carcassonne/photograph.yaml", "--legal"));
  report(!(await visible("choice")) && !(await visible("controls")), "a position has nothing to press");
  await page.goto("file://" + write("fixtures/castle/mistake.yaml") + "#50");
  const said = await page.$eval("#now", (e) => e.textContent);
  const stroke = await page.$eval("#parts .last", (e) => getComputedStyle(e).stroke);
  report(said.includes("W has 64") && stroke === "rgb(179, 19, 26)", "a disputed turn is marked on the board",
         said + stroke);
  const long = path.join(place, "long.yaml");
  fs.writeFileSync(long, `reeve: 1\nrules: castle\nplayers: {R: ${"A".repeat(200)}, B: ${"B".repeat(60)}}\n` +
    "moves:\n  - R: 52/180 d12 knight\n");
  await page.goto("file://" + write(long));
  for (const width of [360, 1280]) {
    await page.setViewport({ width, height: 800 });
    report(!(await state(page)).wide, `long names fit ${width} pixels`);
  }
  await page.setViewport({ width: 1200, height: 900 });
  const bad = path.join(place, "hostile.yaml");
  fs.writeFileSync(bad, hostile);
  await page.goto("file://" + write(bad));
  const title = await page.$eval("h1", (e) => e.textContent);
  report(title.includes("<img src=x onerror=alert(2)>"), "a hostile record is text", title);
  const strange = await page.$$eval("img, b.bold, svg[onload]", (list) => list.length);
  report(strange === 0, "and makes no element", strange);
  report(!heard.length, "the browser has nothing to say, and loads nothing", heard.join("\n"));
  await browser.close();
  fs.rmSync(place, { recursive: true });
  process.exit(failed ? 1 : 0);
})();
