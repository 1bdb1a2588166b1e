// npm run check: runs every check that does not need to run the product.
import { command, install, node, say } from './steps.mjs';

/** Each checker begins by reading the files that all of them need, so more checkers than processors only cost time. */
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
