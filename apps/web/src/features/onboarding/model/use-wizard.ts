import type { OnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';
import { validateOnboardingForm } from '@weekbord/domain/onboarding/validate-onboarding-form';
import { nextStep, previousStep, type WizardStep } from '@weekbord/domain/onboarding/wizard-steps';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { today } from '../../../shared/locale/today.ts';
import { useUserOrGuest } from '../../../shared/session/current-user.ts';
import { keepOnboardingProgress, readOnboardingProgress } from '../../../shared/session/onboarding-progress.ts';
import { draftStore } from './draft-store.ts';
import { type Draft, type Typed, withForm, withReached } from './draft.ts';
import { type AskingStep, isAskingStep, stepOfFault } from './step-access.ts';
import { useWizardRules, type WizardRules } from './wizard-rules.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The wizard step that the person came from, so that the back arrow can go back in the history. */
    cameFrom?: WizardStep;
  }
}

export interface Answers {
  readonly form: OnboardingForm;
  readonly typed: Typed;
  readonly rules: WizardRules;
  /** Stores an answer. */
  readonly change: (form: OnboardingForm) => void;
  /** Stores the text of a field. */
  readonly type: (typed: Typed) => void;
}

export interface Wizard extends Answers {
  /** Stores the answers of this step and continues. */
  readonly next: (form: OnboardingForm, typed?: Typed) => void;
  /** Goes to another step and returns here. */
  readonly visit: (step: AskingStep) => void;
  /** Goes back; undefined if there is no back arrow. */
  readonly back: (() => void) | undefined;
}

/** The answers so far. */
export function useAnswers(): Answers {
  const { form, typed } = useDraft();
  return {
    form,
    typed,
    rules: useWizardRules(),
    change: (changed) => draftStore.change(today(), (before) => withForm(before, changed)),
    type: (entered) => draftStore.change(today(), (before) => ({ ...before, typed: { ...before.typed, ...entered } })),
  };
}

/** Saves the answers, or navigates to the wizard step that corrects what is wrong. */
export function useFinish(step?: AskingStep): (finished: OnboardingForm) => void {
  const rules = useWizardRules();
  const user = useUserOrGuest();
  const navigate = useNavigate();
  return (finished) => {
    const partnerNutritionRules = rules.nutrition?.partnerNutritionRules ?? false;
    const { flags, coached } = rules;
    const [fault] = validateOnboardingForm(finished, { flags, partnerNutritionRules, coached, today: today() });
    if (fault) {
      const to = { to: '/onboarding/$step', params: { step: stepOfFault(fault) } } as const;
      return void navigate(step ? { ...to, state: { cameFrom: step } } : to);
    }
    keepOnboardingProgress('completed');
    const state = user ? 'submitted' : 'awaits-log-in';
    draftStore.change(today(), (before) => ({ ...before, state }));
    void navigate({ to: user ? '/preparing' : '/signup' });
  };
}

/** The answers so far and the navigation for the screen of one step. */
export function useWizard(step: AskingStep): Wizard {
  const answers = useAnswers();
  const finish = useFinish(step);
  const user = useUserOrGuest();
  const router = useRouter();
  const navigate = useNavigate();
  const cameFrom = useLocation({ select: ({ state }) => state.cameFrom });
  const { form } = answers;
  const isSecondTime = readOnboardingProgress() === 'completed' || Boolean(user?.intake?.weekly_nutrition_plan);

  const goTo = (to: AskingStep) =>
    void navigate({ to: '/onboarding/$step', params: { step: to }, state: { cameFrom: step } });

  const next = (answered: OnboardingForm, typed?: Typed) => {
    const following = nextStep(step, answered) ?? 'loading';
    draftStore.change(today(), (before) => ({
      ...withReached(withForm(before, answered), following),
      typed: { ...before.typed, ...typed },
    }));
    if (!isSecondTime) keepOnboardingProgress('started');
    if (isAskingStep(following)) goTo(following);
    else finish(answered);
  };

  const previous = previousStep(step, form, {
    formWasCompleted: isSecondTime,
    seededFromIntake: Boolean(user?.intake),
  });
  const back = () => {
    if (cameFrom === previous || (previous === 'welcome' && router.history.canGoBack())) router.history.back();
    else if (previous && isAskingStep(previous))
      void navigate({ to: '/onboarding/$step', params: { step: previous }, replace: true });
    else void navigate({ to: user ? '/' : '/welcome', replace: true });
  };

  return {
    ...answers,
    next,
    visit: goTo,
    back: previous ? back : undefined,
  };
}

/** The draft of this page; the route opens one before any step is rendered. */
export function useDraft(): Draft {
  const draft = useSyncExternalStore(draftStore.subscribe, draftStore.current);
  if (!draft) throw new Error('the wizard was drawn before its answers were read');
  return draft;
}
