// Finds the browser in which the journeys are tested, and installs one where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage } from './debian.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The path of a Chromium; null where there is none and none can be installed. */
export function findChromium() {
  return process.env.CHROMIUM_PATH ?? onPath() ?? ofPlaywright() ?? (installPackage('chromium') ? onPath() : null);
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
