import { Button } from '@weekbord/ui/button/button';
import { Undo2 } from 'lucide-react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { TargetProposal } from '../api/target-proposal.ts';

interface SpentEnergyProps {
  answer: TargetProposal & Readonly<{ expenditure: NonNullable<TargetProposal['expenditure']> }>;
  isUndoing: boolean;
  onUndo: () => void;
}

/** The user's estimated expenditure with its range, and why the target was kept, or that it was changed. */
export function SpentEnergy({ answer, isUndoing, onUndo }: SpentEnergyProps) {
  const say = usePhrases('expenditure');
  const { expenditure, present, told_because: because, undo_to: undoTo } = answer;
  const { kcal, low, high, days } = expenditure;
  const target = { kcal: present?.kcal ?? 0 };
  return (
    <div className="grid gap-2 text-small">
      <p className="text-title font-extrabold tabular-nums">{say('figure', { kcal })}</p>
      <p className="text-ink-soft">{say('bounds', { low, high, days })}</p>
      <p role="status">{because === null ? say('inLine', target) : say(`told_${because}`, target)}</p>
      {undoTo && (
        <Button
          tone="quiet"
          size="small"
          className="-ml-3 justify-self-start"
          icon={<Undo2 aria-hidden="true" className="size-4.5" />}
          isBusy={isUndoing}
          onClick={onUndo}
        >
          {say('undo', { kcal: undoTo.kcal })}
        </Button>
      )}
    </div>
  );
}
