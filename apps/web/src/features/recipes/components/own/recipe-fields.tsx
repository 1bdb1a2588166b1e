import { Stepper } from '@weekbord/ui/stepper/stepper';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { Globe } from 'lucide-react';
import { useId } from 'react';
import { OutsideLink } from '../../../../shared/outside-link.tsx';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { LONGEST_NAME, MOST_PORTIONS } from '../../model/recipe-limits.ts';
import type { RecipeForm } from '../../model/use-recipe-form.ts';

const TIMES = ['preparation', 'cooking', 'waiting'] as const;

export function NameField({ form }: { form: RecipeForm }) {
  const say = usePhrases('ownRecipes');
  return (
    <TextField
      {...form.field('name')}
      label={say('name')}
      maxLength={LONGEST_NAME}
      autoComplete="off"
      autoCapitalize="sentences"
      placeholder={say('namePlaceholder')}
    />
  );
}

/** The minutes of preparation, cooking and waiting, which add up to the recipe's total time. */
export function MinutesFields({ form }: { form: RecipeForm }) {
  const say = usePhrases('ownRecipes');
  const labelId = useId();
  const noteId = useId();
  return (
    <div role="group" aria-labelledby={labelId} aria-describedby={noteId} className="grid gap-2">
      <span id={labelId} className="text-small font-semibold">
        {say('minutes')}
      </span>
      <div className="grid max-w-xl grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">
        {TIMES.map((part) => (
          <TextField
            key={part}
            {...form.field(part)}
            label={say(part)}
            unit="min"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
          />
        ))}
      </div>
      <p id={noteId} className="text-tiny text-ink-soft">
        {say('minutesHint')}
      </p>
    </div>
  );
}

/** How many portions the ingredients make. */
export function PortionsField({ portions, onChange }: { portions: number; onChange: (portions: number) => void }) {
  const say = usePhrases('ownRecipes');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
      <span className="text-small font-semibold">{say('makes')}</span>
      <Stepper
        label={say('makes')}
        lessLabel={say('fewer')}
        moreLabel={say('more')}
        value={portions}
        max={MOST_PORTIONS}
        onChange={onChange}
        format={(count) => say('portionCount', { count })}
      />
    </div>
  );
}

/** Returns the name of the site that a recipe is from; null if the URL is invalid. */
export function siteOf(address: string | null): string | null {
  return address !== null && URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : null;
}

/** Links to the page that a recipe is from. */
export function OriginLink({ address, site }: { address: string; site: string }) {
  const say = usePhrases('ownRecipes');
  return (
    <OutsideLink
      to={address}
      className="inline-flex min-h-11 w-fit min-w-0 max-w-full items-center gap-2 text-small font-semibold text-brand-strong underline"
    >
      <Globe aria-hidden="true" className="size-4.5 shrink-0" />
      <span className="truncate">{say('from', { site })}</span>
    </OutsideLink>
  );
}
