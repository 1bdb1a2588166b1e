import { preparationRange } from '@weekbord/domain/recipes/directions/preparation-time';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { TimeChoice } from '../../model/inspiration-filters.ts';

/** Returns a formatter for a range of minutes: '6–10 min'. */
export function useTimeText(): (time: TimeChoice | 'ALL') => string {
  const say = usePhrases('inspiration');
  return (time) => {
    const { from, to } = preparationRange(time);
    return from === null || to === null ? say('anyTime') : say('timeRange', { from, to });
  };
}
