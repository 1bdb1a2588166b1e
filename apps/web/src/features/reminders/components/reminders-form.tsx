import { NO_REMINDERS } from '@weekbord/domain/reminders/reminder-settings';
import { Button } from '@weekbord/ui/button/button';
import { Notice } from '@weekbord/ui/notice/notice';
import { TimeField } from '@weekbord/ui/time-field/time-field';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { zoneHere } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { Reminders } from '../api/reminders.ts';
import { areNoHours, hasOtherClock } from '../model/choices.ts';
import { useChoices } from '../model/use-choices.ts';
import { DayReminder } from './day-reminder.tsx';
import { MealReminders } from './meal-reminders.tsx';
import { ReminderCard } from './reminder-card.tsx';
import { WhereTheyCome } from './where-they-come.tsx';

interface RemindersFormProps {
  reminders: Reminders;
  email: string;
  /** Who writes notes to the user; null if no one does. */
  notesFrom: 'COACH' | 'CLIENTS' | null;
}

/** The user's reminders; each change is saved immediately. */
export function RemindersForm({ reminders, email, notesFrom }: RemindersFormProps) {
  const say = usePhrases('reminders');
  const sayShared = usePhrases('shared');
  const { choices, change, failure, retry } = useChoices(reminders);
  const { meals, weigh_in: weighIn, shopping, notes, quiet_hours: quietHours, time_zone: zone } = choices;
  const isAnyOn = meals.on || weighIn.on || shopping.on;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {failure && (
        <Notice tone="bad">
          <p>
            {say('notSaved')} {failureText(failure, sayShared)}
          </p>
          <div className="-ml-3">
            <Button tone="quiet" size="small" onClick={retry}>
              {sayShared('retry')}
            </Button>
          </div>
        </Notice>
      )}
      {isAnyOn && zone !== null && hasOtherClock(zone) && (
        <Notice tone="plain">
          <p>{say('otherClock', { zone: placeOf(zone), here: placeOf(zoneHere()) })}</p>
          <div className="-ml-3">
            <Button tone="quiet" size="small" onClick={() => change({ time_zone: zoneHere() })}>
              {say('useThisClock')}
            </Button>
          </div>
        </Notice>
      )}
      <MealReminders meals={meals} quietHours={quietHours} onChange={(to) => change({ meals: to })} />
      <DayReminder
        title={say('weighIn')}
        hint={say('weighInHint')}
        reminder={weighIn}
        quietHours={quietHours}
        onChange={(to) => change({ weigh_in: to })}
      />
      <DayReminder
        title={say('shopping')}
        hint={say('shoppingHint')}
        reminder={shopping}
        quietHours={quietHours}
        onChange={(to) => change({ shopping: to })}
      />
      {notesFrom !== null && (
        <ReminderCard
          title={say('notes')}
          hint={notesFrom === 'COACH' ? say('notesHint') : say('notesOfClientsHint')}
          isOn={notes?.on ?? false}
          onSwitch={(on) => change({ notes: { on } })}
        />
      )}
      <ReminderCard
        title={say('quietHours')}
        hint={say('quietHoursHint')}
        isOn={quietHours !== null}
        onSwitch={(isOn) => change({ quiet_hours: isOn ? NO_REMINDERS.quietHours : null })}
      >
        {quietHours && (
          <div className="grid max-w-96 grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-4">
            <TimeField
              label={say('quietFrom')}
              value={quietHours.from}
              onChange={(from) => change({ quiet_hours: { ...quietHours, from } })}
            />
            <TimeField
              label={say('quietUntil')}
              value={quietHours.until}
              onChange={(until) => change({ quiet_hours: { ...quietHours, until } })}
              error={areNoHours(quietHours) ? say('quietAlike') : undefined}
            />
          </div>
        )}
      </ReminderCard>
      {isAnyOn && <WhereTheyCome reminders={reminders} email={email} />}
    </div>
  );
}

/** Returns the place in a time zone's name, without the continent. */
function placeOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
