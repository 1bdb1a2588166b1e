import type { DayGoal } from '@weekbord/domain/slots/day-goal';
import { useFormat } from '../locale/format.ts';
import { usePhrases } from '../phrases/use-phrases.ts';

const FIGURES = ['kcal', 'protein', 'carbohydrates', 'fat'] as const;

interface FigureChangeProps {
  /** Null if there is no current target. */
  present: DayGoal | null;
  proposed: DayGoal;
  /** The headings of the two columns; by default 'now' and 'new'. */
  headings?: Readonly<Record<'present' | 'proposed', string>>;
}

/** A day's current targets, and the proposed ones. */
export function FigureChange({ present, proposed, headings }: FigureChangeProps) {
  const say = usePhrases('expenditure');
  const format = useFormat();
  return (
    <table className="w-full text-small tabular-nums">
      <thead>
        <tr className="text-tiny text-ink-soft">
          <th scope="col" className="sr-only">
            {say('macro')}
          </th>
          {present && (
            <th scope="col" className="py-1 pl-2 text-right font-semibold">
              {headings?.present ?? say('presentFigure')}
            </th>
          )}
          <th scope="col" className="py-1 pl-2 text-right font-semibold">
            {headings?.proposed ?? say('proposedFigure')}
          </th>
        </tr>
      </thead>
      <tbody>
        {FIGURES.map((figure) => (
          <tr key={figure} className="border-t border-line">
            <th scope="row" className="py-1.5 text-left font-normal wrap-break-word">
              {say(figure)}
            </th>
            {present && <td className="py-1.5 pl-2 text-right text-ink-soft">{format.number(present[figure])}</td>}
            <td className="py-1.5 pl-2 text-right font-bold">{format.number(proposed[figure])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
