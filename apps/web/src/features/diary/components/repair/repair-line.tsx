import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { Link } from '@tanstack/react-router';
import { ChevronRight, Wrench } from 'lucide-react';
import { useFormat } from '../../../../shared/locale/format.ts';
import { hourNow } from '../../../../shared/locale/hour-now.ts';
import { useNow } from '../../../../shared/locale/use-now.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { DayView } from '../../model/day-view.ts';
import { repairOffer } from '../../model/week-to-repair.ts';

interface RepairLineProps {
  date: PlainDate;
  today: PlainDate;
  views: ReadonlyMap<PlainDate, DayView>;
}

/**
 * How far the week is off its plan, with a link to the repair; renders nothing if the week is on plan or can no longer
 * be repaired.
 */
export function RepairLine({ date, today, views }: RepairLineProps) {
  const say = usePhrases('repairing');
  const format = useFormat();
  const hour = useNow(hourNow);
  const off = repairOffer(views, today, hour);
  if (off === null) return null;
  return (
    <Link
      to="/diary/$date/repair"
      params={{ date }}
      state={(known) => ({ ...known, isOverDiary: true })}
      resetScroll={false}
      className="flex min-h-11 items-center gap-2 text-small font-semibold text-ink-soft"
    >
      <Wrench aria-hidden="true" className="size-4.5 shrink-0" />
      <span className="min-w-0 flex-1 leading-snug">
        {say(off > 0 ? 'over' : 'under', { amount: format.number(Math.abs(off)) })}{' '}
        <span className="text-brand-strong underline underline-offset-2">{say('offer')}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-4.5 shrink-0" />
    </Link>
  );
}
