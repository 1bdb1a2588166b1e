import { labelNutrientsOf } from '@weekbord/domain/recipes/labels/label-nutrients';
import { usualQuantity, usualServing } from '@weekbord/domain/foods/usual-amount';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '@weekbord/ui/notice/notice';
import { Select } from '@weekbord/ui/select/select';
import { AmountFields } from '../../../shared/foods/amount-fields.tsx';
import { figuresOf } from '../../../shared/foods/figures.ts';
import type { Food } from '../../../shared/foods/food.ts';
import { MoreFigures } from '../../../shared/foods/more-figures.tsx';
import { type AmountEntry, useAmountForm } from '../../../shared/foods/use-amount-form.ts';
import { useTypedNumber } from '../../../shared/form/typed-number.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { recentFoodsQuery, type RecentFood } from '../api/foods.ts';
import type { AmountOfFood, ChosenFood, SlotChoice } from '../model/chosen-food.ts';
import { FiguresSummary } from './figures-summary.tsx';
import { FoodFacts } from './food-facts.tsx';

interface AmountStepProps {
  /** The id of the form, for a submit button outside it. */
  formId: string;
  food: Food;
  /** The amount to start with; by default the amount last used, or a common one. */
  start: AmountOfFood | undefined;
  slots: readonly SlotChoice[];
  slotId: number | undefined;
  onSlot: (id: number) => void;
  /** Why the last attempt to choose the food failed, in words. */
  failure: string | undefined;
  onChoose: (chosen: ChosenFood) => void;
}

/** Asks for the amount of a food and the meal, and shows its nutrition. */
export function AmountStep({ formId, food, start, slots, slotId, onSlot, failure, onChoose }: AmountStepProps) {
  const say = usePhrases('foods');
  const sayMeal = usePhrases('meals');
  const sayForms = usePhrases('forms');
  const typed = useTypedNumber();
  const recent = useQuery({ ...recentFoodsQuery, enabled: false });
  const form = useAmountForm(givenEntry(food, start, typed) ?? startingEntry(food, recent.data, typed), formId);
  const { entry, quantity } = form;
  if (!entry) return null;
  const { serving } = entry;
  const isMetric = serving.measure === 'g' || serving.measure === 'ml';
  const choose = () => quantity !== undefined && onChoose({ food, serving, quantity, slotId });
  return (
    <form id={form.id} onSubmit={form.submit(choose)} noValidate>
      <p className="flex flex-wrap gap-x-3 text-small text-ink-soft">
        {food.brand_name && <span>{food.brand_name}</span>}
        {!isMetric && quantity !== undefined && (
          <span>
            {sayForms('amountWeighs', {
              amount: Math.round(quantity * serving.one_serving_in_metric_value),
              unit: food.by_volume ? 'ml' : 'g',
            })}
          </span>
        )}
      </p>
      <AmountFields form={form} servings={food.suggested_servings} byVolume={food.by_volume} />
      {failure && (
        <div className="mt-4">
          <Notice tone="bad">{failure}</Notice>
        </div>
      )}
      <FiguresSummary figures={quantity === undefined ? null : figuresOf(serving, quantity)} />
      {quantity !== undefined && (
        <MoreFigures
          columns={[
            {
              figures: labelNutrientsOf([
                { grams: quantity * serving.one_serving_in_metric_value, per100: food.per_100g },
              ]),
            },
          ]}
          of="meal"
        />
      )}
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

function givenEntry(
  food: Food,
  start: AmountOfFood | undefined,
  typed: (value: number) => string,
): AmountEntry | undefined {
  const serving = start && food.suggested_servings.find(({ id }) => id === start.servingId);
  return start && serving && { text: typed(start.quantity), serving, isTyped: true };
}

/** Returns the measure that the person last used, or the most common one. */
function startingEntry(
  food: Food,
  recent: readonly RecentFood[] | undefined,
  typed: (value: number) => string,
): AmountEntry | undefined {
  const last = recent?.find((one) => one.food === food.id);
  const known = last && food.suggested_servings.find(({ id }) => id === last.id);
  if (last && known) return { text: typed(last.quantity), serving: known, isTyped: true };
  const usual = usualServing(food.suggested_servings);
  return usual && { text: typed(usualQuantity(usual)), serving: usual, isTyped: false };
}
