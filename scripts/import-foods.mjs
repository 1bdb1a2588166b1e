// npm run import-foods -- off <file> | usda <folder>: imports the foods from a public database; see docs/operating.md.
import { begin, install } from './steps.mjs';

install();
// The names and nutrients of two million branded foods need more memory than Node allows by default.
const child = begin(['--max-old-space-size=3072', 'apps/api/src/import-foods.ts', ...process.argv.slice(2)]);
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === null ? 0 : 1);
});
