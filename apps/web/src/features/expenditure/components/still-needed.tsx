import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { TargetProposal } from '../api/target-proposal.ts';

/** Says what an estimate still needs. The last days and weights are mentioned only if nothing else is missing. */
export function StillNeeded({ missing }: { missing: NonNullable<TargetProposal['missing']> }) {
  const say = usePhrases('expenditure');
  const { days, complete_days: complete, weighed_days: weighed, days_between: between } = missing;
  const needed = [
    complete > 0 && say('missingCompleteDays', { count: complete }),
    weighed > 0 && say('missingWeighedDays', { count: weighed }),
    weighed === 0 && between > 0 && say('missingBetween', { count: between }),
    complete === 0 && weighed === 0 && between === 0 && days > 0 && say('missingDays', { count: days }),
  ].filter((one) => one !== false);
  return (
    <div className="grid gap-2 text-small">
      <p className="font-semibold">{say('unknown')}</p>
      <p className="text-ink-soft">{say('unknownText')}</p>
      <ul className="list-disc pl-5 marker:text-brand">
        {needed.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      {complete > 0 && <p className="text-tiny text-ink-soft">{say('completeDay')}</p>}
    </div>
  );
}
