// Finds the browser in which components and journeys are tested, and installs one where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './steps.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The path of a Chromium; null where there is none and none can be installed. */
export function findChromium() {
  return knownChromium() ?? (installed() ? onPath() : null);
}

/** The path of a Chromium that is there already, or null. */
export function knownChromium() {
  return process.env.CHROMIUM_PATH ?? onPath() ?? ofPlaywright();
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((file) => existsSync(file)) ?? null;
}

function ofPlaywright() {
  const print = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const { stdout } = spawnSync(process.execPath, ['-e', print], { encoding: 'utf8' });
  const path = (stdout ?? '').trim();
  return path !== '' && existsSync(path) ? path : null;
}

function installed() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  say('Installing Chromium (apt-get install chromium) ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args) => spawnSync('apt-get', ['-qq', '-y', ...args], { stdio: 'inherit', env }).status === 0;
  run('update');
  return run('install', '--no-install-recommends', 'chromium');
}
