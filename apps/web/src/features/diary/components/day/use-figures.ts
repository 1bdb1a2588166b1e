import type { MacroTotals, Total } from '@weekbord/domain/diary/partial-sums';
import { overTarget, type SumsOfDay } from '@weekbord/domain/diary/day-totals';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

/** Formatters for the diary's totals; an unknown total is never shown as 0. */
export function useFigures() {
  const say = usePhrases('diary');
  const { number } = useFormat();
  const spoken = ({ amount, isPartial }: Total) => {
    if (amount === null) return say('unknown');
    return isPartial ? say('atLeast', { amount: number(amount) }) : number(amount);
  };
  return {
    number,
    /** Formats a total: '820', or '820+' if a part is missing, or '?' if nothing is known. */
    short: ({ amount, isPartial }: Total) => (amount === null ? '?' : `${number(amount)}${isPartial ? '+' : ''}`),
    /** Describes one of a day's totals in words, for screen readers. */
    spokenSums: (view: SumsOfDay, name: keyof MacroTotals, goal: number | undefined, unit: string) => {
      const [eaten, planned] = [view.eaten[name], view.planned[name]];
      if (goal === undefined) return say('spokenSumsOnly', { eaten: spoken(eaten), planned: spoken(planned), unit });
      const sums = say('spokenSums', { eaten: spoken(eaten), planned: spoken(planned), goal: number(goal), unit });
      const over = overTarget(view.expected[name], goal);
      return over === null ? sums : `${sums}, ${say('overBy', { amount: number(over), unit })}`;
    },
  };
}
