import { useFormat } from '../../../shared/locale/format.ts';
import { amountText } from '../../../shared/measures/amount-text.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import type { DraftIngredient, DraftServing } from '../model/recipe-draft.ts';

/** Decimals that an amount on the grid of 0.05 needs. */
const DECIMALS = 2;

/** How the lines of a recipe that is being written say their amounts. */
export function useLineTexts() {
  const say = usePhrases('recipes');
  const { number } = useFormat();
  const isImperial = useCurrentUser().intake?.uses_imperial_measurements_for_recipes === true;
  const manner = { number, isImperial, ounces: say('ounces'), fluidOunces: say('fluidOunces') };
  const sign = number(0.5, 1).charAt(1);
  return {
    /** As a person types it: with the language's decimal sign and no other. */
    typed: (quantity: number) => String(Math.round(quantity * 10 ** DECIMALS) / 10 ** DECIMALS).replace('.', sign),
    /** As people say it: '1½ tablespoons'. */
    amount: ({ quantity, serving }: Pick<DraftIngredient, 'quantity' | 'serving'>) =>
      amountText({ quantity, suggested_serving: serving }, manner, { decimals: DECIMALS }),
    /** What it weighs, where it is not measured by weight. */
    weight: ({ quantity, serving }: DraftIngredient) =>
      isMetric(serving) ? null : `${number(quantity * serving.one_serving_in_metric_value)} g`,
    /** A measure, with what one weighs where it is no weight itself. */
    measure: (serving: DraftServing) =>
      isMetric(serving)
        ? serving.measurement_description
        : `${serving.measurement_description} (${number(serving.one_serving_in_metric_value, 1)} g)`,
  };
}

function isMetric({ measure }: DraftServing): boolean {
  return measure === 'g' || measure === 'ml';
}
