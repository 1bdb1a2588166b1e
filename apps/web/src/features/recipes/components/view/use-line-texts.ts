import { useTypedNumber } from '../../../../shared/form/typed-number.ts';
import { useFormat } from '../../../../shared/locale/format.ts';
import { measureText } from '../../../../shared/measures/measure-text.ts';
import { useAmountText } from '../../../../shared/measures/use-amount-text.ts';
import type { DraftIngredient, DraftServing } from '../../model/recipe-draft.ts';

/** Formatters for the amounts in a recipe that is being written. */
export function useLineTexts() {
  const { number } = useFormat();
  const amountText = useAmountText();
  return {
    /** The number as a person would type it. */
    typed: useTypedNumber(),
    /** The amount in everyday words: '1½ tablespoons'. */
    amount: ({ quantity, serving }: Pick<DraftIngredient, 'quantity' | 'serving'>) =>
      amountText({ quantity, suggested_serving: serving }),
    /** The weight of the amount, unless it is measured by weight. */
    weight: ({ quantity, serving }: DraftIngredient) =>
      serving.measure === 'g' || serving.measure === 'ml'
        ? null
        : `${number(quantity * serving.one_serving_in_metric_value)} g`,
    /** A measure, with its weight unless it is a unit of weight itself. */
    measure: (serving: DraftServing) => measureText(serving, number),
  };
}
