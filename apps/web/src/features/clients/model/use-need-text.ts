import { POUNDS_PER_KILOGRAM } from '@weekbord/domain/units/weight';
import { useFormat } from '../../../shared/locale/format.ts';
import { today } from '../../../shared/locale/today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { Need } from '../api/client-needs.ts';
import { useCoachUnit } from './coach-unit.ts';

/** Returns a formatter for why a client needs attention. */
export function useNeedText(): (need: Need) => string {
  const say = usePhrases('clients');
  const format = useFormat();
  const unit = useCoachUnit();
  const weeklyChange = (kilograms: number) =>
    unit === 'POUNDS'
      ? say('pounds', { value: format.number(kilograms * POUNDS_PER_KILOGRAM, 2) })
      : say('kilograms', { value: format.number(kilograms, 2) });
  return (need) => {
    switch (need.kind) {
      case 'NOTE':
        return say('needNote', { count: need.count });
      case 'QUESTION':
        return say('needQuestion');
      case 'NOT_LOGGED':
        return need.last === null ? say('needNeverLogged') : say('needNotLogged', { count: need.days });
      case 'WEIGHT': {
        const [value, date] = [weeklyChange(Math.abs(need.per_week)), format.date(need.until, 'dayMonth')];
        return say(need.per_week > 0 ? 'needWeightUp' : 'needWeightDown', { value, date });
      }
      case 'NO_PLAN':
        return say('noPlan');
      case 'ENERGY': {
        const percent = format.number(Math.abs(need.eaten / need.goal - 1) * 100);
        const [eaten, goal] = [format.number(need.eaten), format.number(need.goal)];
        return say(need.eaten > need.goal ? 'needEnergyOver' : 'needEnergyUnder', { percent, eaten, goal });
      }
      case 'PROTEIN':
        return say('needProtein', { eaten: format.number(need.eaten), goal: format.number(need.goal) });
      case 'WEEK_ENDS':
        return say(need.until < today() ? 'needWeekEnded' : 'needWeekEnds', { date: format.date(need.until, 'long') });
      case 'INVITATION':
        return say('needInvitation', { count: need.days });
    }
  };
}
