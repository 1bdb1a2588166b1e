import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: ['packages/{domain,contract,phrases,catalogue,ui}/src/**/*.test.ts', 'apps/web/src/**/*.test.ts', 'tests/house/*.test.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
