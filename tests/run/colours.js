// colours.js DIR FILE...: the words of each file that the grammars for VS Code colour, as VS Code colours
// them: FILE: SCOPE WORD, one a line. DIR has node_modules with vscode-textmate, vscode-oniguruma and
// tm-grammars, which has VS Code's grammar of YAML.
"use strict";
const fs = require("node:fs");
const path = require("node:path");

const [place, ...files] = process.argv.slice(2);
const modules = path.resolve(place, "node_modules");
const textmate = require(path.join(modules, "vscode-textmate"));
const oniguruma = require(path.join(modules, "vscode-oniguruma"));
const home = "cli/editors/vscode";
const { grammars } = JSON.parse(fs.readFileSync(path.join(home, "package.json"))).contributes;
const pathOf = (scope) => {
  const own = grammars.find((grammar) => grammar.scopeName === scope);
  if (own) return path.join(home, own.path);
  return scope === "source.yaml" ? path.join(modules, "tm-grammars/grammars/yaml.json") : null;
};

(async () => {
  await oniguruma.loadWASM(fs.readFileSync(path.join(modules, "vscode-oniguruma/release/onig.wasm")));
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: async (scope) => {
      const file = pathOf(scope);
      return file && textmate.parseRawGrammar(fs.readFileSync(file, "utf8"), file);
    },
    getInjections: (scope) => grammars.filter((g) => g.injectTo.includes(scope)).map((g) => g.scopeName),
  });
  const grammar = await registry.loadGrammar("source.yaml");
  for (const file of files) {
    let state = textmate.INITIAL;
    for (const line of fs.readFileSync(file, "utf8").split("\n")) {
      const found = grammar.tokenizeLine(line, state);
      for (const { scopes, startIndex, endIndex } of found.tokens) {
        const scope = scopes[scopes.length - 1];
        if (/\.reeve$/.test(scope) && !scope.startsWith("meta."))
          console.log(`${file}:`, scope.split(".")[0], line.slice(startIndex, endIndex));
      }
      state = found.ruleStack;
    }
  }
})();
