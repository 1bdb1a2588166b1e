import { readStored, writeStored } from '../../../shared/stored.ts';
import { siteOrigin } from '../../../shared/http/site.ts';

/**
 * Returns the secret of the URL that was created on this device at the given time; undefined if it was created
 * elsewhere.
 */
export function readCalendarSecret(madeAt: string): string | undefined {
  const [made, secret] = (readStored('calendar-link') ?? '').split(' ');
  return made === madeAt ? secret : undefined;
}

/** Stores the secret of a URL on this device, replacing any other; null deletes it. */
export function keepCalendarSecret(link: Readonly<{ madeAt: string; secret: string }> | null): void {
  writeStored('calendar-link', link === null ? null : `${link.madeAt} ${link.secret}`);
}

/** Returns the URL that a calendar app subscribes to. */
export function calendarAddress(secret: string): string {
  return `${siteOrigin()}/api/planner/calendarFeed/${secret}.ics`;
}

/** Returns that URL as a link that opens the device's calendar app. */
export function calendarAppLink(secret: string): string {
  return calendarAddress(secret).replace(/^https?:/, 'webcal:');
}
