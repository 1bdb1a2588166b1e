import { waitsOvernight } from '@weekbord/domain/recipes/directions/preparation-time';
import { usePhrases } from '../phrases/use-phrases.ts';

/** The minimum number of minutes shown in hours. */
const IN_HOURS = 120;

/** The minutes of a recipe: the total, and the parts for preparation and waiting; null if unknown. */
export type RecipeMinutes = Readonly<{
  total_time_min: number | null;
  preparation_time_min: number | null;
  waiting_time_min: number | null;
}>;

/** Returns formatters for minutes and for the time that a recipe takes; null if that is unknown. */
export function useMinutesText(): Readonly<{
  /** '85 min', '7 h'. */
  of: (minutes: number) => string;
  /** The total, with a night shown separately: '85 min', '6 min + overnight'. */
  total: (recipe: RecipeMinutes) => string | null;
  /** The total and the preparation: '85 min (10 min hands-on)'. */
  whole: (recipe: RecipeMinutes) => string | null;
}> {
  const say = usePhrases('shared');
  const text = (count: number) => {
    if (count < IN_HOURS) return say('minutes', { count });
    const [hours, minutes] = [Math.floor(count / 60), count % 60];
    return minutes === 0 ? say('hours', { hours }) : say('hoursAndMinutes', { hours, minutes });
  };
  // A recipe stored on the device by an earlier version has no total minutes.
  const total = ({ total_time_min: all, waiting_time_min: waiting }: RecipeMinutes) => {
    if (!all) return null;
    if (!waiting || !waitsOvernight(waiting)) return text(all);
    return all > waiting ? say('overnightToo', { time: text(all - waiting) }) : say('overnight');
  };
  return {
    of: text,
    total,
    whole: (recipe) => {
      const all = total(recipe);
      const work = recipe.preparation_time_min;
      const { total_time_min: minutes, waiting_time_min: waiting } = recipe;
      const atTheStove = (minutes ?? 0) - (waiting && waitsOvernight(waiting) ? waiting : 0);
      if (all === null || !work || work >= atTheStove) return all;
      return say('handsOn', { total: all, work: text(work) });
    },
  };
}
