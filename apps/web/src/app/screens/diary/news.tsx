import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Suspense } from 'react';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { subjectId } from '../../../shared/session/subject.ts';

const NewsOfCoach = lazyPart(
  async () => (await Promise.all([import('./news-of-coach.tsx'), loadPhrases('planVersions', 'notes')]))[0].NewsOfCoach,
);

/** What a coach changed or wrote, on every view of the diary; someone looking at a client's diary does not need it. */
export function News() {
  const { coach } = useCurrentUser();
  return (
    coach !== null &&
    subjectId === null && (
      <Suspense>
        <NewsOfCoach />
      </Suspense>
    )
  );
}
