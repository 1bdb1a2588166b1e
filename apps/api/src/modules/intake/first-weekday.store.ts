import type { Country } from '@weekbord/domain/accounts/countries';
import { firstWeekdayOfPerson } from '@weekbord/domain/accounts/first-weekday-of-person';
import type { FirstWeekday } from '@weekbord/domain/dates/first-weekday';
import type { Units } from '@weekbord/domain/intake/chosen-units';
import type { Language } from '@weekbord/domain/languages/languages';
import { type Kysely, sql } from 'kysely';
import { type Place, statement } from '../../platform/database/statement.ts';
import type { Tables } from '../../platform/database/tables.ts';

type SignsRow = Readonly<{
  firstWeekday: FirstWeekday | null;
  chosen: Country | null;
  language: Language;
  organisationIsImperial: boolean;
  units: Units | null;
}>;

const SIGNS = statement((db, place: Place<{ personId: number }>) => {
  const row = sql<SignsRow>`
    select person.first_weekday as "firstWeekday", person.country as "chosen", person.language,
      coalesce(own.imperial_allowed, coachs.imperial_allowed, false) as "organisationIsImperial",
      to_json(intake) as "units"
    from person
    left join organisation as own on own.id = person.organisation_id
    left join person as coach on coach.id = person.coach_id and person.organisation_id is null
    left join organisation as coachs on coachs.id = coach.organisation_id
    left join lateral (
      select uses_imperial_measurements_for_recipes, uses_imperial_measurements_for_height, personal_weight_unit
      from intake where intake.person_id = person.id
    ) as intake on true
    where person.id = ${place('personId')}`;
  return { compile: () => row.compile(db) };
});

/** Returns the weekday on which a person's weeks start. */
export async function findFirstWeekday(db: Kysely<Tables>, personId: number): Promise<FirstWeekday> {
  const [row] = await SIGNS(db, { personId });
  return row === undefined ? 'monday' : firstWeekdayOfPerson(row.firstWeekday, row);
}
