// Finds the browser for component tests and e2e tests, and installs one if possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './debian.mjs';

/** The same browser without windows, which the tests do not need. It saves a tenth of their CPU time. */
const WINDOWLESS = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Returns the path of a Chromium; null if there is none and none can be installed. */
export function findChromium() {
  return process.env.CHROMIUM_PATH ?? onPath(NAMES) ?? ofPlaywright() ?? installed('chromium');
}

/** Returns the path of the browser to test in; null if there is none and none can be installed. */
export function findTestBrowser() {
  const { CHROMIUM_PATH } = process.env;
  return CHROMIUM_PATH ?? onPath([WINDOWLESS]) ?? installed(WINDOWLESS) ?? knownTestBrowser() ?? installed('chromium');
}

/** Returns the path of an already installed browser to test in; null if there is none. */
export function knownTestBrowser() {
  return process.env.CHROMIUM_PATH ?? onPath([WINDOWLESS]) ?? onPath(NAMES) ?? ofPlaywright();
}

function installed(name) {
  return installPackages(name) ? onPath([name]) : null;
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file)) ?? null;
}

function ofPlaywright() {
  const print = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const { stdout } = spawnSync(process.execPath, ['-e', print], { encoding: 'utf8' });
  const path = (stdout ?? '').trim();
  return path !== '' && existsSync(path) ? path : null;
}
