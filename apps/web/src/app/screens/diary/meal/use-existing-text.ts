import type { CalendarItem } from '@weekbord/contract/diary/models';
import { mealLook } from '../../../../features/diary/model/meal-look.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

/** Returns a formatter that names the meals at a place in the diary, or says that there are none. */
export function useExistingText(): (items: readonly CalendarItem[]) => string {
  const say = usePhrases('copying');
  const sayDiary = usePhrases('diary');
  return (items) =>
    items.length === 0
      ? say('nothingThere')
      : items.map((item) => mealLook(item, sayDiary('quickAdd')).name).join(', ');
}
