import { usualQuantity, usualServing } from '@weekbord/domain/foods/usual-amount';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '@weekbord/ui/notice/notice';
import { Select } from '@weekbord/ui/select/select';
import { type FormEvent, useRef, useState } from 'react';
import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { recentFoodsQuery, type RecentFood } from '../api/foods.ts';
import { type AmountEntry, figuresOf, quantityOf } from '../model/amount-entry.ts';
import type { ChosenFood, Food, SlotChoice } from '../model/chosen-food.ts';
import { typedNumber } from '../model/typed-number.ts';
import { AmountFields } from './amount-fields.tsx';
import { FiguresSummary } from './figures-summary.tsx';
import { FoodFacts } from './food-facts.tsx';

interface AmountStepProps {
  /** A button outside submits it by this id. */
  formId: string;
  food: Food;
  slots: readonly SlotChoice[];
  slotId: number | undefined;
  onSlot: (id: number) => void;
  /** Why the last try to choose it failed, in words. */
  failure: string | undefined;
  onChoose: (chosen: ChosenFood) => void;
}

/** How much of a food, for which meal, and what is in that. */
export function AmountStep({ formId, food, slots, slotId, onSlot, failure, onChoose }: AmountStepProps) {
  const say = usePhrases('foods');
  const sayMeal = usePhrases('meals');
  const { number } = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const recent = useQuery({ ...recentFoodsQuery, enabled: false });
  const [change, setChange] = useState<AmountEntry | null>(null);
  const entry = change ?? startingEntry(food, recent.data, number);
  if (!entry) return null;
  const quantity = quantityOf(entry);
  const isMetric = entry.serving.measure === 'g' || entry.serving.measure === 'ml';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typeof quantity === 'number') onChoose({ food, serving: entry.serving, quantity, slotId });
    else form.current?.querySelector('input')?.focus();
  };
  return (
    <form ref={form} id={formId} onSubmit={submit} noValidate>
      <p className="flex flex-wrap gap-x-3 text-small text-ink-soft">
        {food.brand_name && <span>{food.brand_name}</span>}
        {!isMetric && typeof quantity === 'number' && (
          <span>
            {say('amountWeighs', { amount: Math.round(quantity * entry.serving.one_serving_in_metric_value) })}
          </span>
        )}
      </p>
      <AmountFields entry={entry} servings={food.suggested_servings} onChange={setChange} />
      {failure && (
        <div className="mt-4">
          <Notice tone="bad">{failure}</Notice>
        </div>
      )}
      <FiguresSummary figures={typeof quantity === 'number' ? figuresOf(entry.serving, quantity) : null} />
      {slots.length > 0 && (
        <div className="mt-5">
          <Select
            label={say('moment')}
            name="slot"
            value={String(slotId)}
            onChange={(id) => onSlot(Number(id))}
            options={slots.map(({ id, moment }) => ({ value: String(id), label: sayMeal(moment) }))}
          />
        </div>
      )}
      <FoodFacts food={food} />
    </form>
  );
}

/** As the person measured it last, else as most people would. */
function startingEntry(
  food: Food,
  recent: readonly RecentFood[] | undefined,
  number: (value: number, decimals?: number) => string,
): AmountEntry | undefined {
  const last = recent?.find((one) => one.food === food.id);
  const known = last && food.suggested_servings.find(({ id }) => id === last.id);
  if (last && known) return { text: typedNumber(last.quantity, number), serving: known, isTyped: true };
  const usual = usualServing(food.suggested_servings);
  return usual && { text: typedNumber(usualQuantity(usual), number), serving: usual, isTyped: false };
}
