import { useQuery } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { Notice } from '@weekbord/ui/notice/notice';
import { useEffect, useEffectEvent } from 'react';
import type { ChosenFoodMeal, ChosenMeal, ChosenRecipeMeal } from '../../../../features/diary/model/log-selection.ts';
import { brokenRulesQuery } from '../../../../features/planner/api/broken-rules.ts';
import { AmountFields } from '../../../../shared/foods/amount-fields.tsx';
import { foodQuery } from '../../../../shared/foods/food.ts';
import { useAmountForm } from '../../../../shared/foods/use-amount-form.ts';
import { useTypedNumber } from '../../../../shared/form/typed-number.ts';
import { PortionsChoice } from '../../../../shared/measures/portions-choice.tsx';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

interface AmountEditorProps<Meal extends ChosenMeal> {
  meal: Meal;
  onChange: (meal: ChosenMeal) => void;
  onClose: () => void;
}

/** The amount of a chosen food, and its measure; an invalid amount changes nothing and keeps the field open. */
export function FoodAmountEditor({
  meal,
  onChange,
  onClose,
  onAbout,
}: AmountEditorProps<ChosenFoodMeal> & Readonly<{ onAbout: () => void }>) {
  const say = usePhrases('logging');
  const typed = useTypedNumber();
  const food = useQuery(foodQuery(meal.foodId));
  const form = useAmountForm({ text: typed(meal.quantity), serving: meal.serving, isTyped: true });
  const { quantity } = form;
  const serving = form.entry?.serving ?? meal.serving;
  const follow = useEffectEvent((next: number, servingId: number) => {
    if (next !== meal.quantity || servingId !== meal.serving.id) onChange({ ...meal, quantity: next, serving });
  });
  useEffect(() => {
    if (quantity !== undefined) follow(quantity, serving.id);
  }, [quantity, serving.id]);
  const known = food.data?.suggested_servings ?? [];
  const servings = known.some(({ id }) => id === meal.serving.id) ? known : [meal.serving, ...known];
  return (
    <form id={form.id} onSubmit={form.submit(onClose)} noValidate className="px-3 pb-3">
      <AmountFields form={form} servings={servings} />
      <div className="mt-3 flex flex-wrap justify-between gap-2">
        <Button tone="quiet" size="small" onClick={onAbout}>
          {say('about')}
        </Button>
        <Button type="submit" tone="secondary" size="small">
          {say('ready')}
        </Button>
      </div>
    </form>
  );
}

/** The number of portions of a chosen recipe. */
export function PortionsEditor({ meal, onChange }: Omit<AmountEditorProps<ChosenRecipeMeal>, 'onClose'>) {
  return (
    <div className="px-3 pb-3">
      <PortionsChoice portions={meal.portions} onChange={(portions) => onChange({ ...meal, portions })} />
    </div>
  );
}

/** Says which of the user's rules a food breaks. */
export function BrokenRules({ foodId }: { foodId: number }) {
  const say = usePhrases('swapping');
  const { data: breaks = [] } = useQuery(brokenRulesQuery(foodId));
  const texts = { diet: say('breaksDiet'), intolerance: say('breaksIntolerance'), avoided: say('breaksAvoided') };
  if (breaks.length === 0) return null;
  return (
    <div className="px-3 pb-3">
      <Notice tone="bad">
        {breaks.map((rule) => (
          <p key={rule}>{texts[rule]}</p>
        ))}
      </Notice>
    </div>
  );
}
