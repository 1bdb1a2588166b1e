import { quantityStep, steppedQuantity, usualQuantity } from '@weekbord/domain/foods/usual-amount';
import { MAX_QUANTITY_LENGTH } from '@weekbord/domain/recipes/amounts/ingredient-quantity';
import { MAX_FOOD_QUANTITY } from '@weekbord/domain/recipes/amounts/meal-limits';
import { inOtherServing } from '@weekbord/domain/recipes/read/read-quantity';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Select } from '@weekbord/ui/select/select';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { Minus, Plus } from 'lucide-react';
import { NUMBER_FIELD } from '../form/number-field.ts';
import { useTypedNumber } from '../form/typed-number.ts';
import { useFormat } from '../locale/format.ts';
import { measureText } from '../measures/measure-text.ts';
import { usePhrases } from '../phrases/use-phrases.ts';
import type { FoodServing } from './food.ts';
import type { AmountForm } from './use-amount-form.ts';

interface AmountFieldsProps {
  form: AmountForm;
  /** The measures of the food. */
  servings: readonly FoodServing[];
  /** Whether servings are volumes; weights by default. */
  byVolume?: boolean;
}

/** The fields for the amount of a food and for its measure. */
export function AmountFields({ form, servings, byVolume = false }: AmountFieldsProps) {
  const say = usePhrases('forms');
  const typed = useTypedNumber();
  const { number } = useFormat();
  const { entry, quantity, change } = form;
  if (!entry) return null;
  const { serving, isTyped } = entry;
  const error = form.errorOf('quantity');
  const step = (direction: 1 | -1) => {
    const next = quantity === undefined ? usualQuantity(serving) : steppedQuantity(quantity, serving, direction);
    change({ text: typed(next), serving, isTyped: true });
  };
  const measure = (id: string) => {
    const next = servings.find((one) => String(one.id) === id);
    if (!next) return;
    const kept =
      isTyped && quantity !== undefined
        ? inOtherServing(quantity, serving.one_serving_in_metric_value, next.one_serving_in_metric_value)
        : usualQuantity(next);
    change({ text: typed(kept), serving: next, isTyped: isTyped && quantity !== undefined });
  };
  return (
    <div className="mt-5 grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-start gap-2">
        <TextField
          {...NUMBER_FIELD}
          label={say('amount')}
          name="quantity"
          value={entry.text}
          enterKeyHint="done"
          maxLength={MAX_QUANTITY_LENGTH}
          onChange={(text) => change({ text, serving, isTyped: true })}
          {...(error !== undefined && { error })}
        />
        <IconButton
          label={say('less')}
          icon={<Minus aria-hidden="true" className="size-5" />}
          isDisabled={quantity !== undefined && quantity <= quantityStep(serving)}
          onClick={() => step(-1)}
          className="mt-8 bg-sunken dark:bg-line"
        />
        <IconButton
          label={say('more')}
          icon={<Plus aria-hidden="true" className="size-5" />}
          isDisabled={quantity !== undefined && quantity >= MAX_FOOD_QUANTITY}
          onClick={() => step(1)}
          className="mt-8 bg-sunken dark:bg-line"
        />
      </div>
      <Select
        label={say('unit')}
        name="serving"
        value={String(serving.id)}
        onChange={measure}
        options={servings.map((one) => ({
          value: String(one.id),
          label: measureText(one, number, byVolume ? 'ml' : 'g'),
        }))}
      />
    </div>
  );
}
