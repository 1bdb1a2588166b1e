import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Suspense } from 'react';
import { readStored } from '../../../shared/stored.ts';

const UnsavedAnswersNotice = lazyPart(async () => (await import('./unsaved-answers-notice.tsx')).UnsavedAnswersNotice);

/** Offers to save the wizard's answers again after a failure; otherwise it renders and loads nothing. */
export function UnsavedAnswersBanner() {
  if (readStored('onboarding-form') === null) return null;
  return (
    <Suspense>
      <UnsavedAnswersNotice />
    </Suspense>
  );
}
