import type { KeptSlot } from '@weekbord/contract/planner/models';
import { useFormat } from '../../../shared/locale/format.ts';
import { useToday } from '../../../shared/locale/use-today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** The number of characters that fit into two lines of a message on a phone; additional meals are only counted. */
const LETTERS = 62;

/**
 * Returns a formatter that adds to a message the meals that stay, and why. If there are several days, each meal's day
 * is named. In a dialog, which has more room, all meals are named.
 */
export function useKeptText(): (
  said: string,
  kept: readonly KeptSlot[],
  isOfWeek: boolean,
  place?: 'message' | 'dialog',
) => string {
  const say = usePhrases('diary');
  const sayMeal = usePhrases('meals');
  const format = useFormat();
  const today = useToday();
  return (said, kept, isOfWeek, place = 'message') => {
    if (kept.length === 0) return said;
    const nameOf = ({ date, meal_moment: moment }: KeptSlot) => {
      const meal = sayMeal(moment).toLowerCase();
      if (!isOfWeek) return meal;
      return date === today
        ? say('keptToday', { meal })
        : say('keptOnDay', { meal, day: format.date(date, 'weekdayLong') });
    };
    const named = kept.map((slot) => say('keptMeal', { meal: nameOf(slot), why: say(`kept_${slot.why}`) }));
    const textOf = (count: number) => {
      const rest = kept.length - count;
      const meals = [...named.slice(0, count), ...(rest > 0 ? [say('keptMore', { count: rest })] : [])];
      return `${said} ${say('kept', { meals: meals.join(', ') })}`;
    };
    let count = kept.length;
    while (place === 'message' && count > 1 && textOf(count).length > LETTERS) count -= 1;
    return textOf(count);
  };
}
