import { toggleMultiple } from '@weekbord/domain/onboarding/toggle-choice';
import {
  inDisplayOrder,
  type MealMoment,
  WIZARD_MEAL_MOMENTS,
  type WizardMealMoment,
} from '@weekbord/domain/slots/meal-moments';
import { ChoiceTiles } from '@weekbord/ui/choice-tiles/choice-tiles';
import type { FixedPicture } from '../../../../shared/dish-picture/fixed-picture-names.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { ShownPlan } from '../../api/compute-nutrition-plan.ts';
import type { Answers } from '../../model/use-wizard.ts';
import { FixedFood } from '../../../../shared/option-picture.tsx';

const PICTURES: Readonly<Record<WizardMealMoment, FixedPicture>> = {
  BREAKFAST: 'pancakes',
  MORNING_SNACK: 'banana',
  LUNCH: 'sandwich',
  AFTERNOON_SNACK: 'apple',
  DINNER: 'pasta',
  SNACK: 'blueberries',
};

interface MealTimesChoiceProps {
  answers: Answers;
  /** The plan from which the size of each meal is shown. */
  plan: ShownPlan | undefined;
  /** The id of the validation error. */
  describedBy: string;
}

/** Lets the person choose the meals of their day. */
export function MealTimesChoice({ answers: { form, change }, plan, describedBy }: MealTimesChoiceProps) {
  const say = usePhrases('onboarding');
  const { mealTimes } = form.dietPreferences;
  const toggle = (moment: MealMoment) => {
    const chosen = inDisplayOrder(toggleMultiple(mealTimes, moment));
    change({ ...form, dietPreferences: { ...form.dietPreferences, mealTimes: chosen } });
  };
  const kcalOf = (moment: MealMoment) => plan?.mealSlots.find(({ mealMoment }) => mealMoment === moment)?.kcal;
  return (
    <ChoiceTiles
      label={say('mealTimesTitle')}
      columns={2}
      describedBy={describedBy}
      values={mealTimes}
      onToggle={toggle}
      options={WIZARD_MEAL_MOMENTS.map((moment) => {
        const kcal = kcalOf(moment);
        return {
          value: moment,
          label: say(moment),
          description: kcal === undefined ? '' : say('mealKcal', { kcal }),
          picture: <FixedFood name={PICTURES[moment]} />,
        };
      })}
    />
  );
}
