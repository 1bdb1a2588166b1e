// Installs a program that the tests want, where that is possible: as root, on Debian and what descends from it.
import { spawnSync } from 'node:child_process';
import { say } from './steps.mjs';

/** Installs a package; false where it cannot be installed here. */
export function installPackage(name) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  say(`Installing ${name} (apt-get install ${name}) ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args) => spawnSync('apt-get', ['-qq', '-y', ...args], { stdio: 'inherit', env }).status === 0;
  run('update');
  return run('install', '--no-install-recommends', name);
}
