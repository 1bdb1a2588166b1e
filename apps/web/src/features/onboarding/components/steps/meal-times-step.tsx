import { lighterDinner } from '@weekbord/domain/onboarding/lighter-dinner';
import { validateMealTimes } from '@weekbord/domain/onboarding/validate-choices';
import { inDisplayOrder, type MealMoment } from '@weekbord/domain/slots/meal-moments';
import { Button } from '@weekbord/ui/button/button';
import { Notice } from '@weekbord/ui/notice/notice';
import { Plus } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useNutritionPlan } from '../../api/compute-nutrition-plan.ts';
import { useWizard } from '../../model/use-wizard.ts';
import { ChoiceError } from '../choice-error.tsx';
import { MealTimesChoice } from '../choices/meal-times-choice.tsx';
import { WizardFrame } from '../wizard-frame.tsx';

const ERRORS = {
  meals_too_few: 'mealsTooFew',
  meals_too_many: 'mealsTooMany',
  meals_required: 'mealsRequired',
  not_a_choice: 'mealsRequired',
} as const;
const ERROR_ID = 'meal-times-error';

/** Asks when the person eats. */
export function MealTimesStep() {
  const say = usePhrases('onboarding');
  const wizard = useWizard('meal-times');
  const { form, rules } = wizard;
  const { mealTimes } = form.dietPreferences;
  const { plan } = useNutritionPlan(form, rules);
  const fault = validateMealTimes(mealTimes);

  const add = (moment: MealMoment) => {
    const chosen = inDisplayOrder([...mealTimes, moment]);
    wizard.change({ ...form, dietPreferences: { ...form.dietPreferences, mealTimes: chosen } });
  };
  const lighter = plan && fault === null ? lighterDinner(mealTimes, plan.calories) : null;

  return (
    <WizardFrame
      step="meal-times"
      wizard={wizard}
      title={say('mealTimesTitle')}
      text={say('mealTimesText')}
      onNext={() => fault === null && wizard.next(form)}
    >
      <MealTimesChoice answers={wizard} plan={plan} describedBy={ERROR_ID} />
      {lighter && (
        <div className="mt-4">
          <Notice tone="plain">
            <p>{say('largeDinner', { kcal: lighter.kcal, kcalWith: lighter.kcalWith })}</p>
            <Button
              tone="quiet"
              size="medium"
              icon={<Plus aria-hidden="true" className="size-5" />}
              className="-ml-3 mt-1"
              onClick={() => add(lighter.added)}
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
