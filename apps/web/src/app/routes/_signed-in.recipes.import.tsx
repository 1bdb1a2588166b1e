import { isDiaryDate } from '@weekbord/domain/dates/kept-dates';
import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { ImportScreen } from '../screens/recipes/import-screen.tsx';

/**
 * `url` is a URL or text shared by another app. `step` is set once a recipe is being checked or a file has been read.
 * `check` is the id of a recipe from a file that still has to be checked.
 */
interface ImportSearch {
  readonly url?: string;
  readonly step?: 'review' | 'file';
  readonly check?: number;
  /** The day and the slot that the recipe is for, if any. */
  readonly date?: string;
  readonly slot?: number;
}

export const Route = createFileRoute('/_signed-in/recipes/import')({
  validateSearch: (search: Record<string, unknown>): ImportSearch => {
    const shared = [search['url'], search['text']].find((value) => typeof value === 'string' && value.trim() !== '');
    const { date } = search;
    const { step } = search;
    const check = Number(search['check']);
    const slot = Number(search['slot']);
    const isForSlot = typeof date === 'string' && isDiaryDate(date) && Number.isInteger(slot) && slot > 0;
    return {
      ...(isForSlot && { date, slot }),
      ...(typeof shared === 'string' && { url: shared }),
      ...((step === 'review' || step === 'file') && { step }),
      ...(step === 'review' && Number.isInteger(check) && check > 0 && { check }),
    };
  },
  loader: () => loadPhrases('importing', 'recipeFiles', 'ownRecipes', 'recipes', 'foods', 'forms', 'meals'),
  component: ImportScreen,
});
