import { type MealFault, validateMealGrams } from '@weekbord/domain/intake/validate-intake';
import { parseFigure } from '@weekbord/domain/numbers/parse-figure';
import { chooseTunedMeals, type OnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';
import { ownMacrosFaults } from '@weekbord/domain/onboarding/validate-onboarding-form';
import { dayOfTunedMeals, type TunedMeals } from '@weekbord/domain/plans/tuned-day';
import type { MacrosFaults } from '@weekbord/domain/onboarding/validate-macros';
import type { UserProvidedMacros } from '@weekbord/domain/plans/compute-nutrition-plan';
import type { Language } from '@weekbord/domain/languages/languages';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import type { ShownPlan } from '../api/compute-nutrition-plan.ts';
import { typedNumber } from '../../../shared/form/typed-number.ts';
import type { MealTexts } from './draft.ts';
import { OWN_MACROS, type OwnMacro } from './own-macros.ts';

/** One field of fine tuning. */
export type MealField = `${MealMoment}.${OwnMacro}`;

/** The state of the fine tuning fields. */
export interface TuningState {
  /** The validation errors, by field. */
  readonly faults: Readonly<Partial<Record<MealField, MealFault>>>;
  /** The day's total of the meals; invalid numbers count as zero. */
  readonly day: UserProvidedMacros;
  /** What is wrong with the day; null if a field is invalid. */
  readonly dayFaults: MacrosFaults | null;
  /** The answers including these meals; null if something is invalid. */
  readonly ready: OnboardingForm | null;
}

/** Returns the field texts for the computed plan. */
export function textsOfMeals(slots: ShownPlan['mealSlots'], language: Language): MealTexts {
  return Object.fromEntries(
    slots.map(({ mealMoment, protein, fat, carbohydrates }) => [
      mealMoment,
      {
        protein: typedNumber(protein, language),
        fat: typedNumber(fat, language),
        carbohydrates: typedNumber(carbohydrates, language),
      },
    ]),
  );
}

/** Parses the fields of the chosen meals, which started from a proposed day. */
export function readTuning(
  form: OnboardingForm,
  texts: MealTexts,
  { proposed, language }: Readonly<{ proposed: UserProvidedMacros; language: Language }>,
): TuningState {
  const faults: Partial<Record<MealField, MealFault>> = {};
  const tuned = Object.fromEntries(
    form.dietPreferences.mealTimes.map((moment) => {
      const grams = { protein: 0, fat: 0, carbohydrates: 0 };
      for (const macro of OWN_MACROS) {
        const typed = parseFigure(texts[moment]?.[macro] ?? '', language);
        const fault = validateMealGrams(typed);
        if (fault) faults[`${moment}.${macro}`] = fault;
        else grams[macro] = typed ?? 0;
      }
      return [moment, grams];
    }),
  ) satisfies TunedMeals;
  const isRight = Object.keys(faults).length === 0;
  const chosen = chooseTunedMeals({ ...form, isSelfService: true }, tuned, proposed);
  const dayFaults = isRight ? ownMacrosFaults(chosen) : null;
  const isReady = dayFaults !== null && Object.values(dayFaults).every((fault) => fault === null);
  return { faults, day: dayOfTunedMeals(tuned, proposed), dayFaults, ready: isReady ? chosen : null };
}
