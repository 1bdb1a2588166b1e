import { CircleCheck, Lightbulb } from 'lucide-react';
import type { Balance, BalanceFinding, WeekBalance } from '../../api/week-balance.ts';
import { useFindingText } from '../../model/use-finding-text.ts';

interface BalanceFindingsProps {
  week: WeekBalance;
  balance: Balance;
}

/** The findings about a week, sentences before numbers. */
export function BalanceFindings({ week, balance }: BalanceFindingsProps) {
  const text = useFindingText(week);
  return (
    <ul className="grid gap-3">
      {balance.findings.map((finding) => {
        const { words, numbers } = text(finding, balance);
        return (
          <li key={finding.measure} className="flex items-start gap-2.5">
            <FindingIcon finding={finding} />
            <div className="min-w-0">
              <p className="text-small font-semibold text-pretty">{words}</p>
              {numbers !== null && <p className="text-tiny text-ink-soft">{numbers}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** A tick for a good finding, or a light bulb for one that can be improved. The text next to the icon says the same. */
export function FindingIcon({ finding }: { finding: BalanceFinding }) {
  const isGood = finding.tone === 'GOOD';
  const Icon = isGood ? CircleCheck : Lightbulb;
  return (
    <Icon aria-hidden="true" className={`mt-px size-5 shrink-0 ${isGood ? 'text-brand-strong' : 'text-ink-soft'}`} />
  );
}
