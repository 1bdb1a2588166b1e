import { canEditRecipeTemplates } from '@weekbord/domain/access/planner-abilities';
import type { RecipeMeal } from '@weekbord/contract/diary/models';
import type { RecipeTemplate } from '@weekbord/contract/recipes/models';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Page } from '@weekbord/ui/page/page';
import { Content } from '@weekbord/ui/skip-link/content';
import { ArrowLeft, CalendarPlus, Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';
import { diaryAbilities } from '../../../features/diary/model/abilities.ts';
import { fittedRecipeQuery, recipeTemplateQuery, writtenRecipeQuery } from '../../../features/recipes/api/recipes.ts';
import { Cooking } from '../../../features/recipes/components/cooking/cooking.tsx';
import { DownloadRecipe } from '../../../features/recipes/components/view/download-recipe.tsx';
import { RecipePreferences } from '../../../features/recipes/components/view/recipe-preferences.tsx';
import { RecipeView } from '../../../features/recipes/components/view/recipe-view.tsx';
import { portionOfRecipe, timesPortion } from '../../../features/recipes/model/meal-of-recipe.ts';
import type { FittedPlate, FittedSearch } from '../../../features/recipes/model/fitted-address.ts';
import { userHasAccess } from '../../../shared/access/access.ts';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { DishPicture } from '../../../shared/dish-picture/dish-picture.tsx';
import { failureOf } from '../../../shared/http/api-failure.ts';
import { useFormat } from '../../../shared/locale/format.ts';
import { PortionsChoice } from '../../../shared/measures/portions-choice.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCooking } from '../use-cooking.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';

const loadPlanning = () => import('./plan-recipe.tsx');
const PlanRecipe = lazyPart(async () => (await loadPlanning()).PlanRecipe);

/** The route where a custom recipe is edited, if this app has it. */
const EDIT_ROUTE: string = '/recipes/$recipeId/edit';

interface RecipeScreenProps {
  recipeId: number;
  /**
   * The plate to show. By default it is the plate that fits the user's plan or, without a plan, the recipe's own
   * portion.
   */
  fitted: FittedPlate | undefined;
  /** Whether the original recipe is shown, not adapted to the user's diet. */
  isWritten: boolean;
}

/** One complete recipe. */
export function RecipeScreen({ recipeId, fitted, isWritten }: RecipeScreenProps) {
  const user = useCurrentUser();
  const query = useQuery(isWritten ? writtenRecipeQuery(recipeId) : recipeTemplateQuery(recipeId));
  const plate = useQuery({ ...fittedRecipeQuery(recipeId, fitted?.plate), enabled: !isWritten });
  const close = useCloseRecipe();
  if (!userHasAccess(user)) return <Navigate to="/" replace />;
  // A recipe that the user may no longer eat has no plate.
  if (query.data && fitted && !isWritten && plate.data === null)
    return <Navigate from="/recipes/$recipeId/" to="." search={withoutPlate} replace />;
  const moment = fitted?.moment ?? plate.data?.moment;
  if (query.data && (isWritten || plate.data !== undefined))
    return (
      <Recipe
        key={recipeId}
        recipe={query.data}
        plate={!isWritten && plate.data && moment ? { moment, meal: plate.data.meal } : null}
        isWritten={isWritten}
        onClose={close}
      />
    );
  const retry = () => void Promise.all([query.refetch(), !isWritten && plate.refetch()]);
  return <NoRecipe error={query.error ?? (isWritten ? null : plate.error)} onRetry={retry} onClose={close} />;
}

/** Returns the URL parameters without a plate. */
function withoutPlate<Search extends FittedSearch>(search: Search) {
  const { fitted: _, plate: __, ...others } = search;
  return others;
}

interface RecipeProps {
  recipe: RecipeTemplate;
  /** The recipe fitted to a meal moment of the user's plan. */
  plate: Readonly<{ moment: MealMoment; meal: RecipeMeal }> | null;
  isWritten: boolean;
  onClose: () => void;
}

function Recipe({ recipe, plate, isWritten, onClose }: RecipeProps) {
  const say = usePhrases('inspiration');
  const user = useCurrentUser();
  const { cook } = useSearch({ from: '/_signed-in/recipes/$recipeId/' });
  const goTo = useNavigate({ from: '/recipes/$recipeId/' });
  const cooking = useCooking(
    (step, how) => void goTo({ to: '.', search: (known) => ({ ...known, cook: step }), ...how }),
  );
  const [portions, setPortions] = useState(1);
  const [isPlanning, setPlanning] = useState(false);
  const [isDislikeShown, setDislikeShown] = useState(false);
  const portion = plate?.meal ?? portionOfRecipe(recipe);
  const meal = timesPortion(portion, portions);
  // Only a version that the user can eat may be planned.
  const mayPlan = diaryAbilities(user).mayEdit && recipe.published && !isWritten;
  const plan = mayPlan && (
    <Button
      isWide
      icon={<CalendarPlus aria-hidden="true" className="size-5" />}
      aria-haspopup="dialog"
      onPointerEnter={() => void loadPlanning().catch(() => undefined)}
      onClick={() => setPlanning(true)}
    >
      {say('plan')}
    </Button>
  );
  return (
    <Content className="mx-auto flex w-full max-w-2xl flex-1 flex-col sm:px-5 sm:pt-5 rail:px-8 rail:pt-8 xl:grid xl:max-w-6xl xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] xl:items-start xl:gap-12">
      <div className="xl:sticky xl:top-8">
        <div className="relative">
          <DishPicture
            picture={recipe.picture}
            size="hero"
            isFirst
            image={recipe.image}
            className="h-72 w-full sm:h-96 sm:rounded-card xl:aspect-4/3 xl:h-auto"
          />
          <div className="absolute inset-x-4 top-[max(1rem,env(safe-area-inset-top))] flex gap-2">
            <IconButton
              tone="onPicture"
              label={say('backToList')}
              onClick={onClose}
              icon={<ArrowLeft aria-hidden="true" className="size-5.5" />}
            />
            <span className="flex-1" />
            {recipe.author === user.id && <DownloadRecipe recipe={recipe} />}
            <EditButton recipe={recipe} />
            <RecipePreferences recipe={recipe} onDislikeShown={() => setDislikeShown(true)} />
          </div>
        </div>
        <div className="hidden pt-5 xl:block">{plan}</div>
      </div>
      <div className="relative -mt-7 flex flex-1 flex-col rounded-t-sheet bg-ground px-5 pt-6 sm:mt-0 sm:px-0 xl:pt-0">
        <h1 className="pb-2 text-title font-bold text-balance hyphens-auto wrap-break-word">{recipe.name}</h1>
        {isWritten && <WrittenNotice />}
        {plate && <PlateNotice moment={plate.moment} kcal={plate.meal.kcal} />}
        <RecipeView
          meal={meal}
          heading="h2"
          onCook={cooking.begin}
          isDislikeShown={isDislikeShown}
          asWritten={<SwitchVersion isWritten={isWritten} />}
          portions={<PortionsChoice portions={portions} onChange={setPortions} />}
        />
        <div className="min-h-6 flex-1" />
        {plan && (
          <div
            data-bottom-bar
            className="sticky bottom-[calc(--spacing(16)+env(safe-area-inset-bottom))] z-10 -mx-5 bg-linear-to-t from-ground from-70% to-transparent px-5 pb-3 pt-6 rail:bottom-0 rail:pb-5 xl:hidden low:static"
          >
            {plan}
          </div>
        )}
      </div>
      {cook !== undefined && (
        <Cooking
          mealKey={`recipe:${recipe.id}`}
          meal={meal}
          ingredients={meal.ingredients}
          step={cook}
          onStep={cooking.turn}
          onClose={cooking.leave}
        />
      )}
      {isPlanning && (
        <Suspense>
          <PlanRecipe recipe={recipe} portions={portions} portion={portion} onClose={() => setPlanning(false)} />
        </Suspense>
      )}
    </Content>
  );
}

/** Says which meal the plate is for, and how much energy it has. */
function PlateNotice({ moment, kcal }: { moment: MealMoment; kcal: number | null }) {
  const say = usePhrases('inspiration');
  const sayMeal = usePhrases('meals');
  const { figure } = useFormat();
  return (
    <p className="pb-2 text-small font-semibold text-brand-strong">
      {say('yourPlate', { moment: sayMeal(`the${moment}`), amount: figure(kcal) })}
    </p>
  );
}

/** Says that this is the original recipe, with a link to the version that the user can eat. */
function WrittenNotice() {
  const say = usePhrases('versions');
  return (
    <div className="flex flex-wrap items-center gap-x-3 pb-2 text-small">
      <p className="py-1 font-medium">{say('written')}</p>
      <SwitchVersion isWritten />
    </div>
  );
}

/** Switches between the version that the user can eat and the original recipe. */
function SwitchVersion({ isWritten }: { isWritten: boolean }) {
  const say = usePhrases('versions');
  return (
    <Link
      from="/recipes/$recipeId/"
      to="."
      search={({ fitted, plate }) => ({
        ...(fitted !== undefined && { fitted }),
        ...(plate !== undefined && { plate }),
        ...(!isWritten && { written: true as const }),
      })}
      state={(known) => known}
      replace
      resetScroll={false}
      className="inline-flex min-h-11 items-center font-semibold text-brand-strong underline-offset-4 hover:underline"
    >
      {say(isWritten ? 'showMine' : 'showWritten')}
    </Link>
  );
}

/** Links to the editor of a custom recipe. */
function EditButton({ recipe }: { recipe: RecipeTemplate }) {
  const say = usePhrases('inspiration');
  const user = useCurrentUser();
  const router = useRouter();
  const organisation = user.organisation ?? user.coach?.organisation ?? null;
  const mayEdit =
    recipe.author === user.id &&
    (organisation === null ||
      canEditRecipeTemplates({ disableProductLogging: organisation.feature_flag_disable_product_logging }));
  if (!mayEdit || !(EDIT_ROUTE in router.routesByPath)) return null;
  return (
    <IconButton
      tone="onPicture"
      label={say('edit')}
      onClick={() => router.history.push(`/recipes/${recipe.id}/edit`)}
      icon={<Pencil aria-hidden="true" className="size-5" />}
    />
  );
}

function NoRecipe({ error, onRetry, onClose }: { error: Error | null; onRetry: () => void; onClose: () => void }) {
  const say = usePhrases('inspiration');
  const failure = error ? failureOf(error) : undefined;
  const isGone = failure?.kind === 'refused' && failure.status === 404;
  return (
    <Page back={{ label: say('backToList'), onPress: onClose }}>
      {isGone ? (
        <EmptyState
          isTitle
          title={say('gone')}
          text={say('goneText')}
          action={<Button onClick={onClose}>{say('backToList')}</Button>}
        />
      ) : (
        <LoadError isTitle error={error} onRetry={onRetry} />
      )}
    </Page>
  );
}

/** Goes back a step if the recipe was opened from the list, or else replaces it with the list. */
function useCloseRecipe(): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  return () => {
    if (router.state.location.state.isOverRecipes) router.history.back();
    else void navigate({ to: '/recipes', replace: true });
  };
}
