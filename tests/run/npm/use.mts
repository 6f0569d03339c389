// use.mts - is to be accepted by `tsc --strict`, all but what is marked.
import { load, Reeve, ReeveError, type Game, type Placement } from "reeve";

const reeve: Reeve = await load(new Uint8Array(8));
const game: Game = reeve.judge("reeve: 1", { options: { tie: "none", edition: undefined }, scripts: ["x"], at: 8 });
const points: number = game.score["W"] ?? 0;
const records: string[] = reeve.sim("castle", { games: 2, players: 2 });
const placements: Placement[] = reeve.legal("reeve: 1", { tile: 24, at: 8, actions: true });
try {
  const text: string = reeve.svg("reeve: 1") + reeve.run(["--help"]).stdout + placements[0]?.cell + points;
  reeve.odds(text, { games: 10, onProgress: (words) => words.trim() });
} catch (error) {
  if (error instanceof ReeveError) throw new Error(`${error.status} ${error.code} ${error.diagnostics[0]?.help}`);
}
// @ts-expect-error
reeve.judge(5);
// @ts-expect-error
reeve.legal("reeve: 1", { tiel: 24 });
