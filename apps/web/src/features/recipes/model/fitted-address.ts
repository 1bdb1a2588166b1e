import { readPlate } from '@weekbord/domain/plates/plate-code';
import { MEAL_MOMENTS, type MealMoment } from '@weekbord/domain/slots/meal-moments';

/** How the address of a recipe says which plate of it is shown; both are left out for the one that fits the user's plan. */
export interface FittedSearch {
  /** The moment of the user's plan that it was fitted to. */
  fitted?: MealMoment;
  /** The plate as it is sent, so that the address shows the same amounts whatever the plan of a day is. */
  plate?: string;
}

/** A plate of a recipe, and the moment of the user's plan that it was fitted to. */
export type FittedPlate = Readonly<{ moment: MealMoment; plate: string }>;

/** Reads an address, which may contain anything; one without the plate is that of the plate that fits the user's plan. */
export function readFittedSearch({ fitted, plate }: Readonly<Record<string, unknown>>): FittedSearch {
  const moment = MEAL_MOMENTS.find((one) => one === fitted);
  if (moment === undefined || typeof plate !== 'string' || readPlate(plate) === null) return {};
  return { fitted: moment, plate };
}

/** Returns the plate in an address. */
export function fittedPlateOf({ fitted, plate }: FittedSearch): FittedPlate | undefined {
  return fitted === undefined || plate === undefined ? undefined : { moment: fitted, plate };
}
