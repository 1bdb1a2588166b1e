import { systemClock } from './platform/clock/clock.ts';
import { examine } from './platform/doctor/examine.ts';
import { lineOf, withoutSecrets } from './platform/doctor/finding.ts';

const USAGE = `How to check everything the server needs, also while it runs:
  npm run doctor
`;

if (process.argv.length > 2) {
  process.stderr.write(USAGE);
  process.exit(2);
}

const counts = { ok: 0, warning: 0, FAULT: 0 };
for await (const finding of examine(process.env, systemClock)) {
  counts[finding.state] += 1;
  process.stdout.write(`${withoutSecrets(lineOf(finding), process.env)}\n`);
}
process.stdout.write(`\nFaults: ${counts.FAULT}. Warnings: ${counts.warning}.\n`);
process.exitCode = counts.FAULT > 0 ? 1 : 0;
