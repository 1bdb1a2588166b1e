import type { CyclePart } from '@weekbord/domain/cycle/cycle-sharing';
import type { MayBeNotGiven } from '@weekbord/domain/onboarding/not-given';
import type { Motivation } from '@weekbord/domain/intake/motivation';
import type { Activity, Gender, Sustainability } from '@weekbord/domain/energy/profile';
import type { Diet } from '@weekbord/domain/diets/diets';
import type { Goal } from '@weekbord/domain/goals/goals';
import type { LabelAllergen } from '@weekbord/domain/foods/allergens';
import type { MacroPreference } from '@weekbord/domain/macros/macro-preferences';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import type { WeightUnit } from '@weekbord/domain/units/weight-units';
import type { ExerciseRow } from '@weekbord/domain/intake/exercise-rows';
import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './columns.ts';

export interface IntakeTable {
  person_id: number;
  id: Generated<number>;
  gender: Gender;
  activity: Activity;
  sustainability: Sustainability;
  diet: Diet;
  diet_type: MacroPreference;
  weight: number;
  body_fat_percentage: number | null;
  food_intolerances_gluten: boolean;
  food_intolerances_lactose: boolean;
  food_intolerances_nut: boolean;
  food_intolerances_crustaceans_shellfish: boolean;
  excluded_allergens: Generated<LabelAllergen[]>;
  allows_peanuts: Generated<boolean>;
  is_keto_user: boolean;
  is_on_menopause_diet: boolean;
  main_goal: Goal;
  age: number | null;
  birthday: Generated<string | null>;
  motivations: Generated<Motivation[]>;
  motivation_other: Generated<string>;
  height_in_cm: number | null;
  goal_weight_in_kg: number | null;
  goal_weekly_change_in_kg: number;
  meal_moments: Generated<MealMoment[] | null>;
  not_given: Generated<MayBeNotGiven[]>;
  /** If false, the three units below were chosen by the coach; see `intake.store.ts`. */
  units_chosen: Generated<boolean>;
  uses_imperial_measurements_for_recipes: boolean;
  uses_imperial_measurements_for_height: boolean;
  personal_weight_unit: WeightUnit;
  exercise_instances: ColumnType<ExerciseRow[], string | undefined, string>;
}

export interface MenstrualCycleTable {
  person_id: number;
  /** Sealed: the start dates of periods, earliest first. */
  starts: Buffer;
  /** Sealed: the cycle's length in days as the person entered it; null if they are not sure. */
  length_days: Buffer | null;
}

export interface PersonKeyTable {
  person_id: number;
  /** The key that seals the person's data, itself sealed with a secret from outside the database. */
  wrapped: Buffer;
}

/** The parts of her cycle that a person shares with her current coach; deleted with the relationship. */
export interface CycleShareTable {
  person_id: number;
  coach_id: number;
  parts: CyclePart[];
  shared_since: Moment;
  /** Nothing is shared from this time on. */
  shared_until: Moment;
}

/** The tables of what people enter about themselves. */
export interface IntakeTables {
  cycle_share: CycleShareTable;
  intake: IntakeTable;
  menstrual_cycle: MenstrualCycleTable;
  person_key: PersonKeyTable;
}
