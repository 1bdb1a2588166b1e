import type { MealMoment } from '@weekbord/domain/vocabulary';
import type { AnswerOf } from '../../../shared/http/call.ts';

/** A product or ingredient with the ways to measure it. */
export type Food = AnswerOf<'getFood'>;
export type FoodServing = Food['suggested_servings'][number];

/** An amount of a food; `slotId` is the slot of the day that it is for, where one could be chosen. */
export interface ChosenFood {
  readonly food: Food;
  readonly serving: FoodServing;
  /** How many of the serving. */
  readonly quantity: number;
  readonly slotId?: number | undefined;
}

/** A slot of a day that a food may be for. */
export interface SlotChoice {
  readonly id: number;
  readonly moment: MealMoment;
}
