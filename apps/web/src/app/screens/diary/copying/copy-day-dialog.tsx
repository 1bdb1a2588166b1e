import type { CalendarDay } from '@weekbord/contract/diary/models';
import { copyDay } from '@weekbord/domain/diary/copy-meals';
import { useComingDays } from '../../../../features/diary/model/use-coming-days.ts';
import { useCopyDay } from '../../../../features/planner/api/copy-meals.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { DAYS } from '../day/diary-days.ts';

/** Copies a day to one or more of the coming days. */
export function CopyDayDialog({ day, onClose }: { day: CalendarDay; onClose: () => void }) {
  const say = usePhrases('copying');
  const days = useComingDays();
  const { send } = useCopyDay(DAYS);
  return (
    <CopyDialog
      title={say('copyDayTitle')}
      days={days}
      dates={days.dates.filter((date) => date !== day.date)}
      describe={(date) => {
        const { length: count } = days.existing(date);
        return count === 0 ? say('nothingThere') : say('mealsThere', { count });
      }}
      replacedOn={(date) => copyDay(day.calendar_items, days.existing(date)).replaced}
      copy={(date, replaceable) => send({ fromDayId: day.id, date, replaceable })}
      onClose={onClose}
    />
  );
}
