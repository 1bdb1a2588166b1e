import { offeredDietTypes, permittedDietTypes } from '@weekbord/domain/onboarding/offered-options';
import { chooseDietType } from '@weekbord/domain/onboarding/onboarding-form';
import type { MacroPreference } from '@weekbord/domain/macros/macro-preferences';
import { Button } from '@weekbord/ui/button/button';
import { ExternalLink } from 'lucide-react';
import { articleAddress } from '../../../../shared/links.ts';
import { MacroBoxes } from '../../../../shared/macros/macro-boxes.tsx';
import { OutsideLink } from '../../../../shared/outside-link.tsx';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { NumberSources } from '../../../../shared/sources/number-sources.tsx';
import { useNutritionPlan } from '../../api/compute-nutrition-plan.ts';
import { useWizard } from '../../model/use-wizard.ts';
import { DietTypeChoice, useLacksConsent } from '../choices/diet-type-choice.tsx';
import { PlanUnavailable } from '../plan-unavailable.tsx';
import { WizardFrame } from '../wizard-frame.tsx';

const ARTICLES = [
  { dietType: 'CYCLE_DIET', phrase: 'aboutCycle', page: 'cycle-diet' },
  { dietType: 'MENOPAUSE', phrase: 'aboutMenopause', page: 'menopause-diet' },
] as const;

/** Shows the day that follows from the answers, and asks for the kind of plan. */
export function NutritionalPlanStep() {
  const say = usePhrases('onboarding');
  const wizard = useWizard('nutritional-plan');
  const { form, rules } = wizard;
  const { gender } = form.biometricData;
  const offered = offeredDietTypes(gender, rules.flags);
  const current = form.dietPreferences.dietType;
  const isKept = offered.includes(current) || permittedDietTypes(gender, rules.flags).includes(current);
  // A saved choice is always shown, even if a flag hides it from new users.
  const options = offered.includes(current) || !isKept ? offered : [current, ...offered];
  const chosen = isKept ? form : chooseDietType(form, offered[0] ?? 'RECOMMENDED');
  const { plan, error, retry } = useNutritionPlan(chosen, rules);
  const lacksConsent = useLacksConsent(chosen.dietPreferences.dietType);

  const choose = (dietType: MacroPreference) => {
    if (dietType === 'CHOOSE_YOUR_OWN') wizard.visit('modify-macros');
    else wizard.change(chooseDietType(form, dietType));
  };

  return (
    <WizardFrame
      step="nutritional-plan"
      wizard={wizard}
      title={say('nutritionalPlanTitle')}
      text={say('nutritionalPlanText')}
      onNext={() => wizard.next(chosen)}
      isNextDisabled={!plan || lacksConsent}
    >
      <div className="grid gap-5">
        {!plan && error ? <PlanUnavailable error={error} onRetry={retry} /> : <MacroBoxes plan={plan} />}
        <NumberSources topic="PLAN" />
        <DietTypeChoice value={chosen.dietPreferences.dietType} onChange={choose} offered={options} />
        {chosen.dietPreferences.dietType === 'CHOOSE_YOUR_OWN' && (
          <Button tone="secondary" size="medium" onClick={() => wizard.visit('modify-macros')}>
            {say('adjustNumbers')}
          </Button>
        )}
        <ul className="grid gap-1">
          {ARTICLES.filter(({ dietType }) => options.includes(dietType)).map(({ dietType, phrase, page }) => (
            <li key={dietType}>
              <OutsideLink
                to={articleAddress(page)}
                className="inline-flex min-h-11 items-center gap-2 text-small font-semibold text-brand-strong underline-offset-3 hover:underline"
              >
                {say(phrase)}
                <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
              </OutsideLink>
            </li>
          ))}
        </ul>
      </div>
    </WizardFrame>
  );
}
