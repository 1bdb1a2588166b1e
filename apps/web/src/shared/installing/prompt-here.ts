import {
  deferredInstall,
  promptsInstall,
  readDeferral,
  writeDeferral,
} from '@weekbord/domain/installing/install-prompt';
import { appDisplay } from '../app-display.ts';
import { today } from '../locale/today.ts';
import { readStored, writeStored } from '../stored.ts';
import { DESKTOP } from '../use-is-on-desktop.ts';

const deferralHere = () => readDeferral(readStored('install-deferred'));

/** Whether this device should now offer to install the app without being asked. */
export function promptsInstallHere(usesPwa: boolean): boolean {
  return promptsInstall({
    usesPwa,
    isInstalled: appDisplay() !== 'browser',
    isOnDesktop: matchMedia(DESKTOP).matches,
    deferral: deferralHere(),
    today: today(),
  });
}

/** Dismisses the install offer on this device for a while. */
export function deferInstallHere(): void {
  writeStored('install-deferred', writeDeferral(deferredInstall(deferralHere(), today())));
}
