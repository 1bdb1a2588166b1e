import { lighterDinner } from '@weekbord/domain/onboarding/lighter-dinner';
import { toggleMultiple } from '@weekbord/domain/onboarding/toggle-choice';
import { validateMealTimes } from '@weekbord/domain/onboarding/validate-choices';
import { inDisplayOrder } from '@weekbord/domain/slots/meal-moments';
import { type MealMoment, WIZARD_MEAL_MOMENTS, type WizardMealMoment } from '@weekbord/domain/vocabulary';
import { Button } from '@weekbord/ui/button/button';
import { ChoiceTiles } from '@weekbord/ui/choice-tiles/choice-tiles';
import { Notice } from '@weekbord/ui/notice/notice';
import { Plus } from 'lucide-react';
import type { FoodPictureName } from '../../../../shared/food-picture/food-picture-names.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useNutritionPlan } from '../../api/compute-nutrition-plan.ts';
import { useWizard } from '../../model/use-wizard.ts';
import { ChoiceError } from '../choice-error.tsx';
import { FoodPicture } from '../../../../shared/option-picture.tsx';
import { WizardFrame } from '../wizard-frame.tsx';

const PICTURES: Readonly<Record<WizardMealMoment, FoodPictureName>> = {
  BREAKFAST: 'pancakes',
  MORNING_SNACK: 'banana',
  LUNCH: 'sandwich',
  AFTERNOON_SNACK: 'red-apple',
  DINNER: 'spaghetti',
  SNACK: 'blueberries',
};

const ERRORS = {
  meals_too_few: 'mealsTooFew',
  meals_too_many: 'mealsTooMany',
  meals_required: 'mealsRequired',
  not_a_choice: 'mealsRequired',
} as const;
const ERROR_ID = 'meal-times-error';

/** Asks at which moments the person eats. */
export function MealTimesStep() {
  const say = usePhrases('onboarding');
  const wizard = useWizard('meal-times');
  const { form, rules } = wizard;
  const { mealTimes } = form.dietPreferences;
  const { plan } = useNutritionPlan(form, rules);
  const fault = validateMealTimes(mealTimes);

  const toggle = (moment: MealMoment) => {
    const chosen = inDisplayOrder(toggleMultiple(mealTimes, moment));
    wizard.change({ ...form, dietPreferences: { ...form.dietPreferences, mealTimes: chosen } });
  };
  const lighter = plan && fault === null ? lighterDinner(mealTimes, plan.calories) : null;
  const kcalOf = (moment: MealMoment) => plan?.mealSlots.find(({ mealMoment }) => mealMoment === moment)?.kcal;

  return (
    <WizardFrame
      step="meal-times"
      wizard={wizard}
      title={say('mealTimesTitle')}
      text={say('mealTimesText')}
      onNext={() => fault === null && wizard.next(form)}
    >
      <ChoiceTiles
        label={say('mealTimesTitle')}
        columns={2}
        describedBy={ERROR_ID}
        values={mealTimes}
        onToggle={toggle}
        options={WIZARD_MEAL_MOMENTS.map((moment) => {
          const kcal = kcalOf(moment);
          return {
            value: moment,
            label: say(moment),
            description: kcal === undefined ? '' : say('mealKcal', { kcal }),
            picture: <FoodPicture name={PICTURES[moment]} />,
          };
        })}
      />
      {lighter && (
        <div className="mt-4">
          <Notice tone="plain">
            <p>{say('largeDinner', { kcal: lighter.kcal, kcalWith: lighter.kcalWith })}</p>
            <Button
              tone="quiet"
              size="medium"
              icon={<Plus aria-hidden="true" className="size-5" />}
              className="-ml-3 mt-1"
              onClick={() => toggle(lighter.added)}
            >
              {say('addMeal', { meal: say(lighter.added) })}
            </Button>
          </Notice>
        </div>
      )}
      <ChoiceError id={ERROR_ID} text={fault ? say(ERRORS[fault.code]) : undefined} />
    </WizardFrame>
  );
}
