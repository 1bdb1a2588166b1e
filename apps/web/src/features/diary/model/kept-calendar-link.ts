import { readStored, writeStored } from '../../../shared/stored.ts';
import { siteOrigin } from '../../../shared/http/site.ts';

/** The secret of the address that was made on this device at a moment; undefined where it was made elsewhere. */
export function readCalendarSecret(madeAt: string): string | undefined {
  const [made, secret] = (readStored('calendar-link') ?? '').split(' ');
  return made === madeAt ? secret : undefined;
}

/** Keeps the secret of an address on this device, in place of any other; null forgets it. */
export function keepCalendarSecret(link: Readonly<{ madeAt: string; secret: string }> | null): void {
  writeStored('calendar-link', link === null ? null : `${link.madeAt} ${link.secret}`);
}

/** The address that a calendar app subscribes to. */
export function calendarAddress(secret: string): string {
  return `${siteOrigin()}/api/planner/calendarFeed/${secret}.ics`;
}

/** The same as a link that opens the calendar app of the device. */
export function calendarAppLink(secret: string): string {
  return calendarAddress(secret).replace(/^https?:/, 'webcal:');
}
