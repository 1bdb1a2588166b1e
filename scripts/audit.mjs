// npm run audit -- list|verify: who did what to accounts, roles, money and other people's records; see docs/operating.md.
import { begin, install } from './steps.mjs';

install();
const child = begin(['apps/api/src/audit.ts', ...process.argv.slice(2)]);
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === null ? 0 : 1);
});
