import { addDays, daysBetween } from '@weekbord/domain/dates/plain-date';
import { type Axis, axisFor } from '@weekbord/domain/progress/axis';
import type { MeasurementType, ProgressPeriod } from '@weekbord/domain/progress/measurement-types';
import { classes } from '@weekbord/ui/classes';
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { ProgressPoint } from '../api/progress.ts';
import {
  type DateSpan,
  datesOfAxis,
  numbersOfAxis,
  placeOfDate,
  placeOnAxis,
  spanOfChart,
} from '../model/chart-scale.ts';
import { type NamedPhase, phaseOn } from '../model/named-phase.ts';
import { useValueText } from '../model/use-value-text.ts';

/** The height of the chart itself in pixels, with room for large numbers. */
const HEIGHT = 300;
/** A goal is drawn if it is at most this far from the measurements, as a multiple of their range. */
const GOAL_REACH = 1;
const LEAST_REACH = 3;
/** The width and height of the drawing in its own units; square, so that it can be stretched. */
const SIZE = 1000;
/** The maximum number of points drawn as dots; more would merge into a band. */
const MOST_DOTS = 120;

interface ProgressChartProps {
  type: MeasurementType;
  period: ProgressPeriod;
  today: string;
  points: readonly ProgressPoint[];
  /** In kg; only for weights. */
  goal: number | null;
  phases: readonly NamedPhase[];
}

/**
 * Measurements as dots, the trend as a line, the goal as a dashed line. Pointer, finger and arrow keys show the value
 * of each date.
 */
export function ProgressChart({ type, period, today, points, goal, phases }: ProgressChartProps) {
  const say = usePhrases('progress');
  const format = useFormat();
  const { shown, number, text, meanText } = useValueText(type);
  const hint = useId();
  const [told, setTold] = useState<number>();
  const values = points.map(({ value }) => shown(value));
  const trends = points.flatMap(({ trend }) => trend ?? []);
  const lines = [...values, ...trends.map(shown)];
  const shownGoal = goal === null || !isNear(shown(goal), lines) ? null : shown(goal);
  const axis = axisFor(type, shownGoal === null ? lines : [...lines, shownGoal]);
  const span = spanOfChart(period, today, points[0]?.date);
  const { dates, style } = datesOfAxis(span);
  const at = told === undefined ? undefined : points[Math.min(told, points.length - 1)];
  const tell = (index: number) => setTold(Math.min(Math.max(0, index), points.length - 1));
  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const date = addDays(span.from, Math.round(((clientX - left) / width) * daysBetween(span.from, span.to)));
    tell(nearestTo(points, date));
  };
  const press = (event: KeyboardEvent) => {
    const from = told ?? points.length;
    const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: points.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    tell(to);
  };
  const further = (point: ProgressPoint) => [
    ...meanText(point),
    ...(point.trend === null ? [] : [say('trend', { value: text(point.trend) })]),
    ...[phaseOn(phases, point.date)?.name ?? []].flat(),
  ];
  const textOf = (one: ProgressPoint) => [format.date(one.date, 'full'), text(one.value), ...further(one)].join(', ');
  const spoken = at ?? points.at(-1);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
      <div
        aria-hidden="true"
        className="relative w-max text-tiny text-ink-soft tabular-nums"
        style={{ height: HEIGHT }}
      >
        {/* Invisible, to make the column as wide as its widest number. */}
        <span className="invisible">{widest(numbersOfAxis(axis).map(number))}</span>
        {numbersOfAxis(axis).map((value) => (
          <span
            key={value}
            className="absolute right-0 translate-y-1/2 leading-none"
            style={{ bottom: percent(placeOnAxis(axis, value)) }}
          >
            {number(value)}
          </span>
        ))}
      </div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={say('chart', { type: say(`name${type}`), period: say(`period${period}`) })}
        aria-describedby={hint}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={(at ? points.indexOf(at) : points.length - 1) + 1}
        aria-valuetext={spoken && textOf(spoken)}
        onKeyDown={press}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setTold(undefined)}
        className="relative touch-pan-y rounded-sm outline-offset-4 focus-visible:outline-3 focus-visible:outline-brand-strong"
        style={{ height: HEIGHT }}
      >
        <Drawing axis={axis} span={span} points={points} shown={shown} goal={shownGoal} phases={phases} />
        {shownGoal !== null && (
          <span
            aria-hidden="true"
            className="absolute right-0 rounded-full bg-surface px-1.5 text-tiny font-semibold text-ink-soft"
            style={{ bottom: `calc(${percent(placeOnAxis(axis, shownGoal))} + 2px)` }}
          >
            {say('goal', { value: text(goal!) })}
          </span>
        )}
        {at && (
          <Told
            left={placeOfDate(span, at.date)}
            bottom={placeOnAxis(axis, shown(at.value))}
            title={text(at.value)}
            text={[format.date(at.date, 'short'), ...further(at)]}
          />
        )}
      </div>
      <p id={hint} className="sr-only">
        {say('chartHint')}
      </p>
      <div aria-hidden="true" className="@container relative col-start-2 mt-2 h-5 text-tiny text-ink-soft">
        {dates.map((date, index) => (
          <span
            key={date}
            // Hides every other label where there is no room for all.
            className={classes(
              'absolute whitespace-nowrap',
              index % 2 === 1 && '@max-[28rem]:hidden',
              index < dates.length - 1 && '@max-[16rem]:hidden',
            )}
            style={{ left: percent(placeOfDate(span, date)), translate: `${-100 * shiftOf(index, dates.length)}%` }}
          >
            {format.date(date, style)}
          </span>
        ))}
      </div>
    </div>
  );
}

/**
 * Returns the offset of a label: the first starts at its date, the last ends at its date, and the others are centred.
 */
function shiftOf(index: number, count: number): number {
  if (index === 0) return 0;
  return index === count - 1 ? 1 : 0.5;
}

interface DrawingProps {
  axis: Axis;
  span: DateSpan;
  points: readonly ProgressPoint[];
  shown: (value: number) => number;
  goal: number | null;
  phases: readonly NamedPhase[];
}

function Drawing({ axis, span, points, shown, goal, phases }: DrawingProps) {
  const x = (date: string) => Math.round(placeOfDate(span, date) * SIZE);
  const y = (value: number) => Math.round((1 - placeOnAxis(axis, shown(value))) * SIZE * 10) / 10;
  const hasTrend = points.some(({ trend }) => trend !== null);
  const line = points
    .map(({ date, value, trend }, at) => `${at === 0 ? 'M' : 'L'}${x(date)} ${y(trend ?? value)}`)
    .join('');
  const dots = points.map(({ date, value }) => `M${x(date)} ${y(value)}h0`).join('');
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible fill-none"
    >
      <PhaseBands span={span} phases={phases} />
      {numbersOfAxis(axis).map((value) => {
        const height = (1 - placeOnAxis(axis, value)) * SIZE;
        return (
          <path key={value} d={`M0 ${height}H${SIZE}`} className="stroke-line" vectorEffect="non-scaling-stroke" />
        );
      })}
      {goal !== null && (
        <path
          d={`M0 ${(1 - placeOnAxis(axis, goal)) * SIZE}H${SIZE}`}
          className="stroke-ink-soft"
          strokeDasharray="5 5"
          strokeWidth={1.5}
          vectorEffect="non-scaling-stroke"
        />
      )}
      <path
        d={dots}
        className={hasTrend ? 'stroke-line-strong/70' : 'stroke-brand-strong'}
        strokeLinecap="round"
        strokeWidth={points.length > MOST_DOTS ? 3 : 7}
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={line}
        className="stroke-brand-strong"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeWidth={hasTrend ? 3 : 1.5}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** One shape per phase, from the start of its first date to the end of its last. */
function PhaseBands({ span, phases }: { span: DateSpan; phases: readonly NamedPhase[] }) {
  const x = (date: string) => Math.round(Math.min(1, Math.max(0, placeOfDate(span, date))) * SIZE * 10) / 10;
  return [...Map.groupBy(phases, ({ phase }) => phase)].map(([phase, bands]) => (
    <path
      key={phase}
      d={bands.map(({ from, to }) => `M${x(from)} 0H${x(addDays(to, 1))}V${SIZE}H${x(from)}Z`).join('')}
      className={classes('fill-current opacity-12 dark:opacity-16', bands[0]!.colour)}
    />
  ));
}

interface ToldProps {
  left: number;
  bottom: number;
  title: string;
  text: readonly string[];
}

function Told({ left, bottom, title, text }: ToldProps) {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <span className="absolute inset-y-0 w-px bg-line-strong" style={{ left: percent(left) }} />
      <span
        className="absolute size-3 -translate-x-1/2 translate-y-1/2 rounded-full bg-brand-strong ring-3 ring-surface"
        style={{ left: percent(left), bottom: percent(bottom) }}
      />
      <span
        className={classes(
          'absolute grid w-max rounded-control bg-ink px-3 py-1.5 text-center text-tiny text-surface',
          // The box is placed where it hides the value least.
          bottom > 0.5 ? 'bottom-0' : 'top-0',
        )}
        style={{ left: percent(left), translate: `${-100 * left}%` }}
      >
        <strong className="text-small">{title}</strong>
        {text.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </div>
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}

function widest(texts: readonly string[]): string {
  return texts.toSorted((one, other) => other.length - one.length)[0] ?? '';
}

/** Whether a goal can be drawn without flattening the curve of the measurements. */
function isNear(goal: number, values: readonly number[]): boolean {
  if (values.length === 0) return false;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const away = Math.max(low - goal, goal - high, 0);
  return away <= Math.max(LEAST_REACH, GOAL_REACH * (high - low));
}

/** Returns the index of the point with the nearest date. */
function nearestTo(points: readonly ProgressPoint[], date: string): number {
  let best = 0;
  let least = Infinity;
  for (const [at, point] of points.entries()) {
    const away = Math.abs(daysBetween(point.date, date));
    if (away < least) [best, least] = [at, away];
  }
  return best;
}
