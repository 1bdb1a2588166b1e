import { Card } from '@weekbord/ui/card/card';
import { Stepper } from '@weekbord/ui/stepper/stepper';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { Globe } from 'lucide-react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { RecipeReview } from '../model/kept-import.ts';

const LONGEST_NAME = 200;
const MOST_PORTIONS = 100;

interface ReviewFactsProps {
  review: RecipeReview;
  /** What is wrong, once somebody wanted to go on. */
  errors: Readonly<{ name?: string; minutes?: string }>;
  onChange: (change: Partial<RecipeReview>) => void;
}

/** What a recipe that was read is called, how much it makes and how long it takes. */
export function ReviewFacts({ review, errors, onChange }: ReviewFactsProps) {
  const say = usePhrases('importing');
  const { name, portions, minutes, external_url: address } = review;
  return (
    <Card as="section" className="grid gap-4">
      <TextField
        label={say('name')}
        name="name"
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onChange={(next) => onChange({ name: next })}
        {...(errors.name !== undefined && { error: errors.name })}
      />
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-4">
        <div className="grid gap-1.5">
          <span className="text-small font-semibold">{say('makes')}</span>
          <div className="flex min-h-13 items-center">
            <Stepper
              label={say('makes')}
              lessLabel={say('fewer')}
              moreLabel={say('more')}
              value={portions}
              max={MOST_PORTIONS}
              onChange={(next) => onChange({ portions: next })}
              format={(count) => say('portionCount', { count })}
            />
          </div>
        </div>
        <TextField
          label={say('minutes')}
          name="minutes"
          unit="min"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={minutes}
          onChange={(next) => onChange({ minutes: next })}
          {...(errors.minutes !== undefined && { error: errors.minutes })}
        />
      </div>
      {address !== null && URL.canParse(address) && (
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 w-fit max-w-full items-center gap-2 text-small font-semibold text-brand-strong underline"
        >
          <Globe aria-hidden="true" className="size-4.5 shrink-0" />
          <span className="truncate">{say('from', { site: new URL(address).hostname.replace(/^www\./, '') })}</span>
        </a>
      )}
    </Card>
  );
}
