import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['{apps,libs,tools}/**/*.spec.ts', 'test/architecture.spec.ts'] } },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['test/**/*.spec.ts'],
          exclude: ['test/architecture.spec.ts'],
          globalSetup: ['test/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
