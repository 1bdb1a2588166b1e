import type { ItemOf } from '@weekbord/contract/planner/models';
import { readQuantity } from '@weekbord/domain/recipes/read-quantity';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { Sheet } from '@weekbord/ui/sheet/sheet';
import { type FormEvent, useId, useState } from 'react';
import { useEditAmount } from '../../../features/planner/api/edit-meals.ts';
import { foodQuery } from '../../../shared/foods/food.ts';
import { type AmountEntry, AmountFields } from '../../../features/planner/components/amount-fields.tsx';
import { DeleteMealButton } from '../../../features/planner/components/delete-meal-button.tsx';
import { MealPicture } from '../../../features/planner/components/meal-picture.tsx';
import { useAmountText } from '../../../features/planner/components/use-meal-facts.ts';
import { useTypedNumber } from '../../../features/planner/components/use-typed-number.ts';
import { diaryAbilities } from '../../../features/planner/model/abilities.ts';
import { ofAmount } from '../../../features/planner/model/cached-days.ts';
import { mealLook } from '../../../features/planner/model/meal-look.ts';
import { FigureTiles } from '../../../features/recipes/components/figure-tiles.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { EatenTick } from './eaten-tick.tsx';

/** A planned food: how much of it, what is in that, tick and deletion. */
export function FoodMealSheet({ item, onClose }: { item: ItemOf<'singlefoodmeal'>; onClose: () => void }) {
  const sayShared = usePhrases('shared');
  const edit = useEditAmount();
  const typed = useTypedNumber();
  const formId = useId();
  const { mayEdit } = diaryAbilities(useCurrentUser());
  const { ingredient, brand_name: brand } = item.meal;
  const { suggested_serving: planned } = ingredient;
  const food = useQuery(foodQuery(planned.food));
  const [change, setChange] = useState<AmountEntry | null>(null);
  const entry = change ?? { text: typed(ingredient.quantity), serving: planned };
  const quantity = readQuantity(entry.text);
  const isChanged = quantity !== ingredient.quantity || entry.serving.id !== planned.id;
  const shown = typeof quantity === 'number' && isChanged ? ofAmount(item.meal, quantity, entry.serving) : item.meal;
  const look = mealLook(item, '');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (typeof quantity !== 'number') return;
    if (isChanged) edit(item.object_id, { quantity, servingId: entry.serving.id });
    onClose();
  };
  return (
    <Sheet
      title={look.name}
      closeLabel={sayShared('close')}
      onClose={onClose}
      picture={<MealPicture look={look} className="h-44 w-full sm:h-60" />}
      actions={mayEdit && <DeleteMealButton item={item} onDeleted={onClose} />}
      footer={
        <div className="flex items-center gap-3">
          {mayEdit && (
            <Button type="submit" form={formId} isDisabled={!isChanged || typeof quantity !== 'number'}>
              {sayShared('save')}
            </Button>
          )}
          <EatenTick item={item} name={look.name} />
        </div>
      }
    >
      <FoodLine brand={brand} meal={shown} />
      <FigureTiles meal={shown} />
      {mayEdit && (
        <form id={formId} onSubmit={save} noValidate>
          <AmountFields
            entry={entry}
            servings={servingsOf(food.data?.suggested_servings, planned)}
            onChange={setChange}
          />
        </form>
      )}
    </Sheet>
  );
}

/** The brand, how much it is, and what that weighs where it is not measured by weight. */
function FoodLine({ brand, meal }: { brand: string | null; meal: ItemOf<'singlefoodmeal'>['meal'] }) {
  const say = usePhrases('logging');
  const amount = useAmountText();
  const { measure } = meal.ingredient.suggested_serving;
  const isWeighed = measure === 'g' || measure === 'ml';
  return (
    <p className="flex flex-wrap gap-x-3 text-small text-ink-soft">
      {brand && <span>{brand}</span>}
      <span>{amount(meal.ingredient)}</span>
      {!isWeighed && <span>{say('amountWeighs', { amount: Math.round(meal.ingredient.grams) })}</span>}
    </p>
  );
}

function servingsOf<Serving extends { id: number }>(known: readonly Serving[] | undefined, planned: Serving) {
  return known?.some(({ id }) => id === planned.id) ? known : [planned, ...(known ?? [])];
}
