import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const PORT = Number(process.env['E2E_PORT'] ?? 3417);
const root = join(import.meta.dirname, '../..');
// Workers inherit this variable, so they read the outbox of the server that the first process started.
process.env['WEEKBORD_E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'weekbord-e2e-'));
const data = process.env['WEEKBORD_E2E_DATA'];

/** Without these options, Chromium tries to reach the internet at every start, even on a closed network. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Pages of one site share a process, which stays alive between tests: starting a process, and compiling the app in it
 * again, takes as much CPU time as everything else in a first load. Without the first option, the blank page between
 * two tests would still replace the process.
 */
const SHARED_PROCESS = ['--disable-site-isolation-trials', '--process-per-site'];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: false,
  // One more than the number of processors, because workers sometimes wait for the server or animations.
  workers: 3,
  globalSetup: './global-people.ts',
  // Tests that pass only on a retry are listed at the end as flaky: each is a bug to find, in the product or in the
  // test.
  retries: 1,
  // Only stops a hanging test, because durations on a busy machine vary too much to be tested.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    // Tracing every test takes a sixth of the run, so it is off by default: E2E_TRACE=1 keeps the traces of failing
    // tests.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
    // Content that is fading in fails the contrast check, and animations take CPU time from other tests.
    contextOptions: { reducedMotion: 'reduce' },
    reuseContext: true,
    launchOptions: {
      args: [...QUIET, ...SHARED_PROCESS],
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
    },
  },
  projects: [
    { name: 'english-phone', use: { viewport: { width: 375, height: 812 }, locale: 'en-GB', hasTouch: true } },
    {
      name: 'dutch-desktop',
      // Runs only the tests tagged @both: those of what looks or reads differently here, one per screen. Everything
      // else behaves the same in both projects.
      grep: /@both/,
      use: { viewport: { width: 1440, height: 900 }, locale: 'nl-NL', colorScheme: 'dark' },
    },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/serve-with-till.mjs`,
    cwd: root,
    url: `http://localhost:${PORT}/api/health/ready`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR: data,
      DEMO: '1',
      PUBLIC_URL: `http://localhost:${PORT}`,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '0',
      ANDROID_APP_ID: 'com.weekbord.app',
      ANDROID_APP_CERTIFICATES: Array.from({ length: 32 }, () => 'AB').join(':'),
      APPLE_APP_ID: 'ABCDE12345.com.weekbord.app',
    },
  },
});
