import type { IngredientSwap } from '@weekbord/contract/planner/list-ingredient-swaps';
import { rulesBrokenBy } from '@weekbord/domain/planner/catalogue/person-rules';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { KitchenFood } from '../../foods/foods.public.ts';
import { findIntake } from '../../intake/intake.public.ts';
import { eaterOf } from '../../recipes/recipes.public.ts';
import { findRules, type RulesRow } from '../person-rules/person-rules.store.ts';

/**
 * Returns a function that lists which of a person's rules a food breaks. A rule counts as broken if the facts are
 * unknown. `rules` are those of the person, if they were read before.
 */
export async function loadBrokenRules(
  db: Kysely<Tables>,
  personId: number,
  rules?: RulesRow,
): Promise<(food: KitchenFood) => IngredientSwap['breaks']> {
  const intake = await findIntake(db, personId);
  const eater = eaterOf(intake, rules ?? (await findRules(db, personId)));
  return (food) => rulesBrokenBy(food, eater);
}
