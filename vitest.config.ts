import { fileURLToPath } from 'node:url';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { removedGuard, withoutGuardPlugin } from './tools/drills/without-guard.mjs';

/**
 * Libraries are tested from their sources: `imports` of package.json leads to dist/ otherwise. `module` would lead to files that Node cannot load: those of
 * OpenTelemetry name no endings.
 */
const conditions = ['muster-source', ...defaultServerConditions.filter((condition) => condition !== 'module')];

export default defineConfig({
  plugins: [withoutGuardPlugin()], // `npm run drill -- NAME --without GUARD`
  // Vite would take graphql's `module` where Node takes its `main`: loaded twice, it knows none of its own types.
  ssr: { resolve: { conditions } },
  resolve: { conditions, alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  test: {
    fsModuleCache: removedGuard() === null, // sources without a guard are not to be kept
    expect: { poll: { timeout: 10_000 } }, // a page that is loaded again beside other specs may take more than the usual second
    maxWorkers: 3, // on two cores: specs that kill something wait more than they work
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false, // specs share no state: loading the rooms once halves the time
          testTimeout: 60_000,
          include: ['{apps,libs,packages,tools}/**/*.spec.ts', 'test/{architecture,asvs,container-files,regular-expressions}.spec.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          isolate: false, // each spec has a database of its own: loading the api once for all saves a quarter of the time
          include: ['test/**/*.spec.ts'],
          exclude: ['test/{architecture,asvs,container-files,regular-expressions}.spec.ts'],
          globalSetup: ['test/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
