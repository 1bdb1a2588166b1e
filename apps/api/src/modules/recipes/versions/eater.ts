import { excludedAllergens } from '@weekbord/domain/planner/catalogue/excluded-allergens';
import { dietRules } from '@weekbord/domain/planner/catalogue/person-rules';
import type { Avoidances } from '@weekbord/domain/recipes/swaps/swap-reasons';
import type { Allergen } from '@weekbord/domain/foods/allergens';
import type { MarkedDiet } from '@weekbord/domain/diets/diets';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { findEaterRow, type RulesOfIntake } from './eater.store.ts';

/** A person's hard rules: what they may not eat. */
export type Eater = Avoidances & Readonly<{ diet: MarkedDiet | null; intolerances: readonly Allergen[] }>;

/** Returns the hard rules of a person; without an intake, those that always apply. */
export function eaterOf(
  intake: RulesOfIntake | undefined,
  { avoided, plantBased }: Readonly<{ avoided: readonly string[]; plantBased: boolean }>,
): Eater {
  return {
    ...dietRules(intake?.diet ?? 'OMNIVORE', plantBased),
    intolerances: intake === undefined ? [] : excludedAllergens(intake),
    dislikes: avoided,
  };
}

/** Returns a key that is the same for all people with the same rules; empty if there are none. */
export function keyOfEater({ diet, intolerances, dislikes, without }: Eater): string {
  const rules = [diet ?? '', [...intolerances], dislikes.toSorted(), [...without]];
  return rules.every((rule) => rule.length === 0) ? '' : JSON.stringify(rules);
}

/** The hard rules of a person, and the version of the catalogue (null if there is no catalogue yet). */
export type Eating = Readonly<{
  eater: Eater;
  catalogueVersion: string | null;
}>;

export async function findEater(db: Kysely<Tables>, personId: number): Promise<Eating> {
  const row = await findEaterRow(db, personId);
  return {
    eater: eaterOf(row.diet === null ? undefined : row, row),
    catalogueVersion: row.catalogueVersion,
  };
}
