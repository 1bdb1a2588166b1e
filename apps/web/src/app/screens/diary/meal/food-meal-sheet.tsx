import type { ItemOf } from '@weekbord/contract/diary/models';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { Sheet } from '@weekbord/ui/sheet/sheet';
import { useEditAmount } from '../../../../features/diary/api/edit-meals.ts';
import { DeleteMealButton } from '../../../../features/diary/components/meal/delete-meal-button.tsx';
import { MealPicture } from '../../../../features/diary/components/meal/meal-picture.tsx';
import { diaryAbilities } from '../../../../features/diary/model/abilities.ts';
import { ofAmount } from '../../../../features/diary/model/cached-days.ts';
import { mealLook } from '../../../../features/diary/model/meal-look.ts';
import { FigureTiles } from '../../../../features/recipes/components/view/figure-tiles.tsx';
import { AmountFields } from '../../../../shared/foods/amount-fields.tsx';
import { foodQuery } from '../../../../shared/foods/food.ts';
import { MoreFigures } from '../../../../shared/foods/more-figures.tsx';
import { useAmountForm } from '../../../../shared/foods/use-amount-form.ts';
import { useTypedNumber } from '../../../../shared/form/typed-number.ts';
import { useAmountText } from '../../../../shared/measures/use-amount-text.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../../shared/session/current-user.ts';
import { EatenTick } from './eaten-tick.tsx';
import { MealMenu } from './meal-menu.tsx';

interface FoodMealSheetProps {
  date: PlainDate;
  item: ItemOf<'singlefoodmeal'>;
  onClose: () => void;
}

/** A planned food: its amount, nutrition, tick and deletion. */
export function FoodMealSheet({ date, item, onClose }: FoodMealSheetProps) {
  const sayShared = usePhrases('shared');
  const edit = useEditAmount();
  const typed = useTypedNumber();
  const { mayEdit } = diaryAbilities(useCurrentUser());
  const { ingredient, brand_name: brand } = item.meal;
  const { suggested_serving: planned } = ingredient;
  const food = useQuery(foodQuery(planned.food));
  const form = useAmountForm({ text: typed(ingredient.quantity), serving: planned, isTyped: true });
  const { quantity } = form;
  const serving = form.entry?.serving ?? planned;
  const isChanged = quantity !== ingredient.quantity || serving.id !== planned.id;
  const shown = quantity !== undefined && isChanged ? ofAmount(item.meal, quantity, serving) : item.meal;
  const look = mealLook(item, '');
  const save = () => {
    if (quantity !== undefined && isChanged) edit(item.object_id, { quantity, servingId: serving.id });
    onClose();
  };
  return (
    <Sheet
      title={look.name}
      closeLabel={sayShared('close')}
      onClose={onClose}
      picture={<MealPicture look={look} size="hero" className="h-44 w-full sm:h-60" />}
      actions={mayEdit && <MealMenu date={date} item={item} onMoved={onClose} />}
      footer={
        <div className="flex flex-wrap items-center gap-3">
          {mayEdit && (
            <Button type="submit" form={form.id} isDisabled={!isChanged}>
              {sayShared('save')}
            </Button>
          )}
          <EatenTick item={item} name={look.name} />
        </div>
      }
    >
      <FoodLine brand={brand} meal={shown} unit={food.data?.by_volume ? 'ml' : 'g'} />
      <FigureTiles meal={shown} />
      <MoreFigures columns={[{ figures: shown.further_figures }]} of="meal" />
      {mayEdit && (
        <form id={form.id} onSubmit={form.submit(save)} noValidate>
          <AmountFields
            form={form}
            servings={servingsOf(food.data?.suggested_servings, planned)}
            byVolume={food.data?.by_volume ?? false}
          />
        </form>
      )}
      {mayEdit && <DeleteMealButton item={item} onDeleted={onClose} />}
    </Sheet>
  );
}

interface FoodLineProps {
  brand: string | null;
  meal: ItemOf<'singlefoodmeal'>['meal'];
  unit: 'g' | 'ml';
}

/** The brand, the amount, and its weight or volume if the amount is in another unit. */
function FoodLine({ brand, meal, unit }: FoodLineProps) {
  const say = usePhrases('forms');
  const amount = useAmountText();
  const { measure } = meal.ingredient.suggested_serving;
  const isWeighed = measure === 'g' || measure === 'ml';
  return (
    <p className="flex flex-wrap gap-x-3 text-small text-ink-soft">
      {brand && <span>{brand}</span>}
      <span>{amount(meal.ingredient)}</span>
      {!isWeighed && <span>{say('amountWeighs', { amount: Math.round(meal.ingredient.grams), unit })}</span>}
    </p>
  );
}

function servingsOf<Serving extends { id: number }>(known: readonly Serving[] | undefined, planned: Serving) {
  return known?.some(({ id }) => id === planned.id) ? known : [planned, ...(known ?? [])];
}
