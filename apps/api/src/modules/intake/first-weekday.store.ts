import type { Country } from '@weekbord/domain/accounts/countries';
import type { FirstWeekday } from '@weekbord/domain/dates/first-weekday';
import type { Language } from '@weekbord/domain/languages/languages';
import { type Kysely, sql } from 'kysely';
import { type Place, statement } from '../../platform/database/statement.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** What is known about the first day of a person's weeks, without their profile. */
type FirstWeekdayRow = Readonly<{
  /** Null if they chose none. */
  chosen: FirstWeekday | null;
  country: Country | null;
  language: Language;
  /** Whether their organisation, or their coach's, offers imperial units. */
  isImperial: boolean;
}>;

const ROW = statement((db, place: Place<{ personId: number }>) => {
  const row = sql<FirstWeekdayRow>`
    select person.first_weekday as "chosen", person.country, person.language,
      coalesce(own.imperial_allowed, coachs.imperial_allowed, false) as "isImperial"
    from person
    left join organisation as own on own.id = person.organisation_id
    left join person as coach on coach.id = person.coach_id and person.organisation_id is null
    left join organisation as coachs on coachs.id = coach.organisation_id
    where person.id = ${place('personId')}`;
  return { compile: () => row.compile(db) };
});

export async function findFirstWeekdayRow(db: Kysely<Tables>, personId: number): Promise<FirstWeekdayRow | undefined> {
  const [row] = await ROW(db, { personId });
  return row;
}
