import { useQuery } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { classes } from '@weekbord/ui/classes';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { useId, useState } from 'react';
import { useFormat } from '../../../shared/locale/format.ts';
import { useToday } from '../../../shared/locale/use-today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type EatenWeek, eatenByWeekQuery, type Whose } from '../api/eaten-by-week.ts';
import { CouldNotLoad } from './could-not-load.tsx';

/** How many weeks are shown until the user asks for all. */
const FIRST_WEEKS = 4;
/** The bar is full at this multiple of the planned energy. */
const WIDEST = 1.25;
/** The multiple of the planned energy above which a week is shown as over. */
const OVER = 1.05;

interface EatenByWeekCardProps {
  whose: Whose;
  /** Formats a weight given in kg, in words and in the viewer's unit. */
  weightText: (kg: number) => string;
}

/** Daily intake compared with the plan, week by week, with the weight next to it. */
export function EatenByWeekCard({ whose, weightText }: EatenByWeekCardProps) {
  const say = usePhrases('expenditure');
  const today = useToday();
  const heading = useId();
  const [showsAll, setShowsAll] = useState(false);
  const { data, error, fetchStatus, refetch } = useQuery(eatenByWeekQuery(today, whose));
  const isFailed = data === undefined && (error !== null || fetchStatus === 'paused');
  const weeks = data?.weeks;
  return (
    <Card as="section" labelledBy={heading} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={heading} className="text-heading font-bold hyphens-auto wrap-break-word">
        {say('weeks')}
      </h2>
      {weeks?.length === 0 && (
        <p className="text-small text-pretty text-ink-soft">
          {say(whose.user === undefined ? 'noWeeks' : 'noWeeksOfClient')}
        </p>
      )}
      {weeks && weeks.length > 0 && (
        <>
          <WeeksTable
            labelledBy={heading}
            weeks={showsAll ? weeks : weeks.slice(0, FIRST_WEEKS)}
            weightText={weightText}
          />
          {weeks.length > FIRST_WEEKS && (
            <Button
              tone="quiet"
              size="small"
              className="-ml-3 justify-self-start"
              aria-expanded={showsAll}
              onClick={() => setShowsAll(!showsAll)}
            >
              {showsAll ? say('fewerWeeks') : say('allWeeks', { count: weeks.length })}
            </Button>
          )}
          <p className="text-tiny text-pretty text-ink-soft">{say('weeksHint')}</p>
        </>
      )}
      {isFailed && <CouldNotLoad title={say('weeksFailed')} error={error} onRetry={() => void refetch()} />}
      {!data && !isFailed && (
        <div role="status" className="grid gap-2">
          <span className="sr-only">{say('loadingWeeks')}</span>
          <Skeleton className="h-40" />
        </div>
      )}
    </Card>
  );
}

type WeeksTableProps = Pick<EatenByWeekCardProps, 'weightText'> &
  Readonly<{ labelledBy: string; weeks: readonly EatenWeek[] }>;

function WeeksTable({ labelledBy, weeks, weightText }: WeeksTableProps) {
  const say = usePhrases('expenditure');
  const format = useFormat();
  return (
    <table aria-labelledby={labelledBy} className="w-full text-small tabular-nums">
      <thead className="text-tiny text-ink-soft">
        <tr>
          <th scope="col" className="py-1 text-left font-semibold">
            {say('weekFrom')}
          </th>
          <th scope="col" className="w-2/5 py-1 pl-3 text-left font-semibold">
            {say('eatenADay')}
          </th>
          <th scope="col" className="py-1 pl-3 text-right font-semibold">
            {say('weight')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {weeks.map(({ start_date: start, complete_days: days, kcal, target_kcal: target, weight }) => (
          <tr key={start} className="align-top">
            <th scope="row" className="py-2 text-left font-normal">
              {format.date(start, 'dayMonth')}
              <span className="block text-tiny text-ink-soft">{say('completeDays', { count: days })}</span>
            </th>
            <td className="py-2 pl-3">
              {kcal === null || target === null ? (
                <span className="text-ink-soft">–</span>
              ) : (
                <>
                  <strong>{say('figureADay', { kcal })}</strong>
                  <PlanBar share={kcal / target} />
                  <span className="block text-tiny text-ink-soft">{say('ofPlan', { kcal: target })}</span>
                </>
              )}
            </td>
            <td className="py-2 pl-3 text-right whitespace-nowrap">{weight === null ? '–' : weightText(weight)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * The share of the plan that was eaten, as a bar. Hidden from screen readers, because the numbers next to it say the
 * same.
 */
function PlanBar({ share }: { share: number }) {
  return (
    <span aria-hidden="true" className="relative my-1 block h-2 overflow-hidden rounded-full bg-sunken dark:bg-line">
      <span
        className={classes('absolute inset-y-0 left-0 rounded-full', share > OVER ? 'bg-warning' : 'bg-energy')}
        style={{ width: `${Math.min(1, share / WIDEST) * 100}%` }}
      />
      <span className="absolute inset-y-0 w-0.5 bg-ink" style={{ left: `${100 / WIDEST}%` }} />
    </span>
  );
}
