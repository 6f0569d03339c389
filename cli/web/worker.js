// Runs the program, away from the page: a question that takes long does not stop it, and one that
// nobody waits for any more is ended with its worker.
import { load } from "../../engine/modules/web/reeve.js";
import { XzReadableStream } from "xz-decompress";

const program = (async () => {
  const answer = await fetch("reeve.xz");
  if (!answer.ok) throw new Error(`reeve.xz: ${answer.status} ${answer.statusText}`);
  return load(await new Response(new XzReadableStream(answer.body)).arrayBuffer());
})();

self.onmessage = async ({ data: { id, argv, stdin, files, progress } }) => {
  try {
    const onProgress = progress && ((text) => self.postMessage({ id, progress: text }));
    self.postMessage({ id, ...(await (await program).run(argv, { stdin, files, onProgress })) });
  } catch (error) {
    self.postMessage({ id, status: 5, stdout: "", stderr: `reeve: ${error.message || error}\n`, files: {} });
  }
};
