import type { Endpoint } from '@weekbord/contract/endpoint';
import { type EndpointName, endpoints } from '@weekbord/contract/endpoints';
import type { Method } from '@weekbord/contract/route';
import { fakeClock } from '@weekbord/testkit/fake-clock';
import type { TestClient } from '@weekbord/testkit/test-client';
import { describe, expect, it } from 'vitest';
import { promises } from './expected.ts';
import { openTestSetup } from './open-test-setup.ts';
import { CLEARINGS, SAMPLES } from './samples.ts';
import { aToken, rightCaller, type TestUser } from './test-users.ts';

const setup = await openTestSetup();
const { app, database, users } = setup;

/** The parts of a resource, by its path: some resources are complete, some read-only, some partial. */
type Part = 'list' | 'create' | 'detail' | 'replace' | 'change' | 'delete';
const WHOLE: readonly Part[] = ['list', 'create', 'detail', 'replace', 'change', 'delete'];
const READ_ONLY: readonly Part[] = ['list', 'detail'];

const RESOURCES: Readonly<Record<string, readonly Part[]>> = {
  // Food
  '/food/ingredient': WHOLE,
  '/food/preferredSuggestedServings': WHOLE,
  '/food/quickAddMeal': WHOLE,
  '/food/recipeFeedbackLineItem': WHOLE,
  '/food/recipeMeal': WHOLE,
  '/food/recipeTemplate': WHOLE,
  '/food/singleFoodMeal': WHOLE,
  '/food/food': ['list', 'create', 'detail', 'change', 'delete'],
  '/food/ingredientToAvoid': READ_ONLY,
  '/food/recipeInspiration': READ_ONLY,
  '/food/recipeTag': READ_ONLY,
  '/food/suggestedServing': READ_ONLY,
  '/food/suggestedServingSearch': ['list'],
  '/food/search': ['list'],
  '/food/search/autocomplete': ['list'],
  '/food/search/byBarcode': ['list'],
  '/food/generateMeals': ['list', 'create'],
  '/food/createRecipe': ['create'],
  // Measurements
  '/measurements/userBodyFatPercentage': WHOLE,
  '/measurements/userDistance': WHOLE,
  '/measurements/userSleep': WHOLE,
  '/measurements/userStress': WHOLE,
  '/measurements/userWeight': WHOLE,
  '/measurements/deleteMeasurement': ['create'],
  // Planner
  '/planner/calendarDay': WHOLE,
  '/planner/calendarItem': WHOLE,
  '/planner/groceryList': WHOLE,
  '/planner/groceryListItem': WHOLE,
  '/planner/autoPlanDay': ['create'],
  '/planner/autoPlanDays': ['create'],
  '/planner/copyMealsFromDate': ['create'],
  '/planner/copyMealsToMealMoment': ['create'],
  '/planner/editRecipeMealPortions': ['replace'],
  '/planner/planGeneratedRecipeMeal': ['create'],
  '/planner/planSingleFoodMeal': ['create'],
  '/planner/saveAndPlanRecipeMeal': ['create'],
  // Users
  '/auth/users': WHOLE,
  '/auth/users/me': ['detail', 'replace', 'change', 'delete'],
  '/users/user': WHOLE,
  '/users/clients': WHOLE,
  '/users/paginatedclients': ['list'],
  '/users/userProfile': WHOLE,
  '/users/exerciseInstance': WHOLE,
  '/users/exerciseTemplate': READ_ONLY,
  '/users/mealSlotSpecification': WHOLE,
  '/users/nutritionDayPlan': WHOLE,
  '/users/weeklyNutritionPlan': WHOLE,
  '/users/userdislikerecipe': WHOLE,
  '/users/userfavouriterecipe': WHOLE,
  '/users/setIngredientsToAvoid': ['create'],
  '/users/organisation': ['list', 'create', 'detail', 'replace', 'change'],
  '/users/organisations/:subdomain/waitlist': ['create'],
  '/users/waitlistEntry': WHOLE,
  '/users/organisations-by-subdomain': ['list'],
  '/users/brand': READ_ONLY,
  '/users/createDemoAccount': ['create'],
  '/users/stripeCustomerPortal': ['create'],
  '/users/customerPortalRedirect': ['list'],
  '/users/cancelDeal': ['create'],
  '/checkout/create-b2c-checkout-session': ['create'],
  '/checkout/create-b2c-setup-intent': ['create'],
  '/checkout/create-b2c-subscription': ['create'],
  '/checkout/create-payment-intent': ['create'],
  '/checkout/subscription-verification': ['create'],
  '/checkout/validate-promo-code': ['create'],
  '/checkout/user-from-checkout-session': ['list'],
  '/users/createLoginSignupPortal': ['create'],
  '/users/createMagicLink': ['create'],
  '/users/createOTP': ['create'],
  '/users/resendOTP': ['create'],
  '/users/verifyOTP': ['create'],
  '/auth/token/login': ['create'],
  '/auth/token/logout': ['create'],
  '/auth/users/activation': ['create'],
  '/auth/users/resend_activation': ['create'],
  '/auth/users/reset_email': ['create'],
  '/auth/users/reset_email_confirm': ['create'],
  '/auth/users/reset_password': ['create'],
  '/auth/users/reset_password_confirm': ['create'],
  '/auth/users/set_email': ['create', 'delete'],
  '/auth/users/set_password': ['create'],
  // The API description, in each of its versions
  '/schema/v1': ['detail'],
  '/schema/v2': ['detail'],
  '/schema/v3': ['detail'],
};

/** Paths of single records in the contract that do not end in the id of the record. */
const PLACES_OF_ONE: Readonly<Record<string, string>> = {
  '/auth/users/me': '/auth/users/me',
  '/auth/users/set_email': '/auth/users/set_email',
  '/users/brand': '/users/brand/:subdomain',
  '/schema/v1': '/schema/:version',
  '/schema/v2': '/schema/:version',
  '/schema/v3': '/schema/:version',
};

const METHODS: Readonly<Record<Part, Method>> = {
  list: 'GET',
  create: 'POST',
  detail: 'GET',
  replace: 'PUT',
  change: 'PATCH',
  delete: 'DELETE',
};
const ofOne = (part: Part) => part !== 'list' && part !== 'create';

const byPlace = new Map<string, [EndpointName, Endpoint]>(
  (Object.entries(endpoints) as [EndpointName, Endpoint][]).map((entry) => {
    const { method, path } = entry[1].route;
    return [`${method} ${path}`, entry];
  }),
);

interface Found {
  readonly resource: string;
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
}

const placeOf = (resource: string, part: Part) =>
  ofOne(part) ? (PLACES_OF_ONE[resource] ?? `${resource}/:id`) : resource;

function callOf(resource: string, part: Part): Found {
  const path = placeOf(resource, part);
  const found = byPlace.get(`${METHODS[part]} ${path}`);
  if (found === undefined) throw new Error(`There is no ${METHODS[part]} ${path}.`);
  return { resource, name: found[0], endpoint: found[1] };
}

interface Sample {
  readonly params?: { readonly id?: number; readonly subdomain?: string };
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

const sampleOf = (name: EndpointName, of: TestUser) => SAMPLES[name](of, users) as Sample;

/** The body for a newly created record, for calls whose sample body refers to other records. */
const BODIES: { readonly [Name in EndpointName]?: (id: number) => object } = {
  replacePreferredSuggestedServing: (id) => ({ suggested_serving: id, quantity: 3 }),
  replaceRecipeTemplate: () => ({ name: 'Renamed', published: false }),
  updateRecipeTemplate: () => ({ name: 'Renamed again' }),
  updateClient: () => ({ first_name: 'Renamed' }),
  replaceMealSlotSpecification: () => ({
    kcal: 300,
    protein: 20,
    carbohydrates: 30,
    fat: 10,
    meal_moment: 'LATE_SNACK',
  }),
};

/** Sends the sample of a call about a record, to a path with or without a trailing slash. */
function sendSample(
  client: TestClient,
  { resource, name, endpoint: { route } }: Found,
  { of, id, end = '' }: { of: TestUser; id?: number; end?: string },
) {
  const { params, query, body: usual } = sampleOf(name, of);
  const body = id === undefined ? usual : (BODIES[name]?.(id) ?? usual);
  const path = route.path
    .replace(':id', String(id ?? params?.id))
    .replace(':subdomain', params?.subdomain ?? '')
    .replace('/schema/:version', resource);
  const asked = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) asked.append(key, String(value));
  return client.send(route.method, `/api${path}${end}?${asked}`, body === undefined ? {} : { body });
}

const calls = Object.entries(RESOURCES).flatMap(([resource, parts]) => parts.map((part) => ({ resource, part })));

/** The resources whose records a caller can create, read, change and delete. */
const LIVED = Object.keys(RESOURCES).filter((resource) => RESOURCES[resource] === WHOLE);
/** The resources whose records only a coach can create, about another person. */
const OF_PEOPLE = ['/auth/users', '/users/user'];

/** Every path in the table, with its methods. */
const ADDRESSES = [...new Set(calls.map(({ resource, part }) => addressOf(resource, part)))].map((address) => {
  const methods = calls.flatMap(({ resource, part }) => (addressOf(resource, part) === address ? [METHODS[part]] : []));
  return { address, methods: methods.toSorted() };
});

function addressOf(resource: string, part: Part): string {
  return placeOf(resource, part)
    .replace('/schema/:version', resource)
    .replace('/:id', '/1')
    .replace(':subdomain', resource === '/users/brand' ? 'www' : 'killerbody');
}

describe('the resources of the API', () => {
  it.each(calls)('support $part at $resource, with and without a trailing slash', async ({ resource, part }) => {
    const found = callOf(resource, part);
    const { caller, of } = rightCaller(users, found.name);
    const statuses: number[] = [];
    for (const end of ['', '/']) {
      await database.undoing(async () => {
        await CLEARINGS[found.name]?.(database.db, of);
        const answer = await sendSample(app.as(caller.token), found, { of, end });
        statuses.push(answer.status);
        if (part !== 'list' || answer.status !== 200 || resource.startsWith('/food/search')) return;
        expect(answer.body).toMatchObject({ count: expect.any(Number), results: expect.any(Array) });
      });
    }
    const promised = promises().get(found.name)?.status;
    expect(statuses).toEqual([promised, promised]);
  });

  it.each(LIVED)('[API-04] create, list, show, replace, change and delete a record of %s', async (resource) => {
    const { coach } = users.people;
    const { caller, of } = OF_PEOPLE.includes(resource)
      ? { caller: coach, of: coach }
      : rightCaller(users, callOf(resource, 'create').name);
    const client = app.as(caller.token);
    await database.undoing(async () => {
      const create = callOf(resource, 'create');
      await CLEARINGS[create.name]?.(database.db, of);
      const made = await sendSample(client, create, { of });
      expect([200, 201]).toContain(made.status);
      const { id } = made.body as { id: number };
      const detail = () => sendSample(client, callOf(resource, 'detail'), { of, id });
      expect(await detail()).toMatchObject({ status: 200, body: { id } });
      const listed = await sendSample(client, callOf(resource, 'list'), { of });
      expect((listed.body as { results: { id: number }[] }).results.map((one) => one.id)).toContain(id);
      for (const part of ['replace', 'change'] as const) {
        const written = await sendSample(client, callOf(resource, part), { of, id });
        expect(written.status, `${part} ${written.text}`).toBe(200);
        const shown = (written.body as { id: number }).id;
        const { body } = await sendSample(client, callOf(resource, 'detail'), { of, id: shown });
        expect(body).toEqual(written.body);
      }
      const gone = await sendSample(client, callOf(resource, 'delete'), { of, id });
      expect(gone.status, gone.text).toBe(204);
      expect((await detail()).status).toBe(404);
    });
  });

  it.each([...OF_PEOPLE, '/auth/users/me'])(
    'let anyone who signs up show, replace, change and delete %s',
    async (own) => {
      await database.undoing(async () => {
        const { owner } = users.people;
        const create = callOf(OF_PEOPLE.includes(own) ? own : '/auth/users', 'create');
        const made = await sendSample(app, create, { of: owner });
        expect(made.status, made.text).toBe(201);
        const { id } = made.body as { id: number };
        const client = app.as(await aToken(database.db, { id }, fakeClock().now()));
        const send = (part: Part) => sendSample(client, callOf(own, part), { of: owner, id });
        expect(await send('detail')).toMatchObject({ status: 200, body: { id, first_name: 'New' } });
        for (const part of ['replace', 'change'] as const) {
          const written = await send(part);
          expect(written.status, `${part} ${written.text}`).toBe(200);
          expect((await send('detail')).body).toEqual(written.body);
        }
        const gone = await send('delete');
        expect(gone.status, gone.text).toBe(204);
        expect((await send('detail')).status).toBe(401);
      });
    },
  );

  it.each(ADDRESSES)(
    'reject each method that $address does not support, and name the supported ones',
    async ({ address, methods }) => {
      const lacking = Object.values(METHODS).filter((method) => !methods.includes(method));
      for (const method of new Set(lacking)) {
        for (const end of ['', '/']) {
          for (const client of [app, app.as(users.people.owner.token)]) {
            const answer = await client.send(method, `/api${address}${end}`);
            expect([method, answer.status, answer.headers['allow']]).toEqual([method, 405, methods.join(', ')]);
          }
        }
      }
    },
  );
});
