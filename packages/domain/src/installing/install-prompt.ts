import { addDays, isRealDate, type PlainDate } from '../dates/plain-date.ts';

/** How often a person put off installing on this device, and when she did last. */
export interface InstallDeferral {
  readonly times: number;
  readonly on: PlainDate;
}

export interface InstallPromptFacts {
  /** The portal's app is one that is installed from the browser. */
  readonly usesPwa: boolean;
  readonly isInstalled: boolean;
  readonly isOnDesktop: boolean;
  readonly deferral: InstallDeferral | null;
  readonly today: PlainDate;
}

/** Days until it is offered again, after each time that it was put off; after the last it is not. */
const PAUSES = [14, 60];

/** Whether installing is offered on this device now without being asked for. */
export function promptsInstall({ usesPwa, isInstalled, isOnDesktop, deferral, today }: InstallPromptFacts): boolean {
  if (!usesPwa || isInstalled || isOnDesktop) return false;
  if (deferral === null) return true;
  const pause = PAUSES[deferral.times - 1];
  return pause !== undefined && today >= addDays(deferral.on, pause);
}

/** The deferral after it was put off once more. */
export function deferredInstall(before: InstallDeferral | null, today: PlainDate): InstallDeferral {
  return { times: (before?.times ?? 0) + 1, on: today };
}

/** Reads a deferral as a device keeps it; null where there is none. */
export function readDeferral(kept: string | null): InstallDeferral | null {
  const [, times, on = ''] = /^(\d{1,3}) (\S+)$/.exec(kept ?? '') ?? [];
  return isRealDate(on) && Number(times) > 0 ? { times: Number(times), on } : null;
}

/** A deferral as a device keeps it. */
export function writeDeferral({ times, on }: InstallDeferral): string {
  return `${times} ${on}`;
}
