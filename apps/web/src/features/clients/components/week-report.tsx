import { ADHERENCE_DAYS, percentOf } from '@weekbord/domain/clients/adherence';
import type { ReactNode } from 'react';
import { useShownBrand } from '../../../shared/brand/shown-brand.ts';
import { useFormat } from '../../../shared/locale/format.ts';
import { dateOfMoment, today } from '../../../shared/locale/today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { ClientWeek, DayOfClient } from '../api/client-week.ts';
import { useWeightText } from '../model/use-weight-text.ts';
import { WeekEvent } from './week-event.tsx';

/** A weight on a date, and its trend, in kg. */
type WeightOnDate = Readonly<{ date: string; value: number; trend: number | null }>;

/** A client's weights up to the end of a week, in kg; null if unknown. */
export type WeightOfReport = Readonly<{
  /** The first and the last weight of the week; null without weights. */
  first: WeightOnDate | null;
  last: WeightOnDate | null;
  /** The change per week over the month up to the end of the week. */
  perWeek: number | null;
  goal: number | null;
  goalPerWeek: number | null;
}>;

interface WeekReportProps {
  name: string;
  week: ClientWeek;
  /** Null if the weights could not be loaded. */
  weight: WeightOfReport | null;
  /** The measurements of the week, weights excepted. */
  measurements: ReactNode;
}

const SOFT = 'text-tiny text-ink-soft';

/** A client's week as a page for the screen and for paper, with the figures of the client's week page. */
export function WeekReport({ name, week, weight, measurements }: WeekReportProps) {
  const say = usePhrases('weekReport');
  const sayClients = usePhrases('clients');
  const format = useFormat();
  const { name: brand } = useShownBrand();
  const isPartial = week.days.some((day) => day.is_partial || day.are_macros_partial);
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-6 text-small print:gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line pb-3">
        <div className="min-w-0">
          <h2 className="text-heading font-bold wrap-break-word">{name}</h2>
          <p>
            {sayClients('weekDates', { from: format.date(week.from, 'full'), until: format.date(week.until, 'full') })}
          </p>
        </div>
        <p className={SOFT}>
          {brand} · {say('madeOn', { date: format.date(today(), 'full') })}
        </p>
      </header>
      <Section title={say('summary')}>
        <Adherence adherence={week.adherence} />
      </Section>
      <Section title={say('days')}>
        <Days days={week.days} />
        <p className={`mt-2 text-pretty ${SOFT}`}>
          {say('planOfToday')} {say('notCounted')} {isPartial && say('partial')}
        </p>
      </Section>
      <Section title={say('weight')}>
        {weight ? <Weight weight={weight} until={week.until} /> : <p>{say('weightFailed')}</p>}
      </Section>
      {week.measurements.length > 0 && <Section title={say('measurements')}>{measurements}</Section>}
      <Events week={week} name={name} />
    </article>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-1.5 break-after-avoid font-bold">{title}</h3>
      {children}
    </section>
  );
}

/** Facts with their names, as many side by side as fit. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, texts: readonly string[]])[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-3">
      {facts.map(([name, texts]) => (
        <div key={name} className="break-inside-avoid">
          <dt className={SOFT}>{name}</dt>
          {texts.map((text) => (
            <dd key={text} className="font-semibold tabular-nums first-letter:uppercase">
              {text}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** The same figures as in the client list. */
function Adherence({ adherence }: Pick<ClientWeek, 'adherence'>) {
  const say = usePhrases('weekReport');
  const sayShared = usePhrases('shared');
  const format = useFormat();
  const ofPlan = (percent: number | null) =>
    percent === null ? say('unknown') : say('ofPlan', { percent: format.number(percent) });
  return (
    <Facts
      facts={[
        [say('loggedDays'), [say('ofDays', { logged: adherence.logged_days, days: ADHERENCE_DAYS })]],
        [sayShared('energy'), [ofPlan(adherence.energy)]],
        [sayShared('protein'), [ofPlan(adherence.protein)]],
      ]}
    />
  );
}

function Weight({ weight, until }: { weight: WeightOfReport; until: string }) {
  const say = usePhrases('weekReport');
  const format = useFormat();
  const weightText = useWeightText();
  const signed = (kilograms: number) =>
    `${kilograms > 0 ? '+' : kilograms < 0 ? '−' : ''}${weightText(Math.abs(kilograms))}`;
  const on = ({ date, value, trend }: WeightOnDate) => [
    say('valueOn', { value: weightText(value), date: format.date(date, 'short') }),
    ...(trend === null ? [] : [say('trend', { weight: weightText(trend) })]),
  ];
  const { first, last, perWeek, goal, goalPerWeek } = weight;
  const none = [say('noWeight')];
  const facts: (readonly [string, readonly string[]])[] = [
    [say('weightFirst'), first ? on(first) : none],
    [say('weightLast'), last ? on(last) : none],
    [
      say('weightChange', { date: format.date(until, 'dayMonth') }),
      [perWeek === null ? say('tooFew') : say('perWeek', { change: signed(perWeek) })],
    ],
  ];
  if (goal !== null) {
    const pace = goalPerWeek === null ? [] : [say('perWeek', { change: signed(goalPerWeek) })];
    facts.push([say('goal'), [weightText(goal), ...pace]]);
  }
  return <Facts facts={facts} />;
}

function Events({ week, name }: { week: ClientWeek; name: string }) {
  const say = usePhrases('weekReport');
  const format = useFormat();
  const dated = week.events.map((event) => ({ event, date: dateOfMoment(new Date(event.at)) }));
  const dates = week.days.map(({ date }) => date).filter((date) => dated.some((one) => one.date === date));
  return (
    <Section title={say('events')}>
      {dates.length === 0 ? (
        <p>{say('noEvents')}</p>
      ) : (
        <ul className="grid gap-3">
          {dates.map((date) => (
            <li key={date}>
              <p className={`break-after-avoid first-letter:uppercase ${SOFT}`}>{format.date(date, 'short')}</p>
              <ul className="grid gap-1.5">
                {dated
                  .filter((one) => one.date === date)
                  .map(({ event }) => (
                    <WeekEvent key={`${event.kind} ${event.id}`} event={event} name={name} coach={say('coach')} />
                  ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const FIGURES = ['kcal', 'protein', 'carbohydrates', 'fat'] as const;
type Figure = (typeof FIGURES)[number];
type DaysProps = Readonly<{ days: readonly DayOfClient[] }>;

const CELL = 'border-b border-line px-2 py-1.5 align-top tabular-nums first:pl-0 last:pr-0 print:py-1';

/** A table where it fits, which is always so on paper; otherwise a list. */
function Days({ days }: DaysProps) {
  return (
    <div className="@container">
      <DaysTable days={days} />
      <DaysList days={days} />
    </div>
  );
}

function DaysTable({ days }: DaysProps) {
  const say = usePhrases('weekReport');
  const format = useFormat();
  const weightText = useWeightText();
  return (
    <table className="hidden w-full border-collapse @xl:table print:table">
      <thead>
        <tr>
          <th scope="col" className={`${CELL} text-left font-semibold`}>
            {say('day')}
          </th>
          {FIGURES.map((figure) => (
            <th key={figure} scope="col" className={`${CELL} text-right font-semibold`}>
              <FigureName figure={figure} />
            </th>
          ))}
          <th scope="col" className={`${CELL} text-right font-semibold`}>
            {say('weight')}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.date} className="break-inside-avoid">
            <th scope="row" className={`${CELL} text-left font-semibold whitespace-nowrap first-letter:uppercase`}>
              {format.date(day.date, 'short')}
            </th>
            {day.eaten === null ? (
              <td colSpan={FIGURES.length} className={`${CELL} text-center text-ink-soft`}>
                {say('notLogged')}
              </td>
            ) : (
              FIGURES.map((figure) => (
                <td key={figure} className={`${CELL} text-right whitespace-nowrap`}>
                  <Eaten day={day} figure={figure} />
                </td>
              ))
            )}
            <td className={`${CELL} text-right whitespace-nowrap`}>
              {day.weight === null ? <NoWeight /> : weightText(day.weight)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DaysList({ days }: DaysProps) {
  const say = usePhrases('weekReport');
  const format = useFormat();
  const weightText = useWeightText();
  return (
    <ol className="border-t border-line @xl:hidden print:hidden">
      {days.map((day) => (
        <li key={day.date} className="border-b border-line py-2 tabular-nums">
          <p className="flex flex-wrap justify-between gap-x-3 font-semibold">
            <span className="first-letter:uppercase">{format.date(day.date, 'short')}</span>
            {day.weight !== null && <span>{weightText(day.weight)}</span>}
          </p>
          {day.eaten === null ? (
            <p className="text-ink-soft">{say('notLogged')}</p>
          ) : (
            <dl className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))] gap-x-4 gap-y-1.5">
              {FIGURES.map((figure) => (
                <div key={figure}>
                  <dt>
                    <FigureName figure={figure} />
                  </dt>
                  <dd>
                    <Eaten day={day} figure={figure} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ol>
  );
}

function NoWeight() {
  const say = usePhrases('weekReport');
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{say('noWeight')}</span>
    </>
  );
}

function FigureName({ figure }: { figure: Figure }) {
  const say = usePhrases('shared');
  return (
    <>
      {say(figure === 'kcal' ? 'energy' : figure)}{' '}
      <span className={`font-normal ${SOFT}`}>({figure === 'kcal' ? say('kcal') : 'g'})</span>
    </>
  );
}

/** What was eaten, with the plan's target below; `?` if unknown, `+` if a part of it is. */
function Eaten({ day, figure }: { day: DayOfClient; figure: Figure }) {
  const say = usePhrases('weekReport');
  const format = useFormat();
  const value = day.eaten?.[figure] ?? null;
  const goal = day.goal?.[figure] ?? null;
  const percent = percentOf(value, goal);
  const isMacro = figure === 'carbohydrates' || figure === 'fat';
  const isPartial = isMacro ? day.are_macros_partial : day.is_partial;
  return (
    <>
      <span className="block font-semibold">
        {value === null ? '?' : `${format.number(Math.round(value))}${isPartial ? '+' : ''}`}
      </span>
      {goal !== null && (
        <span className={`block ${SOFT}`}>
          {percent === null
            ? say('ofGoal', { goal: format.number(goal) })
            : say('ofGoalPercent', { goal: format.number(goal), percent: format.number(percent) })}
        </span>
      )}
    </>
  );
}
