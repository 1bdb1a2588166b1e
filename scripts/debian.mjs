// Installs programs that the tests need, where possible: as root, on Debian and its derivatives.
import { spawnSync } from 'node:child_process';
import { say } from './steps.mjs';

/** How long apt-get may take, in milliseconds; offline, it retries for a very long time. */
const LONGEST_MS = 120_000;

/** Installs packages; returns false if they cannot be installed here. */
export function installPackages(...names) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  say(`Installing ${names.join(', ')} (apt-get install ${names.join(' ')}) ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: 'inherit', env, timeout: LONGEST_MS };
  const run = (...args) => spawnSync('apt-get', ['-qq', '-y', ...args], options).status === 0;
  const install = () => run('install', '--no-install-recommends', ...names);
  // An outdated package list names versions that no longer exist. Offline, the existing list is tried anyway.
  run('update');
  return install();
}
