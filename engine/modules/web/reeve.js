// reeve.js - the program reeve in JavaScript: in Node, in a page, in a worker; without a network, eval
// or any other file than reeve.wasm, which is the whole program, and system.js.
//
//   import { load } from "./reeve.js";
//   const reeve = await load();       // compiles reeve.wasm beside this file; or load(url), load(bytes)
//   const { status, stdout, stderr, files } = reeve.run(["check", "--format", "json", "-"], { stdin: text });
//
// run(argv, {stdin, files, onOutput, onProgress}) runs the program once, at once, in memory of its own: argv
// is a command line without `reeve`; stdin a text or bytes; files what it can read, {name: text or bytes}.
// It returns the exit status, what was printed, and the files that the program wrote, {name: text}.
// onOutput(text) is called with each piece of output as it comes; onProgress(text) with what `odds` says of
// its progress. A run cannot be stopped: run long ones in a worker, and terminate it.
// Below are the questions of programs (judge, legal, why ...), which are made of run; see reeve.d.ts.

import { Process } from "./system.js";

/** There is no answer. status: that of reeve(1); code: that of the first diagnostic, if there is one. */
export class ReeveError extends Error {
  constructor(message, status, diagnostics = []) {
    super(message);
    this.name = "ReeveError";
    this.status = status;
    this.diagnostics = diagnostics;
    this.code = diagnostics[0]?.code;
  }
}

/** Compiles the program: an URL, the bytes or a module; by default reeve.wasm beside this file. */
export async function load(source = new URL("reeve.wasm", import.meta.url)) {
  return new Reeve(await compile(source));
}

async function compile(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (typeof source !== "string" && !(source instanceof URL)) return WebAssembly.compile(source);
  const url = new URL(source, import.meta.url);
  if (url.protocol === "file:") // which Node's fetch does not read
    return WebAssembly.compile(await (await import("node:fs/promises")).readFile(url));
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${answer.statusText}`);
  return WebAssembly.compile(await answer.arrayBuffer()); // whatever type the server says it has
}

const PROGRESS = /^\r\x1b\[K/;

export class Reeve {
  #module;
  constructor(module) { this.#module = module; }

  run(argv, { stdin, files, onOutput, onProgress } = {}) {
    const printed = ["", ""], decoders = [new TextDecoder(), new TextDecoder()];
    const write = (fd, bytes) => {
      const text = decoders[fd - 1].decode(bytes, { stream: true });
      if (PROGRESS.test(text)) {
        onProgress?.(text.replace(PROGRESS, ""));
      } else {
        printed[fd - 1] += text;
        if (fd === 1) onOutput?.(text);
      }
    };
    // Only to a terminal the program tells its progress.
    const environment = onProgress ? { TERM: "xterm", NO_COLOR: "1" } : {};
    const process = new Process({ stdin, files, environment, write, terminal: Boolean(onProgress) });
    const status = process.run(this.#module, ["reeve", ...argv]);
    return { status, stdout: printed[0], stderr: printed[1], files: process.written };
  }
}
