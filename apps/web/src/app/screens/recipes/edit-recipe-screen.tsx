import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate, useRouter } from '@tanstack/react-router';
import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Page } from '@weekbord/ui/page/page';
import { Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { foodsQuery } from '../../../features/foods/api/foods.ts';
import { useDeleteOwnRecipe } from '../../../features/recipes/api/own-recipes.ts';
import { writtenRecipeQuery } from '../../../features/recipes/api/recipes.ts';
import { isOwnRecipe, ownRecipeAbilities } from '../../../features/recipes/model/own-recipe-abilities.ts';
import { draftOf, type OwnRecipe } from '../../../features/recipes/model/own-recipe.ts';
import { clearDraft, type DraftFood } from '../../../features/recipes/model/recipe-draft.ts';
import { userHasAccess } from '../../../shared/access/access.ts';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { foodQuery } from '../../../shared/foods/food.ts';
import { failureOf } from '../../../shared/http/api-failure.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { EditorSkeleton, NoEditor } from './editor-states.tsx';
import { RecipeEditor } from './recipe-editor.tsx';
import type { EditorSheet } from './editor-sheet.ts';

type Foods = ReadonlyMap<number, DraftFood>;

/** Edits one of the user's custom recipes. */
export function EditRecipeScreen({ recipeId, sheet }: { recipeId: number; sheet: EditorSheet }) {
  const say = usePhrases('ownRecipes');
  const sayShared = usePhrases('shared');
  const user = useCurrentUser();
  const leave = useLeave(recipeId);
  const recipe = useQuery(writtenRecipeQuery(recipeId));
  const foods = useFoodsOf(recipe.data);
  if (!userHasAccess(user)) return <Navigate to="/" replace />;
  const mayEdit = ownRecipeAbilities(user).mayEdit && (!recipe.data || isOwnRecipe(recipe.data, user));
  const failure = recipe.error ? failureOf(recipe.error) : undefined;
  if (!mayEdit || (!recipe.data && failure?.kind === 'refused' && failure.status === 404)) {
    return <NoEditor title={say('notYours')} text={say('notYoursText')} onClose={leave.back} />;
  }
  if (recipe.data && foods.data) {
    return <Editor key={recipeId} recipe={recipe.data} foods={foods.data} sheet={sheet} />;
  }
  const error = recipe.error ?? foods.error;
  if (error === null && recipe.fetchStatus !== 'paused') return <EditorSkeleton />;
  return (
    <Page back={{ label: sayShared('back'), onPress: leave.back }}>
      <LoadError isTitle error={error} onRetry={() => void (recipe.error ? recipe : foods).refetch()} />
    </Page>
  );
}

function Editor({ recipe, foods, sheet }: { recipe: OwnRecipe; foods: Foods; sheet: EditorSheet }) {
  const say = usePhrases('ownRecipes');
  const leave = useLeave(recipe.id);
  // Not updated later, because a newer response from the server must not replace what the user is editing.
  const [begun] = useState({ recipe, foods });
  const start = useMemo(() => draftOf(begun.recipe, begun.foods), [begun]);
  return (
    <RecipeEditor
      of={recipe.id}
      start={start}
      title={say('editTitle')}
      actions={recipe.published && <DeleteRecipe recipe={recipe} />}
      target={undefined}
      sheet={sheet}
      plan={undefined}
      onBack={leave.back}
      onClose={leave.close}
      onSaved={(id, name) => {
        showAlert(say('saved', { name }), { tone: 'good' });
        leave.toNewOne(id);
      }}
      onPlanned={leave.close}
    />
  );
}

/** Deletes the recipe after confirmation, and leaves both this screen and the recipe's own. */
function DeleteRecipe({ recipe }: { recipe: OwnRecipe }) {
  const say = usePhrases('ownRecipes');
  const sayShared = usePhrases('shared');
  const remove = useDeleteOwnRecipe();
  const router = useRouter();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { name } = recipe;
  const confirm = () =>
    remove.mutate(recipe.id, {
      onSuccess: () => {
        clearDraft();
        showAlert(say('deleted', { name }), { tone: 'good' });
        const { __TSR_index: index, isOverEditor } = router.state.location.state;
        if (index > 1 && !isOverEditor) router.history.go(-2, { ignoreBlocker: true });
        else void navigate({ to: '/recipes', replace: true, ignoreBlocker: true });
      },
    });
  return (
    <>
      <IconButton
        label={say('delete')}
        icon={<Trash2 aria-hidden="true" className="size-5.5" />}
        onClick={() => setAsking(true)}
        className="text-danger"
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={say('deleteTitle', { name })}
        text={say('deleteText')}
        confirmLabel={sayShared('delete')}
        cancelLabel={sayShared('cancel')}
        isDangerous
        isBusy={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      />
    </>
  );
}

const NO_FOODS: Foods = new Map();

/** Returns the foods in a recipe with their measures, without deleted foods. */
function useFoodsOf(recipe: OwnRecipe | undefined) {
  const client = useQueryClient();
  const ids = [...new Set(recipe?.ingredients.map((line) => line.suggested_serving.food))];
  const { data, error, refetch } = useQuery({
    ...foodsQuery(ids),
    enabled: ids.length > 0,
    // If this device has all the foods cached, no network is needed.
    initialData: () => {
      const known = ids.flatMap((id) => client.getQueryData(foodQuery(id).queryKey) ?? []);
      return known.length < ids.length ? undefined : known;
    },
  });
  const byId = useMemo(() => data && new Map(data.map((food) => [food.id, food])), [data]);
  return { data: recipe?.ingredients.length === 0 ? NO_FOODS : byId, error, refetch };
}

/** Returns functions that leave the editor, either to the unchanged recipe or to the one that replaced it. */
function useLeave(recipeId: number) {
  const router = useRouter();
  const navigate = useNavigate();
  const show = (id: number) =>
    void navigate({
      to: '/recipes/$recipeId',
      params: { recipeId: String(id) },
      replace: true,
      state: (known) => known,
    });
  const back = () => (router.history.canGoBack() ? router.history.back() : show(recipeId));
  return {
    back,
    close: () => void navigate({ to: '/recipes' }),
    toNewOne: (id: number) => {
      if (!router.history.canGoBack()) return show(id);
      // The old recipe no longer exists, so its history entry one step back is replaced too.
      const done = router.subscribe('onResolved', ({ toLocation }) => {
        done();
        if (toLocation.pathname === `/recipes/${recipeId}`) show(id);
        else void navigate({ to: '/recipes/$recipeId', params: { recipeId: String(id) } });
      });
      router.history.back();
    },
  };
}
