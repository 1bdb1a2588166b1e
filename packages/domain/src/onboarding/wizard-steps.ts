import type { Goal } from '../goals/goals.ts';
import type { MacroPreference } from '../macros/macro-preferences.ts';

export const WIZARD_STEPS = [
  'welcome',
  'goal',
  'activity',
  'biometrics',
  'physical-stats',
  'weekly-goal',
  'nutritional-plan',
  'modify-macros',
  'menstrual-dates',
  'cycle-spacing',
  'cycle-details',
  'meal-times',
  'diet',
  'intolerances',
  'dislikes',
  'loading',
  'tour',
  'diary',
] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** The answers that determine the steps. */
export type StepChoices = Readonly<{ goal: Goal; dietPreferences: Readonly<{ dietType: MacroPreference }> }>;

export type WizardContext = Readonly<{
  formWasCompleted: boolean;
  /** Whether the form was prefilled from the intake of the logged-in user. */
  seededFromIntake: boolean;
}>;

const CYCLE_STEPS: readonly WizardStep[] = ['menstrual-dates', 'cycle-spacing', 'cycle-details'];
const STEPS_WITHOUT_BACK: readonly WizardStep[] = ['welcome', 'loading', 'tour', 'diary'];

/**
 * The steps for a person with these answers, in order. Modifying macros is not among them, because it is a detour from
 * the plan step.
 */
export function wizardSteps(choices: StepChoices): readonly WizardStep[] {
  return WIZARD_STEPS.filter((step) => {
    if (step === 'weekly-goal') return choices.goal === 'LOSE_WEIGHT';
    if (CYCLE_STEPS.includes(step)) return choices.dietPreferences.dietType === 'CYCLE_DIET';
    return step !== 'modify-macros';
  });
}

/** The step after the given one; null after the last. Modifying macros returns to the plan. */
export function nextStep(step: WizardStep, choices: StepChoices): WizardStep | null {
  if (step === 'modify-macros') return 'nutritional-plan';
  const order = WIZARD_STEPS.indexOf(step);
  return wizardSteps(choices).find((candidate) => WIZARD_STEPS.indexOf(candidate) > order) ?? null;
}

/** The step that the back arrow leads to, or null if there is no arrow. */
export function previousStep(step: WizardStep, choices: StepChoices, context: WizardContext): WizardStep | null {
  if (STEPS_WITHOUT_BACK.includes(step)) return null;
  if (step === 'goal' && !context.formWasCompleted) return null;
  if (step === 'nutritional-plan' && context.seededFromIntake) return null;
  if (step === 'modify-macros') return 'nutritional-plan';
  const order = WIZARD_STEPS.indexOf(step);
  return wizardSteps(choices).findLast((candidate) => WIZARD_STEPS.indexOf(candidate) < order) ?? null;
}
