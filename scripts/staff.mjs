// npm run staff -- <act>: changes the settings of organisations, members, and who is a coach; see docs/operating.md.
import { begin, install } from './steps.mjs';

install();
const child = begin(['apps/api/src/staff.ts', ...process.argv.slice(2)]);
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === null ? 0 : 1);
});
