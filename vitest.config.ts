import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['{apps,libs}/**/*.spec.ts'] } },
      {
        extends: true,
        test: { name: 'database', include: ['test/**/*.spec.ts'], globalSetup: ['test/global-setup.ts'], testTimeout: 60_000, hookTimeout: 120_000 },
      },
    ],
  },
});
