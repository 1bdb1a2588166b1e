// npm run staff -- <act>: settings of organisations, members, who is a coach; see docs/operating.md.
import { begin, install } from './steps.mjs';

install();
const child = begin(['apps/api/src/staff.ts', ...process.argv.slice(2)]);
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === null ? 0 : 1);
});
