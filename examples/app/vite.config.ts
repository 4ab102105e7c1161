import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  // In this repository the client is taken from its sources; an installed client has no such condition.
  resolve: { conditions: ['muster-source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // The browser asks Vite, which asks the server: no origin has to be listed in MUSTER_CORS_ORIGINS during development.
  server: { proxy: { '/graphql': process.env['MUSTER_URL'] ?? 'http://127.0.0.1:3000' } },
});
