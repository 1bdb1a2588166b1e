import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** Returns a formatter for a list's first and last day: Mon 5 Jan – Sun 11 Jan; a single day is named once. */
export function useRangeText(): (start: string, end: string) => string {
  const say = usePhrases('groceries');
  const { date } = useFormat();
  return (start, end) =>
    start === end ? date(start, 'long') : say('range', { start: date(start, 'short'), end: date(end, 'short') });
}
