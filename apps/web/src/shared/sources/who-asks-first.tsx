import { usePhrases } from '../phrases/use-phrases.ts';

/** Who should see a doctor or dietitian before choosing a goal. */
export function WhoAsksFirst() {
  const say = usePhrases('sources');
  return <p className="text-small text-pretty text-ink-soft">{say('forHealthyAdults')}</p>;
}
