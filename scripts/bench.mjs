// npm run bench: measures, one file of bench/ after the other; nothing is asserted.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb, install, node, ROOT, say } from './steps.mjs';

install();
buildWeb();
const wanted = process.argv.slice(2);
const files = readdirSync(join(ROOT, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .filter((file) => wanted.length === 0 || wanted.includes(file.slice(0, -3)))
  .sort();
for (const file of files) {
  say(`\n--- ${file.slice(0, -3)}`);
  if (!node([join('bench', file)])) process.exitCode = 1;
}
