import { useTypedNumber } from '../../../shared/form/typed-number.ts';
import { useFormat } from '../../../shared/locale/format.ts';
import { measureText } from '../../../shared/measures/measure-text.ts';
import { useAmountText } from '../../../shared/measures/use-amount-text.ts';
import type { DraftIngredient, DraftServing } from '../model/recipe-draft.ts';

/** Formatters of the amounts in the lines of a recipe that is being written. */
export function useLineTexts() {
  const { number } = useFormat();
  const amountText = useAmountText();
  return {
    /** As a person types it. */
    typed: useTypedNumber(),
    /** In everyday words: '1½ tablespoons'. */
    amount: ({ quantity, serving }: Pick<DraftIngredient, 'quantity' | 'serving'>) =>
      amountText({ quantity, suggested_serving: serving }),
    /** Its weight, if it is not measured by weight. */
    weight: ({ quantity, serving }: DraftIngredient) =>
      serving.measure === 'g' || serving.measure === 'ml'
        ? null
        : `${number(quantity * serving.one_serving_in_metric_value)} g`,
    /** A measure, with the weight of one if it is not a weight itself. */
    measure: (serving: DraftServing) => measureText(serving, number),
  };
}
