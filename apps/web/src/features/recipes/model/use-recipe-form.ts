import { type TextForm, useTextForm } from '../../../shared/form/use-text-form.ts';
import type { ApiFailure } from '../../../shared/http/api-failure.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { readMinutes } from './draft-of-review.ts';
import { MOST_MINUTES } from './recipe-limits.ts';

type TextName = 'name' | 'minutes';

/** The fields of a recipe; ingredients are lines of their own. */
export type RecipeForm = TextForm<TextName, 'ingredients'>;

interface RecipeFormOptions {
  texts: Readonly<Record<TextName, string>>;
  onType: (name: TextName, text: string) => void;
  /** Whether a recipe without ingredients is refused. */
  lacksIngredients?: boolean;
  failure?: ApiFailure | undefined;
}

/** The faults of a recipe while it is written or checked. Needs the phrases of own recipes. */
export function useRecipeForm({ texts, onType, lacksIngredients = false, failure }: RecipeFormOptions): RecipeForm {
  const say = usePhrases('ownRecipes');
  return useTextForm<TextName, 'ingredients'>({
    texts,
    onType,
    faults: {
      name: texts.name.trim() === '' ? say('nameMissing') : undefined,
      ingredients: lacksIngredients ? say('ingredientMissing') : undefined,
      minutes: readMinutes(texts.minutes) === undefined ? say('minutesWrong', { limit: MOST_MINUTES }) : undefined,
    },
    failure,
    serverPaths: { name: 'name' },
  });
}
