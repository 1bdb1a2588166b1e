import { shownWeight } from '@weekbord/domain/units/weight';
import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCoachUnit } from './coach-unit.ts';

/** Returns a formatter for stored weights in the coach's unit, such as 71.2 kg. */
export function useWeightText(): (kilograms: number) => string {
  const say = usePhrases('clients');
  const format = useFormat();
  const unit = useCoachUnit();
  return (kilograms) =>
    say(unit === 'POUNDS' ? 'pounds' : 'kilograms', { value: format.number(shownWeight(kilograms, unit), 1) });
}
