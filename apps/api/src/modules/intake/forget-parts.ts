import { tellsOfCycle } from '@weekbord/domain/consent/consents';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { deleteCycle } from './cycle.store.ts';
import { findIntakeOf, updateIntake } from './intake.store.ts';

/** Deletes what a person recorded about their cycle, and resets a diet type for the cycle or menopause. */
export async function forgetCycle(db: Kysely<Tables>, personId: number): Promise<void> {
  await deleteCycle(db, personId);
  const intake = await findIntakeOf(db, personId);
  if (intake === undefined || !tellsOfCycle(intake.diet_type)) return;
  await updateIntake(db, personId, { diet_type: 'RECOMMENDED', is_on_menopause_diet: false });
}

/** Deletes a person's diet and allergies. */
export async function forgetDiet(db: Kysely<Tables>, personId: number): Promise<void> {
  if ((await findIntakeOf(db, personId)) === undefined) return;
  await updateIntake(db, personId, {
    diet: 'OMNIVORE',
    food_intolerances_gluten: false,
    food_intolerances_lactose: false,
    food_intolerances_nut: false,
    food_intolerances_crustaceans_shellfish: false,
    excluded_allergens: [],
    allows_peanuts: false,
  });
}
