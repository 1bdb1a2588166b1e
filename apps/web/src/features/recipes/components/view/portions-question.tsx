import { ChipChoice } from '@weekbord/ui/chip-choice/chip-choice';
import { CircleAlert } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

/** The numbers offered; all others can be reached from these with the stepper. */
const USUAL = ['1', '2', '3', '4', '6', '8', '12'] as const;

interface PortionsQuestionProps {
  /** Whether the user tried to continue without an answer. */
  isMissing: boolean;
  onChange: (portions: number) => void;
}

/** Asks how many portions a recipe makes, if the recipe does not say. */
export function PortionsQuestion({ isMissing, onChange }: PortionsQuestionProps) {
  const say = usePhrases('importing');
  return (
    <div className="rounded-control bg-warning-soft p-4">
      <ChipChoice
        kind="one"
        label={say('howManyPortions')}
        hint={say('howManyPortionsText')}
        values={[]}
        options={USUAL.map((count) => ({ value: count, label: count }))}
        onChange={([chosen]) => onChange(Number(chosen))}
      />
      {isMissing && (
        <p role="alert" className="mt-3 flex items-start gap-2 text-small font-semibold text-danger">
          <CircleAlert aria-hidden="true" className="mt-px size-4.5 shrink-0" />
          {say('portionsMissing')}
        </p>
      )}
    </div>
  );
}
