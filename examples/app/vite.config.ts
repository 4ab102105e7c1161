import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { bundledEngine } from '../../tools/engine-package.mjs';

/** In this repository the engine is bundled from its sources; an installed engine needs no plugin. */
const engineFromSources: Plugin = {
  name: 'engine-from-sources',
  enforce: 'pre',
  resolveId: (source) => (source === '@muster/engine/builder' ? '\0engine' : null),
  load: (id) => (id === '\0engine' ? bundledEngine('builder') : null),
};

const MUSTER = process.env['MUSTER_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [engineFromSources],
  // In this repository the client is taken from its sources; an installed client has no such condition.
  resolve: { conditions: ['muster-source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // The browser asks Vite, which asks the server: no origin has to be listed in MUSTER_CORS_ORIGINS during development.
  server: { proxy: { '/graphql': MUSTER, '/engine': MUSTER } },
});
