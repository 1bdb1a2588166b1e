import type { MealType, RecipeTag } from '@weekbord/domain/vocabulary';
import { ChipChoice } from '@weekbord/ui/chip-choice/chip-choice';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { Globe, X } from 'lucide-react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { RecipeDraft } from '../model/recipe-draft.ts';

/** The meals that people think in; all snack moments take snacks. */
const MEALS = ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'] as const satisfies readonly MealType[];
/** Vegan and keto follow from the ingredients; what helps with hormones is for those who know. */
const TAGS = [
  'BREAD',
  'BURGER',
  'COUSCOUS_AND_QUINOA',
  'DAIRY',
  'DIPS_AND_SPREADS',
  'PANCAKES_AND_OMELETTES',
  'PASTA',
  'POTATO',
  'RICE_AND_NOODLES',
  'SALAD',
  'SNACKS_AND_BAKES',
  'SOUP',
  'WRAP',
] as const satisfies readonly RecipeTag[];

interface OwnRecipeDetailsProps {
  draft: RecipeDraft;
  onChange: (change: Partial<RecipeDraft>) => void;
  minutesError: string | undefined;
}

/** How long a recipe takes, which meals it suits, what kind of dish it is and where it comes from. */
export function OwnRecipeDetails({ draft, onChange, minutesError }: OwnRecipeDetailsProps) {
  const say = usePhrases('ownRecipes');
  const { minutes, meal_types: meals, tags, external_url: address } = draft;
  const kept = tags.filter((tag) => !TAGS.some((offered) => offered === tag));
  return (
    <div className="grid gap-5">
      <div className="max-w-56">
        <TextField
          label={say('minutes')}
          name="minutes"
          unit="min"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={minutes}
          onChange={(next) => onChange({ minutes: next })}
          {...(minutesError !== undefined && { error: minutesError })}
        />
      </div>
      <ChipChoice
        label={say('mealTypes')}
        hint={say('mealTypesHint')}
        kind="many"
        values={MEALS.filter((meal) => meals.includes(meal))}
        options={MEALS.map((meal) => ({ value: meal, label: say(meal) }))}
        onChange={(next) => onChange({ meal_types: next })}
      />
      <ChipChoice
        label={say('tags')}
        kind="many"
        values={TAGS.filter((tag) => tags.includes(tag))}
        options={TAGS.map((tag) => ({ value: tag, label: say(tag) }))}
        onChange={(next) => onChange({ tags: [...kept, ...next] })}
      />
      {address !== null && URL.canParse(address) && (
        <SourceOf address={address} onRemove={() => onChange({ external_url: null })} />
      )}
    </div>
  );
}

function SourceOf({ address, onRemove }: { address: string; onRemove: () => void }) {
  const say = usePhrases('ownRecipes');
  const site = new URL(address).hostname.replace(/^www\./, '');
  return (
    <div className="flex items-center gap-1">
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 min-w-0 items-center gap-2 text-small font-semibold text-brand-strong underline"
      >
        <Globe aria-hidden="true" className="size-4.5 shrink-0" />
        <span className="truncate">{say('from', { site })}</span>
      </a>
      <IconButton
        label={say('removeLink', { site })}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={onRemove}
      />
    </div>
  );
}
