// site.js BUILD DIR: opens the site that mksite.lua wrote into DIR, as files, in Chromium (browser.sh): does each kind of page have no fault of accessibility (axe-core, light and
// dark, on a phone and a laptop), and does the search find what people type, with keys alone?
"use strict";
const fs = require("node:fs");
const path = require("node:path");

const [build, dir] = process.argv.slice(2).map((name) => path.resolve(name));
const puppeteer = require(path.join(build, "node_modules/puppeteer-core"));
const axe = fs.readFileSync(path.join(build, "node_modules/axe-core/axe.min.js"), "utf8");

let failed = false;
const report = (fine, name, details) => {
  console.log(`${fine ? "ok" : "not ok"} site: ${name}`);
  if (fine) return;
  failed = true;
  console.log("  " + details.join("\n  "));
};

// One page of each kind.
const KINDS = ["index.html", "rules/index.html", "rules/C-19.html", "messages/index.html",
               "messages/path-cut.html", "games/index.html", "games/castle-kitchen-table.html",
               "games/carcassonne-photograph.html", "tiles/index.html", "man/index.html",
               "man/reeve-tutorial.7.html", "man/reeve-check.1.html"];
const open = (page, file) => page.goto("file://" + path.join(dir, file));

const accessible = async (page) => {
  const faults = [], wide = [];
  for (const [width, scheme] of [[390, "light"], [1280, "dark"]]) {
    await page.setViewport({ width, height: 844 });
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
    for (const file of KINDS) {
      await open(page, file);
      if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
        wide.push(`${file} at ${width} pixels`);
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => axe.run({ preload: false, resultTypes: ["violations"] }));
      for (const { id, nodes } of violations)
        faults.push(`${file}, ${scheme}: ${id}: ${nodes.slice(0, 3).map(({ html }) => html).join(" ")}`);
    }
  }
  report(!faults.length, "axe finds no fault on any kind of page", faults);
  report(!wide.length, "each kind fits a phone and a laptop", wide);
};

// What people type, and what must be the first thing found.
const SEARCHES = [["C-19", "rules/C-19.html"], ["c19", "rules/C-19.html"], ["path-cut", "messages/path-cut.html"],
                  ["path cut", "messages/path-cut.html"], ["never cut off", "rules/C-19.html"],
                  ["thief", "rules/K-14.html"], ["reeve-record", "man/reeve-record.5.html"],
                  ["kitchen table", "games/castle-kitchen-table.html"], ["dragon", "rules/PD-2.html"],
                  ["inn", "rules/I-1.html"], ["how to share a link", "man/reeve-web.7.html#The_page"], ["farmer", "rules/K-14.html"],
                  ["tile BA.RFr cannot lie at 9,9: no tile lies beside it", "messages/not-attached.html"],
                  ["It is B's turn, not R's", "messages/not-your-turn.html"],
                  ["it is b's turn", "messages/not-your-turn.html"],
                  ["City@1,-1.s is completed but still holds 1 follower [K-19]", "messages/position-completed.html"],
                  ["tile 19 cannot lie at c4: its south side is a path, but tile 20 has a house there",
                   "messages/path-cut.html"],
                  ["the dragon comes, wherever it was", "rules/PD-8.html"], ["Ann takes the next piece", "rules/GM-5.html"]];

const found = (page) => page.$$eval("#found a", (links) => links.map((a) => a.getAttribute("href")));
const type = async (page, text) => {
  await page.keyboard.press("Escape");
  await page.keyboard.type(text);
  await page.waitForFunction(() => document.getElementById("told").textContent);
};

const searches = async (page) => {
  await open(page, "index.html");
  const told = await page.$$eval("#served", (all) => all.every((e) => !e.hidden));
  report(told, "a page that needs a server says so", []);
  await open(page, "man/index.html");
  await page.keyboard.press("/");
  for (const [text, first] of SEARCHES) {
    await type(page, text);
    const list = await found(page);
    report(list[0] === "../" + first, `a search for ${text} finds ${first} first`, list.slice(0, 5));
  }
  await type(page, "meeple");
  const meaning = await page.$eval("#told", (e) => e.textContent);
  report(meaning.includes("a follower, the wooden figure"), "a word of players is explained", [meaning]);
  await type(page, "zzzzz");
  report(!(await found(page)).length, "what is nowhere is not found", []);
  await type(page, "C-4");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const second = (await found(page))[1];
  await Promise.all([page.waitForNavigation(), page.keyboard.press("Enter")]);
  report(page.url().endsWith(second.slice(2)), "arrows and Enter open what was found", [page.url()]);
};

(async () => {
  const browser = await puppeteer.launch({ executablePath: "/usr/bin/chromium-headless-shell",
                                           args: ["--no-sandbox", "--disable-gpu"] });
  const page = await browser.newPage(), heard = [];
  page.on("console", (message) => heard.push(message.text()));
  page.on("pageerror", (error) => heard.push(error.message));
  await accessible(page);
  await searches(page);
  report(!heard.length, "the browser has nothing to say", heard);
  await browser.close();
  process.exit(failed ? 1 : 0);
})();
