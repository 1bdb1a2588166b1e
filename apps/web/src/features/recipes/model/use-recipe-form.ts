import { type TextForm, useTextForm } from '../../../shared/form/use-text-form.ts';
import type { ApiFailure } from '../../../shared/http/api-failure.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { readMinutes } from './draft-of-review.ts';
import { MOST_MINUTES } from './recipe-limits.ts';

type TextName = 'name' | 'minutes';

/** The text fields of a recipe. */
export type RecipeForm = TextForm<TextName>;

interface RecipeFormOptions {
  texts: Readonly<Record<TextName, string>>;
  onType: (name: TextName, text: string) => void;
  failure?: ApiFailure | undefined;
}

/** The faults of a recipe while it is written or checked. Needs the phrases of own recipes. */
export function useRecipeForm({ texts, onType, failure }: RecipeFormOptions): RecipeForm {
  const say = usePhrases('ownRecipes');
  return useTextForm<TextName>({
    texts,
    onType,
    faults: {
      name: texts.name.trim() === '' ? say('nameMissing') : undefined,
      minutes: readMinutes(texts.minutes) === undefined ? say('minutesWrong', { limit: MOST_MINUTES }) : undefined,
    },
    failure,
    serverPaths: { name: 'name' },
  });
}
