import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Suspense } from 'react';
import { readStored } from '../../../shared/stored.ts';

const UnsavedAnswersNotice = lazyPart(async () => (await import('./unsaved-answers-notice.tsx')).UnsavedAnswersNotice);

/** Offers to save the wizard's answers again, where that failed; draws nothing, and loads nothing, otherwise. */
export function UnsavedAnswersBanner() {
  if (readStored('onboarding-form') === null) return null;
  return (
    <Suspense>
      <UnsavedAnswersNotice />
    </Suspense>
  );
}
