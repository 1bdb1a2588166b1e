import { useNavigate, useParams } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { Sheet } from '@weekbord/ui/sheet/sheet';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { TickButton } from '@weekbord/ui/tick-button/tick-button';
import { ArrowRightLeft } from 'lucide-react';
import { useTickMeal } from '../../../features/planner/api/tick-meal.ts';
import { DeleteMealButton } from '../../../features/planner/components/delete-meal-button.tsx';
import { PortionsStepper } from '../../../features/planner/components/portions-stepper.tsx';
import { diaryAbilities } from '../../../features/planner/model/abilities.ts';
import { useDiaryWeek } from '../../../features/planner/model/use-diary-week.ts';
import { RecipeView } from '../../../features/recipes/components/recipe-view.tsx';
import { FoodPicture } from '../../../shared/food-picture/food-picture.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { useCloseSheet } from './use-close-sheet.ts';

/** A planned meal over the diary: its recipe, portions, tick, swap and deletion. */
export function MealScreen() {
  const { date, itemId } = useParams({ from: '/_signed-in/diary/$date/meal/$itemId' });
  const say = usePhrases('planner');
  const sayShared = usePhrases('shared');
  const navigate = useNavigate();
  const user = useCurrentUser();
  const close = useCloseSheet(date);
  const tick = useTickMeal();
  const { views, isLoaded } = useDiaryWeek(date);
  const view = views.get(date);
  const slot = view?.slots.find(({ items }) => items.some(({ id }) => String(id) === itemId));
  const item = slot?.items.find(({ id }) => String(id) === itemId);
  const { mayEdit } = diaryAbilities(user);

  if (!item) {
    return (
      <Sheet title={isLoaded ? '' : sayShared('loading')} closeLabel={sayShared('close')} onClose={close}>
        {isLoaded ? (
          <EmptyState title={say('mealGone')} action={<Button onClick={close}>{sayShared('close')}</Button>} />
        ) : (
          <Skeleton className="h-96" />
        )}
      </Sheet>
    );
  }
  const { name, cover, image } = item.meal.recipe_template;
  const slotId = slot?.slot?.id;
  const isEaten = item.status === 'EATEN';
  return (
    <Sheet
      title={name}
      closeLabel={sayShared('close')}
      onClose={close}
      picture={<FoodPicture cover={cover} image={image} className="h-56 w-full sm:h-72" />}
      actions={mayEdit && <DeleteMealButton item={item} onDeleted={close} />}
      footer={
        <div className="flex items-center gap-3">
          {mayEdit && slotId !== undefined && !isEaten && (
            <Button
              tone="secondary"
              icon={<ArrowRightLeft aria-hidden="true" className="size-5" />}
              onClick={() =>
                void navigate({
                  to: '/diary/$date/find/$slotId',
                  params: { date, slotId: String(slotId) },
                  search: { replaces: item.id },
                  state: (known) => ({ ...known }),
                  replace: true,
                  resetScroll: false,
                })
              }
            >
              {say('swapShort')}
            </Button>
          )}
          <span className="flex-1 text-right text-small font-semibold">{say('eaten')}</span>
          <TickButton
            label={say('markEaten', { name })}
            isTicked={isEaten}
            onTick={(isTicked) => tick(item.id, isTicked ? 'EATEN' : 'PLANNED')}
          />
        </div>
      }
    >
      <RecipeView
        meal={item.meal}
        isImperial={user.intake?.uses_imperial_measurements_for_recipes === true}
        portions={mayEdit && <PortionsStepper mealId={item.object_id} portions={item.meal.portions} />}
      />
    </Sheet>
  );
}
