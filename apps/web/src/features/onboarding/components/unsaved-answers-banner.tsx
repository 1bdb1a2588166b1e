import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Suspense } from 'react';
import { readToken } from '../../../shared/session/token.ts';
import { readStored } from '../../../shared/stored.ts';

const UnsavedAnswersNotice = lazyPart(async () => (await import('./unsaved-answers-notice.tsx')).UnsavedAnswersNotice);

/** Offers a logged-in person to save the wizard's answers again after a failure; otherwise it renders and loads nothing. */
export function UnsavedAnswersBanner() {
  if (readToken() === null || readStored('onboarding-form') === null) return null;
  return (
    <Suspense>
      <UnsavedAnswersNotice />
    </Suspense>
  );
}
