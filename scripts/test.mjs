// npm test: the checks, the tests of code and API, and the journeys in a browser. Everything runs; the end says what failed.
import { findChromium } from './chromium.mjs';
import { installPgBouncer } from './pgbouncer.mjs';
import { buildWeb, command, install, node, say } from './steps.mjs';

install();

const steps = [
  ['checks', () => node(['scripts/check.mjs'])],
  ['tests of code and API', () => testCode()],
  ['build of the web app', () => buildWeb()],
  ['journeys in a browser', () => journeys()],
];

const failed = steps.filter(([name, run]) => {
  say(`\n=== ${name}`);
  const began = Date.now();
  const good = run();
  say(`=== ${name}: ${good ? 'good' : 'FAILED'} (${((Date.now() - began) / 1000).toFixed(0)} s)`);
  return !good;
});
say(failed.length === 0 ? '\nEverything passed.' : `\nFailed: ${failed.map(([name]) => name).join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;

function testCode() {
  installPgBouncer();
  return node([command('vitest'), 'run']);
}

function journeys() {
  const config = 'tests/e2e/playwright.config.ts';
  const chromium = findChromium();
  if (chromium === null) {
    say('There is no Chromium. Install one (apt-get install chromium) or set CHROMIUM_PATH, then run npm test again.');
    return false;
  }
  return node([command('@playwright/test', 'playwright'), 'test', '-c', config], { env: { CHROMIUM_PATH: chromium } });
}
