// npm run check: everything that can be checked without running the product.
import { command, install, node, say } from './steps.mjs';

/** Every checker starts by reading what all of them share, so more checkers than processors only cost time. */
const types = (project) => [command('typescript', 'tsc'), '-p', project, '--checkers', '2'];

const steps = [
  ['format', () => [command('oxfmt'), '--check']],
  ['lint', () => [command('oxlint'), '--type-aware', '--deny-warnings']],
  ['types of the domain', () => types('packages/domain')],
  ['types of the server', () => types('.')],
  ['types of the web app', () => types('apps/web')],
  ['dead code', () => [command('knip')]],
  ['code that only tests use', () => [command('knip'), '--production']],
];

install();
const failed = steps.filter(([name, args]) => {
  say(`Checking ${name} ...`);
  return !node(args());
});
if (failed.length > 0) say(`Failed: ${failed.map(([name]) => name).join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
