import { diaryPaths } from '@weekbord/contract/diary/paths';
import { isWriting } from '@weekbord/contract/endpoint';
import { type EndpointName, endpoints } from '@weekbord/contract/endpoints';
import { groceriesPaths } from '@weekbord/contract/groceries/paths';
import { plansPaths } from '@weekbord/contract/plans/paths';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emitWrite } from '../../shared/api/write-events.ts';
import { call } from '../../shared/http/call.ts';
import { CHANGED_BY } from './changed-by.ts';
import { refreshAfterWrites } from './own-writes.ts';
import { FOODS, LISTS, READ_OF } from './routes-of-areas.ts';

/** Operations that the web app never calls: they exist for other clients of the API. */
const forOthers = new Set(
  Object.values(
    import.meta.glob<Readonly<Record<string, object>>>('../../../../../packages/contract/src/*/resource-paths.ts', {
      eager: true,
    }),
  ).flatMap((paths) => Object.values(paths).flatMap((routes) => Object.keys(routes))),
);
const all = Object.values(endpoints).filter(({ route }) => !forOthers.has(route.name));
const writes = all.filter(isWriting).map(({ route }) => route);
const reads = all.filter(({ route }) => route.method === 'GET').map(({ route }) => route.name);
const read = [...Object.values(READ_OF).flat(), ...FOODS, ...LISTS].map(({ name }) => name);

/** Names of reads that no person's write affects, or that no screen caches. */
const NOT_KEPT = [
  'getBrand',
  'getOperator',
  'listBrands',
  'listOrganisationsBySubdomain',
  'getSchema',
  'followChanges',
  // Reads that are refetched each time they are shown; a visitor's list every few seconds.
  'getSharedGroceryList',
  'listFoodUses',
  'getPlanBasis',
  'getSharedCycle',
  'listAccessLog',
  'listSessions',
  'openReminderStop',
  'previewPlanTemplate',
  'previewRecurringMeal',
  'countData',
  'exportData',
  'listImports',
  'readRecipeToCheck',
  'exportRecipes',
  'listStaffOrganisations',
  'getStaffOrganisation',
  'listStaffMembers',
  'listStaffWaitlist',
  'listStaffPlans',
  'listConsents',
  'listPlans',
  'getBilling',
  'getUserFromCheckoutSession',
  'customerPortalRedirect',
];
/** Reads for clients other than the web app, which gets the same data elsewhere. */
const READ_BY_NO_SCREEN = [
  'autocompleteFoods',
  'getCalendarDay',
  'getCalendarFeed',
  'getCalendarItem',
  'getGroceryList',
  'getIngredient',
  'getMealSlotSpecification',
  'getNutritionDayPlan',
  'getQuickAddMeal',
  'getRecipeFeedbackLineItem',
  'getRecipeMeal',
  'getSingleFoodMeal',
  'getSuggestedServing',
  'getUser',
  'getUserBodyFatPercentage',
  'getUserDistance',
  'getUserProfile',
  'getUserSleep',
  'getUserStress',
  'getUserWeight',
  'listExerciseTemplates',
  'listIngredients',
  'listMealSlotSpecifications',
  'listRecipeFeedbackLineItems',
  'listRecipeTags',
  'listRecipeTemplates',
  'listSuggestedServings',
  'listUserProfiles',
  'searchSuggestedServings',
];

let client: QueryClient;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  stop = refreshAfterWrites(client);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The cached reads that a write makes stale. */
function staleAfter(name: EndpointName): readonly string[] {
  for (const each of reads) client.setQueryData([each], 'old');
  emitWrite(endpoints[name].route);
  return reads.filter((each) => client.getQueryState([each])?.isInvalidated);
}

describe('[SYN-01] every change refreshes what depends on it', () => {
  it('covers each write of the contract, and the reads of each area', () => {
    expect(Object.keys(CHANGED_BY).toSorted()).toEqual(writes.map(({ name }) => name).toSorted());
    expect([...new Set([...read, ...NOT_KEPT, ...READ_BY_NO_SCREEN])].toSorted()).toEqual(reads.toSorted());
    expect(read.filter((name) => [...NOT_KEPT, ...READ_BY_NO_SCREEN].includes(name))).toEqual([]);
  });

  it.each(writes.map(({ name }) => name))('refreshes what depends on %s', (name: EndpointName) => {
    const areas = CHANGED_BY[name]!;
    const expected = areas.flatMap((area) => (area === 'foods' ? FOODS : READ_OF[area]));
    const names = new Set(expected.length === 0 ? [] : [...expected, ...LISTS].map((route) => route.name));
    expect(staleAfter(name)).toEqual(reads.filter((each) => names.has(each)));
  });

  it.each<[string, EndpointName, readonly EndpointName[]]>([
    ['favourites', 'createFavouriteRecipe', ['listFavouriteRecipes', 'generateMeals', 'listRecipeInspiration']],
    ['favourites', 'deleteFavouriteRecipe', ['listFavouriteRecipes', 'generateMeals', 'listRecipeInspiration']],
    ['dislikes', 'createDislikedRecipe', ['listDislikedRecipes', 'generateMeals', 'listEmptySlots']],
    ['dislikes', 'deleteDislikedRecipe', ['listDislikedRecipes', 'generateMeals', 'listEmptySlots']],
    ['own meals', 'createRecipe', ['getRecipeTemplate', 'generateMeals', 'listRecipeInspiration']],
    ['own meals', 'deleteRecipeTemplate', ['getRecipeTemplate', 'generateMeals', 'listRecipeInspiration']],
    ['a calendar day', 'updateCalendarItem', ['listCalendarDays', 'listGroceryLists', 'getWeekBalance']],
    ['a calendar day', 'deleteCalendarItem', ['listCalendarDays', 'generateMeals', 'getGroceryListChanges']],
    ['generated meals', 'planGeneratedRecipeMeal', ['listCalendarDays', 'generateMeals', 'listGroceryLists']],
    ['generated meals', 'autoPlanDays', ['listCalendarDays', 'listBrokenRules', 'listGroceryLists']],
    ['the user', 'updateMe', ['getMe', 'generateMeals', 'listRecipeInspiration']],
    ['the user', 'updateUserProfile', ['getMe', 'getRecipeTemplate', 'listBrokenRules', 'listRecipeInspiration']],
    ['the plan', 'replaceWeeklyNutritionPlan', ['listWeeklyNutritionPlans', 'generateMeals', 'getMe']],
  ])('refreshes %s after %s, as the spec requires', (_, name, dependent) => {
    expect(staleAfter(name)).toEqual(expect.arrayContaining([...dependent]));
  });

  it('refreshes after a successful write, even one made before refreshing started, but not after a read or a refused write', async () => {
    stop();
    const answers = [
      new Response(null, { status: 204 }),
      Response.json({ results: [] }),
      Response.json({ detail: 'No.' }, { status: 409 }),
    ];
    vi.stubGlobal('localStorage', { getItem: () => null });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('fetch', async () => answers.shift());
    client.setQueryData(['listCalendarDays'], 'old');
    client.setQueryData(['listGroceryLists'], 'old');
    client.setQueryData(['listWeeklyNutritionPlans'], 'old');
    await call(diaryPaths.deleteCalendarItem, { params: { id: 1 } });
    await call(groceriesPaths.listGroceryLists, {});
    await call(plansPaths.deleteMealSlotSpecification, { params: { id: 1 } });
    stop = refreshAfterWrites(client);
    const isStale = (name: string) => client.getQueryState([name])?.isInvalidated;
    expect(['listCalendarDays', 'listGroceryLists', 'listWeeklyNutritionPlans'].map(isStale)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('refreshes visible data immediately, except lists and what the write itself updated', async () => {
    const asked: string[] = [];
    const stops = ['listCalendarDays', 'listGroceryLists', 'generateMeals', 'getMe'].map((name) =>
      new QueryObserver(client, {
        queryKey: [name],
        queryFn: () => {
          asked.push(name);
          return name;
        },
        initialData: 'old',
        staleTime: Number.POSITIVE_INFINITY,
      }).subscribe(() => undefined),
    );
    emitWrite(endpoints.moveMeal.route);
    emitWrite(endpoints.moveMeal.route);
    client.setQueryData(['listCalendarDays'], 'kept');
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual(['listGroceryLists']);
    for (const leave of stops) leave();
  });
});
