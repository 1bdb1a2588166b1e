import { createFileRoute } from '@tanstack/react-router';
import { writtenRecipeQuery } from '../../features/recipes/api/recipes.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { EditRecipeScreen } from '../screens/recipes/edit-recipe-screen.tsx';
import { readEditorSheet } from '../screens/recipes/editor-sheet.ts';

export const Route = createFileRoute('/_signed-in/recipes/$recipeId/edit')({
  validateSearch: readEditorSheet,
  loader: async ({ context, params }) => {
    void context.queryClient.prefetchQuery(writtenRecipeQuery(Number(params.recipeId)));
    await loadPhrases('ownRecipes', 'recipes', 'foods', 'forms', 'meals');
  },
  component: function EditRecipe() {
    return <EditRecipeScreen recipeId={Number(Route.useParams().recipeId)} sheet={Route.useSearch()} />;
  },
});
