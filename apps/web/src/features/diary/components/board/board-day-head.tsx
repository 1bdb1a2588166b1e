import { overTarget } from '@weekbord/domain/diary/day-totals';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { isPlannable } from '@weekbord/domain/diary/planner-day';
import { Link } from '@tanstack/react-router';
import { classes } from '@weekbord/ui/classes';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { DayView } from '../../model/day-view.ts';
import { OverMark } from '../day/over-mark.tsx';
import { useFigures } from '../day/use-figures.ts';
import { HEAD_HEIGHT } from './board-sizes.ts';
import { DayBar } from './day-bar.tsx';

interface BoardDayHeadProps {
  date: PlainDate;
  today: PlainDate;
  view: DayView;
  showsTargets: boolean;
  tabIndex: 0 | -1;
  /** The button that plans the day, if it is empty. */
  plan: ReactNode;
}

/** The header of a day on the board: its date, which opens the day, and its energy compared with the goal. */
export function BoardDayHead({ date, today, view, showsTargets, tabIndex, plan }: BoardDayHeadProps) {
  const say = usePhrases('diary');
  const format = useFormat();
  const figures = useFigures();
  const isToday = date === today;
  const isReachable = isPlannable(date, today);
  const goal = showsTargets ? view.goal?.kcal : undefined;
  const over = overTarget(view.expected.kcal, goal);
  const name = (
    <>
      <span
        className={classes(
          'text-tiny font-semibold first-letter:uppercase xl:text-small',
          isToday ? 'text-brand-strong' : 'text-ink-soft',
        )}
      >
        {isToday ? say('today') : format.date(date, 'weekday')}
      </span>
      <span className="text-heading font-bold">{Number(date.slice(8))}</span>
    </>
  );
  return (
    <div
      role="columnheader"
      data-day
      className={classes(HEAD_HEIGHT, 'flex flex-col rounded-control px-2', isToday && 'bg-brand-soft')}
    >
      {isReachable ? (
        <Link
          to="/diary/$date"
          params={{ date }}
          resetScroll={false}
          tabIndex={tabIndex}
          data-stop={`day-${date}`}
          aria-current={isToday ? 'date' : undefined}
          className="-mx-1 flex min-h-11 flex-wrap items-baseline justify-between gap-x-2 rounded-xl px-1 pt-2 transition hover:bg-sunken"
        >
          <span className="sr-only">
            {[say('weekOpenDay', { date: format.date(date, 'long') }), isToday && say('today')]
              .filter(Boolean)
              .join(', ')}
          </span>
          <span aria-hidden="true" className="contents">
            {name}
          </span>
        </Link>
      ) : (
        <div className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-2 pt-2 text-ink-soft">
          {name}
          <span className="sr-only">{say('dayTooFar')}</span>
        </div>
      )}
      {isReachable && (
        <>
          <p
            aria-hidden="true"
            className="mb-1 flex flex-wrap items-baseline gap-x-1 max-xl:flex-col text-tiny leading-tight text-ink-soft"
          >
            <span className="text-small font-bold text-ink">{figures.short(view.expected.kcal)}</span>
            {goal === undefined ? 'kcal' : `/ ${figures.number(goal)} kcal`}
          </p>
          {goal === undefined ? (
            <span className="sr-only">{figures.spokenSums(view, 'kcal', undefined, 'kcal')}</span>
          ) : (
            <DayBar view={view} goal={goal} />
          )}
          <div data-plan className="mt-1.5">
            {over === null ? plan : <OverMark amount={over} unit="kcal" />}
          </div>
        </>
      )}
    </div>
  );
}
