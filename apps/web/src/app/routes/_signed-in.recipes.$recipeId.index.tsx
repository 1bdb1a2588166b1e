import { createFileRoute } from '@tanstack/react-router';
import { preferencesQuery } from '../../features/recipes/api/recipe-preferences.ts';
import { recipeTemplateQuery } from '../../features/recipes/api/recipes.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { RecipeScreen } from '../screens/recipes/recipe-screen.tsx';

export const Route = createFileRoute('/_signed-in/recipes/$recipeId/')({
  loader: async ({ context, params }) => {
    void context.queryClient.prefetchQuery(preferencesQuery);
    const recipe = context.queryClient.prefetchQuery(recipeTemplateQuery(Number(params.recipeId)));
    await Promise.all([recipe, loadPhrases('inspiration', 'recipes', 'diary', 'meals')]);
  },
  component: function Recipe() {
    return <RecipeScreen recipeId={Number(Route.useParams().recipeId)} />;
  },
});
