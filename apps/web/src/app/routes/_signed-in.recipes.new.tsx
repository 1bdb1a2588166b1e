import { isDiaryDate } from '@weekbord/domain/dates/kept-dates';
import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { NewRecipeScreen } from '../screens/recipes/new-recipe-screen.tsx';
import { type EditorSheet, readEditorSheet } from '../screens/recipes/editor-sheet.ts';

/** The day and the slot that the recipe is for, if any. */
interface NewRecipeSearch extends EditorSheet {
  readonly date?: string;
  readonly slot?: number;
}

export const Route = createFileRoute('/_signed-in/recipes/new')({
  validateSearch: (search: Record<string, unknown>): NewRecipeSearch => {
    const { date } = search;
    const slot = Number(search['slot']);
    const isForSlot = typeof date === 'string' && isDiaryDate(date) && Number.isInteger(slot) && slot > 0;
    return { ...readEditorSheet(search), ...(isForSlot && { date, slot }) };
  },
  loader: () => loadPhrases('ownRecipes', 'recipes', 'foods', 'forms', 'meals'),
  component: function NewRecipe() {
    const { date, slot, ...sheet } = Route.useSearch();
    return (
      <NewRecipeScreen slot={date !== undefined && slot !== undefined ? { date, slotId: slot } : null} sheet={sheet} />
    );
  },
});
