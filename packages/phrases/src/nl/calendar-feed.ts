import type { calendarFeed as english } from '../en/calendar-feed.ts';
import type { Translation } from '../phrases.ts';

export const calendarFeed = {
  name: 'Mijn maaltijden',
  title: '{moment}: {dish}',
  minutes: { one: '{count} minuut', other: '{count} minuten' },
  leftover: 'Al gekookt: alleen nog opwarmen',
  cookFor: { one: 'Koken voor {count} persoon', other: 'Koken voor {count} personen' },
} as const satisfies Translation<typeof english>;
