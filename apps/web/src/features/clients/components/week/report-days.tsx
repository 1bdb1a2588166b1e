import { percentOf } from '@weekbord/domain/clients/adherence';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { DayOfClient } from '../../api/client-week.ts';
import { useWeightText } from '../../model/use-weight-text.ts';
import { SOFT } from './report-facts.tsx';

const FIGURES = ['kcal', 'protein', 'carbohydrates', 'fat'] as const;
type Figure = (typeof FIGURES)[number];
type DaysProps = Readonly<{ days: readonly DayOfClient[] }>;

const CELL = 'border-b border-line px-2 py-1.5 align-top tabular-nums first:pl-0 last:pr-0 print:py-1';

/** What was eaten each day of a week: a table if it fits, which on paper it always does; otherwise a list. */
export function ReportDays({ days }: DaysProps) {
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

/** What was eaten, with the plan's target below it: `?` if unknown, followed by `+` if partly unknown. */
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
