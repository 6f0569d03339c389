// Asks the program. Whoever asks gets {status, stdout, stderr, files}, as from a shell.

// The house rules that are in force, as they are on the table: {name: text}.
let scripts = {};
export const useScripts = (all) => { scripts = all; };

export class Program {
  #worker = null;
  #waiting = new Map();
  #last = 0;

  // onProgress(text) is called with what the program says of its progress.
  ask(argv, stdin = "", onProgress = null) {
    const [command] = argv, isAbout = argv.includes("-") && !["import", "export"].includes(command), ruled = isAbout || command === "schema";
    const files = ruled ? Object.fromEntries(Object.entries(scripts).map(([name, text]) => [`scripts/${name}`, text])) : {};
    const words = [...argv, ...Object.keys(files).flatMap((name) => ["--script", name])];
    if (!this.#worker) {
      this.#worker = new Worker("worker.js");
      this.#worker.onmessage = ({ data }) => this.#hear(data);
      this.#worker.onerror = (event) => {
        event.preventDefault();
        const stderr = event.message || "The program could not be loaded.";
        for (const id of [...this.#waiting.keys()]) this.#hear({ id, status: 5, stdout: "", stderr, files: {} });
        this.end();
      };
    }
    const id = ++this.#last;
    this.#worker.postMessage({ id, argv: words, stdin, files, progress: Boolean(onProgress) });
    return new Promise((resolve) => this.#waiting.set(id, { resolve, onProgress }));
  }

  #hear(data) {
    const { resolve, onProgress } = this.#waiting.get(data.id) || {};
    if (!resolve) return;
    if (data.progress !== undefined) return void onProgress(data.progress);
    this.#waiting.delete(data.id);
    resolve(data);
  }

  // What is still asked gets no answer.
  end() {
    if (this.#worker) this.#worker.terminate();
    this.#worker = null;
    this.#waiting.clear();
  }
}

const program = new Program();
export const ask = (argv, stdin) => program.ask(argv, stdin);

// The objects of an answer in JSON, a line each.
export const objects = ({ stdout }) => stdout.split("\n").filter(Boolean).map((line) => JSON.parse(line));
export const askObjects = async (argv, stdin) => objects(await ask([...argv, "--format", "json"], stdin));

// These texts as the documents of one, to ask about all of them at once.
const HEAD = /^---[ \t]*\n/;
const asDocument = (text) => `---\n${text.replace(HEAD, "").replace(/\n*$/, "\n")}`;
export const asOne = (texts) => texts.map(asDocument).join("");

// The faults of each of these texts, {line, column, severity, message}.
export const faultsOf = async (texts) => {
  const answers = await askObjects(["check", "-"], asOne(texts));
  let before = 0;
  return texts.map(asDocument).map((text, i) => {
    const skipped = before + (HEAD.test(texts[i]) ? 0 : 1);
    before += text.split("\n").length - 1;
    const { diagnostics = [{ severity: "unreadable" }] } = answers[i] || {};
    return diagnostics.filter(({ severity }) => severity !== "note" && severity !== "warning").map((fault) => ({ ...fault, line: fault.line - skipped }));
  });
};
// Of other texts, whether each can be read, and has no fault that the first one does not have: what is
// wrong already may hide what else would be.
export const areNoWorse = async (text, others) => {
  const [before, ...faults] = await faultsOf([text, ...others]), known = new Set(before.map(({ message }) => message));
  return faults.map((list) => list.every(({ message, severity }) => severity !== "unreadable" && known.has(message)));
};
// A text that cannot be read has more than any other.
export const countFaults = async (texts) => (await faultsOf(texts))
  .map((faults) => (faults.some(({ severity }) => severity === "unreadable") ? Infinity : faults.length));
