// What the answers have beyond what stands here says reeve(1), with each command: they are its JSON.

export type Text = string | Uint8Array;
export type Value = string | number | boolean;
/** The name of a script that is built in, or its text; or a text with the name that messages give it. */
export type Script = string | { name: string; text: string };

/** The options of reeve(1): {at: 8} is --at 8, {now: true} is --now. */
export interface Settings {
  options?: Record<string, Value | undefined>;
  scripts?: Script[];
  /** Files of rulesets besides those that are built in: {"house/ruleset.yaml": text}. */
  rules?: Record<string, Text>;
  at?: number;
  before?: number;
  accept?: number | number[];
}
export interface OfTile extends Settings { tile?: string | number }
export interface Judging extends Settings { all?: boolean; now?: boolean }
export interface Play extends Settings { games?: number; seed?: number | string; policy?: "random" | "greedy" }

export interface Run {
  status: number;
  stdout: string;
  stderr: string;
  /** What the program wrote, by name. */
  files: Record<string, string>;
}
export interface Running {
  stdin?: Text;
  files?: Record<string, Text>;
  onOutput?: (text: string) => void;
  /** What `odds` says of its progress. */
  onProgress?: (text: string) => void;
}

export type Verdict = "legal" | "illegal" | "wrong" | "ambiguous" | "inconsistent" | "unreadable";
export interface Diagnostic {
  code: string;
  rule: string;
  severity: string;
  turn: number;
  player: string;
  line: number;
  column: number;
  message: string;
  help: string;
}
export type Points = Record<string, number>;
export interface Answer { [key: string]: unknown }
export interface Game extends Answer {
  verdict: Verdict;
  score: Points;
  turns: number;
  finished: boolean;
  diagnostics: Diagnostic[];
}
export interface Scoring extends Answer {
  verdict: Verdict;
  score: Points;
  items: Answer[];
  final: Answer[];
  winner: string[];
}
export interface Placement extends Answer { tile: string; cell: string; rotation: number }
export interface Completion extends Answer { feature: string; kind: string; tiles: number; points: number }
/** Of one game, low and high are null. */
export type Bounds = Record<string, number | null>;
export interface Odds extends Answer { games: number; exact: boolean; win: Points; low: Bounds; high: Bounds }
export interface Why extends Answer { verdict?: Verdict; steps?: Answer[] }

/**
 * There is no answer. The status is that of reeve(1): the text is against the rules (1), a question, a setting or
 * an option is wrong (2), the text cannot be read, or there is no such ruleset, script, tile or cell (3), a script
 * failed (4), a limit was exceeded (5).
 */
export class ReeveError extends Error {
  status: number;
  /** That of the first diagnostic. */
  code?: string;
  /** [] where the question is at fault, as an unknown tile. */
  diagnostics: Diagnostic[];
}

export class Reeve {
  constructor(module: WebAssembly.Module);
  /** Runs the program once: a command line without `reeve`. */
  run(argv: string[], running?: Running): Run;
  /** Judges a text of one document; a text that is at fault has a verdict that says so. */
  judge(text: Text, settings?: Judging): Game;
  /** Judges the documents of a text. */
  games(text: Text, settings?: Judging): Game[];
  score(text: Text, settings?: Judging): Scoring;
  /** Why a turn (its number), a place ("e5") or "final" is as it is; else the first error or the last turn. */
  why(text: Text, about?: string | number, settings?: Settings): Why;
  legal(text: Text, settings?: OfTile & { actions?: boolean }): Placement[];
  completions(text: Text, settings?: OfTile & { areas?: boolean }): Completion[];
  odds(text: Text, settings?: Play & OfTile & { onProgress?: (text: string) => void }): Odds;
  /** The position that the text reaches; a text that is at fault throws. */
  position(text: Text, settings?: Settings): Answer;
  /** Random legal games, as records. */
  sim(ruleset: string, settings?: Play & { players?: number }): string[];
  /** What is measured in many of them, a row for each number. */
  stats(ruleset: string, settings?: Play & { players?: number }): Answer[];
  tiles(ruleset: string, settings?: Settings & { look?: string }): Answer[];
  rules(ruleset?: string, settings?: Settings): Answer[];
  svg(text: Text, settings?: Settings & { tiles?: boolean }): string;
  html(text: Text, settings?: Settings & { legal?: boolean }): string;
  /** The text in its usual form, as `reeve fmt`. */
  format(text: Text, settings?: Settings & { looks?: boolean; tiles?: boolean }): string;
  exportJcz(text: Text): string;
  importJcz(text: Text): string;
}

/** Compiles the program: by default reeve.wasm beside this file. */
export function load(source?: string | URL | BufferSource | WebAssembly.Module): Promise<Reeve>;
