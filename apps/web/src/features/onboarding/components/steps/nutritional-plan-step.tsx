import { offeredDietTypes, permittedDietTypes } from '@weekbord/domain/onboarding/offered-options';
import { chooseDietType } from '@weekbord/domain/onboarding/onboarding-form';
import type { MacroPreference } from '@weekbord/domain/vocabulary';
import { Button } from '@weekbord/ui/button/button';
import { RadioCards } from '@weekbord/ui/radio-cards/radio-cards';
import { ExternalLink, Flower2, Moon, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBrand } from '../../../../shared/brand/brand.ts';
import { helpAddress } from '../../../../shared/links.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useNutritionPlan } from '../../api/compute-nutrition-plan.ts';
import { useWizard } from '../../model/use-wizard.ts';
import { MacroBoxes } from '../macro-boxes.tsx';
import { FoodPicture, IconPicture } from '../../../../shared/option-picture.tsx';
import { PlanUnavailable } from '../plan-unavailable.tsx';
import { WizardFrame } from '../wizard-frame.tsx';

const PICTURES: Readonly<Record<MacroPreference, ReactNode>> = {
  RECOMMENDED: <FoodPicture name="green-salad" />,
  LOW_CARB: <FoodPicture name="avocado" />,
  KETO: <FoodPicture name="bacon" />,
  CYCLE_DIET: <IconPicture icon={Moon} />,
  MENOPAUSE: <IconPicture icon={Flower2} />,
  CHOOSE_YOUR_OWN: <IconPicture icon={SlidersHorizontal} />,
};

const ARTICLES = [
  { dietType: 'CYCLE_DIET', phrase: 'aboutCycle', page: 'cycle-diet' },
  { dietType: 'MENOPAUSE', phrase: 'aboutMenopause', page: 'menopause-diet' },
] as const;

/** Shows the day that the answers make, and asks what kind of plan it shall be. */
export function NutritionalPlanStep() {
  const say = usePhrases('onboarding');
  const sayShared = usePhrases('shared');
  const brand = useBrand();
  const wizard = useWizard('nutritional-plan');
  const { form, rules } = wizard;
  const { gender } = form.biometricData;
  const offered = offeredDietTypes(gender, rules.flags);
  const current = form.dietPreferences.dietType;
  const isKept = offered.includes(current) || permittedDietTypes(gender, rules.flags).includes(current);
  // What was saved before stays visible, also where a flag hides it from newcomers.
  const options = offered.includes(current) || !isKept ? offered : [current, ...offered];
  const chosen = isKept ? form : chooseDietType(form, offered[0] ?? 'RECOMMENDED');
  const { plan, error, retry } = useNutritionPlan(chosen, rules);

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
      isNextDisabled={!plan}
    >
      <div className="grid gap-5">
        {!plan && error ? <PlanUnavailable error={error} onRetry={retry} /> : <MacroBoxes plan={plan} />}
        <RadioCards
          label={say('dietTypeLabel')}
          value={chosen.dietPreferences.dietType}
          onChange={choose}
          options={options.map((dietType) => ({
            value: dietType,
            label: say(dietType),
            description: say(`${dietType}Text`),
            picture: PICTURES[dietType],
          }))}
        />
        {chosen.dietPreferences.dietType === 'CHOOSE_YOUR_OWN' && (
          <Button tone="secondary" size="medium" onClick={() => wizard.visit('modify-macros')}>
            {say('adjustNumbers')}
          </Button>
        )}
        <ul className="grid gap-1">
          {ARTICLES.filter(({ dietType }) => options.includes(dietType)).map(({ dietType, phrase, page }) => (
            <li key={dietType}>
              <a
                href={helpAddress(brand, page)}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 items-center gap-2 text-small font-semibold text-brand-strong underline-offset-3 hover:underline"
              >
                {say(phrase)}
                <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
                <span className="sr-only">{sayShared('opensInNewTab')}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </WizardFrame>
  );
}
