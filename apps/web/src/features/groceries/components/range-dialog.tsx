import { dateRange } from '@weekbord/domain/dates/plain-date';
import { lastPlannableDate } from '@weekbord/domain/diary/planner-day';
import {
  defaultGroceryRange,
  type GroceryRange,
  pickGroceryDate,
  validateGroceryRange,
} from '@weekbord/domain/groceries/date-range';
import { Button } from '@weekbord/ui/button/button';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { SpanCalendar } from '@weekbord/ui/span-calendar/span-calendar';
import { useState } from 'react';
import { useFormat } from '../../../shared/locale/format.ts';
import { useFirstWeekday } from '../../../shared/locale/first-weekday.ts';
import { useRegion } from '../../../shared/locale/language.ts';
import { useToday } from '../../../shared/locale/use-today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCreateGroceryList } from '../api/edit-grocery-lists.ts';
import { useRangeText } from './use-range-text.ts';

/** Asks which days a new list is for, and creates it. */
export function RangeDialog({ onClose }: { onClose: () => void }) {
  const say = usePhrases('groceries');
  const sayShared = usePhrases('shared');
  const format = useFormat();
  const locale = useRegion();
  const firstWeekday = useFirstWeekday();
  const today = useToday();
  const [range, setRange] = useState<GroceryRange>(() => defaultGroceryRange(today));
  const create = useCreateGroceryList();
  const rangeText = useRangeText();
  const { start, end } = range;
  const days = dateRange(start, end ?? start);
  const fault = validateGroceryRange(range);
  const submit = () => {
    if (end !== null) create.mutate({ start, end }, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say('rangeTitle')}
      closeLabel={sayShared('close')}
      footer={
        <div className="grid gap-3">
          <p aria-live="polite" className="text-center text-small font-semibold">
            {end === null ? (
              say('rangeFrom', { start: format.date(start, 'long') })
            ) : (
              <>
                {rangeText(start, end)}
                <span className="font-medium text-ink-soft"> · {say('rangeDays', { count: days.length })}</span>
              </>
            )}
          </p>
          {fault?.code === 'range_too_long' && (
            <p role="alert" className="text-center text-small font-medium text-danger">
              {say('rangeTooLong', { count: fault.limit ?? days.length })}
            </p>
          )}
          <Button isWide isDisabled={fault !== null} isBusy={create.isPending} onClick={submit}>
            {say('create')}
          </Button>
        </div>
      }
    >
      <p className="pb-3 text-small text-ink-soft">{say('rangeText')}</p>
      <SpanCalendar
        label={say('rangeCalendar')}
        locale={locale}
        firstWeekday={firstWeekday}
        previousLabel={sayShared('previousMonth')}
        nextLabel={sayShared('nextMonth')}
        min={today}
        max={lastPlannableDate(today)}
        today={today}
        span={days}
        firstLabel={say('rangeFirst')}
        lastLabel={say('rangeLast')}
        onTap={(date) => setRange((known) => pickGroceryDate(known, date))}
      />
    </Dialog>
  );
}
