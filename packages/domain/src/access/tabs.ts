/** The screens a person can be on: the tabs, and the two onboarding screens that replace them. */
export type Tab =
  | 'DIARY'
  | 'PROGRESS'
  | 'GROCERIES'
  | 'RECIPES'
  | 'PROFILE'
  | 'BILLING'
  | 'CLIENTS'
  | 'ACCOUNT'
  | 'NUTRITIONAL_PLAN'
  | 'DIY_GOAL';

export type NavigationState = Readonly<{
  isCoach: boolean;
  /** Whether a coach has switched to client mode. */
  clientModeIsSet: boolean;
  hasBillingProblem: boolean;
  isDiy: boolean;
  hasWeeklyPlan: boolean;
  /**
   * How far the wizard's form has been filled in on this device; 'untouched' even if it was filled in on another
   * device.
   */
  onboardingForm: 'untouched' | 'started' | 'completed';
  /** Whether the stored intake is enough to compute a plan without asking again. */
  hasIntake: boolean;
  recipeInspiration: boolean;
  femaleHormones: boolean;
  opinionatedRecipeInspiration: boolean;
}>;

function isInCoachMode(state: NavigationState): boolean {
  return state.isCoach && !state.clientModeIsSet;
}

/** The onboarding screen that a self-service user still has to complete, or null. */
function pendingOnboarding(state: NavigationState): Tab | null {
  if (!state.isDiy || state.isCoach) return null;
  if (state.onboardingForm === 'started') return 'DIY_GOAL';
  if (state.hasWeeklyPlan) return null;
  return state.onboardingForm === 'completed' || state.hasIntake ? 'NUTRITIONAL_PLAN' : 'DIY_GOAL';
}

/** The tab or screen that a logged-in person starts on. */
export function startTab(state: NavigationState): Tab {
  if (state.hasBillingProblem) return 'BILLING';
  if (isInCoachMode(state)) return 'CLIENTS';
  return pendingOnboarding(state) ?? 'DIARY';
}

function clientTabs(state: NavigationState): readonly Tab[] {
  const tabs: Tab[] = ['DIARY'];
  if (!state.opinionatedRecipeInspiration || state.femaleHormones) tabs.push('PROGRESS');
  tabs.push('GROCERIES');
  if (state.recipeInspiration) tabs.push('RECIPES');
  return [...tabs, 'PROFILE'];
}

/** The tabs that a logged-in person sees, in display order. */
export function visibleTabs(state: NavigationState): readonly Tab[] {
  if (state.hasBillingProblem) return ['BILLING', 'PROFILE'];
  if (isInCoachMode(state)) return ['CLIENTS', 'ACCOUNT', 'PROFILE'];
  const pending = pendingOnboarding(state);
  return pending ? [pending] : clientTabs(state);
}
