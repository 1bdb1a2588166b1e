import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { useState } from 'react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { StepNumber } from '../view/step-number.tsx';

/** How many steps are shown until the user asks for all. */
const FIRST = 2;

/** The steps of an imported recipe: the first ones, and the rest on request. */
export function StepsPreview({ steps }: { steps: readonly string[] }) {
  const say = usePhrases('importing');
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? steps : steps.slice(0, FIRST);
  return (
    <Card as="section" labelledBy="review-steps">
      <h2 id="review-steps" className="mb-3 text-heading font-bold">
        {say('steps')}
      </h2>
      {steps.length === 0 ? (
        <p className="text-ink-soft">{say('noSteps')}</p>
      ) : (
        <ol className="grid gap-4">
          {shown.map((text, index) => (
            // A recipe may have the same step twice, and steps do not move.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="flex gap-3.5">
              <StepNumber number={index + 1} />
              <p
                className={
                  isOpen ? 'min-w-0 flex-1 pt-0.5 wrap-anywhere' : 'line-clamp-3 min-w-0 flex-1 pt-0.5 wrap-anywhere'
                }
              >
                {text}
              </p>
            </li>
          ))}
        </ol>
      )}
      {!isOpen && steps.length > FIRST && (
        <Button tone="quiet" size="small" className="mt-3" onClick={() => setOpen(true)}>
          {say('showSteps', { count: steps.length })}
        </Button>
      )}
    </Card>
  );
}
