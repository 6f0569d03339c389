// YAML as records have it: maps and lists, by lines or in brackets, of words; all words are texts.
// What cannot be read so is null: then the program says what is wrong.

const QUOTED = /^(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")/;
const plain = (word) =>
  word.startsWith("'") ? word.slice(1, -1).replace(/''/g, "'") : word.startsWith('"') ? JSON.parse(word) : word;

// Without its comment, which begins with a # outside of quotes.
const bare = (line) => {
  let rest = line, kept = "";
  for (;;) {
    const [head] = rest.match(/^(?:[^\s#'"]|\s+(?!#)(?!\s*$)|(?<=\S)[#'"])+/) || QUOTED.exec(rest) || [""];
    if (!head) return kept;
    kept += head;
    rest = rest.slice(head.length);
  }
};

// ---- in brackets ----

const flow = (text) => {
  let at = 0;
  const blanks = () => { at += text.slice(at).match(/^\s*/)[0].length; };
  const word = (ends) => {
    const [found] = QUOTED.exec(text.slice(at)) || text.slice(at).match(ends);
    at += found.length;
    return plain(found.trim());
  };
  const close = (bracket) => {
    blanks();
    if (text[at] === ",") at++;
    blanks();
    if (at >= text.length) throw new Error(bracket);
    return text[at] === bracket && Boolean(++at);
  };
  const value = () => {
    blanks();
    if (text[at] === "[") {
      const list = [];
      for (at++; !close("]");) list.push(value());
      return list;
    }
    if (text[at] === "{") {
      const map = {};
      for (at++; !close("}");) {
        const key = word(/^(?:[^:,}]|:(?=\S)|,(?=\d))+/); // a cell has a comma
        blanks();
        map[key] = text[at] === ":" ? (at++, value()) : null;
      }
      return map;
    }
    return word(/^(?:[^,[\]{}]|(?<=@-?\d+),(?=-?\d))*/); // as in city@0,1
  };
  const all = value();
  blanks();
  if (at < text.length) throw new Error(text);
  return all;
};

// ---- by lines ----

const PAIR = /^('(?:[^']|'')*'|"(?:[^"\\]|\\.)*"|[^'"[{\s].*?)\s*:(?:\s+(.*))?$/;
export const read = (text) => {
  const lines = text.split("\n").map(bare).filter((line) => line.trim() && !/^---\s*$/.test(line))
    .map((line) => ({ deep: line.search(/\S/), text: line.trim() }));
  const isItem = (line) => Boolean(line) && /^-(\s|$)/.test(line.text);
  let at = 0;
  const below = (deep) => (lines[at] && (lines[at].deep > deep || (lines[at].deep === deep && isItem(lines[at]))) ? block() : null);
  const scalar = (deep, first) => {
    const isOpen = (words) => (words.match(/[[{]/g) || []).length > (words.match(/[\]}]/g) || []).length;
    let words = first;
    while (lines[at] && (lines[at].deep > deep || isOpen(words))) words += " " + lines[at++].text;
    return /^[[{]/.test(words) ? flow(words) : QUOTED.test(words) ? plain(words) : words;
  };
  const block = () => {
    const { deep } = lines[at];
    if (isItem(lines[at])) {
      const list = [];
      while (isItem(lines[at]) && lines[at].deep === deep) {
        const inner = lines[at].text.replace(/^-\s*/, "");
        if (inner) lines[at] = { deep: deep + lines[at].text.length - inner.length, text: inner };
        else at++;
        list.push(inner ? block() : below(deep));
      }
      return list;
    }
    if (!PAIR.test(lines[at].text) || /^[[{]/.test(lines[at].text)) return scalar(deep, lines[at++].text);
    const map = {};
    while (lines[at] && lines[at].deep === deep && PAIR.test(lines[at].text)) {
      const [, key, rest] = lines[at++].text.match(PAIR);
      map[plain(key)] = rest ? scalar(deep, rest) : below(deep);
    }
    return map;
  };
  try {
    const all = lines.length ? block() : null;
    return at < lines.length ? null : all;
  } catch {
    return null;
  }
};

// ---- as text ----

const isPlain = (word) => /^(?:\w|[.+-](?=\w))(?:[\w.+@/-]| (?=\S)|:(?=\S))*$/.test(word) && !/^(null|true|false|yes|no|on|off|~)$/i.test(word);
export const write = (value) =>
  Array.isArray(value) ? `[${value.map(write).join(", ")}]`
    : value && typeof value === "object" ? `{${Object.entries(value).map(([key, one]) => `${write(key)}: ${write(one)}`).join(", ")}}`
    : isPlain(String(value)) || typeof value !== "string" ? String(value) : `'${value.replace(/'/g, "''")}'`;
