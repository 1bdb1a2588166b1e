import { Card } from '@weekbord/ui/card/card';
import { useEffect, useRef } from 'react';
import type { RecipeReview } from '../../model/kept-import.ts';
import type { RecipeForm } from '../../model/use-recipe-form.ts';
import { PortionsQuestion } from '../view/portions-question.tsx';
import { MinutesFields, NameField, OriginLink, PortionsField, siteOf } from '../own/recipe-fields.tsx';

interface ReviewFactsProps {
  form: RecipeForm;
  review: RecipeReview;
  /** Whether the user tried to continue without stating the number of portions. */
  isAskedAgain: boolean;
  onChange: (change: Partial<RecipeReview>) => void;
}

/** The name, the portions and the time of an imported recipe. */
export function ReviewFacts({ form, review, isAskedAgain, onChange }: ReviewFactsProps) {
  const { portions, external_url: address } = review;
  const site = siteOf(address);
  const stepper = useRef<HTMLDivElement>(null);
  const isAsked = useRef(portions === null);
  // Moves the focus to the answer, which takes the place of the question.
  useEffect(() => {
    if (portions === null || !isAsked.current) return;
    isAsked.current = false;
    stepper.current?.querySelector<HTMLButtonElement>('button:enabled')?.focus();
  }, [portions]);
  return (
    <Card as="section" className="grid gap-4">
      <NameField form={form} />
      {portions === null ? (
        <PortionsQuestion isMissing={isAskedAgain} onChange={(next) => onChange({ portions: next })} />
      ) : (
        <div ref={stepper}>
          <PortionsField portions={portions} onChange={(next) => onChange({ portions: next })} />
        </div>
      )}
      <MinutesFields form={form} />
      {address !== null && site !== null && <OriginLink address={address} site={site} />}
    </Card>
  );
}
