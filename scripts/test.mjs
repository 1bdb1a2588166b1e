// npm test: runs the checks, the tests of code, API and components, and the e2e tests in a browser. Everything runs;
// the summary at the end names the failed tests, repeats the last lines of a failed step followed by other output, and
// lists the failed steps.
import { findTestBrowser } from './chromium.mjs';
import { summaryOf } from './failed-tests.mjs';
import { install, nodeApart, say, script } from './steps.mjs';
import { installTestPrograms } from './test-programs.mjs';

install();
installTestPrograms();
// Installs a browser if there is none, before the component tests look for one.
const chromium = findTestBrowser();

const checks = { name: 'checks', args: script('check') };
const build = { name: 'build of the web app', args: ['scripts/build-web.mjs'] };
const weight = { name: 'weight of the screens', args: [...script('bench'), 'web-size'] };
const code = { name: 'tests of code and API', args: [...script('unit'), '--project', '!browser'], runsTests: true };
const components = { name: 'tests of components', args: [...script('unit'), '--project', 'browser'], runsTests: true };
const journeys = { name: 'journeys in a browser', args: script('e2e'), runsTests: true };

// These steps run in parallel, because each spends much time waiting: checks and build for single threads and disks,
// component tests for their only page.
const results = [
  ...(await together(checks, build)),
  await alone(weight),
  ...(await together(code, components)),
  chromium === null ? without(journeys) : await alone(journeys),
];
const failed = results.filter(({ good }) => !good);
for (const line of summaryOf(results)) say(line);
say(failed.length === 0 ? '\nEverything passed.' : `\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Runs a step and shows its output live. */
async function alone(step) {
  const { name, args } = step;
  say(`\n=== ${name}`);
  const began = Date.now();
  const { good, output } = await nodeApart(args, { isLive: true });
  return ended(step, good, began, output.trimEnd());
}

/** Runs steps in parallel, and shows the output of each once it has ended. */
function together(...steps) {
  const began = Date.now();
  say(`\n=== ${steps.map(({ name }) => name).join(', ')}: output is shown when they finish`);
  return Promise.all(
    steps.map(async (step) => {
      const { name, args } = step;
      const { good, output } = await nodeApart(args);
      say(`\n=== ${name}\n${output.trimEnd()}`);
      return ended(step, good, began, output.trimEnd());
    }),
  );
}

function without({ name }) {
  say(`\n=== ${name}`);
  say('There is no Chromium. Install one (apt-get install chromium) or set CHROMIUM_PATH, then run npm test again.');
  return ended({ name }, false, Date.now(), '');
}

function ended({ name, runsTests = false }, good, began, output) {
  say(`=== ${name}: ${good ? 'good' : 'FAILED'} (${((Date.now() - began) / 1000).toFixed(0)} s)`);
  return { name, runsTests, good, output };
}
