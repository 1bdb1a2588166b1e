import type { FormFault } from '@weekbord/domain/onboarding/validate-onboarding-form';
import { nextStep, WIZARD_STEPS, type WizardStep, wizardSteps } from '@weekbord/domain/onboarding/wizard-steps';
import type { Draft } from './draft.ts';

/** The steps with a question; the others are the welcome and the screens after saving. */
const ASKING_STEPS = WIZARD_STEPS.filter(
  (step) => step !== 'welcome' && step !== 'loading' && step !== 'tour' && step !== 'diary',
);
export type AskingStep = Exclude<WizardStep, 'welcome' | 'loading' | 'tour' | 'diary'>;

/** Whether a URL segment names a step with a question. */
export function isAskingStep(text: string): text is AskingStep {
  return ASKING_STEPS.some((step) => step === text);
}

/**
 * Returns the step to show for a requested one: the step itself, unless this person is not asked it or has not reached
 * it.
 */
export function openStep(wanted: AskingStep, { form, reached }: Pick<Draft, 'form' | 'reached'>): AskingStep {
  const steps = wizardSteps(form);
  const isAsked = wanted === 'modify-macros' || steps.includes(wanted);
  const step = isAsked ? wanted : nextStep(wanted, form);
  const furthest = steps.includes(reached) ? reached : nextStep(reached, form);
  if (!step || !isAskingStep(step)) return 'goal';
  if (!furthest || !isAskingStep(furthest)) return step;
  return placeOf(ownStep(step)) > placeOf(furthest) ? furthest : step;
}

/** Returns the position of a step for this person, starting at 1; modifying macros counts as part of the plan. */
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

/** Returns the step that corrects a validation error of the whole form. */
export function stepOfFault({ path }: FormFault): AskingStep {
  return path.map((name) => STEP_OF_FIELD[name]).find((step) => step !== undefined) ?? 'goal';
}

/** Returns the step under which this one is numbered: modifying macros counts as part of the plan. */
function ownStep(step: AskingStep): AskingStep {
  return step === 'modify-macros' ? 'nutritional-plan' : step;
}

function placeOf(step: WizardStep): number {
  return WIZARD_STEPS.indexOf(step);
}
