import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { weekdayOf } from '@weekbord/domain/dates/plain-date';
import { dayToCopy } from '@weekbord/domain/diary/copy-meals';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { CopyPlus } from 'lucide-react';
import { earlierDaysQuery } from '../../../../features/diary/api/calendar-week.ts';
import { weeklyPlanQuery } from '../../../../features/diary/api/weekly-plan.ts';
import { mealLook } from '../../../../features/diary/model/meal-look.ts';
import { useCopyDay } from '../../../../features/planner/api/copy-meals.ts';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { DAYS } from '../day/diary-days.ts';
import { useCopyMessages } from './use-copy-messages.ts';

/**
 * Fills an empty day with the meals of the latest earlier day that has the same plan; renders nothing if there is none.
 */
export function CopyEarlierDay({ date }: { date: PlainDate }) {
  const say = usePhrases('diary');
  const format = useFormat();
  const report = useCopyMessages();
  const { data: days = [] } = useQuery(earlierDaysQuery(date));
  const { data: plan } = useQuery(weeklyPlanQuery);
  const copy = useCopyDay(DAYS);
  const source = dayToCopy(date, days, (each) => plan?.[weekdayOf(each)].id ?? null);
  if (!source) return null;
  const names = source.calendar_items.map((item) => mealLook(item, say('quickAdd')).name).join(', ');
  return (
    <>
      <Button
        tone="secondary"
        isWide
        isBusy={copy.isPending}
        icon={<CopyPlus aria-hidden="true" className="size-5" />}
        aria-describedby="earlier-meals"
        onClick={() => {
          if (copy.isPending) return;
          copy.mutate({ fromDayId: source.id, date, replaceable: [] }, { onSuccess: (copied) => report([copied]) });
        }}
      >
        {say('copyFrom', { day: format.date(source.date, 'short') })}
      </Button>
      <p id="earlier-meals" className="line-clamp-2 text-center text-tiny text-ink-soft">
        {names}
      </p>
    </>
  );
}
