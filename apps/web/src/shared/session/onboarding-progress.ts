import { readStored, writeStored } from '../stored.ts';

/** How far the wizard's form has come on this device. */
export type OnboardingProgress = 'untouched' | 'started' | 'completed';

/** How far the wizard has come; 'untouched' also where another device was used. */
export function readOnboardingProgress(): OnboardingProgress {
  const stored = readStored('onboarding-progress');
  return stored === 'started' || stored === 'completed' ? stored : 'untouched';
}

/** Keeps how far the wizard has come; the start screen and the tabs follow from it. */
export function keepOnboardingProgress(progress: OnboardingProgress): void {
  writeStored('onboarding-progress', progress === 'untouched' ? null : progress);
}
