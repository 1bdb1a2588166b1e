import { LONGEST_PLAN_TEXT } from '@weekbord/domain/plans/plan-versions';
import { MIN_KCAL } from '@weekbord/domain/goals/energy-floor';
import { mealsOfCoachPlan } from '@weekbord/domain/plans/coach-plan';
import { shownPlanName, storedPlanName } from '@weekbord/domain/plans/wizard-plan';
import { dayGoal } from '@weekbord/domain/slots/day-goal';
import { WEEKDAYS, type Weekday } from '@weekbord/domain/dates/weekdays';
import { Card } from '@weekbord/ui/card/card';
import { Notice } from '@weekbord/ui/notice/notice';
import { Switch } from '@weekbord/ui/switch/switch';
import { TextArea } from '@weekbord/ui/text-area/text-area';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { useFormat } from '../../../../shared/locale/format.ts';
import { useWeekdays } from '../../../../shared/locale/first-weekday.ts';
import { useWeekdayNames } from '../../../../shared/locale/use-weekday-names.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { needsReason, TYPED_MACROS, typeMeal } from '../../model/plan-draft.ts';
import { DayFaults } from './day-faults.tsx';
import { MacroFields } from './macro-fields.tsx';
import type { PlanStepProps } from './plan-step.ts';

/** Maximum length of a plan's name, in characters. */
const LONGEST_NAME = 100;

/** The nutrition of each meal, the plan's name and its weekdays. */
export function PlanTuning(props: PlanStepProps) {
  const { basis, draft, onChange } = props;
  const say = usePhrases('clientPlan');
  const sayShared = usePhrases('shared');
  const sayMeal = usePhrases('meals');
  const format = useFormat();
  const meals = mealsOfCoachPlan(basis, draft.plan);
  const day = dayGoal(meals);
  const isReasonNeeded = needsReason(draft, day);
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{say('tuneText')}</p>
      {meals.map((meal) => (
        <Card key={meal.mealMoment}>
          <fieldset className="min-w-0">
            <legend className="float-left mb-3 flex w-full flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-bold">{sayMeal(meal.mealMoment)}</span>
              <span className="text-small font-semibold text-ink-soft">
                {format.number(meal.kcal)} {sayShared('kcal')}
              </span>
            </legend>
            <MacroFields
              grams={meal}
              typedOf={(macro) => draft.typed.meals[`${meal.mealMoment}.${macro}`]}
              onType={(macro, text) => onChange(typeMeal(draft, meal, macro, text))}
            />
          </fieldset>
        </Card>
      ))}
      <Card as="section" labelledBy="tuned-day">
        <h2 id="tuned-day" className="font-bold">
          {say('dayTitle')}
        </h2>
        <p role="status" className="mt-1">
          <span className="font-bold">
            {format.number(day.kcal)} {sayShared('kcal')}
          </span>
          {TYPED_MACROS.map((macro) => ` · ${sayShared(macro)} ${format.number(day[macro])} g`)}
        </p>
      </Card>
      <DayFaults basis={basis} draft={draft} day={day} name={props.name} />
      <PlanDays {...props} />
      <Card>
        <TextArea
          label={say(isReasonNeeded ? 'reasonNeeded' : 'reasonLabel')}
          error={
            isReasonNeeded && draft.reason.trim() === ''
              ? say('reasonMissing', { limit: format.number(MIN_KCAL) })
              : undefined
          }
          hint={say('reasonHint', { name: props.name })}
          rows={2}
          maxLength={LONGEST_PLAN_TEXT}
          value={draft.reason}
          onChange={(reason) => onChange({ ...draft, reason })}
        />
      </Card>
    </div>
  );
}

function PlanDays({ draft, onChange }: PlanStepProps) {
  const say = usePhrases('clientPlan');
  const sayClients = usePhrases('clients');
  const nameOf = useWeekdayNames();
  const ofWeek = useWeekdays();
  const { name, days, isOnly } = draft;
  const toggle = (day: Weekday) => {
    const chosen = WEEKDAYS.filter((one) => (one === day ? !days.includes(day) : days.includes(one)));
    onChange({ ...draft, days: chosen });
  };
  return (
    <Card>
      <TextField
        label={say('nameLabel')}
        value={shownPlanName(name, sayClients('personalPlan'))}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        error={name.trim() === '' ? say('nameError') : undefined}
        onChange={(text) => onChange({ ...draft, name: storedPlanName(text, sayClients('personalPlan')) })}
      />
      <fieldset className="mt-5 min-w-0">
        <legend className="text-small font-semibold">{say('daysLabel')}</legend>
        <p className="mb-1 text-small text-ink-soft">{say(isOnly ? 'daysOnly' : 'daysText')}</p>
        <div className="grid sm:grid-cols-2 sm:gap-x-8">
          {ofWeek.map((day) => (
            <Switch key={day} isOn={days.includes(day)} isDisabled={isOnly} onChange={() => toggle(day)}>
              <span className="first-letter:uppercase">{nameOf(day)}</span>
            </Switch>
          ))}
        </div>
      </fieldset>
      {days.length === 0 && <Notice tone="bad">{say('daysError')}</Notice>}
    </Card>
  );
}
