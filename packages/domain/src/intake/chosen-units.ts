import type { WeightUnit } from '../units/weight-units.ts';

/** The units of a profile, by field. */
export type Units = Readonly<{
  uses_imperial_measurements_for_recipes: boolean;
  uses_imperial_measurements_for_height: boolean;
  personal_weight_unit: WeightUnit;
}>;

const METRIC: Units = {
  uses_imperial_measurements_for_recipes: false,
  uses_imperial_measurements_for_height: false,
  personal_weight_unit: 'KILOGRAMS',
};

/** The imperial units that a coach chooses for clients who did not choose any themselves. */
export const IMPERIAL: Units = {
  uses_imperial_measurements_for_recipes: true,
  uses_imperial_measurements_for_height: true,
  personal_weight_unit: 'POUNDS',
};

type GivenUnits = { readonly [Field in keyof Units]?: Units[Field] | undefined };

function isAnyGiven(given: GivenUnits): boolean {
  return (Object.keys(METRIC) as (keyof Units)[]).some((field) => given[field] !== undefined);
}

/** The units that a new profile is stored with, and whether they count as chosen. */
export function unitsOfNew(given: GivenUnits): Units & { units_chosen: boolean } {
  return {
    uses_imperial_measurements_for_recipes: given.uses_imperial_measurements_for_recipes ?? false,
    uses_imperial_measurements_for_height: given.uses_imperial_measurements_for_height ?? false,
    personal_weight_unit: given.personal_weight_unit ?? 'KILOGRAMS',
    units_chosen: isAnyGiven(given),
  };
}

/**
 * The units that a change stores. Choosing one unit also stores the others as currently shown, so that they no longer
 * follow the coach's choice.
 */
export function unitsAfter(shown: Units, given: GivenUnits): (Units & { units_chosen: true }) | null {
  if (!isAnyGiven(given)) return null;
  return {
    uses_imperial_measurements_for_recipes:
      given.uses_imperial_measurements_for_recipes ?? shown.uses_imperial_measurements_for_recipes,
    uses_imperial_measurements_for_height:
      given.uses_imperial_measurements_for_height ?? shown.uses_imperial_measurements_for_height,
    personal_weight_unit: given.personal_weight_unit ?? shown.personal_weight_unit,
    units_chosen: true,
  };
}
