import { isQuiet } from '@weekbord/domain/reminders/quiet-hours';
import type { QuietHours } from '@weekbord/domain/reminders/reminder-settings';
import { USUAL_TIMES } from '@weekbord/domain/diary/calendar-feed';
import { MEAL_MOMENTS, type MealMoment } from '@weekbord/domain/slots/meal-moments';
import { ChipChoice } from '@weekbord/ui/chip-choice/chip-choice';
import { Switch } from '@weekbord/ui/switch/switch';
import { TimeField } from '@weekbord/ui/time-field/time-field';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { ReminderChoices } from '../api/reminders.ts';
import { ReminderCard } from './reminder-card.tsx';
import { Weekdays } from './weekdays.tsx';

interface MealRemindersProps {
  meals: ReminderChoices['meals'];
  quietHours: QuietHours | null;
  onChange: (meals: ReminderChoices['meals']) => void;
}

/** Reminders for meals: which meals, when, on which days, and whether they name the dish. */
export function MealReminders({ meals, quietHours, onChange }: MealRemindersProps) {
  const say = usePhrases('reminders');
  const sayMeals = usePhrases('meals');
  const change = (changed: Partial<typeof meals>) => onChange({ ...meals, ...changed });
  const chosen = MEAL_MOMENTS.filter((moment) => meals.times[moment] !== null);
  const choose = (moments: readonly MealMoment[]) => {
    const timeOf = (moment: MealMoment) =>
      moments.includes(moment) ? (meals.times[moment] ?? USUAL_TIMES[moment]) : null;
    const times = Object.fromEntries(MEAL_MOMENTS.map((moment) => [moment, timeOf(moment)]));
    change({ times: times as typeof meals.times });
  };
  return (
    <ReminderCard title={say('meals')} hint={say('mealsHint')} isOn={meals.on} onSwitch={(on) => change({ on })}>
      <ChipChoice
        label={say('whichMeals')}
        hint={say('whichMealsHint')}
        kind="many"
        values={chosen}
        options={MEAL_MOMENTS.map((moment) => ({ value: moment, label: sayMeals(moment) }))}
        onChange={choose}
      />
      {chosen.length > 0 && (
        <div className="grid items-start grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-4 gap-y-2">
          {chosen.map((moment) => {
            const time = meals.times[moment] ?? '';
            return (
              <TimeField
                key={moment}
                label={sayMeals(moment)}
                value={time}
                onChange={(to) => change({ times: { ...meals.times, [moment]: to } })}
                hint={isQuiet(time, quietHours) ? say('inQuietHours') : undefined}
              />
            );
          })}
        </div>
      )}
      <Weekdays weekdays={meals.weekdays} onChange={(weekdays) => change({ weekdays })} />
      <Switch isOn={meals.names_dishes} onChange={(names) => change({ names_dishes: names })}>
        <span className="block font-semibold">{say('namesDishes')}</span>
        <span className="block text-small text-ink-soft">{say('namesDishesHint')}</span>
      </Switch>
    </ReminderCard>
  );
}
