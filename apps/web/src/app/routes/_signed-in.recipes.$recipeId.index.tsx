import { createFileRoute } from '@tanstack/react-router';
import { preferencesQuery } from '../../features/recipes/api/recipe-preferences.ts';
import { fittedRecipeQuery, recipeTemplateQuery, writtenRecipeQuery } from '../../features/recipes/api/recipes.ts';
import { type FittedSearch, fittedPlateOf, readFittedSearch } from '../../features/recipes/model/fitted-address.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { type CookingSearch, readCookingSearch } from '../screens/cooking-address.ts';
import { RecipeScreen } from '../screens/recipes/recipe-screen.tsx';

interface RecipeSearch extends CookingSearch, FittedSearch {
  /** Whether to show the original recipe, not adapted to the user's diet. */
  written?: true;
}

export const Route = createFileRoute('/_signed-in/recipes/$recipeId/')({
  // The queries are loaded with the screen, so that other screens do not wait for them.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: ({ written, ...search }: Record<string, unknown>): RecipeSearch => ({
    ...readCookingSearch(search),
    ...readFittedSearch(search),
    ...(written === true && { written }),
  }),
  loaderDeps: ({ search: { plate, written } }) => ({ plate, written }),
  loader: async ({ context: { queryClient }, params, deps }) => {
    const id = Number(params.recipeId);
    void queryClient.prefetchQuery(preferencesQuery);
    const query = deps.written === true ? writtenRecipeQuery(id) : recipeTemplateQuery(id);
    const recipe = queryClient.prefetchQuery(query);
    const fitted = deps.written !== true && queryClient.prefetchQuery(fittedRecipeQuery(id, deps.plate));
    await Promise.all([
      recipe,
      fitted,
      loadPhrases('inspiration', 'recipeFiles', 'recipes', 'diary', 'meals', 'versions'),
    ]);
  },
  component: function Recipe() {
    const { written = false, ...search } = Route.useSearch();
    const recipeId = Number(Route.useParams().recipeId);
    return <RecipeScreen recipeId={recipeId} fitted={fittedPlateOf(search)} isWritten={written} />;
  },
});
