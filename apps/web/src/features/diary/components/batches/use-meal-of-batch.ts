import type { Batch } from '@weekbord/contract/diary/models';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

/** Returns a formatter that names a meal of a batch, such as Tuesday's dinner. */
export function useMealOfBatch(): (meal: Pick<Batch['meals'][number], 'date' | 'meal_moment'>) => string {
  const say = usePhrases('diary');
  const sayMeal = usePhrases('meals');
  const format = useFormat();
  return ({ date, meal_moment: moment }) => {
    const day = format.date(date, 'weekdayLong');
    if (moment === 'DINNER') return say('dinnerOf', { day });
    return moment === 'LUNCH' ? say('lunchOf', { day }) : say('mealOf', { day, moment: sayMeal(`the${moment}`) });
  };
}
