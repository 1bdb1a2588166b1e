import { useId } from 'react';
import { PlanVersions } from '../../../features/plan-versions/components/plan-versions.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** The changes that a coach made to a client's plan, with the client's responses. */
export function ChangesOfPlan({ userId, name }: { userId: number; name: string }) {
  const say = usePhrases('planVersions');
  const title = useId();
  return (
    <section aria-labelledby={title} className="min-w-0">
      <h2 id={title} className="mb-3 text-heading font-bold">
        {say('titleOfClient')}
      </h2>
      <PlanVersions reader={{ kind: 'coach', userId, name }} />
    </section>
  );
}
