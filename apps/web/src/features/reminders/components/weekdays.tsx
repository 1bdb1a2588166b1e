import { type Weekday, WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { ChipChoice } from '@weekbord/ui/chip-choice/chip-choice';
import { useWeekdays } from '../../../shared/locale/first-weekday.ts';
import { useWeekdayNames } from '../../../shared/locale/use-weekday-names.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

interface WeekdaysProps {
  weekdays: readonly Weekday[];
  onChange: (weekdays: Weekday[]) => void;
}

/** Lets the user choose the weekdays of a reminder, at least one. */
export function Weekdays({ weekdays, onChange }: WeekdaysProps) {
  const say = usePhrases('reminders');
  const nameOf = useWeekdayNames('weekday');
  const days = useWeekdays();
  return (
    <ChipChoice
      label={say('days')}
      kind="many"
      values={weekdays}
      options={days.map((day) => ({ value: day, label: nameOf(day) }))}
      onChange={(chosen) => onChange(WEEKDAYS.filter((day) => chosen.includes(day)))}
      error={weekdays.length === 0 ? say('daysRequired') : undefined}
    />
  );
}
