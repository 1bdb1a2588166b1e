// npm run native: see docs/native.md.
import { begin, buildWeb, giveUp, install } from './steps.mjs';

install();
if (!buildWeb()) giveUp('The web app could not be built; see above.');
const child = begin(['apps/native/src/main.ts', ...process.argv.slice(2)]);
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === null ? 0 : 1);
});
