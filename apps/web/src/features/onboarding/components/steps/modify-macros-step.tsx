import { MIN_KCAL } from '@weekbord/domain/goals/energy-floor';
import { chooseOwnMacros } from '@weekbord/domain/onboarding/onboarding-form';
import { unusualMacros } from '@weekbord/domain/onboarding/unusual-macros';
import { Button } from '@weekbord/ui/button/button';
import { Notice } from '@weekbord/ui/notice/notice';
import { SegmentedControl } from '@weekbord/ui/segmented-control/segmented-control';
import { Spinner } from '@weekbord/ui/spinner/spinner';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { useRef } from 'react';
import { NUMBER_FIELD } from '../../../../shared/form/number-field.ts';
import { useUnderstood } from '../../../../shared/form/use-understood.ts';
import { useTextForm } from '../../../../shared/form/use-text-form.ts';
import { useFormat } from '../../../../shared/locale/format.ts';
import { useLanguage } from '../../../../shared/locale/language.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { NumberSources } from '../../../../shared/sources/number-sources.tsx';
import { useNutritionPlan } from '../../api/compute-nutrition-plan.ts';
import type { MacroTexts } from '../../model/draft.ts';
import {
  fitToCalories,
  includesFibre,
  macroTexts,
  OWN_MACROS,
  type OwnMacro,
  percentTexts,
  readOwnMacros,
  switchMacroUnit,
  textsOfPlan,
  typeMacro,
} from '../../model/own-macros.ts';
import { useWizard, type Wizard } from '../../model/use-wizard.ts';
import { ChoiceError } from '../choice-error.tsx';
import { WizardFrame } from '../wizard-frame.tsx';

type FieldName = OwnMacro | 'calories';

/** Lets a person set calories and macros themselves. */
export function ModifyMacrosStep() {
  const say = usePhrases('onboarding');
  const sayShared = usePhrases('shared');
  const language = useLanguage();
  const wizard = useWizard('modify-macros');
  const { form, typed, rules } = wizard;
  const { plan } = useNutritionPlan(form, rules);
  const { dietType, userProvidedMacros } = form.dietPreferences;
  const own = dietType === 'CHOOSE_YOUR_OWN' ? userProvidedMacros : null;
  const start = own ? macroTexts(own, language) : plan && textsOfPlan(plan, language);
  const texts = typed.macros ?? start;

  const isOfPlan = own === null && plan !== undefined && plan !== null;
  if (texts) {
    const hasFibre = isOfPlan && texts.unit === 'GRAMS' && includesFibre(texts, plan, language);
    return <OwnMacrosForm wizard={wizard} texts={texts} hasFibre={hasFibre} />;
  }
  return (
    <WizardFrame
      step="modify-macros"
      wizard={wizard}
      title={say('modifyMacrosTitle')}
      onNext={() => undefined}
      isNextDisabled
    >
      <Spinner label={sayShared('loading')} className="h-60 w-full text-title text-brand-strong" />
    </WizardFrame>
  );
}

interface OwnMacrosFormProps {
  wizard: Wizard;
  texts: MacroTexts;
  /** Whether the carbohydrates are more than in the computed plan, because they include its fibre. */
  hasFibre: boolean;
}

function OwnMacrosForm({ wizard, texts, hasFibre }: OwnMacrosFormProps) {
  const say = usePhrases('onboarding');
  const sayShared = usePhrases('shared');
  const language = useLanguage();
  const format = useFormat();
  const understood = useUnderstood();
  const macroFields = useRef<HTMLDivElement>(null);
  const { macros, faults, isNotWhole, total, ready } = readOwnMacros(texts, language);
  const isPercent = texts.unit === 'PERCENT';
  const keep = (next: MacroTexts) => wizard.type({ macros: next });

  const faultText = (name: FieldName): string | undefined => {
    const fault = faults[name];
    if (!fault) return undefined;
    const min = 'limit' in fault ? (fault.limit ?? 0) : 0;
    if (fault.code === 'required') return sayShared('notANumber');
    if (fault.code === 'calories_not_of_macros') return say('caloriesNotOfMacros', { kcal: min });
    if (name === 'calories') return say('caloriesError', { min });
    if (name === 'carbohydrates') return say('carbohydratesError');
    return isPercent ? say(`${name}PercentError`, { grams: macros[name] ?? 0, min }) : say(`${name}Error`, { min });
  };
  const hintOf = (name: OwnMacro): string | undefined => {
    if (isPercent) return macros[name] === null ? undefined : say('isGrams', { grams: macros[name] });
    const { calories, protein, fat, carbohydrates } = macros;
    if (!calories || protein === null || fat === null || carbohydrates === null) return undefined;
    const percent = percentTexts(texts, language)[name];
    return say(name === 'carbohydrates' && hasFibre ? 'isPercentWithFibre' : 'isPercent', { percent });
  };
  const fields = useTextForm<FieldName>({
    texts,
    onType: (name, text) => keep(typeMacro(texts, name, text)),
    showsFaultsOn: 'blur',
    faults: {
      calories: faultText('calories'),
      protein: faultText('protein'),
      fat: faultText('fat'),
      carbohydrates: faultText('carbohydrates'),
    },
  });
  const save = () => {
    if (!fields.check()) return;
    // Focuses the first field if the percentages do not add up to 100, because then no single field is wrong.
    if (!ready) return macroFields.current?.querySelector('input')?.focus();
    wizard.change(chooseOwnMacros(wizard.form, ready));
    wizard.type({ macros: undefined });
    wizard.back?.();
  };
  const fieldProps = (name: FieldName) => ({ ...fields.field(name), ...NUMBER_FIELD, maxLength: 7 });
  const { calories } = macros;
  const followMacros = () => keep(typeMacro(texts, 'calories', String(total)));
  const unusual = ready === null ? [] : unusualMacros(ready, wizard.form);
  const isOff = faults.calories?.code === 'calories_not_of_macros';
  return (
    <WizardFrame
      step="modify-macros"
      wizard={wizard}
      title={say('modifyMacrosTitle')}
      text={say('modifyMacrosText')}
      onNext={save}
      nextLabel={say('saveNumbers')}
    >
      <div id={fields.id} className="grid gap-5">
        <TextField
          label={say('calories')}
          unit={sayShared('kcal')}
          hint={understood(texts.calories, sayShared('kcal'))}
          {...fieldProps('calories')}
        />
        {isOff && calories !== null && (
          <div role="group" aria-label={say('whichCounts')} className="-mt-2 grid gap-2">
            <p className="text-small font-semibold">{say('whichCounts')}</p>
            {total >= MIN_KCAL && (
              <Button tone="secondary" size="medium" onClick={followMacros}>
                {say('macrosUseTotal', { kcal: format.number(total) })}
              </Button>
            )}
            <Button tone="secondary" size="medium" onClick={() => keep(fitToCalories(texts, language))}>
              {say('macrosUseCalories', { kcal: format.number(Math.round(calories)) })}
            </Button>
          </div>
        )}
        <SegmentedControl
          label={say('macroUnit')}
          value={texts.unit}
          onChange={(unit) => keep(switchMacroUnit(texts, unit, language))}
          options={[
            { value: 'GRAMS', label: say('grams') },
            { value: 'PERCENT', label: say('percentages') },
          ]}
        />
        <div ref={macroFields} className="grid gap-5 sm:grid-cols-3 sm:gap-3">
          {OWN_MACROS.map((name) => (
            <TextField
              key={name}
              label={sayShared(name)}
              unit={isPercent ? '%' : 'g'}
              hint={hintOf(name)}
              {...fieldProps(name)}
            />
          ))}
        </div>
        {isPercent && !isNotWhole && <p className="text-small text-ink-soft">{say('percentTotal', { total })}</p>}
        <ChoiceError id="macro-total" text={isNotWhole ? say('percentTotalError', { total }) : undefined} />
        {!isPercent && total > 0 && (
          <p className="flex flex-wrap items-center gap-x-3 rounded-card bg-sunken px-4 py-2 text-small" role="status">
            {say('macrosTotal', { kcal: total })}
            {!isOff && total !== calories && total >= MIN_KCAL && (
              <Button tone="quiet" size="small" onClick={followMacros} className="-mx-3">
                {say('macrosTotalUse', { kcal: format.number(total) })}
              </Button>
            )}
          </p>
        )}
        <div role="status" className="empty:hidden">
          {unusual.length > 0 && (
            <Notice tone="plain">
              <div className="grid gap-2">
                {unusual.map((one) => (
                  <p key={one.code}>
                    {one.code === 'below_resting_energy'
                      ? say('below_resting_energy', { kcal: format.number(one.kcal) })
                      : say(one.code === 'high_fat' ? 'high_fat' : 'high_protein', { percent: one.percent })}
                  </p>
                ))}
              </div>
            </Notice>
          )}
        </div>
        <NumberSources topic="PLAN" />
      </div>
    </WizardFrame>
  );
}
