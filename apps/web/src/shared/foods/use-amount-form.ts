import { MAX_FOOD_QUANTITY } from '@weekbord/domain/recipes/amounts/meal-limits';
import { readQuantity } from '@weekbord/domain/recipes/read/read-quantity';
import { useState } from 'react';
import { useFaultText } from '../form/use-fault-text.ts';
import { type Form, useForm } from '../form/use-form.ts';
import { useLanguage } from '../locale/language.ts';
import type { FoodServing } from './food.ts';

/** The amount of a food, as typed. */
export interface AmountEntry {
  readonly text: string;
  readonly serving: FoodServing;
  /** Whether a person entered the amount; changing the measure then keeps the weight. */
  readonly isTyped: boolean;
}

export interface AmountForm extends Form<'quantity'> {
  readonly entry: AmountEntry | undefined;
  /** The number of servings; undefined while the text is not a valid number. */
  readonly quantity: number | undefined;
  readonly change: (entry: AmountEntry) => void;
  /** Clears the typed text. */
  readonly startOver: () => void;
}

/**
 * The form for an amount of a food; `start` is shown until something is typed. Requires the phrases of the area
 * 'forms'.
 */
export function useAmountForm(start: AmountEntry | undefined, id?: string): AmountForm {
  const [typed, setTyped] = useState<AmountEntry | null>(null);
  const faultText = useFaultText();
  const entry = typed ?? start;
  const language = useLanguage();
  const read = readQuantity(entry?.text ?? '', language, entry?.serving.measure ?? '');
  const form = useForm<'quantity'>({
    ...(id !== undefined && { id }),
    faults: typeof read === 'number' ? {} : { quantity: faultText({ code: read, limit: MAX_FOOD_QUANTITY }) },
    showsFaultsOn: 'typing',
  });
  return {
    ...form,
    entry,
    quantity: typeof read === 'number' ? read : undefined,
    change: setTyped,
    startOver: () => setTyped(null),
  };
}
