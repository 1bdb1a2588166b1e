import type { ExclusionsOfProfile } from '@weekbord/domain/planner/catalogue/excluded-allergens';
import type { Diet } from '@weekbord/domain/diets/diets';
import { type Kysely, sql } from 'kysely';
import { type Place, statement } from '../../../platform/database/statement.ts';
import type { Tables } from '../../../platform/database/tables.ts';

/** The parts of an intake that determine what a person may not eat. */
export type RulesOfIntake = ExclusionsOfProfile & Readonly<{ diet: Diet }>;

/** The foods that a person avoids, including those ruled out by their intake, and the version of the catalogue. */
type EaterRow = Readonly<{
  avoided: string[];
  plantBased: boolean;
  catalogueVersion: string | null;
}> &
  (RulesOfIntake | Readonly<Record<keyof RulesOfIntake, null>>);

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
      (select version from catalogue_state) as "catalogueVersion",
      intake.diet, intake.excluded_allergens, intake.allows_peanuts, intake.food_intolerances_gluten,
      intake.food_intolerances_lactose, intake.food_intolerances_nut, intake.food_intolerances_crustaceans_shellfish
    from (select) as one left join intake on intake.person_id = ${personId}`;
  return { compile: () => rules.compile(db) };
});

/** Returns what a person avoids, in one query. */
export async function findEaterRow(db: Kysely<Tables>, personId: number): Promise<EaterRow> {
  const [row] = await EATER(db, { personId });
  return row!;
}
