import { addDays, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { isPlannable } from '@weekbord/domain/diary/planner-day';
import { Link, useNavigate } from '@tanstack/react-router';
import { buttonClasses } from '@weekbord/ui/button/button';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { CalendarCheck, ChevronLeft, ChevronRight } from 'lucide-react';
import { useWeekStart } from '../../../../shared/locale/first-weekday.ts';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { withinReach } from '../../model/diary-dates.ts';

/** The day that is open, with links to the other weeks and back to today. */
export function DiaryHeader({ date, today }: { date: PlainDate; today: PlainDate }) {
  const say = usePhrases('diary');
  const format = useFormat();
  const navigate = useNavigate();
  const names = new Map([
    [today, say('today')],
    [addDays(today, 1), say('tomorrow')],
    [addDays(today, -1), say('yesterday')],
  ]);
  const name = names.get(date);
  const go = (to: PlainDate) =>
    void navigate({ to: '/diary/$date', params: { date: withinReach(to, today) }, replace: true, resetScroll: false });
  return (
    <div className="mb-2 flex flex-wrap items-center gap-1 roomy:mb-3 short:mb-0 short:w-2/5 short:shrink-0">
      <div className="min-w-[min(100%,8rem)] flex-1">
        <h1 className="truncate text-heading leading-tight font-bold first-letter:uppercase roomy:text-title roomy:leading-tight">
          {name ?? format.date(date, 'weekdayLong')}
        </h1>
        <p className="truncate text-tiny text-ink-soft first-letter:uppercase roomy:text-small">
          {format.date(date, name ? 'long' : 'full')}
        </p>
      </div>
      {date !== today && (
        <Link
          to="/diary/$date"
          params={{ date: today }}
          replace
          resetScroll={false}
          aria-keyshortcuts="T"
          className={buttonClasses({ tone: 'secondary', size: 'small' })}
        >
          <CalendarCheck aria-hidden="true" className="hidden size-4.5 sm:block" />
          {say('today')}
        </Link>
      )}
      <div className="ml-auto flex gap-1">
        <IconButton
          label={say('previousWeek')}
          onClick={() => go(addDays(date, -7))}
          icon={<ChevronLeft aria-hidden="true" className="size-6" />}
        />
        <IconButton
          label={say('nextWeek')}
          isDisabled={!isPlannable(addDays(useWeekStart(date), 7), today)}
          onClick={() => go(addDays(date, 7))}
          className="-mr-2.5"
          icon={<ChevronRight aria-hidden="true" className="size-6" />}
        />
      </div>
    </div>
  );
}
