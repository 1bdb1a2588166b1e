import { readStored, writeStored } from '../stored.ts';

/** The progress of the wizard's form on this device. */
export type OnboardingProgress = 'untouched' | 'started' | 'completed';

/** Returns the progress of the wizard; also 'untouched' if another device was used. */
export function readOnboardingProgress(): OnboardingProgress {
  const stored = readStored('onboarding-progress');
  return stored === 'started' || stored === 'completed' ? stored : 'untouched';
}

/** Stores the progress of the wizard, on which the start screen and the tabs depend. */
export function keepOnboardingProgress(progress: OnboardingProgress): void {
  writeStored('onboarding-progress', progress === 'untouched' ? null : progress);
}
