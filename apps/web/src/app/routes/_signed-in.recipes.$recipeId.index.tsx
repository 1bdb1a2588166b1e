import { createFileRoute } from '@tanstack/react-router';
import { preferencesQuery } from '../../features/recipes/api/recipe-preferences.ts';
import { fittedRecipeQuery, recipeTemplateQuery } from '../../features/recipes/api/recipes.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { RecipeScreen } from '../screens/recipes/recipe-screen.tsx';

interface RecipeSearch {
  /** The meals of the user's plan that it is fitted to, 'ALL' for any; left out, it is the recipe's own portion. */
  fitted?: string;
}

export const Route = createFileRoute('/_signed-in/recipes/$recipeId/')({
  validateSearch: ({ fitted }: Record<string, unknown>): RecipeSearch => (typeof fitted === 'string' ? { fitted } : {}),
  loaderDeps: ({ search: { fitted } }) => ({ fitted }),
  loader: async ({ context: { queryClient }, params, deps }) => {
    const id = Number(params.recipeId);
    void queryClient.prefetchQuery(preferencesQuery);
    const recipe = queryClient.prefetchQuery(recipeTemplateQuery(id));
    const fitted = deps.fitted !== undefined && queryClient.prefetchQuery(fittedRecipeQuery(id, deps.fitted));
    await Promise.all([recipe, fitted, loadPhrases('inspiration', 'recipes', 'diary', 'meals')]);
  },
  component: function Recipe() {
    const { fitted } = Route.useSearch();
    return <RecipeScreen recipeId={Number(Route.useParams().recipeId)} fitted={fitted} />;
  },
});
