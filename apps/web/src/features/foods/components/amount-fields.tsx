import { quantityStep, steppedQuantity, usualQuantity } from '@weekbord/domain/foods/usual-amount';
import { MAX_QUANTITY_LENGTH } from '@weekbord/domain/recipes/ingredient-quantity';
import { MAX_FOOD_QUANTITY } from '@weekbord/domain/recipes/meal-limits';
import { inOtherServing, type QuantityFault } from '@weekbord/domain/recipes/read-quantity';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Select } from '@weekbord/ui/select/select';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { Minus, Plus } from 'lucide-react';
import { useFormat } from '../../../shared/locale/format.ts';
import { measureText } from '../../../shared/measures/measure-text.ts';
import { type Say, usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type AmountEntry, quantityOf } from '../model/amount-entry.ts';
import type { FoodServing } from '../model/chosen-food.ts';
import { typedNumber } from '../model/typed-number.ts';

interface AmountFieldsProps {
  entry: AmountEntry;
  /** The ways to measure the food. */
  servings: readonly FoodServing[];
  onChange: (entry: AmountEntry) => void;
}

/** How much of a food, and in what it is measured. */
export function AmountFields({ entry, servings, onChange }: AmountFieldsProps) {
  const say = usePhrases('foods');
  const { number } = useFormat();
  const { text, serving, isTyped } = entry;
  const read = quantityOf(entry);
  const isNumber = typeof read === 'number';
  const write = (quantity: number, of: FoodServing, typed: boolean) =>
    onChange({ text: typedNumber(quantity, number), serving: of, isTyped: typed });
  const step = (direction: 1 | -1) =>
    write(isNumber ? steppedQuantity(read, serving, direction) : usualQuantity(serving), serving, true);
  const measure = (id: string) => {
    const next = servings.find((one) => String(one.id) === id);
    if (!next) return;
    const { one_serving_in_metric_value: from } = serving;
    if (isTyped && isNumber) write(inOtherServing(read, from, next.one_serving_in_metric_value), next, true);
    else write(usualQuantity(next), next, false);
  };
  return (
    <div className="mt-5 grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-start gap-2">
        <TextField
          label={say('amount')}
          name="quantity"
          value={text}
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={MAX_QUANTITY_LENGTH}
          onChange={(next) => onChange({ text: next, serving, isTyped: true })}
          {...(!isNumber && { error: faultText(read, say) })}
        />
        <IconButton
          label={say('less')}
          icon={<Minus aria-hidden="true" className="size-5" />}
          isDisabled={isNumber && read <= quantityStep(serving)}
          onClick={() => step(-1)}
          className="mt-8 bg-sunken dark:bg-line"
        />
        <IconButton
          label={say('more')}
          icon={<Plus aria-hidden="true" className="size-5" />}
          isDisabled={isNumber && read >= MAX_FOOD_QUANTITY}
          onClick={() => step(1)}
          className="mt-8 bg-sunken dark:bg-line"
        />
      </div>
      <Select
        label={say('unit')}
        name="serving"
        value={String(serving.id)}
        onChange={measure}
        options={servings.map((one) => ({ value: String(one.id), label: measureText(one, number) }))}
      />
    </div>
  );
}

function faultText(fault: QuantityFault, say: Say<'foods'>): string {
  switch (fault) {
    case 'required':
      return say('required');
    case 'not_a_number':
      return say('notANumber');
    case 'not_positive':
      return say('notPositive');
    case 'too_large':
      return say('tooLarge', { limit: MAX_FOOD_QUANTITY });
  }
}
