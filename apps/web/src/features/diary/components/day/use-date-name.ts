import { addDays, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { useFormat } from '../../../../shared/locale/format.ts';
import { useToday } from '../../../../shared/locale/use-today.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

/** Returns a formatter for dates within a sentence: 'today', 'tomorrow', 'Wednesday 25 November'. */
export function useDateName(): (date: PlainDate) => string {
  const say = usePhrases('diary');
  const today = useToday();
  const format = useFormat();
  return (date) => {
    if (date === today) return say('today').toLowerCase();
    return date === addDays(today, 1) ? say('tomorrow').toLowerCase() : format.date(date, 'long');
  };
}
