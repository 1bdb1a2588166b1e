import type { CalendarItem } from '@weekbord/contract/diary/models';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readFindMealSearch } from './find-meal-address.ts';
import { useParams, useSearch } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { Sheet } from '@weekbord/ui/sheet/sheet';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { type ReactNode, useState } from 'react';
import { cacheDay } from '../../../../features/diary/api/calendar-week.ts';
import { useChooseMeal } from '../../../../features/diary/api/plan-meals.ts';
import { ofPortions } from '../../../../features/diary/model/cached-days.ts';
import { mealLook } from '../../../../features/diary/model/meal-look.ts';
import { useDiaryWeek } from '../../../../features/diary/model/use-diary-week.ts';
import { type Proposal, proposalQuery } from '../../../../features/planner/api/proposals.ts';
import { offerUndo } from '../../../../features/planner/api/undo-replacement.ts';
import { TasteQuestion } from '../../../../features/planner/components/taste-question.tsx';
import { DislikedNotice } from '../../../../features/recipes/components/list/disliked-notice.tsx';
import { RecipePreferences } from '../../../../features/recipes/components/view/recipe-preferences.tsx';
import { RecipeView } from '../../../../features/recipes/components/view/recipe-view.tsx';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { failureOf } from '../../../../shared/http/api-failure.ts';
import { LoadError } from '../../../../shared/alerts/load-error.tsx';
import { DishPicture } from '../../../../shared/dish-picture/dish-picture.tsx';
import { PortionsChoice } from '../../../../shared/measures/portions-choice.tsx';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { FindMealList } from './find-meal-list.tsx';
import { NoSlot } from '../day/no-slot.tsx';
import { useFindSteps } from './use-find-steps.ts';
import { useMayFill } from '../day/use-may-fill.ts';

const ROUTE = '/_signed-in/diary/$date/find/$slotId';

/** Meals to choose from for a moment of the day, over the diary; each can be opened. */
export function FindMealScreen() {
  const { date, slotId } = useParams({ from: ROUTE });
  const { replaces, recipe, ...filters } = readFindMealSearch(useSearch({ from: ROUTE }));
  const say = usePhrases('finding');
  const sayMeal = usePhrases('meals');
  const sayShared = usePhrases('shared');
  const sayDiary = usePhrases('diary');
  const { close, showList, open, change } = useFindSteps(date, Number(slotId));
  const { views, isLoaded } = useDiaryWeek(date);
  const choose = useChooseMeal();
  const client = useQueryClient();
  const [opened, setOpened] = useState<number>();
  // The meal to replace when the button was pressed, so that pressing again after a lost response repeats the same
  // request, even if the meal is already gone from the day.
  const [pressed, setPressed] = useState<CalendarItem>();
  const [portions, setPortions] = useState<Readonly<Record<number, number>>>({});
  const slot = views.get(date)?.slots.find((candidate) => String(candidate.slot?.id) === slotId);
  const place = { slotId: Number(slotId), date, replaces };
  const shown = useQuery({ ...proposalQuery(place, recipe ?? 0, filters.meal), enabled: !!recipe });
  const mayChoose = useMayFill(slot, replaces);
  if (!slot?.slot || !mayChoose) return <NoSlot isLoaded={isLoaded} isClosed={!!slot?.slot} onClose={close} />;

  const moment = sayMeal(`the${slot.moment}`);
  const replaced = pressed ?? slot.items.find(({ id }) => id === replaces);
  const take = (proposal: Proposal) => {
    if (choose.isPending) return;
    setPressed(replaced);
    const { name: taken } = proposal.recipe_template;
    choose.mutate(
      { date, slotId: Number(slotId), proposal, ...(replaced && { replaces: replaced.id }) },
      {
        onSuccess: ({ undo_id: undoId }) => {
          if (undoId === null || !replaced) showAlert(say('chosen', { name: taken }), { tone: 'good' });
          else {
            const text = say('chosenInPlace', { name: taken, other: mealLook(replaced, '').name });
            void offerUndo(client, { undoId, text, put: cacheDay });
          }
          close();
        },
        onError: (error) => {
          if (failureOf(error)?.kind === 'fields') setPressed(undefined);
        },
      },
    );
  };
  if (recipe === undefined) {
    return (
      <Sheet
        title={say(replaced ? 'swapTitle' : 'title', { moment })}
        contentKey="list"
        closeLabel={sayShared('close')}
        onClose={close}
      >
        <FindMealList
          date={date}
          view={{ ...slot, slot: slot.slot }}
          filters={filters}
          onFilters={change}
          replaced={replaced}
          onUse={take}
          using={choose.isPending ? choose.variables.proposal.recipe_template.id : undefined}
          opened={opened}
          onOpen={(proposal) => {
            setOpened(proposal.recipe_template.id);
            open(proposal);
          }}
        />
      </Sheet>
    );
  }
  const frame = {
    contentKey: `recipe-${recipe}`,
    closeLabel: sayShared('close'),
    onClose: close,
    back: { label: say('back'), onPress: showList },
  };
  if (!shown.data) {
    return (
      <Sheet title={shown.isPending ? sayShared('loading') : ''} {...frame}>
        {shown.isError || shown.fetchStatus === 'paused' ? (
          <LoadError error={shown.error} onRetry={() => void shown.refetch()} />
        ) : shown.isPending ? (
          <Skeleton className="h-96" />
        ) : (
          <EmptyState
            title={say('recipeGone')}
            text={say('recipeGoneText')}
            action={<Button onClick={showList}>{say('back')}</Button>}
          />
        )}
      </Sheet>
    );
  }
  const meal = ofPortions(shown.data, portions[recipe] ?? 1);
  const { name, picture, image } = meal.recipe_template;
  return (
    <Sheet
      {...frame}
      title={name}
      picture={<DishPicture picture={picture} size="hero" image={image} isFirst className="h-56 w-full sm:h-72" />}
      actions={<RecipePreferences recipe={meal.recipe_template} isInSheet />}
      footer={
        <Button isWide isBusy={choose.isPending} onClick={() => take(meal)}>
          {sayDiary('choose', { moment })}
        </Button>
      }
    >
      <ProposedRecipe
        meal={meal}
        portions={
          <PortionsChoice
            portions={meal.portions}
            onChange={(next) => setPortions((known) => ({ ...known, [recipe]: next }))}
          />
        }
      />
    </Sheet>
  );
}

function ProposedRecipe({ meal, portions }: { meal: Proposal; portions: ReactNode }) {
  return (
    <>
      <DislikedNotice recipeId={meal.recipe_template.id} />
      <RecipeView meal={meal} portions={portions} aside={<TasteQuestion recipeId={meal.recipe_template.id} />} />
    </>
  );
}
