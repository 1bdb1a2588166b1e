import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { Link } from '@tanstack/react-router';
import { Card } from '@weekbord/ui/card/card';
import { classes } from '@weekbord/ui/classes';
import { Check } from 'lucide-react';
import { isPlannable } from '@weekbord/domain/diary/planner-day';
import { useFormat } from '../../../shared/locale/format.ts';
import { FoodPicture } from '../../../shared/food-picture/food-picture.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { DayView } from '../model/day-view.ts';
import { useFigures } from './use-figures.ts';

interface WeekBoardProps {
  date: PlainDate;
  today: PlainDate;
  dates: readonly PlainDate[];
  views: ReadonlyMap<PlainDate, DayView>;
}

/** The seven days with their meals and totals, beside the day. */
export function WeekBoard({ date, today, dates, views }: WeekBoardProps) {
  const say = usePhrases('planner');
  return (
    <Card as="section" labelledBy="week-board" isFlush className="@container overflow-hidden">
      <h2 id="week-board" className="px-5 pb-2 pt-4 text-heading font-bold">
        {say('weekTitle')}
      </h2>
      <ol className="divide-y divide-line">
        {dates.map((each) => (
          <WeekDay key={each} date={each} isCurrent={each === date} today={today} view={views.get(each)} />
        ))}
      </ol>
    </Card>
  );
}

interface WeekDayProps {
  date: PlainDate;
  isCurrent: boolean;
  today: PlainDate;
  view: DayView | undefined;
}

function WeekDay({ date, isCurrent, today, view }: WeekDayProps) {
  const say = usePhrases('planner');
  const format = useFormat();
  const figures = useFigures();
  const items = view?.items ?? [];
  const isReachable = isPlannable(date, today);
  const label = (
    <>
      <span
        className={classes(
          'block text-tiny font-semibold first-letter:uppercase',
          date === today ? 'text-brand-strong' : 'text-ink-soft',
        )}
      >
        {format.date(date, 'weekday')}
      </span>
      <span className="block text-heading font-bold">{Number(date.slice(8))}</span>
    </>
  );
  return (
    <li
      className={classes(
        'relative flex gap-4 px-5 py-3 transition',
        isCurrent ? 'bg-brand-soft' : isReachable && 'hover:bg-sunken',
        !isReachable && 'opacity-45',
      )}
    >
      <div className="w-9 shrink-0">
        {isReachable ? (
          <Link
            to="/diary/$date"
            params={{ date }}
            replace
            resetScroll={false}
            aria-current={isCurrent ? 'date' : undefined}
            className="block after:absolute after:inset-0 after:content-[''] focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand-strong"
          >
            <span className="sr-only">{say('weekOpenDay', { date: format.date(date, 'long') })}</span>
            <span aria-hidden="true">{label}</span>
          </Link>
        ) : (
          label
        )}
      </div>
      {items.length > 0 ? (
        <ul className="grid min-w-0 flex-1 gap-1.5 @md:grid-cols-2 @md:gap-x-4">
          {items.map((item) => (
            <li key={item.id} className="flex min-w-0 items-center gap-2">
              <FoodPicture
                cover={item.meal.recipe_template.cover}
                image={item.meal.recipe_template.image}
                className="size-8 shrink-0 rounded-lg"
              />
              <span
                className={classes(
                  'line-clamp-2 min-w-0 flex-1 text-tiny leading-tight',
                  item.status === 'EATEN' && 'text-ink-soft',
                )}
              >
                {item.meal.recipe_template.name}
              </span>
              {item.status === 'EATEN' && (
                <Check aria-label={say('eaten')} strokeWidth={3} className="size-4 shrink-0 text-brand-strong" />
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="min-w-0 flex-1 self-center text-small text-ink-soft">{say('weekNothing')}</p>
      )}
      {view && items.length > 0 && (
        <p className="w-20 shrink-0 text-right">
          <span className="block text-small font-bold">{figures.short(view.planned.kcal)}</span>
          <span className="block text-tiny text-ink-soft">kcal</span>
          {view.eatenCount > 0 && (
            <span className="mt-0.5 block text-tiny text-ink-soft">
              {figures.short(view.eaten.kcal)} {say('eaten').toLowerCase()}
            </span>
          )}
        </p>
      )}
    </li>
  );
}
