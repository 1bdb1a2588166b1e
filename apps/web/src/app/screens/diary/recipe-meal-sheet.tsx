import type { ItemOf } from '@weekbord/contract/diary/models';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { Sheet } from '@weekbord/ui/sheet/sheet';
import { ArrowRightLeft } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { type AmountsOf, BatchAmounts } from '../../../features/diary/components/batch-amounts.tsx';
import { BatchNotice } from '../../../features/diary/components/batch-notice.tsx';
import { DeleteMealButton } from '../../../features/diary/components/delete-meal-button.tsx';
import { PortionsStepper } from '../../../features/diary/components/portions-stepper.tsx';
import { diaryAbilities } from '../../../features/diary/model/abilities.ts';
import { TasteQuestion } from '../../../features/planner/components/taste-question.tsx';
import { RecipePreferences } from '../../../features/recipes/components/recipe-preferences.tsx';
import { RecipeView } from '../../../features/recipes/components/recipe-view.tsx';
import { FoodPicture } from '../../../shared/food-picture/food-picture.tsx';
import { ReasonLine } from '../../../shared/plan-reason/reason-line.tsx';
import { loadPhrases, usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { EatenTick } from './eaten-tick.tsx';
import { MealMenu } from './meal-menu.tsx';
import { useSwapping } from './use-swapping.ts';

// Comes when an ingredient is swapped, with its sentences.
const SwapSheet = lazy(async () => {
  const [{ SwapSheet: Swap }] = await Promise.all([import('./swap-sheet.tsx'), loadPhrases('swapping', 'foods')]);
  return { default: Swap };
});

interface RecipeMealSheetProps {
  date: PlainDate;
  item: ItemOf<'recipemeal'>;
  /** The slot for which another meal can be chosen. */
  slotId: number | undefined;
  onClose: () => void;
}

/** A planned recipe: its ingredients and steps, portions, tick, swap and deletion. */
export function RecipeMealSheet({ date, item, slotId, onClose }: RecipeMealSheetProps) {
  const say = usePhrases('diary');
  const sayShared = usePhrases('shared');
  const navigate = useNavigate();
  const { mayEdit } = diaryAbilities(useCurrentUser());
  const { line, swapping, choose, close } = useSwapping(item.meal.ingredients);
  const [amounts, setAmounts] = useState<AmountsOf>('batch');
  const batch = amounts === 'batch' ? item.batch : null;
  const { name, cover, image } = item.meal.recipe_template;
  return (
    <Sheet
      title={name}
      closeLabel={sayShared('close')}
      onClose={onClose}
      picture={<FoodPicture cover={cover} image={image} className="h-56 w-full sm:h-72" />}
      actions={
        <>
          <RecipePreferences recipe={item.meal.recipe_template} isInSheet />
          {mayEdit && <MealMenu date={date} item={item} onMoved={onClose} />}
          {mayEdit && <DeleteMealButton item={item} onDeleted={onClose} />}
        </>
      }
      footer={
        <div className="flex items-center gap-3">
          {mayEdit && slotId !== undefined && item.status !== 'EATEN' && (
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
      {item.status !== 'EATEN' && <ReasonLine reason={item.reason} className="mt-1 mb-2" />}
      <RecipeView
        meal={item.meal}
        {...(mayEdit && batch === null && item.leftover_of === null && { swapping })}
        cooking={<BatchNotice item={item} />}
        isWarmed={item.leftover_of !== null}
        ingredients={batch?.ingredients ?? item.meal.ingredients}
        amounts={<BatchAmounts item={item} value={amounts} onChange={setAmounts} />}
        aside={<TasteQuestion recipeId={item.meal.recipe_template.id} />}
        portions={mayEdit && <PortionsStepper mealId={item.object_id} portions={item.meal.portions} />}
      />
      {mayEdit && line && (
        <Suspense>
          <SwapSheet key={line.id} line={line} onChoose={choose} onClose={close} />
        </Suspense>
      )}
    </Sheet>
  );
}
