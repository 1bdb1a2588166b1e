import type { MealType } from '@weekbord/domain/slots/meal-moments';
import type { RecipeTag } from '@weekbord/domain/recipes/list/recipe-tags';
import { ChipChoice } from '@weekbord/ui/chip-choice/chip-choice';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { X } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { RecipeDraft } from '../../model/recipe-draft.ts';
import type { RecipeForm } from '../../model/use-recipe-form.ts';
import { MinutesFields, OriginLink, siteOf } from '../own/recipe-fields.tsx';

/** The meals to choose from; all snack moments use snacks. */
const MEALS = ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'] as const satisfies readonly MealType[];
/**
 * The tags to choose from. Vegan and keto are missing because they are derived from the ingredients, and the hormone
 * tag because only experts assign it.
 */
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
  form: RecipeForm;
  draft: RecipeDraft;
  onChange: (change: Partial<RecipeDraft>) => void;
}

/** How long a recipe takes, which meals it suits, what kind of dish it is and where it comes from. */
export function OwnRecipeDetails({ form, draft, onChange }: OwnRecipeDetailsProps) {
  const say = usePhrases('ownRecipes');
  const { meal_types: meals, tags, external_url: address } = draft;
  const site = siteOf(address);
  const kept = tags.filter((tag) => !TAGS.some((offered) => offered === tag));
  return (
    <div className="grid gap-5">
      <MinutesFields form={form} />
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
      {address !== null && site !== null && (
        <div className="flex items-center gap-1">
          <OriginLink address={address} site={site} />
          <IconButton
            label={say('removeLink', { site })}
            icon={<X aria-hidden="true" className="size-5" />}
            onClick={() => onChange({ external_url: null })}
          />
        </div>
      )}
    </div>
  );
}
