import { addDays, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { Link, useNavigate } from '@tanstack/react-router';
import { buttonClasses } from '@weekbord/ui/button/button';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { CalendarCheck, ChevronLeft, ChevronRight } from 'lucide-react';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { BOARD_DAYS } from '../../model/board-dates.ts';
import { DiaryViewSwitch } from '../day/diary-view-switch.tsx';

interface BoardHeaderProps {
  from: PlainDate;
  /** The day that the link to the day view opens. */
  open: PlainDate;
  today: PlainDate;
  /** Whether later days cannot be planned yet. */
  isLast: boolean;
}

/** The seven days shown, with links to earlier and later ones and to the day view. */
export function BoardHeader({ from, open, today, isLast }: BoardHeaderProps) {
  const say = usePhrases('board');
  const format = useFormat();
  const navigate = useNavigate();
  const go = (days: number) =>
    void navigate({
      to: '/diary/$date/week',
      params: { date: addDays(from, days) },
      replace: true,
      resetScroll: false,
    });
  const last = addDays(from, BOARD_DAYS - 1);
  const range = `${format.date(from, 'dayMonth')} – ${format.date(last, 'dayMonth')}`;
  return (
    <div className="mb-4 flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1">
        <h1 className="text-title leading-tight font-bold">{from === today ? say('coming') : range}</h1>
        <p className="text-small text-ink-soft first-letter:uppercase">
          {from === today ? range : format.date(last, 'month')}
        </p>
      </div>
      {from !== today && (
        <Link
          to="/diary/$date/week"
          params={{ date: today }}
          replace
          resetScroll={false}
          aria-keyshortcuts="T"
          className={buttonClasses({ tone: 'secondary', size: 'small' })}
        >
          <CalendarCheck aria-hidden="true" className="size-4.5" />
          {say('today')}
        </Link>
      )}
      <div className="flex gap-1">
        <IconButton
          label={say('previous')}
          aria-keyshortcuts="ArrowLeft"
          onClick={() => go(-BOARD_DAYS)}
          icon={<ChevronLeft aria-hidden="true" className="size-6" />}
        />
        <IconButton
          label={say('next')}
          aria-keyshortcuts="ArrowRight"
          isDisabled={isLast}
          onClick={() => go(BOARD_DAYS)}
          icon={<ChevronRight aria-hidden="true" className="size-6" />}
        />
      </div>
      <DiaryViewSwitch shown="week" dates={{ day: open, week: from }} />
    </div>
  );
}
