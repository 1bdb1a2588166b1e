import type { Ingredient } from '@weekbord/contract/recipes/models';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEditIngredient } from '../../../../features/diary/api/edit-meals.ts';
import type { IngredientSwapping } from '../../../../features/recipes/components/view/ingredient-list.tsx';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { phrasesOf, usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { ChosenSwap } from './swap-sheet.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the screen was opened from the meal, so that the meal is one step back. */
    isOverMeal?: boolean;
  }
}

type StoredLine = Ingredient & Readonly<{ id: number }>;

const MEAL = '/_signed-in/diary/$date/meal/$itemId';

/** Swapping an ingredient of the open meal: the URL says which one; returns the actions on it. */
export function useSwapping(ingredients: readonly Ingredient[]) {
  const { swap } = useSearch({ from: MEAL });
  const sayShared = usePhrases('shared');
  const navigate = useNavigate({ from: '/diary/$date/meal/$itemId' });
  const router = useRouter();
  const edit = useEditIngredient();
  const line = ingredients.find((one): one is StoredLine => one.id !== null && one.id === swap);

  const open = ({ id }: Ingredient) => {
    if (id === null) return;
    void navigate({ search: { swap: id }, state: { isOverMeal: true }, resetScroll: false });
  };
  const close = () => {
    if (router.state.location.state.isOverMeal) router.history.back();
    else void navigate({ search: {}, replace: true, state: true, resetScroll: false });
  };
  const put = async ({ id, ...was }: StoredLine, { name, servingId, quantity }: ChosenSwap) => {
    edit(id, { servingId, quantity });
    const say = await phrasesOf('swapping');
    showAlert(say('swapped', { to: name }), {
      action: {
        label: sayShared('undo'),
        onPress: () => edit(id, { servingId: was.suggested_serving.id, quantity: was.quantity }),
      },
    });
  };
  const swapping: IngredientSwapping = {
    onSwap: open,
    onPutBack: (one) => {
      const before = one.swapped?.before;
      if (one.id === null || !one.swapped || !before) return;
      const { suggested_serving: serving, quantity } = before;
      void put({ ...one, id: one.id }, { name: one.swapped.from, servingId: serving.id, quantity });
    },
  };
  return {
    line,
    swapping,
    close,
    choose: (chosen: ChosenSwap) => {
      if (line) void put(line, chosen);
      close();
    },
  };
}
