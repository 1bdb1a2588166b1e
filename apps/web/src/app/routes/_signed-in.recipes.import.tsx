import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { ImportScreen } from '../screens/recipes/import-screen.tsx';

/** `url` is an address or a text that another app shared; `step` tells that a recipe was read and is being checked. */
interface ImportSearch {
  readonly url?: string;
  readonly step?: 'review';
}

export const Route = createFileRoute('/_signed-in/recipes/import')({
  validateSearch: (search: Record<string, unknown>): ImportSearch => {
    const shared = [search['url'], search['text']].find((value) => typeof value === 'string' && value.trim() !== '');
    return {
      ...(typeof shared === 'string' && { url: shared }),
      ...(search['step'] === 'review' && { step: 'review' }),
    };
  },
  loader: () => loadPhrases('importing', 'recipes', 'foods', 'meals'),
  component: ImportScreen,
});
