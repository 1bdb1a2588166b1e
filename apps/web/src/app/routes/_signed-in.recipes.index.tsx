import { createFileRoute } from '@tanstack/react-router';
import { inspirationQuery } from '../../features/recipes/api/recipe-inspiration.ts';
import { preferencesQuery } from '../../features/recipes/api/recipe-preferences.ts';
import { readInspirationFilters } from '../../features/recipes/model/inspiration-filters.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { RecipesScreen } from '../screens/recipes/recipes-screen.tsx';

export const Route = createFileRoute('/_signed-in/recipes/')({
  // The search validation is loaded with the screen, so that other screens do not wait for it.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: (search: Readonly<Record<string, unknown>>) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    void context.queryClient.prefetchInfiniteQuery(inspirationQuery(readInspirationFilters(deps)));
    void context.queryClient.prefetchQuery(preferencesQuery);
    await loadPhrases('inspiration', 'recipeFiles', 'choosing', 'recipes', 'versions');
  },
  component: function Recipes() {
    return <RecipesScreen search={Route.useSearch()} />;
  },
});
