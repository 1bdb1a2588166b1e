import { BALANCE_MEASURES } from '@weekbord/domain/balance/guidelines';
import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { Balance, BalanceMeasure, WeekBalance } from '../api/week-balance.ts';

/** Below this, in grams, a tenth matters. */
const SMALL = 10;

/** The numbers of a week beside the guidelines: planned and eaten. */
export function BalanceTable({ week }: { week: WeekBalance }) {
  const say = usePhrases('balance');
  const { number } = useFormat();
  const unitOf = (measure: BalanceMeasure, amount: string) => {
    const unit = week.guidelines[measure]?.unit;
    return say(unit === 'TIMES_A_WEEK' ? 'times' : unit === 'PERCENT_OF_ENERGY' ? 'percent' : 'grams', { amount });
  };
  const rounded = (amount: number) => number(amount, amount < SMALL ? 1 : 0);
  const textOf = (measure: BalanceMeasure, { measures }: Balance) => {
    const { amount, unknown } = measures[measure];
    if (amount === null) return '–';
    return unitOf(measure, unknown === 0 ? rounded(amount) : say('partly', { amount: rounded(amount) }));
  };
  const guidelineOf = (measure: BalanceMeasure) => {
    const guideline = week.guidelines[measure];
    if (guideline === null) return '–';
    const amount = unitOf(measure, number(guideline.amount));
    return say(guideline.bound === 'LEAST' ? 'atLeast' : 'atMost', { amount });
  };
  const noteOf = (measure: BalanceMeasure) => {
    if (week.guidelines[measure]?.unit === 'TIMES_A_WEEK') return say('inTheWeek');
    if (measure === 'saturated_fat') return say('ofEnergy');
    return measure === 'sugars' ? say('noGuideline') : null;
  };
  return (
    <table className="w-full text-small">
      <caption className="sr-only">{say('title')}</caption>
      <thead className="text-tiny text-ink-soft">
        <tr className="[&>th]:pb-1.5 [&>th]:font-medium">
          <th scope="col" className="text-left">
            {say('measure')}
          </th>
          <th scope="col" className="text-right">
            {say('planned')}
          </th>
          <th scope="col" className="pl-3 text-right">
            {say('eaten')}
          </th>
          <th scope="col" className="pl-3 text-right">
            {say('guideline')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {BALANCE_MEASURES.map((measure) => {
          const note = noteOf(measure);
          return (
            <tr key={measure} className="align-baseline [&>*]:py-2">
              <th scope="row" className="text-left font-normal">
                {say(measure)}
                {note !== null && <span className="block text-tiny text-ink-soft">{note}</span>}
              </th>
              <td className="text-right font-bold whitespace-nowrap">{textOf(measure, week.planned)}</td>
              <td className="pl-3 text-right whitespace-nowrap">{textOf(measure, week.eaten)}</td>
              <td className="pl-3 text-right text-tiny whitespace-nowrap text-ink-soft">{guidelineOf(measure)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
