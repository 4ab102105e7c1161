import { measuredEngine } from './measured.mjs';
import { replayingEngine } from './replayed.mjs';

/** The bundled engine in this process. @param {import('./in-browser.mjs').Bundles} bundles @param {import('./files-of-release.mjs').Files} files */
export async function openEngineInNode({ engine: checks, builder }, files) {
  /** @param {string} label @param {string | null} faction */
  const bytesOf = (label, faction) => files.file({ label, faction });
  const engine = measuredEngine(await import(checks.module), bytesOf);
  const replay = replayingEngine(await import(builder.module), bytesOf);
  return { ...engine, replay, forget: async () => engine.forget(), close: async () => undefined };
}
