// Installs programs that the tests want, where that is possible: as root, on Debian and what descends from it.
import { spawnSync } from 'node:child_process';
import { say } from './steps.mjs';

/** Without a network apt-get tries for very long. */
const LONGEST_MS = 120_000;

/** Installs packages; false where they cannot be installed here. */
export function installPackages(...names) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  say(`Installing ${names.join(', ')} (apt-get install ${names.join(' ')}) ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: 'inherit', env, timeout: LONGEST_MS };
  const run = (...args) => spawnSync('apt-get', ['-qq', '-y', ...args], options).status === 0;
  const install = () => run('install', '--no-install-recommends', ...names);
  // An older list names an older version. Without a network the list that is there is tried all the same.
  run('update');
  return install();
}
