"use strict";
// The search of the site. It works without a server: mksite.lua writes what there is to find into
// index.js, which is read when someone begins to search.
(() => {
  const MOST = 40;
  const form = document.getElementById("search"), typed = form.querySelector("input");
  const told = document.getElementById("told"), found = document.getElementById("found");
  const top = document.currentScript.dataset.top;
  let entries = null, names = null;

  // Small letters without accents, and blanks between the words.
  const plain = (text) => " " + text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, " ");
  const wordsOf = (text) => plain(text).split(" ").filter(Boolean);

  const read = ({ words, pages }) => {
    names = words.map(([names, meaning, search]) =>
      ({ names: names.split("; ").map((name) => plain(name).trim()), meaning, search: plain(search) }));
    entries = pages.map(([kind, address, name, title, text, ...said]) =>
      ({ kind, address, name, title, text, number: plain(name).replaceAll(" ", ""),
         inName: plain(name + " " + title), inText: plain(text),
         said: said.map((message) => message.split(/\{.*?\}/).map((piece) => wordsOf(piece).join(" ")).filter(Boolean)) }));
  };

  // What players call a thing: "thief" is a highwayman. The last word may not be finished yet.
  const meant = (query) => names.filter((one) => one.names.some((name) =>
    (" " + query + " ").includes(" " + name + " ") || query.length > 3 && name.startsWith(query)));

  const points = (entry, word) => {
    const whole = (text) => (text + " ").includes(word + " ");
    if (entry.inName.includes(word)) return whole(entry.inName) ? 30 : 15;
    return entry.inText.includes(word) ? (whole(entry.inText) ? 4 : 2) : 0;
  };

  // A message as it was printed, perhaps cut off at either end: how many letters of the query are in those
  // pieces of it that never vary. 0: it lacks some, and the query is mostly something else.
  const printed = (pieces, query) => {
    const text = " " + query + " ";
    let letters = 0, at = 0, whole = true;
    for (const piece of pieces) {
      const place = text.indexOf(" " + piece + " ", at), words = piece.split(" ");
      while (place < 0 && words.length && !text.endsWith(" " + words.join(" ") + " ")) words.pop();
      letters += words.join(" ").length;
      at = place < 0 ? at : place + piece.length;
      whole &&= place >= 0;
    }
    if (pieces.some((piece) => (" " + piece).includes(" " + query))) letters = query.length;
    return letters >= 10 && (whole || letters >= query.length / 2) ? letters : 0;
  };

  // The part of the entries of each kind that are found: the box in which there is most of a dragon is
  // that of the dragon.
  const homes = (rated, most) => {
    const all = new Map();
    for (const { entry, had } of rated) {
      const [n, found] = all.get(entry.kind) ?? [0, 0];
      all.set(entry.kind, [n + 1, found + (had === most)]);
    }
    return (kind) => all.get(kind)[1] / all.get(kind)[0];
  };

  // Words that stand in every text say nothing, unless nothing else was typed.
  const LITTLE = new Set("a an and are be can do does how i in is it my of on the there to what when where which who why".split(" "));
  const telling = (words) => (words.some((word) => !LITTLE.has(word)) ? words.filter((word) => !LITTLE.has(word)) : words);

  // The entries that have all words, or else those that have most, the best first.
  const search = (query) => {
    const number = query.replaceAll(" ", ""), calls = meant(query);
    const words = telling(query.split(" ")).map((word) =>
      [" " + word, ...calls.filter((one) => one.names.some((name) => name.includes(word)))
        .map((one) => one.search)]);
    const rated = entries.map((entry) => {
      const each = words.map((same) => Math.max(...same.map((word) => points(entry, word))));
      const isNumber = /\d/.test(number) && entry.number.startsWith(number);
      const message = Math.max(0, ...entry.said.map((pieces) => printed(pieces, query)));
      const begun = entry.inName.startsWith(" " + query) ? (query.includes(" ") ? 100 : 10) : 0;
      const own = (entry.number === number ? 1000 : begun) +
        (isNumber ? 1000 - entry.number.length : 0) + (message && 200 + 10 * message);
      return { entry, had: isNumber || message ? words.length : each.filter(Boolean).length,
               rating: own + each.reduce((sum, one) => sum + one, 0) };
    });
    const most = Math.max(...rated.map(({ had }) => had));
    const best = most ? rated.filter(({ had }) => had === most) : [], home = homes(rated, most);
    for (const one of best) one.rating += 50 * home(one.entry.kind);
    return { calls, best: best.sort((a, b) => b.rating - a.rating).map(({ entry }) => entry) };
  };

  // The part of the text that has the word.
  const excerpt = (entry, query) => {
    const places = query.split(" ").map((word) => entry.inText.indexOf(" " + word)).filter((at) => at >= 0);
    const at = places.length ? Math.min(...places) : 0;
    const from = at < 100 ? 0 : entry.text.lastIndexOf(" ", at - 40) + 1;
    const part = entry.text.slice(from, from + 180);
    return (from ? "… " : "") + part + (from + 180 < entry.text.length ? " …" : "");
  };

  const make = (name, text) => {
    const made = document.createElement(name);
    made.textContent = text;
    return made;
  };
  const item = (entry, query) => {
    const row = document.createElement("li"), link = document.createElement("a");
    link.href = top + entry.address;
    link.append(make("small", entry.kind), make("b", entry.name), " " + entry.title,
                make("span", excerpt(entry, query)));
    row.append(link);
    return row;
  };

  const show = () => {
    const query = wordsOf(typed.value).join(" ");
    if (!entries || !query) {
      told.textContent = "";
      found.replaceChildren();
      return;
    }
    const { calls, best } = search(query);
    const count = best.length > MOST ? `the best ${MOST} of ${best.length} places` :
      best.length === 1 ? "one place" : best.length ? `${best.length} places` : "nothing has such words";
    told.textContent = [...calls.map(({ names, meaning }) =>
      `${names.find((name) => query.includes(name) || name.startsWith(query))}: ${meaning}`), count].join("; ");
    found.replaceChildren(...best.slice(0, MOST).map((entry) => item(entry, query)));
  };

  const load = () => {
    if (entries || document.getElementById("index")) return;
    const script = document.createElement("script");
    script.id = "index";
    script.src = top + "index.js";
    script.addEventListener("load", () => {
      read(window.reeveIndex);
      show();
    });
    document.head.append(script);
  };

  // Down and up go through the list, Escape leaves it, and / begins from anywhere.
  const links = () => [typed, ...found.querySelectorAll("a")];
  const step = (by) => {
    const all = links(), at = all.indexOf(document.activeElement);
    if (at >= 0) all[Math.min(Math.max(at + by, 0), all.length - 1)].focus();
  };
  document.addEventListener("keydown", (event) => {
    const inside = links().includes(document.activeElement);
    if (event.key === "/" && !inside && !event.ctrlKey && !event.metaKey) typed.focus();
    else if (event.key === "ArrowDown" && inside) step(1);
    else if (event.key === "ArrowUp" && inside) step(-1);
    else if (event.key === "Escape" && inside) {
      typed.value = "";
      typed.focus();
      show();
    } else return;
    event.preventDefault();
  });
  typed.addEventListener("focus", load);
  typed.addEventListener("input", show);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (found.firstChild) found.querySelector("a").click();
  });
  form.hidden = false;
  window.addEventListener("pageshow", () => { // someone who comes back finds what was searched
    const served = document.getElementById("served"); // about what does not start from a folder
    if (served) served.hidden = location.protocol !== "file:";
    if (typed.value) load();
  });
})();
