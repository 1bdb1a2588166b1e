import type { FormFault } from '@weekbord/domain/onboarding/validate-onboarding-form';
import { nextStep, WIZARD_STEPS, type WizardStep, wizardSteps } from '@weekbord/domain/onboarding/wizard-steps';
import type { Draft } from './draft.ts';

/** The steps that ask something; the others are welcome and what follows saving. */
const ASKING_STEPS = WIZARD_STEPS.filter(
  (step) => step !== 'welcome' && step !== 'loading' && step !== 'tour' && step !== 'diary',
);
export type AskingStep = Exclude<WizardStep, 'welcome' | 'loading' | 'tour' | 'diary'>;

/** Narrows the last part of an address. */
export function isAskingStep(text: string): text is AskingStep {
  return ASKING_STEPS.some((step) => step === text);
}

/** The step to show where one was asked for: itself, unless it is not asked of this person or lies too far ahead. */
export function openStep(wanted: AskingStep, { form, reached }: Pick<Draft, 'form' | 'reached'>): AskingStep {
  const steps = wizardSteps(form);
  const isAsked = wanted === 'modify-macros' || steps.includes(wanted);
  const step = isAsked ? wanted : nextStep(wanted, form);
  const furthest = steps.includes(reached) ? reached : nextStep(reached, form);
  if (!step || !isAskingStep(step)) return 'goal';
  if (!furthest || !isAskingStep(furthest)) return step;
  return placeOf(ownStep(step)) > placeOf(furthest) ? furthest : step;
}

/** Where a step stands in the way of this person, counted from 1; modifying macros belongs to the plan. */
export function stepNumber(step: AskingStep, choices: Draft['form']): Readonly<{ step: number; total: number }> {
  const asked = wizardSteps(choices).filter(isAskingStep);
  return { step: Math.max(1, asked.indexOf(ownStep(step)) + 1), total: asked.length };
}

const STEP_OF_FIELD: Readonly<Record<string, AskingStep>> = {
  biometricData: 'biometrics',
  physicalStats: 'physical-stats',
  weeklyGoal: 'weekly-goal',
  dietType: 'nutritional-plan',
  userProvidedMacros: 'modify-macros',
  lastMenstrualPeriodStartDate: 'menstrual-dates',
  menstrualCycleLength: 'cycle-spacing',
  mealTimes: 'meal-times',
  dietaryPreference: 'diet',
  intolerances: 'intolerances',
  ingredientDislikes: 'dislikes',
};

/** The step on which a fault of the whole form is put right. */
export function stepOfFault({ path }: FormFault): AskingStep {
  return path.map((name) => STEP_OF_FIELD[name]).find((step) => step !== undefined) ?? 'goal';
}

/** Modifying macros is a side step of the plan. */
function ownStep(step: AskingStep): AskingStep {
  return step === 'modify-macros' ? 'nutritional-plan' : step;
}

function placeOf(step: WizardStep): number {
  return WIZARD_STEPS.indexOf(step);
}
