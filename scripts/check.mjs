// npm run check: everything that can be known without running the product.
import { command, install, node, say } from './steps.mjs';

const steps = [
  ['format', () => [command('oxfmt'), '--check']],
  ['lint', () => [command('oxlint'), '--type-aware', '--deny-warnings']],
  ['types of the domain', () => [command('typescript', 'tsc'), '-p', 'packages/domain']],
  ['types of the server', () => [command('typescript', 'tsc'), '-p', '.']],
  ['types of the web app', () => [command('typescript', 'tsc'), '-p', 'apps/web']],
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
