import { Navigate, useNavigate } from '@tanstack/react-router';
import { Page } from '@weekbord/ui/page/page';
import { InspirationBar } from '../../../features/recipes/components/list/inspiration-bar.tsx';
import { RecipeGrid } from '../../../features/recipes/components/list/recipe-grid.tsx';
import {
  type InspirationFilters,
  readInspirationFilters,
} from '../../../features/recipes/model/inspiration-filters.ts';
import { ownRecipeAbilities } from '../../../features/recipes/model/own-recipe-abilities.ts';
import { hasFlag, userHasAccess } from '../../../shared/access/access.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { ImportLink } from './import-link.tsx';
import { NewRecipeLink } from './new-recipe-link.tsx';
import { ToCheckLink } from './to-check-link.tsx';

/** Recipes to browse, found by the search and filters in the URL. */
export function RecipesScreen({ search }: { search: Readonly<Record<string, unknown>> }) {
  const filters = readInspirationFilters(search);
  const say = usePhrases('inspiration');
  const user = useCurrentUser();
  const navigate = useNavigate();
  if (!userHasAccess(user) || !hasFlag(user, 'FF_RECIPE_INSPIRATION')) return <Navigate to="/" replace />;
  const show = (wanted: InspirationFilters) => void navigate({ to: '/recipes', search: { ...wanted }, replace: true });
  return (
    <Page
      title={say('title')}
      text={say('text')}
      width="wide"
      actions={
        ownRecipeAbilities(user).mayCreate && (
          <div className="flex gap-2">
            <ImportLink label={say('importRecipe')} />
            <NewRecipeLink label={say('newRecipe')} />
          </div>
        )
      }
    >
      {ownRecipeAbilities(user).mayCreate && <ToCheckLink />}
      <div className="sticky top-0 z-10 -mx-5 bg-ground/95 px-5 pb-3 pt-[max(0.5rem,env(safe-area-inset-top))] backdrop-blur rail:-mx-8 rail:px-8 low:static">
        <InspirationBar filters={filters} onChange={show} mayHaveOwn={ownRecipeAbilities(user).mayCreate} />
      </div>
      <RecipeGrid filters={filters} onFilters={show} />
    </Page>
  );
}
