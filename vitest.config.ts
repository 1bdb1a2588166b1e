import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { hasExternalServer } from './packages/testkit/src/global-setup-external.ts';

// Code that the product runs in Node is loaded by Node here too, which costs less than Vite's calls between modules.
const experimental = { viteModuleRunner: false, nodeLoader: false };

/** Limits that only stop a test that hangs: on a busy machine, durations vary too much to test. */
const LIMITS = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

/** Begins with the tests of the whole product and of planned weeks: they are the longest, and short ones fill the processors while the last of them run. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    const isLong = ({ moduleId }: TestSpecification) =>
      moduleId.startsWith(`${import.meta.dirname}/tests/`) || moduleId.includes('/plan-week');
    return projects.flatMap((one) => {
      const own = sorted.filter(({ project }) => project === one);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}

/** Tests over HTTP on a real database; every file clones the migrated template. */
function api(name: string, setup: string, include: string[]): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include,
      // None of our code keeps state between files, so the files share loaded modules.
      pool: 'threads',
      isolate: false,
      globalSetup: `packages/testkit/src/${setup}.ts`,
      ...LIMITS,
      experimental,
    },
  };
}

export default defineConfig({
  test: {
    maxWorkers: 4,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'pure',
          include: [
            'packages/{domain,contract,phrases,catalogue,dishes,ui}/src/**/*.test.ts',
            'apps/native/src/**/*.test.ts',
            'tests/{architecture,planning}/*.test.ts',
          ],
          exclude: ['**/*.browser.test.{ts,tsx}'],
          pool: 'threads',
          isolate: false,
          ...LIMITS,
          experimental,
        },
      },
      {
        test: {
          name: 'processes',
          include: ['tests/{commands,deploy,faults}/*.test.ts'],
          // Each file starts its own servers, several at a time. The files run after all others, two at a time: with
          // more, the servers take too long to plan a week and reject the request.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          pool: 'threads',
          isolate: false,
          ...LIMITS,
          experimental,
        },
      },
      {
        test: {
          // Some reload a page's modules with `vi.resetModules`, which only Vite's runner supports.
          name: 'web',
          include: ['apps/web/{src,vite}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.{ts,tsx}'],
          pool: 'threads',
          isolate: false,
          ...LIMITS,
        },
      },
      'apps/web/vitest.config.ts',
      api('api', 'global-setup-embedded', [
        'apps/api/src/**/*.test.ts',
        'packages/testkit/src/**/*.test.ts',
        'tests/{access,isolation,upgrade,weeks}/**/*.test.ts',
      ]),
      // The same calls on the oldest server that the product supports.
      ...(hasExternalServer()
        ? [api('api-external', 'global-setup-external', ['{apps/api/src,tests/isolation}/**/*.both.test.ts'])]
        : []),
    ],
  },
});
