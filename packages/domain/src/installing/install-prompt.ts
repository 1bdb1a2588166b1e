import { addDays, isRealDate, type PlainDate } from '../dates/plain-date.ts';

/** How many times a person postponed installing the app on this device, and when they last did. */
export interface InstallDeferral {
  readonly times: number;
  readonly on: PlainDate;
}

export interface InstallPromptFacts {
  /** Whether the portal's app is installed from the browser. */
  readonly usesPwa: boolean;
  readonly isInstalled: boolean;
  readonly isOnDesktop: boolean;
  readonly deferral: InstallDeferral | null;
  readonly today: PlainDate;
}

/**
 * Days until installing is offered again, after the first and the second postponement. After a third it is never
 * offered again.
 */
const PAUSES = [14, 60];

/** Whether the app now suggests, unprompted, that it be installed on this device. */
export function promptsInstall({ usesPwa, isInstalled, isOnDesktop, deferral, today }: InstallPromptFacts): boolean {
  if (!usesPwa || isInstalled || isOnDesktop) return false;
  if (deferral === null) return true;
  const pause = PAUSES[deferral.times - 1];
  return pause !== undefined && today >= addDays(deferral.on, pause);
}

/** The deferral to store when installing is postponed once more. */
export function deferredInstall(before: InstallDeferral | null, today: PlainDate): InstallDeferral {
  return { times: (before?.times ?? 0) + 1, on: today };
}

/** Parses a deferral stored on the device; null if there is none. */
export function readDeferral(kept: string | null): InstallDeferral | null {
  const [, times, on = ''] = /^(\d{1,3}) (\S+)$/.exec(kept ?? '') ?? [];
  return isRealDate(on) && Number(times) > 0 ? { times: Number(times), on } : null;
}

/** Serialises a deferral for storage on the device. */
export function writeDeferral({ times, on }: InstallDeferral): string {
  return `${times} ${on}`;
}
