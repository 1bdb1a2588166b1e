import { isQuiet } from '@weekbord/domain/reminders/quiet-hours';
import type { QuietHours } from '@weekbord/domain/reminders/reminder-settings';
import { TimeField } from '@weekbord/ui/time-field/time-field';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { ReminderChoices } from '../api/reminders.ts';
import { ReminderCard } from './reminder-card.tsx';
import { Weekdays } from './weekdays.tsx';

type DayChoices = ReminderChoices['weigh_in'];

interface DayReminderProps {
  title: string;
  hint: string;
  reminder: DayChoices;
  quietHours: QuietHours | null;
  onChange: (reminder: DayChoices) => void;
}

/** A reminder at one time on the chosen weekdays. */
export function DayReminder({ title, hint, reminder, quietHours, onChange }: DayReminderProps) {
  const say = usePhrases('reminders');
  const change = (changed: Partial<DayChoices>) => onChange({ ...reminder, ...changed });
  return (
    <ReminderCard title={title} hint={hint} isOn={reminder.on} onSwitch={(on) => change({ on })}>
      <div className="max-w-48">
        <TimeField
          label={say('time')}
          value={reminder.time}
          onChange={(time) => change({ time })}
          hint={isQuiet(reminder.time, quietHours) ? say('afterQuietHours') : undefined}
        />
      </div>
      <Weekdays weekdays={reminder.weekdays} onChange={(weekdays) => change({ weekdays })} />
    </ReminderCard>
  );
}
