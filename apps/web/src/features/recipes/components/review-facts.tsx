import { Card } from '@weekbord/ui/card/card';
import type { RecipeReview } from '../model/kept-import.ts';
import type { RecipeForm } from '../model/use-recipe-form.ts';
import { PortionsQuestion } from './portions-question.tsx';
import { MinutesField, NameField, OriginLink, PortionsField, siteOf } from './recipe-fields.tsx';

interface ReviewFactsProps {
  form: RecipeForm;
  review: RecipeReview;
  /** True once the user wanted to go on without saying how many portions it makes. */
  isAskedAgain: boolean;
  onChange: (change: Partial<RecipeReview>) => void;
}

/** What a recipe that was read is called, how much it makes and how long it takes. */
export function ReviewFacts({ form, review, isAskedAgain, onChange }: ReviewFactsProps) {
  const { portions, external_url: address } = review;
  const site = siteOf(address);
  return (
    <Card as="section" className="grid gap-4">
      <NameField form={form} />
      {portions === null ? (
        <PortionsQuestion isMissing={isAskedAgain} onChange={(next) => onChange({ portions: next })} />
      ) : (
        <PortionsField portions={portions} onChange={(next) => onChange({ portions: next })} />
      )}
      <MinutesField form={form} />
      {address !== null && site !== null && <OriginLink address={address} site={site} />}
    </Card>
  );
}
