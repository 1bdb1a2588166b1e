import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ADHERENCE_DAYS, offPlan, percentOf } from '@weekbord/domain/clients/adherence';
import { isEnergyOff, isProteinShort } from '@weekbord/domain/clients/off-plan';
import { classes } from '@weekbord/ui/classes';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { ChevronLeft, ChevronRight, FileText } from 'lucide-react';
import { LoadError } from '../../../../shared/alerts/load-error.tsx';
import { useFormat } from '../../../../shared/locale/format.ts';
import { dateOfMoment } from '../../../../shared/locale/today.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { type ClientWeek, clientWeekQuery, type DayOfClient, type EventOfClient } from '../../api/client-week.ts';
import { useWeightText } from '../../model/use-weight-text.ts';
import { addressOfReport, weeksAround } from '../../model/week-address.ts';
import { OffPlan } from '../list/clients-table.tsx';
import { WeekEvent } from './week-event.tsx';

interface WeekOfClientProps {
  clientId: number;
  name: string;
  /** The last day of the week. */
  until: string;
  onOpen: (until: string) => void;
}

/** A client's seven days, latest first: what was eaten compared with the plan, weights, notes and plan changes. */
export function WeekOfClient({ clientId, name, until, onOpen }: WeekOfClientProps) {
  const say = usePhrases('clients');
  const format = useFormat();
  const { data, error, refetch } = useQuery(clientWeekQuery(clientId, until));
  const { before, after } = weeksAround(until);
  if (!data) {
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-card" />
    );
  }
  const days = [...data.days, ...(data.today === null ? [] : [data.today])].toReversed();
  const eventsOf = (date: string) => data.events.filter(({ at }) => dateOfMoment(new Date(at)) === date).toReversed();
  return (
    <section aria-labelledby="week-of-client">
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="-ml-2.5 flex items-center gap-1">
          <IconButton
            label={say('weekBefore')}
            icon={<ChevronLeft aria-hidden="true" className="size-6" />}
            onClick={() => onOpen(before)}
          />
          <h2 id="week-of-client" aria-live="polite" className="text-heading font-bold tabular-nums">
            {say('weekDates', { from: format.date(data.from, 'dayMonth'), until: format.date(data.until, 'dayMonth') })}
          </h2>
          <IconButton
            label={say('weekAfter')}
            icon={<ChevronRight aria-hidden="true" className="size-6" />}
            isDisabled={after === null}
            onClick={() => after !== null && onOpen(after)}
          />
        </div>
        <Summary adherence={data.adherence} />
        <Link
          to="/clients/$clientId/report"
          params={{ clientId: String(clientId) }}
          search={addressOfReport(data.until)}
          className="ml-auto inline-flex min-h-11 items-center gap-2 text-small font-semibold text-brand-strong hover:underline"
        >
          <FileText aria-hidden="true" className="size-4.5" />
          {say('weekReport')}
        </Link>
      </div>
      <ol className="border-t border-line">
        {days.map((day) => (
          <Day key={day.date} day={day} isToday={day === data.today} name={name} events={eventsOf(day.date)} />
        ))}
      </ol>
    </section>
  );
}

/** The same figures as in the client list. */
function Summary({ adherence }: Pick<ClientWeek, 'adherence'>) {
  const say = usePhrases('clients');
  const sayShared = usePhrases('shared');
  const format = useFormat();
  const off = offPlan({ ...adherence, loggedDays: adherence.logged_days });
  const percent = (value: number | null) => (value === null ? null : say('percent', { value: format.number(value) }));
  return (
    <dl className="flex flex-wrap gap-x-4 text-small">
      <div className="inline-flex gap-1.5">
        <dt className="text-ink-soft">{say('columnLogged')}</dt>
        <dd className="font-semibold">
          {adherence.logged_days}/{ADHERENCE_DAYS}
        </dd>
      </div>
      {(['energy', 'protein'] as const).map((figure) => (
        <div key={figure} className="inline-flex gap-1.5">
          <dt className="text-ink-soft">{sayShared(figure)}</dt>
          <dd className="font-semibold">
            <OffPlan text={percent(adherence[figure])} isOff={off[figure]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface DayProps {
  day: DayOfClient;
  isToday: boolean;
  name: string;
  events: readonly EventOfClient[];
}

function Day({ day: { date, goal, eaten, is_partial: isPartial, weight }, isToday, name, events }: DayProps) {
  const say = usePhrases('clients');
  const sayShared = usePhrases('shared');
  const format = useFormat();
  const weightText = useWeightText();
  return (
    <li className="grid gap-x-4 gap-y-2 border-b border-line py-3 sm:grid-cols-[6.5rem_minmax(0,1.35fr)_minmax(0,1fr)_4.5rem]">
      <h3 className="text-small font-semibold first-letter:uppercase">
        {format.date(date, 'short')}
        {isToday && <span className="block text-tiny font-normal text-ink-soft">{say('todayNotCounted')}</span>}
      </h3>
      {eaten === null ? (
        <p className="text-small text-ink-soft sm:col-span-2">{say(isToday ? 'nothingYet' : 'nothingLogged')}</p>
      ) : (
        <>
          <Eaten
            label={sayShared('energy')}
            unit="kcal"
            eaten={eaten.kcal}
            goal={goal?.kcal ?? null}
            isPartial={isPartial}
            isToday={isToday}
          />
          <Eaten
            label={sayShared('protein')}
            unit="g"
            eaten={eaten.protein}
            goal={goal?.protein ?? null}
            isPartial={isPartial}
            isToday={isToday}
          />
        </>
      )}
      <p className="text-small empty:hidden sm:text-right">
        {weight !== null && (
          <>
            <span className="mr-1.5 text-ink-soft sm:sr-only">{say('weight')}</span>
            <span className="font-semibold whitespace-nowrap">{weightText(weight)}</span>
          </>
        )}
      </p>
      {events.length > 0 && (
        <ul className="grid gap-1.5 sm:col-start-2 sm:col-end-5">
          {events.map((event) => (
            <WeekEvent key={`${event.kind} ${event.id}`} event={event} name={name} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface EatenProps {
  label: string;
  unit: keyof typeof IS_OFF;
  eaten: number | null;
  goal: number | null;
  isPartial: boolean;
  isToday: boolean;
}

const WHOLE = 100;
/** Whether a day is marked, which uses the same limits as weeks in the client list. */
const IS_OFF = { kcal: isEnergyOff, g: isProteinShort } as const;

/** The amount eaten, compared with the plan, with a bar. */
function Eaten({ label, unit, eaten, goal, isPartial, isToday }: EatenProps) {
  const say = usePhrases('clients');
  const format = useFormat();
  const percent = percentOf(eaten, goal);
  const isOff = !isToday && percent !== null && IS_OFF[unit](percent / WHOLE);
  const value = eaten === null ? '?' : `${format.number(Math.round(eaten))}${isPartial ? '+' : ''}`;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-2 text-small">
        <span>
          <span className="mr-1.5 text-ink-soft">{label}</span>
          <span className="font-semibold whitespace-nowrap">
            {goal === null ? `${value} ${unit}` : say('eatenOf', { eaten: value, goal: format.number(goal), unit })}
          </span>
        </span>
        {percent !== null && (
          <span className={classes('text-tiny tabular-nums', !isOff && 'text-ink-soft')}>
            <OffPlan text={say('percent', { value: format.number(percent) })} isOff={isOff} />
          </span>
        )}
      </p>
      {percent !== null && (
        <div aria-hidden="true" className="mt-1 h-1.5 overflow-hidden rounded-full bg-sunken dark:bg-line">
          <div
            className={classes('h-full rounded-full', isOff ? 'bg-warning' : 'bg-brand')}
            style={{ width: `${Math.min(WHOLE, percent)}%` }}
          />
        </div>
      )}
    </div>
  );
}
