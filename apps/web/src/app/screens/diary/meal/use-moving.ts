import type { CalendarItem } from '@weekbord/contract/diary/models';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { canBeWarmed } from '@weekbord/domain/diary/batches';
import { useMoveMeal } from '../../../../features/diary/api/edit-meals.ts';
import { useDateName } from '../../../../features/diary/components/day/use-date-name.ts';
import { useMealOfBatch } from '../../../../features/diary/components/batches/use-meal-of-batch.ts';
import { laterMeals } from '../../../../features/diary/model/batch.ts';
import type { MealPlace } from '../../../../features/diary/model/cached-days.ts';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

/** A meal to move from its date to a place, swapped with another meal if one is given. */
interface Moving {
  readonly item: CalendarItem;
  readonly date: PlainDate;
  readonly to: MealPlace;
  readonly exchange?: CalendarItem | undefined;
}

/** Moves meals, and reports which batches a move breaks up. */
export function useMoving() {
  const say = usePhrases('copying');
  const sayDiary = usePhrases('diary');
  const sayMeal = usePhrases('meals');
  const sayShared = usePhrases('shared');
  const nameOf = useDateName();
  const mealText = useMealOfBatch();
  const move = useMoveMeal();
  const apart = (item: CalendarItem, date: PlainDate): readonly string[] => {
    if (item.content_type !== 'recipemeal') return [];
    const isAlone = item.leftover_of !== null && !canBeWarmed(item.leftover_of.date, date);
    return [
      ...(isAlone ? [say('cookedAlone')] : []),
      ...laterMeals(item)
        .filter((meal) => !canBeWarmed(date, meal.date))
        .map((meal) => sayDiary('deleteOfBatch', { meal: mealText(meal) })),
    ];
  };
  const breaksUp = ({ item, date, to, exchange }: Moving) => [
    ...apart(item, to.date),
    ...(exchange ? apart(exchange, date) : []),
  ];
  return {
    /** The meals that would be cooked separately after the move. A move that breaks up no batch can be undone. */
    breaksUp,
    /** Moves the meal, and shows a message with an undo. */
    move: (moving: Moving) => {
      const { item, date, to, exchange } = moving;
      const here = { date, moment: item.meal_moment };
      move(item.id, to, exchange?.id);
      showAlert(say('moved', { day: nameOf(to.date), moment: sayMeal(`the${to.moment}`) }), {
        tone: 'good',
        ...(breaksUp(moving).length === 0 && {
          action: { label: sayShared('undo'), onPress: () => move(item.id, here, exchange?.id) },
        }),
      });
    },
  };
}
