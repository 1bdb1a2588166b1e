import type { RecipeMeal } from '@weekbord/contract/diary/models';
import type { RecipeTemplate } from '@weekbord/contract/recipes/models';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { item } from '../../../features/diary/model/meals.test-support.ts';
import { preferencesQuery } from '../../../features/recipes/api/recipe-preferences.ts';
import { recipeTemplateQuery } from '../../../features/recipes/api/recipes.ts';
import { fittedPlateOf, readFittedSearch } from '../../../features/recipes/model/fitted-address.ts';
import { showLanguage } from '../../../shared/locale/language.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../shared/session/current-user.ts';
import { RecipeScreen } from './recipe-screen.tsx';

const { meal } = item(1, 'DINNER');
const RECIPE: RecipeTemplate = {
  ...meal.recipe_template,
  further_figures: meal.further_figures,
  ingredients: [],
  directions: [],
  version: null,
};
const PLATE: RecipeMeal = { ...meal, id: null, kcal: 1022, plate: '3.0.0.0' };
const FITTED = '/recipes/1?fitted=DINNER&plate=3.0.0.0';

let asked: string[];
/** The server's plates; undefined means that the request fails. */
let plates: readonly RecipeMeal[] | undefined;
/** The meal moments of the plan that the plates fit. */
let fitted: readonly object[];

beforeEach(async () => {
  await loadPhrases('inspiration', 'recipes', 'diary', 'meals', 'versions', 'shared');
  asked = [];
  plates = [PLATE];
  fitted = [];
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.includes('recipeInspiration')) return new Promise(() => undefined);
    asked.push(path);
    if (plates === undefined) return Response.json({ detail: 'Broken.' }, { status: 500 });
    return Response.json({ count: plates.length, next: null, previous: null, results: plates, fitted });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  showLanguage('en');
});

async function open(address: string) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  client.setQueryData(currentUserQuery.queryKey, {
    id: 1,
    intake: null,
    account_enabled: true,
    payment_status_override: true,
    coach: null,
    organisation: null,
    feature_flags_for_user: { flags: {} },
  } as unknown as CurrentUser);
  client.setQueryData(preferencesQuery.queryKey, {});
  client.setQueryData(recipeTemplateQuery(1).queryKey, RECIPE);
  const root = createRootRoute({ component: Outlet });
  const signedIn = createRoute({ getParentRoute: () => root, id: '_signed-in', component: Outlet });
  const recipe = createRoute({
    getParentRoute: () => signedIn,
    path: 'recipes/$recipeId/',
    validateSearch: readFittedSearch,
    component: function Recipe() {
      return <RecipeScreen recipeId={1} fitted={fittedPlateOf(recipe.useSearch())} isWritten={false} />;
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([signedIn.addChildren([recipe])]),
    history: createMemoryHistory({ initialEntries: [address] }),
    defaultNotFoundComponent: () => null,
  });
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return router;
}

const kcal = (amount: string) => page.getByRole('definition').filter({ hasText: amount }).first();

it.each([
  ['en', 'Your portion for dinner, 1,022 kcal'],
  ['nl', 'Jouw portie voor het avondeten, 1.022 kcal'],
] as const)('in %s, shows the plate named in the URL, with its meal and its energy', async (language, text) => {
  showLanguage(language);
  await loadPhrases('inspiration', 'recipes', 'diary', 'meals', 'versions', 'shared');
  await open(FITTED);
  await expect.element(page.getByText(text)).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(new URL(asked[0]!, location.href).searchParams.get('plate')).toBe('3.0.0.0');
});

it('a plate that cannot be loaded is requested again, and never shown in other amounts', async () => {
  plates = undefined;
  await open(FITTED);
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Soup' })).not.toBeInTheDocument();
  plates = [PLATE];
  await retry.click();
  await expect.element(page.getByText('Your portion for dinner, 1,022 kcal')).toBeVisible();
});

it.each(['/recipes/1', '/recipes/1?fitted=LUNCH'])(
  'at %s, which names no plate, shows the plate that fits the plan, as the list does',
  async (address) => {
    fitted = [{ recipe: 1, moment: 'DINNER' }];
    await open(address);
    await expect.element(page.getByText('Your portion for dinner, 1,022 kcal')).toBeVisible();
    expect(asked.map((path) => new URL(path, location.href).searchParams.get('plate'))).toEqual([null]);
  },
);

it.each([
  ['without a plan', [{ ...PLATE, kcal: 400, plate: null }]],
  ['who may not eat it', []],
] as const)("shows the recipe's own portion, without a plate, to a person %s", async (_, answered) => {
  plates = answered;
  await open('/recipes/1');
  await expect.element(kcal('400')).toBeVisible();
  await expect.element(page.getByText(/^Your portion/)).not.toBeInTheDocument();
});

it("redirects a plate that the user may no longer eat to the URL of the recipe's own portion", async () => {
  plates = [];
  const router = await open(FITTED);
  await expect.element(kcal('400')).toBeVisible();
  expect(router.state.location.search).toEqual({});
});
