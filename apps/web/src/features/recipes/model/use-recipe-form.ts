import { type TextForm, useTextForm } from '../../../shared/form/use-text-form.ts';
import type { ApiFailure } from '../../../shared/http/api-failure.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { readMinutes } from './draft-of-review.ts';
import type { TypedTimes } from './kept-import.ts';
import { MOST_MINUTES } from './recipe-limits.ts';

type TextName = 'name' | keyof TypedTimes;

/** The text fields of a recipe. */
export type RecipeForm = TextForm<TextName>;

interface RecipeFormOptions {
  texts: Readonly<Record<TextName, string>>;
  onType: (name: TextName, text: string) => void;
  failure?: ApiFailure | undefined;
}

/**
 * The form state of a recipe that is written or checked, with its validation errors. Requires the phrases of the area
 * 'ownRecipes'.
 */
export function useRecipeForm({ texts, onType, failure }: RecipeFormOptions): RecipeForm {
  const say = usePhrases('ownRecipes');
  const wrong = (typed: string) =>
    readMinutes(typed) === undefined ? say('minutesWrong', { limit: MOST_MINUTES }) : undefined;
  return useTextForm<TextName>({
    texts,
    onType,
    faults: {
      name: texts.name.trim() === '' ? say('nameMissing') : undefined,
      preparation: wrong(texts.preparation),
      cooking: wrong(texts.cooking),
      waiting: wrong(texts.waiting),
    },
    failure,
    serverPaths: { name: 'name' },
  });
}
