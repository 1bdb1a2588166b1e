import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { Link } from '@tanstack/react-router';
import { classes } from '@weekbord/ui/classes';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { type DiaryView, keepDiaryView } from '../../model/diary-view.ts';

const VIEWS = [
  { view: 'day', to: '/diary/$date', label: 'viewDay' },
  { view: 'week', to: '/diary/$date/week', label: 'viewWeek' },
] as const;

interface DiaryViewSwitchProps {
  shown: DiaryView;
  /** The date that each view opens on. */
  dates: Readonly<Record<DiaryView, PlainDate>>;
}

/** Switches between one day and seven side by side, where there is room; the choice is stored. */
export function DiaryViewSwitch({ shown, dates }: DiaryViewSwitchProps) {
  const say = usePhrases('diary');
  return (
    <nav
      aria-label={say('view')}
      className="flex shrink-0 rounded-control bg-sunken p-1 dark:ring-1 dark:ring-inset dark:ring-line"
    >
      {VIEWS.map(({ view, to, label }) => (
        <Link
          key={view}
          to={to}
          params={{ date: dates[view] }}
          replace
          resetScroll={false}
          aria-current={view === shown ? 'page' : undefined}
          onClick={() => keepDiaryView(view)}
          className={classes(
            'grid min-h-11 place-items-center rounded-xl px-4 text-small font-semibold transition',
            view === shown ? 'bg-surface text-ink shadow-card dark:bg-line' : 'text-ink-soft hover:text-ink',
          )}
        >
          {say(label)}
        </Link>
      ))}
    </nav>
  );
}
