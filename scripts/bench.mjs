// npm run bench: runs the files of bench/ one after another, or only the named ones, with the numbers after their
// names: npm run bench week 20 20. Exits with 1 if one of them does.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { buildWeb, install, node, ROOT, say } from './steps.mjs';

/** The files that run only if they are named, because they need a browser. */
const IN_BROWSER = ['lighthouse', 'shifts', 'taps'];
/** All files that run only if they are named. */
const ASKED_FOR = [...IN_BROWSER, 'interleavings', 'fuzz', 'largest-bodies', 'compare', 'mutants', 'webhooks', 'soak'];

install();
buildWeb();
const [numbers = [], wanted = []] = [true, false].map((isNumber) =>
  process.argv.slice(2).filter((argument) => /^\d+$/.test(argument) === isNumber),
);
const benches = readdirSync(join(ROOT, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
  .filter((name) => (wanted.length === 0 ? !ASKED_FOR.includes(name) : wanted.includes(name)))
  .sort();
for (const name of benches) {
  say(`\n--- ${name}`);
  const env = IN_BROWSER.includes(name) ? { CHROMIUM_PATH: findChromium() ?? '' } : {};
  if (!node([join('bench', `${name}.ts`), ...numbers], { env })) process.exitCode = 1;
}
