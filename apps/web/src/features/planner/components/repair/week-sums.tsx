import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { WeekRepair } from '../../api/repair-week.ts';

const FIGURES = ['kcal', 'protein', 'carbohydrates', 'fat'] as const;
const SUMS = ['target', 'before', 'after'] as const;
const HEADS = { target: 'goal', before: 'before', after: 'after' } as const;

interface WeekSumsProps {
  week: WeekRepair['week'];
  showsTargets: boolean;
}

/** The total of the whole week before and after the repair, next to its target if that is shown. */
export function WeekSums({ week, showsTargets }: WeekSumsProps) {
  const say = usePhrases('repairing');
  const format = useFormat();
  const sums = SUMS.filter((sum) => showsTargets || sum !== 'target');
  return (
    <section aria-labelledby="repair-week" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 id="repair-week" className="font-bold">
        {say('totals')}
      </h3>
      <div className="overflow-x-auto">
        <table className="w-full text-small tabular-nums">
          <thead>
            <tr className="text-tiny text-ink-soft">
              <th scope="col" className="sr-only">
                {say('figure')}
              </th>
              {sums.map((sum) => (
                <th key={sum} scope="col" className="py-1 pl-2 text-right font-semibold">
                  {say(HEADS[sum])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {FIGURES.map((figure) => (
              <tr key={figure} className="border-t border-line">
                <th scope="row" className="py-1.5 text-left font-normal wrap-break-word">
                  {say(figure)}
                </th>
                {sums.map((sum) => (
                  <td key={sum} className={`py-1.5 pl-2 text-right ${sum === 'after' ? 'font-bold' : ''}`}>
                    {format.number(week[sum][figure])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
