/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari only treats what is displayed as a table as one */
import { BALANCE_MEASURES } from '@weekbord/domain/balance/guidelines';
import { classes } from '@weekbord/ui/classes';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { Balance, BalanceMeasure, WeekBalance } from '../../api/week-balance.ts';
import { marksMinimumsOf } from '../../model/partial-balance.ts';

/** Below this many grams, one decimal is shown. */
const SMALL = 10;

/**
 * The layout of a row where four columns do not fit: the measure, below it the two amounts, and below these the
 * guideline.
 */
const ROW =
  '@max-[18rem]:grid @max-[18rem]:grid-cols-2 @max-[18rem]:gap-x-2 @max-[18rem]:py-1.5 @max-[18rem]:[&>*]:py-0.5 @max-[18rem]:[&>*]:pl-0 @max-[18rem]:[&>*]:text-left @max-[18rem]:[&>*:first-child]:col-span-2 @max-[18rem]:[&>*:last-child]:col-span-2';
const AMOUNT = 'text-right whitespace-nowrap @max-[18rem]:whitespace-normal @max-[18rem]:wrap-break-word';

/** A week's planned and eaten amounts next to the guidelines. */
export function BalanceTable({ week }: { week: WeekBalance }) {
  const marksMinimums = marksMinimumsOf(week);
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
    const isMarked = marksMinimums && unknown > 0 && amount > 0;
    return unitOf(measure, isMarked ? say('partly', { amount: rounded(amount) }) : rounded(amount));
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
  // The roles keep this a table for screen readers, because the narrow layout changes its display.
  return (
    <div className="@container">
      <table role="table" className="w-full text-small @max-[18rem]:block">
        <caption className="sr-only">{say('title')}</caption>
        <thead role="rowgroup" className="text-tiny text-ink-soft @max-[18rem]:block">
          <tr role="row" className={classes('[&>th]:pb-1.5 [&>th]:font-medium', ROW)}>
            <th role="columnheader" scope="col" className="text-left">
              {say('measure')}
            </th>
            <th role="columnheader" scope="col" className="text-right">
              {say('planned')}
            </th>
            <th role="columnheader" scope="col" className="pl-3 text-right">
              {say('eaten')}
            </th>
            <th role="columnheader" scope="col" className="pl-3 text-right">
              {say('guideline')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="divide-y divide-line @max-[18rem]:block">
          {BALANCE_MEASURES.map((measure) => {
            const note = noteOf(measure);
            return (
              <tr key={measure} role="row" className={classes('align-baseline [&>*]:py-2', ROW)}>
                <th role="rowheader" scope="row" className="text-left font-normal">
                  {say(measure)}
                  {note !== null && <span className="block text-tiny text-ink-soft">{note}</span>}
                </th>
                <td role="cell" className={classes('font-bold', AMOUNT)}>
                  {textOf(measure, week.planned)}
                </td>
                <td role="cell" className={classes('pl-3', AMOUNT)}>
                  {textOf(measure, week.eaten)}
                </td>
                <td role="cell" className={classes('pl-3 text-tiny text-ink-soft', AMOUNT)}>
                  {guidelineOf(measure)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
