import { lastPlannableDate } from '@weekbord/domain/diary/planner-day';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { Link } from '@tanstack/react-router';
import { buttonClasses } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { DishPicture } from '../../../../shared/dish-picture/dish-picture.tsx';
import { fixedPicture } from '../../../../shared/dish-picture/fixed-pictures.ts';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

/**
 * Shown for a day that cannot be planned yet: says when that will be possible, and links to the last day that can be
 * planned.
 */
export function DayTooFar({ date, today }: { date: PlainDate; today: PlainDate }) {
  const say = usePhrases('diary');
  const format = useFormat();
  const last = lastPlannableDate(today);
  return (
    <EmptyState
      picture={<DishPicture picture={fixedPicture('poke-bowl')} size="card" className="size-28 rounded-full" />}
      title={say('tooFarTitle', { date: format.date(date, 'full') })}
      text={say('tooFarText', { date: format.date(last, 'full') })}
      action={
        <Link to="/diary/$date" params={{ date: last }} replace className={buttonClasses()}>
          {say('tooFarAction', { date: format.date(last, 'dayMonth') })}
        </Link>
      }
    />
  );
}
