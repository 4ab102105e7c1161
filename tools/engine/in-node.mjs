import { measuredEngine } from './measured.mjs';

/** The bundled engine in this process. @param {string} module @param {import('./files-of-release.mjs').Files} files */
export async function openEngineInNode(module, files) {
  const engine = measuredEngine(await import(module), (label, faction) => files.file({ label, faction }));
  return { ...engine, forget: async () => engine.forget(), close: async () => undefined };
}
