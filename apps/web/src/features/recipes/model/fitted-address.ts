import { readPlate } from '@weekbord/domain/plates/plate-code';
import { MEAL_MOMENTS, type MealMoment } from '@weekbord/domain/slots/meal-moments';

/**
 * The URL parameters that say which plate of a recipe is shown; both parameters are left out for the plate that fits
 * the user's plan.
 */
export interface FittedSearch {
  /** The meal moment of the user's plan that the plate was fitted to. */
  fitted?: MealMoment;
  /** The plate's code, so that the URL always shows the same amounts, whatever the day's plan. */
  plate?: string;
}

/** A plate of a recipe, and the meal moment of the user's plan that it was fitted to. */
export type FittedPlate = Readonly<{ moment: MealMoment; plate: string }>;

/**
 * Reads the URL parameters, which may contain anything; without a plate, they refer to the one that fits the user's
 * plan.
 */
export function readFittedSearch({ fitted, plate }: Readonly<Record<string, unknown>>): FittedSearch {
  const moment = MEAL_MOMENTS.find((one) => one === fitted);
  if (moment === undefined || typeof plate !== 'string' || readPlate(plate) === null) return {};
  return { fitted: moment, plate };
}

/** Returns the plate that the URL parameters specify. */
export function fittedPlateOf({ fitted, plate }: FittedSearch): FittedPlate | undefined {
  return fitted === undefined || plate === undefined ? undefined : { moment: fitted, plate };
}
