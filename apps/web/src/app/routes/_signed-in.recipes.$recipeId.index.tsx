import { createFileRoute } from '@tanstack/react-router';
import { preferencesQuery } from '../../features/recipes/api/recipe-preferences.ts';
import { fittedRecipeQuery, recipeTemplateQuery, writtenRecipeQuery } from '../../features/recipes/api/recipes.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { type CookingSearch, readCookingSearch } from '../screens/cooking-address.ts';
import { RecipeScreen } from '../screens/recipes/recipe-screen.tsx';

interface RecipeSearch extends CookingSearch {
  /** The meals of the user's plan that it is fitted to, 'ALL' for any; left out, it is the recipe's own portion. */
  fitted?: string;
  /** As its author wrote it, whatever the user may eat. */
  written?: true;
}

export const Route = createFileRoute('/_signed-in/recipes/$recipeId/')({
  validateSearch: ({ fitted, written, ...search }: Record<string, unknown>): RecipeSearch => ({
    ...readCookingSearch(search),
    ...(typeof fitted === 'string' && { fitted }),
    ...(written === true && { written }),
  }),
  loaderDeps: ({ search: { fitted, written } }) => ({ fitted, written }),
  loader: async ({ context: { queryClient }, params, deps }) => {
    const id = Number(params.recipeId);
    void queryClient.prefetchQuery(preferencesQuery);
    const query = deps.written === true ? writtenRecipeQuery(id) : recipeTemplateQuery(id);
    const recipe = queryClient.prefetchQuery(query);
    const fitted = deps.fitted !== undefined && queryClient.prefetchQuery(fittedRecipeQuery(id, deps.fitted));
    await Promise.all([recipe, fitted, loadPhrases('inspiration', 'recipes', 'diary', 'meals', 'versions')]);
  },
  component: function Recipe() {
    const { fitted, written = false } = Route.useSearch();
    return <RecipeScreen recipeId={Number(Route.useParams().recipeId)} fitted={fitted} isWritten={written} />;
  },
});
