import type { CalendarItem } from '@weekbord/contract/diary/models';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { overTarget } from '@weekbord/domain/diary/day-totals';
import { isPlannable } from '@weekbord/domain/diary/planner-day';
import { Link } from '@tanstack/react-router';
import { classes } from '@weekbord/ui/classes';
import { Check } from 'lucide-react';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { DayView } from '../../model/day-view.ts';
import { mealLook } from '../../model/meal-look.ts';
import { MealPicture } from '../meal/meal-picture.tsx';
import { OverMark } from '../day/over-mark.tsx';
import { useFigures } from '../day/use-figures.ts';

/** Days with more meals than this show one line per meal, so that the week fits on the screen. */
const ROOMY_MEALS = 4;

interface WeekListDayProps {
  date: PlainDate;
  isCurrent: boolean;
  today: PlainDate;
  view: DayView | undefined;
  showsTargets: boolean;
}

/** One day of the week next to the open day: its meals and totals; pressing it opens that day. */
export function WeekListDay({ date, isCurrent, today, view, showsTargets }: WeekListDayProps) {
  const say = usePhrases('diary');
  const format = useFormat();
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
        'relative flex min-h-17 items-center gap-4 px-5 py-2.5 transition',
        isCurrent ? 'bg-brand-soft' : isReachable && 'hover:bg-sunken',
        !isReachable && 'text-ink-soft [&_span]:font-normal',
      )}
    >
      <div className="w-9 shrink-0 self-start">
        {isReachable ? (
          <Link
            to="/diary/$date"
            params={{ date }}
            replace
            resetScroll={false}
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
        <ul className="flex min-w-0 flex-1 -space-x-1.5 @md:grid @md:grid-cols-2 @md:gap-x-4 @md:gap-y-1 @md:space-x-0">
          {items.map((item) => (
            <ListedMeal key={item.id} item={item} isRoomy={items.length <= ROOMY_MEALS} />
          ))}
        </ul>
      ) : (
        <p className="min-w-0 flex-1 text-small text-ink-soft first-letter:uppercase">
          {say(isReachable ? 'weekNothing' : 'dayTooFar')}
        </p>
      )}
      {view && items.length > 0 && <DaySums view={view} showsTargets={showsTargets} />}
    </li>
  );
}

function ListedMeal({ item, isRoomy }: { item: CalendarItem; isRoomy: boolean }) {
  const say = usePhrases('diary');
  const look = mealLook(item, say('quickAdd'));
  const { name } = look;
  const isEaten = item.status === 'EATEN';
  return (
    <li title={name} className="flex min-w-0 items-center gap-2">
      <span className="relative shrink-0 @max-md:rounded-xl @max-md:ring-2 @max-md:ring-surface">
        <MealPicture
          look={look}
          className={classes(
            'rounded-lg',
            isRoomy ? 'size-9' : 'size-8 @md:size-7',
            isEaten && '@md:opacity-70',
            item.skipped && 'opacity-50 grayscale',
          )}
        />
        {isEaten && (
          <span className="absolute -right-1 -bottom-1 hidden size-4 place-items-center rounded-full bg-brand text-on-brand @md:grid">
            <Check aria-hidden="true" strokeWidth={4} className="size-2.5" />
          </span>
        )}
      </span>
      <span
        className={classes(
          'min-w-0 flex-1 text-tiny leading-tight hyphens-auto wrap-break-word @max-md:sr-only',
          isRoomy ? 'line-clamp-2' : 'truncate',
          (isEaten || item.skipped) && 'text-ink-soft',
        )}
      >
        {name}
        {isEaten && <span className="sr-only">, {say('eaten').toLowerCase()}</span>}
        {item.skipped && <span className="block font-semibold">{say('skipped')}</span>}
      </span>
    </li>
  );
}

function DaySums({ view, showsTargets }: { view: DayView; showsTargets: boolean }) {
  const say = usePhrases('diary');
  const figures = useFigures();
  const over = showsTargets ? overTarget(view.expected.kcal, view.goal?.kcal) : null;
  return (
    <p className="shrink-0 self-start pt-0.5 text-right @md:w-28">
      <span className="block text-small font-bold whitespace-nowrap">
        {figures.short(view.expected.kcal)} <span className="text-tiny font-medium text-ink-soft">kcal</span>
      </span>
      {view.eatenCount > 0 && (
        <span className="flex items-center justify-end gap-1 text-tiny text-ink-soft">
          <Check aria-hidden="true" strokeWidth={3} className="size-3.5 text-brand-strong" />
          {figures.short(view.eaten.kcal)}
          <span className="sr-only"> kcal {say('eaten').toLowerCase()}</span>
        </span>
      )}
      {over !== null && <OverMark amount={over} unit="kcal" className="mt-0.5" />}
    </p>
  );
}
