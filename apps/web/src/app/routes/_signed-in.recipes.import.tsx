import { isDiaryDate } from '@weekbord/domain/dates/kept-dates';
import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { ImportScreen } from '../screens/recipes/import-screen.tsx';

/** `url` is an address or a text that another app shared; `step` says that a recipe was read and is being checked. */
interface ImportSearch {
  readonly url?: string;
  readonly step?: 'review';
  /** The day and the slot that the recipe is for, where it is for one. */
  readonly date?: string;
  readonly slot?: number;
}

export const Route = createFileRoute('/_signed-in/recipes/import')({
  validateSearch: (search: Record<string, unknown>): ImportSearch => {
    const shared = [search['url'], search['text']].find((value) => typeof value === 'string' && value.trim() !== '');
    const { date } = search;
    const slot = Number(search['slot']);
    const isForSlot = typeof date === 'string' && isDiaryDate(date) && Number.isInteger(slot) && slot > 0;
    return {
      ...(isForSlot && { date, slot }),
      ...(typeof shared === 'string' && { url: shared }),
      ...(search['step'] === 'review' && { step: 'review' }),
    };
  },
  loader: () => loadPhrases('importing', 'ownRecipes', 'recipes', 'foods', 'forms', 'meals'),
  component: ImportScreen,
});
