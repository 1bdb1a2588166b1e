import { type Kysely, sql } from 'kysely';
import { type Place, statement } from '../../../platform/database/statement.ts';
import type { Tables } from '../../../platform/database/tables.ts';

/** What a person avoids beside what their intake says, and the catalogue that there is. */
type EaterRow = Readonly<{ avoided: string[]; plantBased: boolean; catalogueVersion: string | null }>;

const EATER = statement((db, place: Place<{ personId: number }>) => {
  const personId = place('personId');
  const rules = sql<EaterRow>`
    select
      array(
        select key from avoided_ingredient join ingredient_to_avoid on ingredient_to_avoid.id = ingredient_to_avoid_id
        where person_id = ${personId} order by ingredient_to_avoid.id
      ) as "avoided",
      exists (
        select from person join organisation on organisation.id = organisation_id
        where person.id = ${personId} and plant_based
      ) as "plantBased",
      (select version from catalogue_state) as "catalogueVersion"`;
  return { compile: () => rules.compile(db) };
});

/** What a person avoids, in one query. */
export async function findEaterRow(db: Kysely<Tables>, personId: number): Promise<EaterRow> {
  const [row] = await EATER(db, { personId });
  return row!;
}
