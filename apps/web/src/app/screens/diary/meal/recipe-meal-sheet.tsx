import type { ItemOf } from '@weekbord/contract/diary/models';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Sheet } from '@weekbord/ui/sheet/sheet';
import { ArrowRightLeft } from 'lucide-react';
import { Suspense, useState } from 'react';
import { type AmountsOf, BatchAmounts } from '../../../../features/diary/components/batches/batch-amounts.tsx';
import { BatchNotice } from '../../../../features/diary/components/batches/batch-notice.tsx';
import { CookFor } from '../../../../features/diary/components/batches/cook-for.tsx';
import { DeleteMealButton } from '../../../../features/diary/components/meal/delete-meal-button.tsx';
import { PortionsStepper } from '../../../../features/diary/components/batches/portions-stepper.tsx';
import { diaryAbilities } from '../../../../features/diary/model/abilities.ts';
import { TasteQuestion } from '../../../../features/planner/components/taste-question.tsx';
import { Cooking } from '../../../../features/recipes/components/cooking/cooking.tsx';
import { RecipePreferences } from '../../../../features/recipes/components/view/recipe-preferences.tsx';
import { RecipeView } from '../../../../features/recipes/components/view/recipe-view.tsx';
import { DishPicture } from '../../../../shared/dish-picture/dish-picture.tsx';
import { ReasonLine } from '../../../../shared/plan-reason/reason-line.tsx';
import { loadPhrases, usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../../shared/session/current-user.ts';
import { EatenTick } from './eaten-tick.tsx';
import { MealMenu } from './meal-menu.tsx';
import { useCooking } from '../../use-cooking.ts';
import { useSwapping } from '../swapping/use-swapping.ts';

// Loaded with its phrases when an ingredient is swapped.
const SwapSheet = lazyPart(
  async () =>
    (await Promise.all([import('../swapping/swap-sheet.tsx'), loadPhrases('swapping', 'foods')]))[0].SwapSheet,
);

interface RecipeMealSheetProps {
  date: PlainDate;
  item: ItemOf<'recipemeal'>;
  /** The slot for which another meal can be chosen. */
  slotId: number | undefined;
  onClose: () => void;
}

/** A planned recipe: its ingredients and steps, portions, tick, swaps and deletion. */
export function RecipeMealSheet({ date, item, slotId, onClose }: RecipeMealSheetProps) {
  const say = usePhrases('diary');
  const sayShared = usePhrases('shared');
  const navigate = useNavigate();
  const { mayEdit } = diaryAbilities(useCurrentUser());
  const { line, swapping, choose, close } = useSwapping(item.meal.ingredients);
  const { cook } = useSearch({ from: '/_signed-in/diary/$date/meal/$itemId' });
  const goTo = useNavigate({ from: '/diary/$date/meal/$itemId' });
  const cooking = useCooking((step, how) => void goTo({ search: (known) => ({ ...known, cook: step }), ...how }));
  const router = useRouter();
  const followMeal = (gone: number, came: number) => {
    if (!router.state.location.pathname.endsWith(`/meal/${gone}`)) return;
    void goTo({ params: { date, itemId: String(came) }, state: (known) => known, replace: true, resetScroll: false });
  };
  const [amounts, setAmounts] = useState<AmountsOf>('batch');
  const batch = amounts === 'batch' ? item.batch : null;
  const ingredients = batch?.ingredients ?? item.meal.ingredients;
  const { name, picture, image } = item.meal.recipe_template;
  return (
    <Sheet
      title={name}
      closeLabel={sayShared('close')}
      onClose={onClose}
      picture={<DishPicture picture={picture} size="hero" image={image} isFirst className="h-32 w-full sm:h-72" />}
      actions={
        mayEdit && (
          <MealMenu
            date={date}
            item={item}
            onMoved={onClose}
            onReplaced={slotId === undefined ? undefined : followMeal}
          />
        )
      }
      footer={
        <div className="flex flex-wrap items-center gap-3">
          {mayEdit && slotId !== undefined && item.status !== 'EATEN' && !item.skipped && (
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
          <EatenTick item={item} name={name} />
        </div>
      }
    >
      {item.status !== 'EATEN' && !item.skipped && <ReasonLine reason={item.reason} className="mt-1 mb-2" />}
      <RecipeView
        meal={item.meal}
        preferences={<RecipePreferences recipe={item.meal.recipe_template} isInSheet tone="plain" />}
        {...(mayEdit && batch === null && item.leftover_of === null && { swapping })}
        cooking={<BatchNotice item={item} />}
        isWarmed={item.leftover_of !== null}
        ingredients={ingredients}
        onCook={cooking.begin}
        amounts={
          <>
            {mayEdit && <CookFor mealId={item.object_id} meal={item.meal} />}
            <BatchAmounts item={item} value={amounts} onChange={setAmounts} />
          </>
        }
        aside={<TasteQuestion recipeId={item.meal.recipe_template.id} />}
        portions={mayEdit && <PortionsStepper mealId={item.object_id} portions={item.meal.portions} />}
      />
      {mayEdit && <DeleteMealButton item={item} onDeleted={onClose} />}
      {cook !== undefined && !item.leftover_of && (
        <Cooking
          mealKey={`meal:${item.id}`}
          meal={item.meal}
          ingredients={ingredients}
          step={cook}
          onStep={cooking.turn}
          onClose={cooking.leave}
        />
      )}
      {mayEdit && line && (
        <Suspense>
          <SwapSheet key={line.id} line={line} onChoose={choose} onClose={close} />
        </Suspense>
      )}
    </Sheet>
  );
}
