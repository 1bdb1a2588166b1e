import { addDays, type PlainDate, weekdayOf } from '@weekbord/domain/dates/plain-date';
import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { SegmentedControl } from '@weekbord/ui/segmented-control/segmented-control';
import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** From when to plan meals for the new target, if at all. */
export type PlanAgain = 'TODAY' | 'MONDAY' | 'NOT';

/** Returns the start date of a choice, given today's date; null if meals are not planned. */
export function startOf(choice: PlanAgain, today: PlainDate): PlainDate | null {
  if (choice === 'NOT') return null;
  return choice === 'TODAY' ? today : nextMonday(today);
}

interface PlanAgainChoiceProps {
  today: PlainDate;
  value: PlanAgain;
  onChange: (value: PlanAgain) => void;
}

/** Asks from when to plan meals again. */
export function PlanAgainChoice({ today, value, onChange }: PlanAgainChoiceProps) {
  const say = usePhrases('profile');
  const format = useFormat();
  return (
    <SegmentedControl<PlanAgain>
      label={say('goalPlanAgain')}
      value={value}
      onChange={onChange}
      options={[
        { value: 'TODAY', label: say('goalPlanToday') },
        { value: 'MONDAY', label: say('goalPlanMonday', { date: format.date(nextMonday(today), 'short') }) },
        { value: 'NOT', label: say('goalPlanNot') },
      ]}
    />
  );
}

/** Returns the first Monday after a date. */
function nextMonday(date: PlainDate): PlainDate {
  return addDays(date, WEEKDAYS.length - WEEKDAYS.indexOf(weekdayOf(date)));
}
