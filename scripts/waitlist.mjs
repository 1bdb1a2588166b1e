// npm run waitlist -- <subdomain>: lists the waitlist of a portal; see docs/operating.md.
import { begin, install } from './steps.mjs';

install();
const child = begin(['apps/api/src/waitlist.ts', ...process.argv.slice(2)]);
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === null ? 0 : 1);
});
