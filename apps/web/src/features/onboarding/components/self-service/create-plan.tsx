import { validateMainMeals } from '@weekbord/domain/intake/validate-intake';
import { chooseDietType } from '@weekbord/domain/onboarding/onboarding-form';
import { offeredDietTypes } from '@weekbord/domain/onboarding/offered-options';
import { validateMealTimes } from '@weekbord/domain/onboarding/validate-choices';
import type { MacroPreference } from '@weekbord/domain/macros/macro-preferences';
import { Button } from '@weekbord/ui/button/button';
import { Notice } from '@weekbord/ui/notice/notice';
import { useState } from 'react';
import { useMinorRefusal } from '../../../../shared/intake/minors.ts';
import { today } from '../../../../shared/locale/today.ts';
import { MacroBoxes } from '../../../../shared/macros/macro-boxes.tsx';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { NumberSources } from '../../../../shared/sources/number-sources.tsx';
import { useCurrentUser } from '../../../../shared/session/current-user.ts';
import { useNutritionPlan } from '../../api/compute-nutrition-plan.ts';
import { draftStore } from '../../model/draft-store.ts';
import { withReached } from '../../model/draft.ts';
import { keepAnswer } from '../../model/start-screens.ts';
import { useAnswers, useFinish } from '../../model/use-wizard.ts';
import { ChoiceError } from '../choice-error.tsx';
import { DietTypeChoice, useLacksConsent } from '../choices/diet-type-choice.tsx';
import { MealTimesChoice } from '../choices/meal-times-choice.tsx';
import { PlanUnavailable } from '../plan-unavailable.tsx';
import { RedoDialog } from '../redo-dialog.tsx';
import { SelfServiceFrame, useGoTo } from './self-service-frame.tsx';

const MEALS_ERROR = 'self-service-meals';

/** The plan that follows from the answers: its kind, its meals, and a link to tune it. */
export function CreatePlan() {
  const say = usePhrases('selfService');
  const sayWizard = usePhrases('onboarding');
  const goTo = useGoTo();
  const finish = useFinish();
  const user = useCurrentUser();
  const answers = useAnswers();
  const { form, rules } = answers;
  const { plan, error, retry } = useNutritionPlan(form, rules);
  const [isAsking, setAsking] = useState(false);
  const { dietType, mealTimes } = form.dietPreferences;
  const refusal = useMinorRefusal(form.biometricData.age, rules.coached);
  // The cycle diet is left out, because it needs more questions, which have their own screens.
  const offered = offeredDietTypes(form.biometricData.gender, rules.flags).filter(
    (offer) => offer !== 'CYCLE_DIET' || offer === dietType,
  );
  const count = validateMealTimes(mealTimes);
  const mealsError = () => {
    if (count?.code === 'meals_too_many') return sayWizard('mealsTooMany');
    return validateMainMeals(mealTimes) ? say('mainMealsError') : undefined;
  };
  const lacksConsent = useLacksConsent(dietType);
  const isRight = mealsError() === undefined && plan !== undefined && refusal === undefined && !lacksConsent;

  const choose = (chosen: MacroPreference) => {
    if (chosen === 'CHOOSE_YOUR_OWN') goTo('fine-tuning');
    else keepAnswer('self-service', chooseDietType(form, chosen));
  };
  const save = () => {
    const answered = { ...form, isSelfService: true };
    keepAnswer('self-service', answered);
    // Marks the wizard's steps as reached, because remaining errors are corrected in them and they open only once
    // reached.
    draftStore.change(today(), (before) => withReached(before, 'dislikes'));
    finish(answered);
  };
  return (
    <SelfServiceFrame
      screen="create-plan"
      title={say('createTitle')}
      text={say('createText')}
      nextLabel={say('createAction')}
      isNextDisabled={!isRight}
      onNext={() => (user.intake?.weekly_nutrition_plan ? setAsking(true) : save())}
      beside={
        <RedoDialog isOpen={isAsking} plansMeals={rules.plansMeals} onConfirm={save} onClose={() => setAsking(false)} />
      }
    >
      {refusal !== undefined ? (
        <Notice tone="plain">{refusal}</Notice>
      ) : (
        <div className="grid gap-8">
          {!plan && error ? <PlanUnavailable error={error} onRetry={retry} /> : <MacroBoxes plan={plan} />}
          <NumberSources topic="PLAN" />
          <section>
            <h2 className="mb-3 text-heading font-bold">{sayWizard('mealTimesTitle')}</h2>
            <MealTimesChoice answers={answers} plan={plan} describedBy={MEALS_ERROR} />
            <ChoiceError id={MEALS_ERROR} text={mealsError()} />
          </section>
          <section>
            <h2 className="mb-3 text-heading font-bold">{sayWizard('dietTypeLabel')}</h2>
            <DietTypeChoice value={dietType} onChange={choose} offered={offered} />
          </section>
          <Button tone="secondary" size="medium" isDisabled={!isRight} onClick={() => goTo('fine-tuning')}>
            {say('tuneAction')}
          </Button>
        </div>
      )}
    </SelfServiceFrame>
  );
}
