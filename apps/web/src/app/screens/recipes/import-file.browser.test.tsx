import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import type { RecipeOfFile } from '../../../features/recipes/api/recipe-files.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { ImportFile } from './import-file.tsx';

interface Sent {
  recipes: { name: string }[];
  recipe_import?: number;
}

const found = (name: string, change: Partial<RecipeOfFile> = {}): RecipeOfFile => ({
  recipe: {
    name,
    portions: 2,
    preparation_time_min: null,
    cooking_time_min: null,
    waiting_time_min: null,
    lines: ['1 l water'],
    directions: [],
    notes: [],
    meal_types: [],
    external_url: null,
  },
  lines_read: 1,
  lines_to_ask: 0,
  is_known: false,
  ...change,
});

let sent: Sent[];
/** The indexes of the requests that fail, from 0. */
let failing: ReadonlySet<number>;

beforeEach(async () => {
  await loadPhrases('recipeFiles', 'shared');
  sent = [];
  failing = new Set();
  vi.stubGlobal('fetch', async (_path: string, { body = '{}' }: { body?: string }) => {
    const given = JSON.parse(body) as Sent;
    sent.push(given);
    if (failing.has(sent.length - 1)) return Response.json({ detail: 'Broken.' }, { status: 500 });
    return Response.json(
      {
        id: 7,
        source: 'PAPRIKA',
        file_name: '',
        recipes_added: sent.length,
        to_check: 1,
        made_at: '2027-03-14T09:00:00Z',
      },
      { status: 201 },
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open(recipes: readonly RecipeOfFile[]) {
  const file = { name: 'mine.zip', read: { source: 'PAPRIKA' as const, unreadable: 1, recipes: [...recipes] } };
  const root = createRootRoute();
  const shown = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <ImportFile file={file} onBack={() => undefined} />,
  });
  const router = createRouter({
    routeTree: root.addChildren([shown]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('heading', { name: 'Recipes in this file' })).toBeVisible();
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

it('says what was understood of each recipe, and does not preselect recipes that the user already has', async () => {
  await open([
    found('Soup'),
    found('Stew', { lines_to_ask: 2, lines_read: 5 }),
    found('', { recipe: { ...found('').recipe, portions: null } }),
    found('Toast', { is_known: true }),
    found('Tart', { lines_read: null, lines_to_ask: null, is_known: true }),
  ]);
  await expect.element(page.getByText('1 file inside doesn’t contain a recipe we can read.')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /^Soup/ })).toBeChecked();
  await expect
    .element(page.getByRole('checkbox', { name: /^Stew.*5 ingredients recognised.*2 to check/ }))
    .toBeChecked();
  await expect
    .element(page.getByRole('checkbox', { name: /^Untitled recipe.*Name missing.*Portions missing/ }))
    .toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /^Toast.*You already have this one/ })).not.toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: /^Tart.*1 ingredient(?! understood)/ })).toBeVisible();
  await expectAccessible();
  await button('Add 3 recipes').click();
  await expect.element(page.getByRole('heading', { name: '3 recipes added' })).toBeVisible();
  expect(sent.map(({ recipes }) => recipes.map(({ name }) => name))).toEqual([['Soup', 'Stew', '']]);
  await expect.element(page.getByText('2 are now in your own recipes.')).toBeVisible();
  await expect.element(page.getByText('1 still needs checking.')).toBeVisible();
  await expectAccessible();
});

it('adds nothing if nothing is chosen', async () => {
  await open([found('Soup'), found('Stew')]);
  await page.getByRole('checkbox', { name: /^All/ }).click();
  await button('Add 0 recipes').click();
  await expect.element(page.getByText('Choose at least one recipe.')).toBeVisible();
  expect(sent).toEqual([]);
});

it('continues after a failed request with the recipes not stored yet, as part of the same import', async () => {
  failing = new Set([1]);
  await open(Array.from({ length: 45 }, (_, at) => found(`Soup ${at}`)));
  await button('Add 45 recipes').click();
  await expect.element(page.getByText('20 of 45 recipes were added, then something went wrong.')).toBeVisible();
  await button('Add the rest').click();
  await expect.element(page.getByRole('heading', { name: '45 recipes added' })).toBeVisible();
  expect(sent.map(({ recipes, recipe_import: of }) => [recipes.length, of])).toEqual([
    [20, undefined],
    [20, 7],
    [20, 7],
    [5, 7],
  ]);
});
