import type { MeasurementType, ProgressPeriod } from '@weekbord/domain/progress/measurement-types';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { ErrorState } from '@weekbord/ui/error-state/error-state';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { useId } from 'react';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { failureOf } from '../../../shared/http/api-failure.ts';
import { useFormat } from '../../../shared/locale/format.ts';
import { useToday } from '../../../shared/locale/use-today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { usePollInterval } from '../../../shared/live/live-state.ts';
import { MEASUREMENTS_POLL_MS, type Progress, progressQuery, type Whose } from '../api/progress.ts';
import type { NamedPhase } from '../model/named-phase.ts';
import { useValueText } from '../model/use-value-text.ts';
import { PhaseLegend } from './phase-legend.tsx';
import { ProgressChart } from './progress-chart.tsx';
import { ProgressTable } from './progress-table.tsx';

interface ProgressCardProps {
  type: MeasurementType;
  period: ProgressPeriod;
  whose: Whose;
  /** In kg; used only for weights. */
  goal: number | null;
  /** The cycle phases behind the measurements, for a user who tracks her cycle and is viewing her own data. */
  phases?: readonly NamedPhase[];
}

/** How a value developed over a period: the latest value, the weekly change, the chart and its table. */
export function ProgressCard({ type, period, whose, goal, phases = [] }: ProgressCardProps) {
  const say = usePhrases('progress');
  const sayShared = usePhrases('shared');
  const today = useToday();
  const heading = useId();
  const { data, error, fetchStatus, refetch } = useQuery({
    ...progressQuery(type, period, today, whose),
    refetchInterval: usePollInterval(MEASUREMENTS_POLL_MS),
  });
  const isFailed = data === undefined && (error !== null || fetchStatus === 'paused');
  return (
    <Card as="section" labelledBy={heading}>
      <h2 id={heading} className="text-heading font-bold">
        {say(`name${type}`)}
      </h2>
      {data ? (
        <Loaded
          type={type}
          period={period}
          today={today}
          data={data}
          goal={type === 'WEIGHT' ? goal : null}
          isOwn={whose.user === undefined}
          phases={phases}
        />
      ) : isFailed ? (
        <ErrorState
          title={say('failed')}
          text={failureText((error && failureOf(error)) ?? { kind: 'network' }, sayShared)}
          action={<Button onClick={() => void refetch()}>{sayShared('retry')}</Button>}
        />
      ) : (
        <div role="status" className="mt-2 grid gap-3">
          <span className="sr-only">{say('loading')}</span>
          <Skeleton className="h-8 w-1/3" />
          <Skeleton className="h-75" />
        </div>
      )}
    </Card>
  );
}

interface LoadedProps {
  type: MeasurementType;
  period: ProgressPeriod;
  today: string;
  data: Progress;
  goal: number | null;
  phases: readonly NamedPhase[];
  /** Whether the user is viewing their own data. */
  isOwn: boolean;
}

function Loaded({ type, period, today, data, goal, phases, isOwn }: LoadedProps) {
  const say = usePhrases('progress');
  const format = useFormat();
  const { text, changeText, meanText, shown } = useValueText(type);
  const { points, change_per_week: change } = data;
  const last = points.at(-1);
  if (!last)
    return (
      <div className="py-6 text-center text-small text-pretty text-ink-soft">
        <p className="font-semibold text-ink">{say('noneInPeriod')}</p>
        {isOwn && <p className="mx-auto mt-1 max-w-80">{say(`empty${type}`)}</p>}
      </div>
    );
  const isSteady = change !== null && Math.round(shown(Math.abs(change)) * 10) === 0;
  return (
    <>
      <div className="mt-1 mb-5 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="text-[2rem] leading-tight font-bold tabular-nums">{text(last.value)}</span>
        <span className="text-small text-ink-soft">
          {[format.date(last.date, 'short'), ...meanText(last)].join(', ')}
        </span>
        {change !== null && (
          <span className="rounded-full bg-sunken px-3 py-1 text-small font-semibold tabular-nums">
            {isSteady ? say('steady') : say('perWeek', { change: changeText(change) })}
          </span>
        )}
        {goal !== null && <span className="text-small text-ink-soft">{say('goal', { value: text(goal) })}</span>}
      </div>
      <ProgressChart
        key={`${type} ${period}`}
        type={type}
        period={period}
        today={today}
        points={points}
        goal={goal}
        phases={phases}
      />
      {phases.length > 0 && <PhaseLegend phases={phases} />}
      {type === 'WEIGHT' && <p className="mt-3 text-tiny text-pretty text-ink-soft">{say('trendHint')}</p>}
      <details className="group mt-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-semibold text-brand-strong">
          {say('table')}
        </summary>
        <ProgressTable type={type} points={points} phases={phases} />
      </details>
    </>
  );
}
