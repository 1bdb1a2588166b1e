import type { CalendarItem } from '@weekbord/contract/diary/models';
import type { RecipeMeal } from '@weekbord/contract/diary/models';
import { isSideItem } from '@weekbord/domain/planner/side-dishes/side-items';
import { isSideDish } from '@weekbord/domain/planner/side-dishes/side-dishes';
import { addDays, dateRange, type PlainDate } from '@weekbord/domain/dates/plain-date';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { Checkbox } from '@weekbord/ui/checkbox/checkbox';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { Notice } from '@weekbord/ui/notice/notice';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { useState } from 'react';
import { useChooseMeal } from '../../../features/diary/api/plan-meals.ts';
import { DayPicker } from '../../../features/diary/components/day/day-picker.tsx';
import { SlotPicker } from '../../../features/diary/components/meal/slot-picker.tsx';
import { mealLook } from '../../../features/diary/model/meal-look.ts';
import { likelySlot, plannedSlots } from '../../../features/diary/model/planned-slots.ts';
import { useDiaryWeek } from '../../../features/diary/model/use-diary-week.ts';
import { fittedRecipeQuery } from '../../../features/planner/api/proposals.ts';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { useFormat } from '../../../shared/locale/format.ts';
import { useToday } from '../../../shared/locale/use-today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

const DAYS_TO_CHOOSE = 7;

/** The name of the meal that a recipe replaced, and the id for undoing the replacement. */
type Swap = Readonly<{ undoId: number; other: string }>;

interface PlanRecipeDialogProps {
  recipe: Readonly<{ id: number; meal_types: readonly string[]; is_side: boolean }>;
  portions: number;
  /** The portion as shown, used if the recipe cannot be fitted to the meal. */
  portion: Pick<RecipeMeal, 'portions_multiplier' | 'plate'>;
  /** `swap` is null if the recipe did not replace a meal. */
  onPlanned: (date: PlainDate, moment: MealMoment, swap: Swap | null) => void;
  onClose: () => void;
}

/** Asks which day and meal of the coming week to plan a recipe for, and plans it there, fitted to that meal. */
export function PlanRecipeDialog({ recipe, portions, portion, onPlanned, onClose }: PlanRecipeDialogProps) {
  const say = usePhrases('inspiration');
  const sayShared = usePhrases('shared');
  const today = useToday();
  const dayText = useDayText();
  const choose = useChooseMeal();
  const [date, setDate] = useState(today);
  const [moment, setMoment] = useState<MealMoment | null>(null);
  const [isKept, setKept] = useState(false);
  // The place when the button was pressed, so that pressing again after a lost response repeats the same request, even
  // if the recipe is already there.
  const [pressed, setPressed] = useState<{ place: string; replaced: CalendarItem | undefined }>();
  const { views, plan, isLoaded, error, isOutOfReach, retry } = useDiaryWeek(date);
  const slots = plannedSlots(views.get(date));
  const served = { meals: recipe.meal_types, isSide: recipe.is_side };
  const chosen = likelySlot(slots, { chosen: moment, served });
  const isSide = chosen !== undefined && isSideDish(served, chosen.moment);
  const fitted = useQuery({
    ...fittedRecipeQuery({ slotId: chosen?.slot.id ?? 0, date, recipe }),
    enabled: chosen !== undefined,
  });
  // A side dish replaces only another side dish, and a main dish only another main dish.
  const existing = chosen?.items.find(
    (item) =>
      item.status !== 'EATEN' && !item.skipped && item.content_type === 'recipemeal' && isSideItem(item) === isSide,
  );
  const place = `${date} ${chosen?.slot.id}`;
  const replaced = pressed?.place === place ? pressed.replaced : existing;
  const save = () => {
    if (!chosen) return;
    setPressed({ place, replaced });
    const proposal = {
      recipe_template: { id: recipe.id },
      portions_to_plan: portions,
      portions_multiplier: (fitted.data ?? portion).portions_multiplier,
      plate: (fitted.data ?? portion).plate,
    };
    choose.mutate(
      { date, slotId: chosen.slot.id, proposal, ...(replaced && !isKept && { replaces: replaced.id }) },
      {
        onSuccess: ({ undo_id: undoId }) => {
          const swap = undoId === null || !replaced ? null : { undoId, other: mealLook(replaced, '').name };
          onPlanned(date, chosen.moment, swap);
        },
      },
    );
  };
  return (
    <Dialog
      isOpen
      title={say('planTitle')}
      closeLabel={sayShared('close')}
      onClose={onClose}
      footer={
        <div className="grid gap-2.5">
          {chosen && (
            <Fit
              kcal={fitted.data?.kcal ?? null}
              isKnown={fitted.data !== undefined}
              isRefused={fitted.data === null}
              portions={portions}
            />
          )}
          <Button isWide isBusy={choose.isPending} isDisabled={!chosen || fitted.isLoading || !isLoaded} onClick={save}>
            {say('planFor', { day: dayText(date) })}
          </Button>
        </div>
      }
    >
      <div className="grid gap-5">
        <DayPicker
          label={say('day')}
          dates={dateRange(today, addDays(today, DAYS_TO_CHOOSE - 1))}
          value={date}
          onChange={setDate}
        />
        {error || isOutOfReach ? (
          <LoadError error={error} onRetry={retry} />
        ) : !isLoaded ? (
          <div role="status" className="grid gap-3">
            <span className="sr-only">{sayShared('loading')}</span>
            <Skeleton className="h-18" />
            <Skeleton className="h-18" />
            <Skeleton className="h-18" />
          </div>
        ) : !chosen ? (
          <Notice tone="plain">{say(plan === null ? 'noPlan' : 'noSlots')}</Notice>
        ) : (
          <>
            <SlotPicker slots={slots} value={chosen} onChange={(slot) => setMoment(slot.moment)} />
            {replaced && (
              <Checkbox isChecked={!isKept} onChange={(isReplaced) => setKept(!isReplaced)}>
                {say('inPlaceOf', { name: mealLook(replaced, '').name })}
              </Checkbox>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

interface FitProps {
  /** Per portion, fitted to the meal. */
  kcal: number | null;
  isKnown: boolean;
  isRefused: boolean;
  portions: number;
}

/** Shows the fitted amount, or that the recipe breaks the person's rules. */
function Fit({ kcal, isKnown, isRefused, portions }: FitProps) {
  const say = usePhrases('inspiration');
  const sayShared = usePhrases('shared');
  const { number } = useFormat();
  return (
    <div role="status" className="min-h-5.5 text-center text-small text-ink-soft">
      {isRefused && <p className="text-ink">{say('doesNotFit')}</p>}
      {isKnown && !isRefused && kcal !== null && (
        <p>
          {say('fitted', { portions: sayShared('portions', { count: portions }), amount: number(kcal * portions) })}
        </p>
      )}
    </div>
  );
}

/** Returns a formatter for dates in everyday words: 'today', 'tomorrow', 'Wednesday 25 November'. */
export function useDayText(): (date: PlainDate) => string {
  const say = usePhrases('inspiration');
  const today = useToday();
  const format = useFormat();
  return (date) => {
    if (date === today) return say('today');
    return date === addDays(today, 1) ? say('tomorrow') : format.date(date, 'long');
  };
}
