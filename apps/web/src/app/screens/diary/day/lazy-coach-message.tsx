import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Suspense } from 'react';
import { loadPhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../../shared/session/current-user.ts';
import { subjectId } from '../../../../shared/session/subject.ts';

const CoachMessage = lazyPart(
  async () =>
    (await Promise.all([import('./coach-message.tsx'), loadPhrases('planVersions', 'notes')]))[0].CoachMessage,
);

/**
 * The coach's latest change or note, at the top of every view of the diary; not shown to a coach looking at a client's
 * diary.
 */
export function LazyCoachMessage() {
  const { coach } = useCurrentUser();
  return (
    coach !== null &&
    subjectId === null && (
      <Suspense>
        <CoachMessage />
      </Suspense>
    )
  );
}
