import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import type { Food, FoodServing } from '../../../shared/foods/food.ts';

/** An amount of a food; `slotId` is the slot of the day that it is for, if one was offered. */
export interface ChosenFood {
  readonly food: Food;
  readonly serving: FoodServing;
  /** The number of servings. */
  readonly quantity: number;
  readonly slotId?: number | undefined;
}

/** A slot on a day to which a food can be added. */
export interface SlotChoice {
  readonly id: number;
  readonly moment: MealMoment;
}

/** An amount of a food as a number of servings. */
export interface AmountOfFood {
  readonly servingId: number;
  readonly quantity: number;
}
