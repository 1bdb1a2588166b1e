import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { TargetProposal } from '../api/target-proposal.ts';

/** What a day aims at. */
export type Figures = NonNullable<TargetProposal['present']>;

const FIGURES = ['kcal', 'protein', 'carbohydrates', 'fat'] as const;

/** What a day aims at now, and what it would. */
export function FigureChange({ present, proposed }: Readonly<Record<'present' | 'proposed', Figures>>) {
  const say = usePhrases('expenditure');
  const format = useFormat();
  return (
    <table className="w-full text-small tabular-nums">
      <thead>
        <tr className="text-tiny text-ink-soft">
          <th scope="col" className="sr-only">
            {say('macro')}
          </th>
          <th scope="col" className="py-1 pl-2 text-right font-semibold">
            {say('presentFigure')}
          </th>
          <th scope="col" className="py-1 pl-2 text-right font-semibold">
            {say('proposedFigure')}
          </th>
        </tr>
      </thead>
      <tbody>
        {FIGURES.map((figure) => (
          <tr key={figure} className="border-t border-line">
            <th scope="row" className="py-1.5 text-left font-normal wrap-break-word">
              {say(figure)}
            </th>
            <td className="py-1.5 pl-2 text-right text-ink-soft">{format.number(present[figure])}</td>
            <td className="py-1.5 pl-2 text-right font-bold">{format.number(proposed[figure])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
