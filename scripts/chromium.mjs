// Finds the browser in which components and journeys are tested, and installs one where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './debian.mjs';

/** The same browser without windows, of which the tests open none: they take a tenth less of the processors in it. */
const WINDOWLESS = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The path of a Chromium; null where there is none and none can be installed. */
export function findChromium() {
  return process.env.CHROMIUM_PATH ?? onPath(NAMES) ?? ofPlaywright() ?? installed('chromium');
}

/** The path of the browser to test in; null where there is none and none can be installed. */
export function findTestBrowser() {
  const { CHROMIUM_PATH } = process.env;
  return CHROMIUM_PATH ?? onPath([WINDOWLESS]) ?? installed(WINDOWLESS) ?? knownTestBrowser() ?? installed('chromium');
}

/** The path of a browser to test in that is there already, or null. */
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
