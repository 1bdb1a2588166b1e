import { MAX_QUANTITY_LENGTH } from '@weekbord/domain/recipes/ingredient-quantity';
import { MAX_FOOD_QUANTITY } from '@weekbord/domain/recipes/meal-limits';
import { inOtherServing, type QuantityFault, readQuantity } from '@weekbord/domain/recipes/read-quantity';
import { Select } from '@weekbord/ui/select/select';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { useFormat } from '../../../shared/locale/format.ts';
import { measureText } from '../../../shared/measures/measure-text.ts';
import { type Say, usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { SuggestedServing } from '../model/cached-days.ts';
import { useTypedNumber } from './use-typed-number.ts';

/** How much of a food somebody is typing. */
export interface AmountEntry {
  readonly text: string;
  readonly serving: SuggestedServing;
}

interface AmountFieldsProps {
  entry: AmountEntry;
  /** The ways to measure the food. */
  servings: readonly SuggestedServing[];
  onChange: (entry: AmountEntry) => void;
}

/** How much of a food, and in what it is measured; another measure keeps the weight. */
export function AmountFields({ entry, servings, onChange }: AmountFieldsProps) {
  const say = usePhrases('logging');
  const typed = useTypedNumber();
  const { number } = useFormat();
  const { text, serving } = entry;
  const read = readQuantity(text);
  const measure = (id: string) => {
    const next = servings.find((one) => String(one.id) === id);
    if (!next) return;
    const kept =
      typeof read === 'number'
        ? typed(inOtherServing(read, serving.one_serving_in_metric_value, next.one_serving_in_metric_value))
        : text;
    onChange({ text: kept, serving: next });
  };
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] items-start gap-3">
      <TextField
        label={say('amount')}
        name="quantity"
        value={text}
        inputMode="decimal"
        autoComplete="off"
        maxLength={MAX_QUANTITY_LENGTH}
        onChange={(next) => onChange({ text: next, serving })}
        {...(typeof read !== 'number' && { error: faultText(read, say) })}
      />
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

function faultText(fault: QuantityFault, say: Say<'logging'>): string {
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
