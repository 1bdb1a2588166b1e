// npm run billing -- replay [days]: processes Stripe events that did not arrive; see docs/operating.md.
import { begin, install } from './steps.mjs';

install();
const child = begin(['apps/api/src/billing.ts', ...process.argv.slice(2)]);
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === null ? 0 : 1);
});
