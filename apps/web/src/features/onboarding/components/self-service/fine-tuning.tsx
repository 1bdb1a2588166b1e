import { Spinner } from '@weekbord/ui/spinner/spinner';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { useState } from 'react';
import { NUMBER_FIELD } from '../../../../shared/form/number-field.ts';
import { useForm } from '../../../../shared/form/use-form.ts';
import { useFormat } from '../../../../shared/locale/format.ts';
import { useLanguage } from '../../../../shared/locale/language.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { NumberSources } from '../../../../shared/sources/number-sources.tsx';
import { type ShownPlan, useNutritionPlan } from '../../api/compute-nutrition-plan.ts';
import type { MealTexts } from '../../model/draft.ts';
import { OWN_MACROS, type OwnMacro } from '../../model/own-macros.ts';
import { keepAnswer } from '../../model/start-screens.ts';
import { type MealField, readTuning, textsOfMeals } from '../../model/tuned-meals.ts';
import { type Answers, useAnswers } from '../../model/use-wizard.ts';
import { ChoiceError } from '../choice-error.tsx';
import { SelfServiceFrame, useGoTo } from './self-service-frame.tsx';

/** Lets a person set the nutrition of each meal, from 0 grams up. */
export function FineTuning() {
  const say = usePhrases('selfService');
  const sayShared = usePhrases('shared');
  const language = useLanguage();
  const answers = useAnswers();
  const { plan } = useNutritionPlan(answers.form, answers.rules);
  const texts = plan && { ...textsOfMeals(plan.mealSlots, language), ...answers.typed.meals };
  if (plan && texts) return <TuningForm answers={answers} texts={texts} proposed={plan} />;
  return (
    <SelfServiceFrame screen="fine-tuning" title={say('tuneTitle')} onNext={() => undefined} isNextDisabled>
      <Spinner label={sayShared('loading')} className="h-60 w-full text-title text-brand-strong" />
    </SelfServiceFrame>
  );
}

function TuningForm({ answers, texts, proposed }: { answers: Answers; texts: MealTexts; proposed: ShownPlan }) {
  const say = usePhrases('selfService');
  const sayWizard = usePhrases('onboarding');
  const sayMeal = usePhrases('meals');
  const sayShared = usePhrases('shared');
  const format = useFormat();
  const language = useLanguage();
  const goTo = useGoTo();
  const { form } = answers;
  const [wasTried, setWasTried] = useState(false);
  const { faults, day, dayFaults, ready } = readTuning(form, texts, { proposed, language });
  const fields = useForm<MealField>({
    showsFaultsOn: 'blur',
    faults: Object.fromEntries(
      Object.entries(faults).map(([field, { code }]) => [
        field,
        code === 'required' ? sayShared('notANumber') : say('gramsError'),
      ]),
    ),
  });
  const type = (moment: keyof MealTexts, macro: OwnMacro, text: string) => {
    const grams = texts[moment] ?? { protein: '', fat: '', carbohydrates: '' };
    fields.changed(`${moment}.${macro}`);
    answers.type({ meals: { ...texts, [moment]: { ...grams, [macro]: text } } });
  };
  const dayError = () => {
    if (!dayFaults || !(wasTried || answers.typed.meals)) return undefined;
    const { calories, protein, fat, carbohydrates } = dayFaults;
    if (fat) return say('dayFatError', { min: fat.limit ?? 0, kcal: day.calories });
    if (protein) return sayWizard('proteinError', { min: protein.limit ?? 0 });
    if (calories) return sayWizard('caloriesError', { min: calories.limit ?? 0 });
    return carbohydrates ? sayWizard('carbohydratesError') : undefined;
  };
  const save = () => {
    setWasTried(true);
    if (!fields.check() || !ready) return;
    keepAnswer('self-service', ready);
    answers.type({ meals: undefined });
    goTo('create-plan');
  };
  return (
    <SelfServiceFrame
      screen="fine-tuning"
      title={say('tuneTitle')}
      text={say('tuneText')}
      nextLabel={say('tuneSave')}
      onNext={save}
    >
      <div id={fields.id} className="grid gap-6">
        {form.dietPreferences.mealTimes.map((moment) => (
          <fieldset key={moment}>
            <legend className="mb-2 text-heading font-bold">{sayMeal(moment)}</legend>
            <div className="grid grid-cols-3 gap-3">
              {OWN_MACROS.map((macro) => (
                <TextField
                  key={macro}
                  {...NUMBER_FIELD}
                  label={sayShared(macro)}
                  unit="g"
                  maxLength={6}
                  value={texts[moment]?.[macro] ?? ''}
                  error={fields.errorOf(`${moment}.${macro}`)}
                  onChange={(text) => type(moment, macro, text)}
                  onBlur={() => fields.left(`${moment}.${macro}`)}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <p role="status" className="rounded-card bg-sunken px-4 py-3 text-small font-semibold">
          {say('dayTotal', {
            kcal: format.number(day.calories),
            protein: format.number(day.protein),
            fat: format.number(day.fat),
            carbohydrates: format.number(day.carbohydrates),
          })}
        </p>
        <NumberSources topic="PLAN" />
      </div>
      <ChoiceError id="tuned-day" text={dayError()} />
    </SelfServiceFrame>
  );
}
