import { ADHERENCE_DAYS } from '@weekbord/domain/clients/adherence';
import type { ReactNode } from 'react';
import { useShownBrand } from '../../../../shared/brand/shown-brand.ts';
import { useFormat } from '../../../../shared/locale/format.ts';
import { dateOfMoment, today } from '../../../../shared/locale/today.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { ClientWeek } from '../../api/client-week.ts';
import { useWeightText } from '../../model/use-weight-text.ts';
import { ReportDays } from './report-days.tsx';
import { ReportFacts, SOFT } from './report-facts.tsx';
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
  /** The measurements of the week, except weights. */
  measurements: ReactNode;
}

/** A client's week as a page for the screen and for paper, with the same figures as the client's week on screen. */
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
        <ReportDays days={week.days} />
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

/** The same figures as in the client list. */
function Adherence({ adherence }: Pick<ClientWeek, 'adherence'>) {
  const say = usePhrases('weekReport');
  const sayShared = usePhrases('shared');
  const format = useFormat();
  const ofPlan = (percent: number | null) =>
    percent === null ? say('unknown') : say('ofPlan', { percent: format.number(percent) });
  return (
    <ReportFacts
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
  return <ReportFacts facts={facts} />;
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
