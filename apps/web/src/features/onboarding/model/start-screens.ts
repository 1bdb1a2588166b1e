import { type Draft, type FirstChoice, type Via, withForm } from './draft.ts';
import type { OnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';
import { today } from '../../../shared/locale/today.ts';
import { draftStore } from './draft-store.ts';

/** The screens that ask about a person before the wizard continues. */
const PROFILE_SCREENS = ['gender', 'main-goal', 'lifestyle', 'motivation', 'personal-details'] as const;
/** The screens that follow once the plan is saved. */
const PLAN_SCREENS = ['plan-overview', 'first-meals', 'finish-planning'] as const;
export const START_SCREENS = ['get-started', ...PROFILE_SCREENS, ...PLAN_SCREENS] as const;
export type StartScreenName = (typeof START_SCREENS)[number];

/** The screens of the self-service intake, in order; fine tuning is a side screen of the plan. */
export const SELF_SERVICE_SCREENS = ['welcome', 'intake', 'avoid', 'create-plan', 'fine-tuning', 'install'] as const;
export type SelfServiceScreenName = (typeof SELF_SERVICE_SCREENS)[number];

/** Returns the screen named by the last segment of a URL. */
export function screenNamed<Name extends string>(names: readonly Name[], text: string): Name | undefined {
  return names.find((name) => name === text);
}

/** Whether a screen needs a saved plan. */
export function needsPlan(screen: StartScreenName): boolean {
  return PLAN_SCREENS.some((name) => name === screen);
}

/** Stores an answer given before the wizard, or instead of it. */
export function keepAnswer(via: Via, form: OnboardingForm, chosen?: FirstChoice): void {
  draftStore.change(today(), (before) => withAnswer(before, { via, form, chosen }));
}

function withAnswer(
  draft: Draft,
  { via, form, chosen }: Readonly<{ via: Via; form: OnboardingForm; chosen: FirstChoice | undefined }>,
): Draft {
  const known = draft.chosen ?? [];
  return {
    ...withForm(draft, { ...form, isSelfService: via === 'self-service' }),
    via,
    chosen: chosen && !known.includes(chosen) ? [...known, chosen] : known,
  };
}
