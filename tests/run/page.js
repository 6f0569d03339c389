// page.js BUILD REEVE: opens pages of `reeve show --html` in a real browser: steps through whole games,
// compares the scores with those of `reeve score`, and looks for what must not be there. BUILD has
// node_modules with puppeteer-core. Prints a line for each test.
"use strict";
const { execFileSync, spawnSync } = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");

const [build, reeve] = process.argv.slice(2).map((name) => path.resolve(name));
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

// Steps through a whole game with a key, and back to the start. The page itself presses the key, and
// is hidden meanwhile, so that the browser lays out and draws no picture of each turn.
const play = async (page, record) => {
  const wanted = scoresOf(record), name = path.basename(record);
  await page.keyboard.press("Home");
  const start = await state(page);
  const steps = await page.evaluate((n) => {
    document.body.hidden = true;
    const all = Array.from({ length: n }, () => {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
      return { scores: [...document.querySelectorAll(".scores b")].map((b) => Number(b.textContent)),
               marked: (document.querySelector("li.current") || {}).id };
    });
    document.body.hidden = false;
    return all;
  }, wanted.turns.length);
  const wrong = wanted.turns.flatMap((turn, i) => {
    const right = { scores: Object.values(turn.score), marked: `turn-${turn.turn}` };
    const [got, due] = [steps[i], right].map((one) => JSON.stringify(one));
    return got === due ? [] : [`turn ${turn.turn}: ${got}, not ${due}`];
  });
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

const pageOf = (record) => path.join(place, path.basename(record) + ".html");
const kitchen = "fixtures/castle/kitchen-table.yaml", mistake = "fixtures/castle/mistake.yaml";

const open = async (page, file, width = 1200, height = 900, more = {}) => {
  await page.setViewport({ width, height, ...more });
  await page.goto("about:blank"); // or only the hash changes
  await page.goto("file://" + file);
};
const turnOf = (page) => page.evaluate(() => Number(document.getElementById("slider").value));

// A swipe to the left over the board.
const swipe = async (page) => {
  const { x, y } = await page.$eval("#film", (e) => {
    const box = e.getBoundingClientRect();
    return { x: box.x + 0.4 * box.width, y: box.y + 0.3 * box.height };
  });
  const touch = await page.touchscreen.touchStart(x, y);
  await touch.move(x - 30, y);
  await touch.move(x - 70, y);
  await touch.end();
};

const scaleOf = (page) => page.$eval("#film", (e) => e.getScreenCTM().a * 100); // pixels of a tile
const settled = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
const centreOf = (page, name) => page.$eval(name, (e) => {
  const box = e.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
});

// On a phone two fingers enlarge the board; then one finger moves it, and the turn stays.
const pinch = async (page) => {
  await open(page, write(kitchen) + "#9", 360, 740, { isMobile: true, hasTouch: true });
  await swipe(page);
  report(await turnOf(page) === 10, "a swipe shows the next turn", await turnOf(page));
  const before = await scaleOf(page), { x, y } = await centreOf(page, "#film");
  const one = await page.touchscreen.touchStart(x - 20, y), two = await page.touchscreen.touchStart(x + 20, y);
  await one.move(x - 60, y);
  await two.move(x + 60, y);
  await one.end();
  await two.end();
  const after = await scaleOf(page);
  report(after > 2 * before, "two fingers zoom", `${before}, then ${after}`);
  const place = () => page.$eval("#film", (e) => e.getAttribute("viewBox"));
  const there = await place();
  await swipe(page);
  report(await turnOf(page) === 10 && await place() !== there, "one finger then moves the board, and shows no other turn",
         `${await turnOf(page)} ${there}`);
};

// A river game at a desktop: tiles are large; wheel, buttons, keys and dragging change what is seen.
const zoom = async (page) => {
  const record = path.join(place, "river.yaml");
  const open40 = async (seed, players) => {
    fs.writeFileSync(record, spawnSync(reeve, ["sim", "river+carcassonne", "--players", players, "--seed", seed]).stdout);
    await open(page, write(record) + "#40", 1280, 800);
  };
  await open40("5", "2"); // whose river goes north: 13 rows
  const cut = await scaleOf(page), inside = () => page.evaluate(() => {
    const film = document.getElementById("film").getBoundingClientRect(), boxes = [...document.querySelectorAll("#parts .tile")].map((e) => e.getBoundingClientRect());
    const sees = (b) => b.top >= film.top - 1 && b.bottom <= film.bottom + 1;
    return [boxes.every(sees), sees(boxes.pop())].join();
  });
  report(cut >= 60 && await inside() === "false,true", "a board that is too high for that hangs over, but not at the tile laid last", `${cut} ${await inside()}`);
  await page.click("#fit");
  report(await scaleOf(page) < cut && await inside() === "true,true", "until all of it is asked for", `${await scaleOf(page)} ${await inside()}`);
  for (const [seed, players] of [["1", "3"], ["2", "3"]]) {
    await open40(seed, players);
    for (const [width, height] of [[1280, 800], [1920, 1080]]) {
      await open(page, write(record) + "#40", width, height);
      report(await scaleOf(page) >= 60, `turn 40 at ${width}x${height}: at least 60 pixels a tile`, await scaleOf(page));
    }
  }
  await open(page, write(record) + "#40", 1280, 800);
  const whole = await scaleOf(page), larger = async (name) => report(await scaleOf(page) > 1.1 * whole, `${name} zooms`, await scaleOf(page));
  await page.click("#nearer");
  await larger("a button");
  await page.click("#fit");
  report(Math.abs(await scaleOf(page) - whole) < 0.1, "and another shows all again", await scaleOf(page));
  const apart = await page.evaluate(() => {
    const boxes = (name) => [...document.querySelectorAll(name)].filter((e) => e.checkVisibility({ visibilityProperty: true })).map((e) => e.getBoundingClientRect());
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const [names, tiles, buttons] = ["#film > text", "#parts .tile", "#zoom button"].map(boxes);
    return [names, tiles, buttons].map((list) => list.length).concat(names.filter((a) => tiles.concat(buttons).some((b) => meet(a, b))).length + buttons.filter((a) => tiles.some((b) => meet(a, b))).length);
  });
  report(Math.min(...apart.slice(0, 3)) > 2 && !apart[3], "no name of a row or column and no button lies over a tile", apart);
  const { x, y } = await centreOf(page, "#film");
  await page.mouse.move(x, y);
  await page.mouse.wheel({ deltaY: -200 });
  await page.waitForFunction((s) => document.getElementById("film").getScreenCTM().a * 100 > 1.1 * s, {}, whole);
  await larger("the wheel");
  const left = () => page.$eval("#film", (e) => Number(e.getAttribute("viewBox").split(" ")[0]));
  const before = await left();
  await page.mouse.down();
  await page.mouse.move(x + 90, y + 10, { steps: 3 });
  await page.mouse.up();
  report(await left() < before - 20, "dragging moves the board", `${before}, then ${await left()}`);
  const selected = await page.evaluate(() => getSelection().toString());
  report(!selected, "and selects no text", selected);
  await page.keyboard.press("0");
  await page.keyboard.press("+");
  await larger("a key");
  const there = await left();
  await page.keyboard.down("Shift");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.up("Shift");
  report(await left() > there && await turnOf(page) === 40, "keys move the board, too", await left());
  const small = await page.$$eval("#zoom button, #controls button", (list) => list.filter((e) =>
    e.getBoundingClientRect().width < 44 || e.getBoundingClientRect().height < 44).map((e) => e.id));
  report(!small.length, "each button is large enough for a finger", small);
};

// A tap says what lies there; what a turn scores is lit.
const tap = async (page) => {
  await open(page, pageOf(kitchen) + "#57", 1280, 800);
  const click = async () => {
    const at = await page.evaluate(() => {
      const box = [...document.querySelectorAll("#parts .tile")].find((e) => e.querySelector(".follower")).getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
    await page.mouse.click(at.x, at.y);
  };
  await click();
  const said = await page.$eval("#tapped", (e) => e.textContent);
  report(/^(A|\d) .* on \w+ \(tile \d+.*\): .* of (Anna|Bert)/.test(said), "a tap says what lies there, and who stands on it", said);
  report(/\d+ tiles?, ((open|complete), )?\d+ points?.*; (Anna|Bert)/.test(said), "and what its features are worth, and who has followers there", said);
  const picked = await page.$$eval("#parts .picked", (list) => list.length);
  report(picked > 0, "a feature is marked", picked);
  const near = await page.evaluate(() => {
    const rgb = (name) => getComputedStyle(name).color.match(/\d+/g).slice(0, 3).map(Number), probe = document.createElement("i");
    const of = (colour) => { probe.style.color = colour; document.body.append(probe); const is = rgb(probe); probe.remove(); return is; };
    const lit = of(getComputedStyle(document.querySelector("#parts .picked")).fill.replace("none", "#a310b3"));
    const all = new Set([...document.querySelectorAll("#film [fill^='#'], #film [stroke^='#']")].flatMap((e) => [e.getAttribute("fill"), e.getAttribute("stroke")]).filter((c) => /^#/.test(c)));
    return [...all, "#8cc4e8", "#2e6fb7"].filter((c) => Math.hypot(...of(c).map((part, i) => part - lit[i])) < 90);
  });
  report(!near.length, "in a colour that nothing of the board has", near);
  await page.keyboard.press("Escape");
  report(!(await page.$eval("#tapped", (e) => e.textContent)), "which goes away");
  await open(page, write("fixtures/carcassonne/photograph.yaml"), 1280, 800);
  const tapAt = async (x, y) => { // on the start tile: a city in the north, a road from west to east
    const box = await page.evaluate(() => {
      const { x, y, width } = [...document.querySelectorAll("#parts .tile")].find((e) => / on 0,0</.test(e.innerHTML)).getBoundingClientRect();
      return { x, y, width };
    });
    await page.mouse.click(box.x + box.width * x / 100, box.y + box.width * y / 100);
    return page.evaluate(() => {
      const one = document.querySelector("#tapped [aria-pressed=true]").textContent, tile = [...document.querySelectorAll("#parts .tile")].find((e) => / on 0,0</.test(e.innerHTML));
      return [one.split(":")[0], ...Array.from(tile.querySelectorAll(".picked"), (e) => e.getAttribute("d").trim().replace(/\s+/g, " "))].join(" ");
    });
  };
  const shapes = [await tapAt(50, 25), await tapAt(50, 34), await tapAt(50, 44), await tapAt(10, 90)].join("; "), fields = "field M100,50 L100,100 L0,100 L0,50 L50,50 L100,50 Z M100,0 L100,50 L50,50 L0,50 L0,0 L100,0 Z";
  report(shapes === "city M0 0L100 0C76 18.5 64 29 50 29C36 29 24 18.5 0 0Z; " + fields +
         "; road M100 50L50 50M0 50L50 50; " + fields, "the shape that is drawn is tapped, and lit", shapes);
  await page.evaluate(() => document.getElementById("film").focus());
  await page.keyboard.press("Enter");
  report((await page.$eval("#tapped", (e) => e.textContent)).includes("(tile "), "keys choose a tile, too");
  await open(page, pageOf(kitchen) + "#57", 390, 664);
  await click();
  const [top, height] = await page.$eval("#tapped", (e) => [e.getBoundingClientRect().top, innerHeight]);
  report(top >= 0 && top < height - 40, "on a phone what is told comes into view", `${top} of ${height}`);
  const lit = async (turn) => {
    await open(page, pageOf(kitchen) + "#" + turn, 1280, 800);
    return page.$$eval("#parts .scored", (list) => list.length);
  };
  const [nine, one] = [await lit(9), await lit(1)];
  report(nine > 0 && one === 0, "the features that a turn scores are lit", `${nine} ${one}`);
  await open(page, pageOf(kitchen) + "#9", 1280, 800);
  const told = await page.$eval("#told", (e) => e.textContent);
  report(/^Anna lays a .* on d6 and puts a squire in the house/.test(told), "a move is told in words", told);
  const listed = await page.$eval("#turn-9 .told", (e) => e.textContent);
  report(told === `Anna ${listed}.`, "so it is in the list", listed);
  const whats = await page.$$eval(".what", (list) => list.map((e) => `${e.textContent} = ${e.title}`));
  const named = whats.filter((what) => /@/.test(what));
  report(named.length > 0 && named.every((what) => /^[^@]* on \w+[^@]* = /.test(what)), "features that score are told in words", whats.join("\n"));
  const coming = await page.$eval("#coming", (e) => [e.textContent.trim(), e.querySelectorAll(".tile").length, e.querySelectorAll(".follower, .number").length].join());
  report(coming === "Next: 54,1,0", "the next tile is drawn, with nobody on it", coming);
  await page.keyboard.press("End");
  report(await page.$eval("#coming", (e) => e.hidden), "and no tile after the last turn");
  const hands = await page.$$eval("#status .hand", (list) => list.map((e) => e.textContent));
  report(hands.every((hand) => /\d followers? in hand/.test(hand)), "players have their followers", hands);
};

// The names of the cells that are empty after a turn, as in the picture of that turn.
const cellNames = async (page) => {
  const svg = path.join(place, "nine.svg");
  spawnSync(reeve, ["show", "--svg", svg, "--at", "9", kitchen]);
  const wanted = [...fs.readFileSync(svg, "utf8").matchAll(/fill="#b9ae97"[^>]*>([^<]+)</g)].map((m) => m[1]);
  await open(page, pageOf(kitchen) + "#9");
  const there = await page.$$eval("#film text", (list) => list.map((e) => e.textContent));
  const lacks = wanted.filter((name) => !there.includes(name));
  report(wanted.length > 50 && !lacks.length, "cells that are still empty have their names", `${wanted.length}: ${lacks}`);
};

const boxOf = (page, name) => page.$eval(name, (e) => {
  const { top, bottom } = e.getBoundingClientRect();
  return { top, bottom };
});
const inView = async (page, names, height) => {
  const boxes = await Promise.all(names.map((name) => boxOf(page, name)));
  return boxes.every((b) => b.top >= -1 && b.bottom <= height + 1 && b.bottom > b.top) || JSON.stringify(boxes);
};

// On a phone, the board and the points of its turn are seen together, and the list is not lost.
const together = async (page) => {
  const here = ["#film", "#controls", "#now", "#of-turn li:last-child"];
  await open(page, pageOf(kitchen), 360, 740);
  const line = await page.$("li#turn-57 a.move");
  await line.scrollIntoView();
  const before = (await boxOf(page, "li#turn-57")).top;
  await line.click();
  const seen = await inView(page, here, 740);
  report(seen === true, "on a phone, the board and the points of its turn are seen together", seen);
  const [copy, own] = await page.evaluate(() => ["#of-turn .items", "#turn-57 .items"].map((name) =>
    document.querySelector(name).textContent));
  report(copy === own && own.length > 10, "they are those of the list", copy);
  await page.click("#of-turn a.rule");
  report(await page.$eval("#rule", (e) => e.open), "a rule opens there, too");
  await page.keyboard.press("Escape");
  await page.click("#to-list");
  const back = (await boxOf(page, "li#turn-57")).top;
  report(Math.abs(back - before) <= 2, "a link leads back to the same place of the list", `${back}, was ${before}`);
  report(await page.evaluate(() => document.activeElement.matches("li#turn-57 a.move")), "and to its line");
  await page.click("li#turn-57 a.move");
  await page.goBack();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  const again = (await boxOf(page, "li#turn-57")).top;
  report(Math.abs(again - before) <= 2, "so does the browser", `${again}, was ${before}`);
  await open(page, pageOf(kitchen), 740, 360);
  await page.click("li#turn-57 a.move");
  const across = await inView(page, ["#film", "#controls", "#now", "#of-turn li"], 360);
  report(across === true, "on a phone held across, they stand side by side", across);
  await open(page, write(kitchen, "--legal"), 1280, 800);
  await page.$eval("li#turn-9 a.move", (e) => {
    e.scrollIntoView({ block: "nearest" });
    e.click();
  });
  const beside = await inView(page, [...here, "li#turn-9 a.move"], 800);
  report(beside === true, "on a laptop, the list is seen beside them", beside);
};

// A line of the list with a number of three digits and the points of six players; five boxes.
const longGame = async (page) => {
  const five = path.join(place, "five.yaml");
  fs.writeFileSync(five, spawnSync(reeve, ["sim", "river+inns+traders+abbey+bazaars", "--players", "4", "--seed", "3"]).stdout);
  const size = fs.statSync(write(five)).size;
  report(size <= 500000, "five boxes: at most 500 kB", size);
  const most = path.join(place, "most.yaml");
  fs.writeFileSync(most, spawnSync(reeve, ["sim", "river+inns+traders+tower+bazaars", "--players", "5", "--seed", "3"]).stdout);
  await open(page, write(most) + "#0", 1280, 800);
  const touched = await page.evaluate(async () => {
    let n = 0, worst = 0;
    const count = (list) => list.forEach(({ addedNodes, removedNodes }) => { n += addedNodes.length + removedNodes.length; });
    const observer = new MutationObserver(count);
    observer.observe(document.body, { childList: true, subtree: true });
    for (let i = Number(document.getElementById("slider").max); i > 0; i--) {
      n = 0;
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
      count(observer.takeRecords());
      worst = Math.max(worst, n);
    }
    observer.disconnect();
    return worst;
  });
  report(touched > 10 && touched <= 120, "a step of five boxes puts or takes at most 120 elements", touched);
  for (const [width, height] of [[1280, 800], [1920, 1080]]) {
    await open(page, pageOf(most), width, height);
    const opened = await page.evaluate(() => {
      const film = document.getElementById("film").getBoundingClientRect(), boxes = [...document.querySelectorAll("#parts .tile")].map((e) => e.getBoundingClientRect());
      const holds = (b) => b.left >= film.left - 1 && b.right <= film.right + 1 && b.top >= film.top - 1 && b.bottom <= film.bottom + 1;
      const names = [...document.querySelectorAll("#film > text")].filter((e) => e.checkVisibility({ visibilityProperty: true })).map((e) => e.getBoundingClientRect());
      return [boxes.every(holds) || boxes[0].width >= 60, names.length > 10 && names.every(holds)].join();
    });
    report(opened === "true,true", `a long game opens whole at ${width}x${height}, with the names of its columns and rows`, opened);
  }
  const record = path.join(place, "long-game.yaml");
  const boxes = "tower+bazaars+inns+traders";
  fs.writeFileSync(record, spawnSync(reeve, ["sim", boxes, "--players", "6", "--seed", "3"]).stdout);
  await open(page, write(record), 360, 740);
  const broken = await page.$$eval(".turns .number, .turns .points", (list) => list.filter((e) => {
    const range = document.createRange();
    range.selectNodeContents(e);
    return new Set([...range.getClientRects()].map((r) => r.top)).size > 1;
  }).map((e) => e.textContent));
  report(!broken.length, "no number of the list is broken over lines", broken);
  report(!(await state(page)).wide, "a line with six players fits a phone");
  const names = await page.$$eval("#film > text", (list) => list.map((e) => [e.textContent, e.checkVisibility({ visibilityProperty: true }), e.getBoundingClientRect()])
    .filter(([, seen]) => seen).map(([name, , { left, right, top, bottom }]) => ({ name, left, right, top, bottom })));
  const close = names.filter((a) => names.some((b) => a !== b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom));
  report(names.length > 10 && !close.length, "the names of columns and rows stand apart on a phone", close.map(({ name }) => name));
  const thin = await page.$$eval(".turns .move code", (list) => Math.min(...list.map((e) =>
    e.getBoundingClientRect().width)));
  report(thin >= 40, "and leaves room for the entry", thin);
};

// Both at once, which puppeteer does not.
const paper = async (page, scheme) => {
  const session = await page.createCDPSession();
  const features = [{ name: "prefers-color-scheme", value: scheme }];
  await session.send("Emulation.setEmulatedMedia", { media: scheme ? "print" : "", features: scheme ? features : [] });
};

const printed = async (page) => {
  const towers = path.join(place, "towers.yaml");
  fs.writeFileSync(towers, spawnSync(reeve, ["sim", "tower+bazaars", "--players", "3", "--seed", "5"]).stdout);
  await open(page, write(towers) + "#10", 390, 664);
  const lots = await page.$eval("#told", (e) => e.textContent);
  report(lots === "All bid for tiles: Red (R) buys a straight road (tile BA.RFr) for 6 points and White (W) buys a city (tile BA.CFc+) for 2 points.", "an auction is told in words", lots);
  await page.click("#nearer");
  await paper(page, "light");
  await settled(page);
  const drawn = await page.evaluate(() => {
    const film = document.getElementById("film").getBoundingClientRect(), boxes = [...document.querySelectorAll("#parts .tile")].map((e) => e.getBoundingClientRect());
    return [boxes.every((b) => b.left >= film.left && b.right <= film.right && b.top >= film.top && b.bottom <= film.bottom), film.height / boxes[0].height < 30, film.height].join();
  });
  const deeds = await page.$eval("#turn-6 .items", (e) => e.innerText.replace(/\s+/g, " "));
  report(/^true,true,/.test(drawn) && /tower at -1,-1 .*prisoner$/.test(deeds) && !/road/.test(deeds), "on paper is the whole board, and who built and took what", `${drawn}; ${deeds}`);
  const colours = () => page.evaluate(() => [".against", "a.rule", "body", "li.current .number"].map((name) =>
    name + " " + getComputedStyle(document.querySelector(name)).color).join("; "));
  await open(page, write(mistake) + "#50");
  await paper(page, "light");
  const day = await colours();
  await paper(page, "dark");
  const night = await colours();
  report(day === night, "a dark browser prints like a light one", night);
  report(await page.$eval("#now", (e) => e.checkVisibility() && e.textContent.includes("turn 50")),
         "on paper the board says its turn");
  const cut = await page.$$eval("h1, .verdict, .terms p, #now, .what, .who, .scores li, .fault p", (list) =>
    new Set(list.filter((e) => getComputedStyle(e).maxHeight !== "none").map((e) => e.className)).size);
  report(!cut, "on paper no long text is cut off", cut);
  const parted = await page.$$eval("h2", (list) => list.filter((e) =>
    getComputedStyle(e).breakAfter !== "avoid").map((e) => e.textContent));
  const whole = await page.$eval("#plot", (e) => getComputedStyle(e).breakInside);
  for (const record of [kitchen, "fixtures/carcassonne/photograph.yaml"]) {
    await open(page, write(record));
    await paper(page, "light");
    const items = await page.$$eval("#turn-final .items li", (list) => list.map((e) => e.checkVisibility()));
    report(items.length > 1 && items.every((seen) => seen), `on paper ${path.basename(record)} has the items of its final scoring`, items);
  }
  const pages = (range) => page.pdf({ format: "A4", pageRanges: range });
  report(!parted.length && whole === "avoid", "no heading ends a page, and the plot stays whole", parted + whole);
  for (const format of ["Letter", "Legal", "A3", "A4"]) {
    await open(page, pageOf(path.join(place, "most.yaml")));
    await paper(page);
    await page.emulateMediaType();
    const third = await page.pdf({ format, pageRanges: "3" }).then(() => true, () => false);
    report(!third, `five boxes and five players are printed on two pages of ${format}`, third);
  }
  for (const record of [mistake, towers, path.join(place, "five.yaml")]) { /* which longGame has written */
    await open(page, write(record));
    await paper(page);
    await page.emulateMediaType();
    const size = (await pages("")).length, third = await pages("3").then(() => true, () => false);
    report(size < 2000000 && !third, "a game is printed on two pages at most", `${size} bytes`);
  }
};

// How much lighter one colour is than the other, as WCAG counts it.
const contrast = (a, b) => {
  const shade = (colour) => {
    const [r, g, b] = colour.match(/[\d.]+/g).slice(0, 3).map((c) => c / 255)
      .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const [high, low] = [shade(a), shade(b)].sort((x, y) => y - x);
  return high / low;
};

const curves = async (page) => {
  await open(page, pageOf(kitchen));
  for (const value of ["light", "dark"]) {
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
    const [ground, ...lines] = await page.evaluate(() => [
      getComputedStyle(document.getElementById("plot")).backgroundColor,
      ...[...document.querySelectorAll("#plot .outline")].map((e) => getComputedStyle(e).stroke)]);
    const ratios = lines.map((line) => contrast(line, ground));
    report(ratios.length === 2 && Math.min(...ratios) >= 3, `${value}: the outline of each curve is seen`, ratios);
  }
  await page.emulateMediaFeatures([]);
  for (const width of [360, 1280, 1920]) {
    await open(page, pageOf(kitchen), width, 800);
    await page.waitForFunction(() => document.querySelector("#curves text")?.getBoundingClientRect().height > 0);
    const high = await page.$$eval("#curves text", (list) => list.map((e) => e.getBoundingClientRect().height));
    report(high.length > 2 && Math.min(...high) >= 10, `the numbers of the score can be read at ${width} pixels`, high);
  }
  const large = await page.$$eval("#plot .swatch", (list) => list.filter((e) => e.clientWidth > 20).length);
  report(!large, "the colours beside the names are small", large);
  const words = await page.$eval("#plot", (e) => e.textContent);
  report(words.includes("Anna (W)") && words.includes("Bert (B)"), "the plot says whose curve is whose", words);
};

const position = async (page) => {
  await open(page, write("fixtures/carcassonne/photograph.yaml"));
  const heads = await page.$$eval("h2", (list) => list.map((e) => e.textContent));
  const [now, verdict] = await page.evaluate(() => ["#now", ".verdict"].map((name) =>
    document.querySelector(name).textContent));
  report(now === "If the game ended now", "a position ends as if the game ended now", now);
  report(verdict === "legal; Rosa (R) is to move; Rosa (R) would win now",
         "a position says who is to move, and counts no turns", verdict);
  report(heads.includes("The rules that decided") && JSON.stringify((await state(page)).scores) === "[30,29]",
         "it has its final score, with the rules", JSON.stringify(await state(page)));
  await page.keyboard.press("Home");
  const [typed, first] = [await page.$eval("#now", (e) => e.textContent), (await state(page)).scores];
  report(typed === "As it was typed" && JSON.stringify(first) === "[14,12]", "and before that what was typed", `${typed} ${first}`);
  await open(page, write("fixtures/carcassonne/wrong-photograph.yaml"));
  const wrong = await page.$eval(".verdict", (e) => e.textContent);
  report(!wrong.includes("won") && !(await page.$("#turn-final")), "one that is wrong has none", wrong);
};

// A page that `reeve play` writes again after each entry: it loads itself, and stays where it is.
const live = async (page) => {
  const record = path.join(place, "live.yaml"), file = path.join(place, "live.html");
  const type = (lines) => spawnSync(reeve, ["play", "--html", file, record], { input: lines.join("\n") + "\n" });
  const reloads = () => page.waitForNavigation({ timeout: 20000 });
  type(["carcassonne", "Rosa, Ben", "BA.Rr 1,0", "draw"]);
  await open(page, file + "#0");
  const drawn = () => page.$eval("#coming-name", (e) => e.textContent);
  const before = await drawn(), next = (fs.readFileSync(record, "utf8").match(/note: *"?(\S+?)"?\n/) || [])[1];
  report(before === "Next: BA.Rr", "live: the next tile of an earlier turn is the one that was laid", before);
  await reloads();
  report((await turnOf(page)) === 0, "it stays at the turn that is shown", await turnOf(page));
  await page.keyboard.press("End");
  const waits = await drawn();
  report(/^Next: BA\./.test(waits), "at the end the tile that was drawn", `${waits} ${next}`);
  await page.click("#nearer");
  const zoomed = await page.$eval("#film", (e) => e.getAttribute("viewBox"));
  type(["undo", "BA.L 0,-1"]);
  await reloads();
  await page.waitForSelector("#turn-2");
  await page.waitForFunction(() => document.readyState === "complete"); // its script has run
  report((await turnOf(page)) === 2, "it follows the last turn", await turnOf(page));
  const still = await page.$eval("#film", (e) => e.getAttribute("viewBox"));
  report(zoomed === still, "and keeps what was zoomed to", `${zoomed} ${still}`);
  const other = JSON.parse(await page.$eval("#data", (e) => e.textContent)).live;
  await open(page, pageOf(kitchen));
  report(other === true && !JSON.parse(await page.$eval("#data", (e) => e.textContent)).live, "the page of a game that is over does not load itself");
};

const quotes = async (page) => {
  await open(page, pageOf(mistake) + "#50", 360, 740);
  const before = await turnOf(page);
  await page.focus("#turn-50 pre");
  for (const key of ["ArrowRight", "ArrowRight", "End", "Home"]) await page.keyboard.press(key);
  report(await turnOf(page) === before, "keys that scroll a quoted line show no other turn", await turnOf(page));
  const dumb = await page.$$eval("pre", (list) => list.filter((e) =>
    e.tabIndex !== 0 || !e.getAttribute("aria-label") || !e.getAttribute("role")).length);
  report(!dumb, "each quoted line can be reached by keys, and has a name", dumb);
};

const legalCells = async (page) => {
  await open(page, write(kitchen, "--legal") + "#9");
  const tile = "54"; // of turn 10
  const label = await page.$eval("#choice label", (e) => e.textContent);
  report(label.includes(tile), "the next tile is named", label);
  const size = await page.$eval("#show-legal", (e) => {
    const box = e.getBoundingClientRect();
    return Math.min(box.width, box.height, e.labels[0].getBoundingClientRect().height / 1.75);
  });
  report(size >= 22, "the box is large enough for a finger", size);
  await page.click("#show-legal");
  const legal = spawnSync(reeve, ["legal", kitchen, "--before", "10", "--format", "json"]).stdout.toString();
  const wanted = [...new Set([...legal.matchAll(/"cell":"(\w+)"/g)].map((m) => m[1]))].sort();
  const words = await page.$eval("#legal-words", (e) => e.textContent);
  const said = [...words.matchAll(/([a-m]\d+) \(/g)].map((m) => m[1]).sort();
  report(JSON.stringify(said) === JSON.stringify(wanted) && words.includes(tile),
         "the legal cells are also words", `${words}, not ${wanted}`);
  await page.click("#show-legal");
  report(!(await page.$eval("#legal-words", (e) => e.textContent)), "which go with them");
};

const hostile = `reeve: 1
rules: castle
players: {R: "</script><script>alert(1)</script>", B: "<img src=x onerror=alert(2)>"}
moves:
  - {R: 17 e5 knight@n, note: "</style><!-- ]]> <svg onload=alert(3)>"}
  - B: "24 <b>bold</b>"
`;

// A ruleset may give its rules any names: none is an id of the page's own, so that a tap shows the rule.
const ruleNames = async (page) => {
  const rules = path.join(place, "rules"), record = path.join(place, "named.yaml");
  fs.mkdirSync(path.join(rules, "named"), { recursive: true });
  fs.writeFileSync(record, "reeve: 1\nrules: named\nplayers: {R: Rosa, B: Ben}\nmoves:\n" +
    "- R: frfr+b 1,0 highwayman@e\n- B: crrr 2,0\n- R: crrr -1,0\n");
  for (const name of ["text", "said", "now"]) {
    fs.writeFileSync(path.join(rules, "named", "ruleset.yaml"), `ruleset: 1
name: named
extends: carcassonne
marks: {bell: {on: road, letter: b, completed: {per_tile: 2, rule: ${name}}}}
more_tiles: {X: frfr+b}
rules:
  ledger: H
  title: Names
  sources: {US: us}
  sections: {all: All}
  rules:
    ${name}: {section: all, title: Bells, standing: house, source: [US], text: What ${name} says., testable: true}
`);
    await open(page, write(record, "--rules", rules));
    const said = await page.evaluate((id) => {
      const link = [...document.querySelectorAll("a.rule")].find((e) => e.getAttribute("href") === id);
      if (link) link.click();
      const dialog = document.querySelector("dialog");
      return dialog.checkVisibility() ? dialog.textContent : "no dialog";
    }, `#rule-${name}`);
    report(said.includes(`What ${name} says.`), `a rule called ${name} is shown`, said);
  }
};

(async () => {
  const browser = await puppeteer.launch({ executablePath: "/usr/bin/chromium-headless-shell",
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
    const written = await page.evaluate((html) => // here it is only read: no script of it runs
      new DOMParser().parseFromString(html, "text/html").querySelectorAll("#parts .tile").length,
      fs.readFileSync(file, "utf8"));
    report(written === end.tiles, `${path.basename(record)}: the board is there without scripts`, written);
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
  await page.setJavaScriptEnabled(false);
  await page.goto("file://" + pageOf(kitchen));
  report(await page.$eval("#parts .tile", (e) => e.getBoundingClientRect().width > 10) &&
         await page.$eval("#controls", (e) => !e.checkVisibility()), "without scripts the board is drawn, and nothing to press");
  await page.setJavaScriptEnabled(true);
  await open(page, pageOf(kitchen) + "#9");
  report((await state(page)).marked === "turn-9", "an address can name a turn");
  await page.click("li#turn-9 a.rule");
  const rule = await page.$eval("#said", (e) => e.textContent);
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
  const names = await page.$$eval("button, input", (list) =>
    list.map((e) => e.getAttribute("aria-label") || e.textContent || (e.labels && e.labels[0].textContent)));
  report(names.every((name) => name && name.trim()), "each control has a name", names);
  await open(page, pageOf(kitchen) + "#turn-5");
  report((await state(page)).marked === "turn-5", "the address of a line of the list names its turn");
  await open(page, pageOf(kitchen), 1280, 800);
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
  report(!(await visible("choice")) && !(await visible("controls")) && !(await visible("plot")), "a position has no next tile, and nothing to play");
  await page.emulateMediaType("print");
  report((await page.pdf({ format: "A4", pageRanges: "1" })).length > 10000, "it can be printed");
  await page.emulateMediaType("screen");
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
  const turned = path.join(place, "turned.yaml");
  fs.writeFileSync(turned, 'reeve: 1\nrules: castle\nabout: {event: "a\\u202eb"}\n' +
    'players: {W: "c\\u202ed", B: Bert}\nmoves:\n- W: 52/180 d12 knight\n');
  await page.goto("file://" + write(turned));
  const marks = await page.evaluate(() => ["h1", ".terms", ".who", ".scores"].filter((name) =>
    !document.querySelector(name).textContent.includes("\\u202e")));
  report(!marks.length, "a mark of direction is named wherever it stands", marks);
  for (const test of [zoom, pinch, tap, cellNames, together, longGame, printed, curves, position, live, quotes, legalCells, ruleNames])
    await test(page).catch((error) => report(false, test.name, error.stack));
  report(!heard.length, "the browser has nothing to say, and loads nothing", heard.join("\n"));
  await browser.close();
  fs.rmSync(place, { recursive: true });
  process.exit(failed ? 1 : 0);
})();
