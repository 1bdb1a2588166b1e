import { weeklyGoalFromWeeklyChange } from '@weekbord/domain/goals/weekly-goals';
import { centimetresToFeet } from '@weekbord/domain/units/height';
import { shownWeight } from '@weekbord/domain/units/weight';
import { CHOICES, leftOutOf } from '../../../shared/foods/left-out.ts';
import { weeklyGoalAmount } from '../../../shared/goals/weekly-goal-text.ts';
import { useFormat } from '../../../shared/locale/format.ts';
import { useLanguage } from '../../../shared/locale/language.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { CurrentUser } from '../../../shared/session/current-user.ts';

type Intake = NonNullable<CurrentUser['intake']>;

/** Returns one line per topic that summarises what is known about a person. */
export function useIntakeTexts() {
  const say = usePhrases('profile');
  const format = useFormat();
  const language = useLanguage();
  return {
    body: ({ gender, age, height_in_cm: height, weight, ...units }: Intake) =>
      [
        say(gender),
        age !== null && say('years', { count: age }),
        height !== null &&
          (units.uses_imperial_measurements_for_height
            ? say('feetInches', centimetresToFeet(height))
            : say('centimetres', { value: format.number(height) })),
        `${format.number(shownWeight(weight, units.personal_weight_unit), 1)} ${units.personal_weight_unit === 'KILOGRAMS' ? 'kg' : 'lb'}`,
      ]
        .filter((fact) => fact !== false)
        .join(', '),
    goal: (intake: Intake) => {
      if (intake.not_given.includes('main_goal')) return say('notGiven');
      const goal = say(`goal${intake.main_goal}`);
      const isPaceGiven = !intake.not_given.includes('goal_weekly_change_in_kg');
      if (intake.main_goal !== 'LOSE_WEIGHT' || !isPaceGiven) return goal;
      const weeklyGoal = weeklyGoalFromWeeklyChange(intake.goal_weekly_change_in_kg);
      const amount = weeklyGoalAmount(weeklyGoal, intake.personal_weight_unit, format);
      return say('goalAndSpeed', { goal, speed: say('weeklyGoalLabel', amount) });
    },
    diet: (intake: Intake) => {
      const diet = say(intake.diet);
      const { choices } = leftOutOf(intake);
      if (choices.size === 0) return diet;
      const names = CHOICES.filter((choice) => choices.has(choice)).map((choice) => say(choice));
      return say('dietWithout', { diet, allergens: new Intl.ListFormat(language).format(names) });
    },
    clientUnits: ({ uses_imperial_measurements: isImperial }: CurrentUser) =>
      say('clientUnitsValue', { units: say(isImperial ? 'recipesImperial' : 'recipesMetric') }),
    units: (intake: Intake) =>
      say('unitsValue', {
        recipes: say(intake.uses_imperial_measurements_for_recipes ? 'recipesImperial' : 'recipesMetric'),
        weight: say(`in${intake.personal_weight_unit}`),
        height: say(intake.uses_imperial_measurements_for_height ? 'inFEET' : 'inCENTIMETRES'),
      }),
  };
}
