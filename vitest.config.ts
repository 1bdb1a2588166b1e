import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { hasExternalServer } from './packages/testkit/src/global-setup-external.ts';

/** Tests over HTTP on a real database; every file clones the migrated template. */
function api(name: string, setup: string, include: string[]): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include,
      // Nothing of ours keeps state between files, so they share what was loaded.
      pool: 'threads',
      isolate: false,
      globalSetup: `packages/testkit/src/${setup}.ts`,
      testTimeout: 30_000,
      hookTimeout: 30_000,
    },
  };
}

export default defineConfig({
  test: {
    maxWorkers: 4,
    projects: [
      {
        test: {
          name: 'pure',
          include: [
            'packages/{domain,contract,phrases,catalogue,ui}/src/**/*.test.ts',
            'apps/web/src/**/*.test.{ts,tsx}',
            'tests/{architecture,planning,faults}/*.test.ts',
          ],
          exclude: ['**/*.browser.test.{ts,tsx}'],
          pool: 'threads',
          isolate: false,
          testTimeout: 30_000,
        },
      },
      'apps/web/vitest.config.ts',
      api('api', 'global-setup-embedded', [
        'apps/api/src/**/*.test.ts',
        'packages/testkit/src/**/*.test.ts',
        'tests/{access,isolation,weeks}/**/*.test.ts',
      ]),
      // The same calls on the oldest server that the product supports.
      ...(hasExternalServer()
        ? [api('api-external', 'global-setup-external', ['{apps/api/src,tests/isolation}/**/*.both.test.ts'])]
        : []),
    ],
  },
});
