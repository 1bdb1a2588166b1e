import { randomUUID } from 'node:crypto';
import { createUserProfile } from '@weekbord/contract/intake/user-profiles';
import { completeOnboarding } from '@weekbord/contract/onboarding/complete-onboarding';
import type { OnboardingFormBody } from '@weekbord/contract/onboarding/models';
import { listCalendarDays } from '@weekbord/contract/diary/calendar-days';
import { updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { updateIngredient } from '@weekbord/contract/diary/ingredients';
import { planQuickAddMeal } from '@weekbord/contract/diary/quick-add-meals';
import { editRecipeMealPortions, getRecipeMeal, planGeneratedRecipeMeal } from '@weekbord/contract/diary/recipe-meals';
import { planSingleFoodMeal } from '@weekbord/contract/diary/single-food-meals';
import { listNutritionDayPlans } from '@weekbord/contract/plans/nutrition-day-plans';
import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { answers, type Choices } from '@weekbord/testkit/builders/answers';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aMenu } from '@weekbord/testkit/builders/menu';
import { aClientOf, aCoach, anOrganisation, aPerson, type Person } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../platform/http/errors.ts';
import { openWorkers } from '../../platform/workers/workers.ts';
import { intakeRoutes } from '../intake/intake.routes.ts';
import { diaryRoutes } from '../diary/diary.routes.ts';
import { plannerRoutes } from '../planner/planner.routes.ts';
import { recipeMealOf } from '../diary/diary.test-support.ts';
import { plansRoutes } from '../plans/plans.routes.ts';
import { onboardingRoutes } from './onboarding.routes.ts';

const routes = [...onboardingRoutes, ...intakeRoutes, ...plansRoutes, ...diaryRoutes, ...plannerRoutes];
const app = await startServing({ product: { routes, authenticate: authenticateByPerson }, quick: true });
await aMenu(app.db);
const plantBased = await anOrganisation(app.db, { plant_based: true });

const as = (person: Person) => app.as(tokenOf(person));
const start = { start_date: '2027-03-14' };
const complete = (person: Person, choices: Choices = {}, key?: string) =>
  as(person).call(
    completeOnboarding,
    { body: { ...answers(choices), ...start } },
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  );

const TABLES = [
  'intake',
  'menstrual_cycle',
  'day_plan',
  'meal_slot',
  'weekly_plan',
  'avoided_ingredient',
  'calendar_day',
  'calendar_item',
  'recipe_meal',
] as const;

async function countsOf(person: Person): Promise<Record<string, number>> {
  const counts = await Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)} where person_id = ${person.id}`.execute(app.db);
      return [table, rows[0]?.count ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts);
}

const NOTHING = Object.fromEntries(TABLES.map((table) => [table, 0]));

describe('completing the onboarding', () => {
  it('treats halal in a list of intolerances as the diet, and rejects it together with another diet', async () => {
    const person = await aPerson(app.db);
    const body = (listed: readonly ('HALAL' | 'NUTS')[], diet: 'VEGAN' | null) => {
      const form = answers();
      const preferences = { ...form.diet_preferences, intolerances: [...listed], dietary_preference: diet };
      return { ...form, ...start, diet_preferences: preferences };
    };
    const refused = await as(person).call(completeOnboarding, { body: body(['HALAL'], 'VEGAN') });
    const message = 'Halal counts as a diet: choose it or another one, not both.';
    expect(refused).toMatchObject({ status: 400, body: { diet_preferences: { intolerances: [message] } } });
    const { body: saved } = await as(person).call(completeOnboarding, { body: body(['NUTS', 'HALAL'], null) });
    expect(saved.user_profile).toMatchObject({ diet: 'HALAL', food_intolerances_nut: true });
  });

  it('keeps what the wizard does not ask: other allergens, and whether peanuts are allowed', async () => {
    const person = await aPerson(app.db);
    await complete(person, { diet: 'HALAL', intolerances: ['NUTS'] });
    const kept = { excluded_allergens: ['celery' as const], allows_peanuts: true };
    await app.db.updateTable('intake').set(kept).where('person_id', '=', person.id).execute();
    const again = await complete(person, { diet: 'HALAL', weight: 71 });
    expect(again.body.user_profile).toMatchObject({ diet: 'HALAL', food_intolerances_nut: false, ...kept });
  });

  it('saves birthday and motivation, and keeps them if they are not sent again', async () => {
    const person = await aPerson(app.db);
    const motivation = { reasons: ['LOOKS' as const, 'HEALTH' as const], other: ' To dance at the wedding ' };
    const first = await as(person).call(completeOnboarding, {
      body: { ...answers(), ...start, birthday: '2000-03-14', motivation },
    });
    const said = {
      birthday: '2000-03-14',
      motivations: ['LOOKS', 'HEALTH'],
      motivation_other: 'To dance at the wedding',
    };
    expect(first.body.user_profile).toMatchObject({ ...said, age: 27 });
    const { user_profile: again } = (await complete(person, { weight: 71, age: 27 })).body;
    expect(again).toMatchObject({ ...said, age: 27, weight: 71 });
    // A different age invalidates the birthday.
    expect((await complete(person, { age: 40 })).body.user_profile).toMatchObject({ ...said, birthday: null, age: 40 });
  });

  it('gives each meal its adjusted nutrients, as long as they fit the day and its meals', async () => {
    const person = await aPerson(app.db);
    const tuned = [
      { meal_moment: 'BREAKFAST' as const, protein: 20, fat: 20, carbohydrates: 60 },
      { meal_moment: 'LUNCH' as const, protein: 40, fat: 0, carbohydrates: 60 },
      { meal_moment: 'DINNER' as const, protein: 40, fat: 40, carbohydrates: 60 },
    ];
    const macros = { calories: 1660, protein: 100, fat: 60, carbohydrates: 180 };
    const body = { ...answers({ dietType: 'CHOOSE_YOUR_OWN', macros }), ...start };
    const slotsWith = async (day: typeof macros) => {
      const diet = { ...body.diet_preferences, user_provided_macros: day, tuned_meals: tuned };
      const saved = await as(person).call(completeOnboarding, { body: { ...body, diet_preferences: diet } });
      return saved.body.weekly_nutrition_plan.monday.meal_slot_specifications;
    };
    expect(await slotsWith(macros)).toMatchObject([
      { meal_moment: 'BREAKFAST', kcal: 500, protein: 20, fat: 20, carbohydrates: 60 },
      { meal_moment: 'LUNCH', kcal: 400, protein: 40, fat: 0, carbohydrates: 60 },
      { meal_moment: 'DINNER', kcal: 760, protein: 40, fat: 40, carbohydrates: 60 },
    ]);
    expect(await slotsWith({ ...macros, protein: 101 })).not.toMatchObject([{ protein: 20 }, { fat: 0 }, {}]);
  });

  it('is denied to a guest', async () => {
    expect((await app.call(completeOnboarding, { body: { ...answers(), ...start } })).status).toBe(401);
  });

  it.each<[string, (form: OnboardingFormBody) => object]>([
    ['biometric_data.age', (form) => ({ biometric_data: { ...form.biometric_data, age: 17 } })],
    ['biometric_data.age', (form) => ({ biometric_data: { ...form.biometric_data, age: 30.5 } })],
    ['physical_stats.weight_in_kg', (form) => ({ physical_stats: { ...form.physical_stats, weight_in_kg: 44 } })],
    ['physical_stats.goal_weight', (form) => ({ physical_stats: { ...form.physical_stats, goal_weight: 50 } })],
    ['physical_stats.goal_weight', (form) => ({ physical_stats: { ...form.physical_stats, goal_weight: undefined } })],
    ['weekly_goal', () => ({ weekly_goal: 'LOSE_1_KG_PER_WEEK' })],
    ['weekly_goal', () => ({ weekly_goal: null })],
    ['diet_preferences.diet_type', () => answers({ dietType: 'MENOPAUSE', gender: 'MALE', goalWeight: 70 })],
    ['diet_preferences.intolerances', () => answers({ intolerances: ['NO_INTOLERANCE', 'NUTS'] })],
    ['diet_preferences.intolerances', () => answers({ intolerances: [] })],
    ['diet_preferences.meal_times', () => answers({ meals: ['LUNCH'] })],
    ['diet_preferences.meal_times', () => answers({ meals: ['BREAKFAST', 'LUNCH', 'SNACK'] })],
    ['diet_preferences.meal_times', () => answers({ meals: ['LUNCH', 'DINNER', 'LATE_SNACK'] })],
    ['diet_preferences.user_provided_macros.calories', () => answers({ dietType: 'CHOOSE_YOUR_OWN' })],
    [
      'diet_preferences.user_provided_macros.protein',
      () =>
        answers({
          dietType: 'CHOOSE_YOUR_OWN',
          macros: { calories: 1800, protein: 49.9, fat: 60, carbohydrates: 200 },
        }),
    ],
    [
      'diet_preferences.user_provided_macros.calories',
      () =>
        answers({
          dietType: 'CHOOSE_YOUR_OWN',
          macros: { calories: 1800, protein: 90, fat: 60, carbohydrates: 150 },
        }),
    ],
    ['menstrual_cycle.last_menstrual_period_start_date', () => answers({ dietType: 'CYCLE_DIET' })],
    [
      'menstrual_cycle.last_menstrual_period_start_date',
      () => answers({ dietType: 'CYCLE_DIET', cycle: { start: '2027-03-15', length: 28 } }),
    ],
    [
      'menstrual_cycle.menstrual_cycle_length',
      () => answers({ dietType: 'CYCLE_DIET', cycle: { start: '2027-03-01', length: 36 } }),
    ],
    ['start_date', () => ({ start_date: '2027-02-30' })],
  ])('rejects an invalid %s with its path and writes nothing', async (path, change) => {
    const person = await aPerson(app.db);
    const form = answers();
    const body = { ...form, ...start, ...change(form) };
    const answer = await as(person).send('POST', '/api/users/completeOnboarding', { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty(path, [expect.any(String)]);
    expect(await countsOf(person)).toEqual(NOTHING);
  });

  it.each([
    ['en', ['BREAKFAST', 'LUNCH'], 'Lunch and Dinner are required.'],
    ['nl', ['BREAKFAST', 'LUNCH'], 'Lunch en avondeten zijn verplicht.'],
    ['en', ['LUNCH'], 'Please select at least 2 meals.'],
    ['nl', ['LUNCH'], 'Kies minstens 2 maaltijden.'],
    [
      'en',
      ['BREAKFAST', 'MORNING_SNACK', 'LUNCH', 'AFTERNOON_SNACK', 'DINNER', 'SNACK'],
      'Please select no more than 5 meals.',
    ],
  ] as const)('[ONB-15] in %s, rejects the meals %j with the message: %s', async (language, meals, message) => {
    const body = { ...answers({ meals: [...meals] }), ...start };
    const headers = { 'accept-language': language };
    const answer = await as(await aPerson(app.db)).send('POST', '/api/users/completeOnboarding', { body, headers });
    expect(answer.body).toEqual({ diet_preferences: { meal_times: [message] } });
  });

  it('[ONB-16] requires a plant-based diet if the organisation is plant-based', async () => {
    const person = await aPerson(app.db, { organisation_id: plantBased.id });
    expect((await complete(person)).body).toMatchObject({
      diet_preferences: { dietary_preference: ['Choose a diet.'] },
    });
    expect((await complete(person, { diet: 'PESCATARIAN' })).status).toBe(400);
    expect((await complete(person, { diet: 'VEGAN', dietType: 'KETO' })).body).toHaveProperty(
      'diet_preferences.diet_type',
    );
    expect((await complete(person, { diet: 'VEGAN' })).status).toBe(201);
  });

  it('[ONB-18] saves profile, day plan, slots, the whole week and avoided foods, and plans seven days', async () => {
    const person = await aPerson(app.db);
    const answer = await complete(person, {
      goal: 'RECOMPOSITION',
      dislikes: ['BEEF', 'TOMATO', 'BEEF'],
      intolerances: ['LACTOSE', 'LACTOSE'],
      meals: ['DINNER', 'LUNCH', 'SNACK', 'LUNCH'],
    });
    expect(answer.status).toBe(201);
    const { user_profile: profile, weekly_nutrition_plan: week, calendar_days: days } = answer.body;
    expect(profile).toMatchObject({
      user: person.id,
      weekly_nutrition_plan: week.id,
      weight: 72,
      main_goal: 'RECOMPOSITION',
      food_intolerances_lactose: true,
      food_intolerances_gluten: false,
      goal_weekly_change_in_kg: 0,
    });
    expect(week.monday.name).toBe('DIY nutrition plan');
    expect(week.monday.days).toEqual([...WEEKDAYS]);
    expect(week.monday.meal_slot_specifications.map((slot) => slot.meal_moment)).toEqual(['LUNCH', 'DINNER', 'SNACK']);
    const kcal = week.monday.meal_slot_specifications.reduce((sum, slot) => sum + slot.kcal, 0);
    expect(kcal).toBe(profile.energy_expenditure);
    expect(days.map((day) => day.date)).toEqual([
      '2027-03-14',
      '2027-03-15',
      '2027-03-16',
      '2027-03-17',
      '2027-03-18',
      '2027-03-19',
      '2027-03-20',
    ]);
    const names = days.flatMap((day) => day.calendar_items.map((item) => recipeMealOf(item).recipe_template.name));
    expect(names).toHaveLength(21);
    expect(names.filter((name) => /beef|tomato|yoghurt/.test(name))).toEqual([]);
    expect(await countsOf(person)).toMatchObject({
      avoided_ingredient: 2,
      day_plan: 1,
      meal_slot: 3,
      calendar_item: 21,
    });
  });

  it('saves the cycle with the cycle diet, and deletes it with another diet', async () => {
    const person = await aPerson(app.db);
    const cycle = { start: '2027-03-02', length: null };
    const first = await complete(person, { dietType: 'CYCLE_DIET', cycle });
    expect(first.body.user_profile).toMatchObject({
      diet_type: 'CYCLE_DIET',
      last_menstrual_period_start_date: '2027-03-02',
      menstrual_cycle_length: null,
    });
    const second = await complete(person, { dietType: 'RECOMMENDED', cycle });
    expect(second.body.user_profile.last_menstrual_period_start_date).toBeNull();
    expect((await countsOf(person))['menstrual_cycle']).toBe(0);
  });

  it('[ONB-18] runs once for a repeated key, and once for a double click', async () => {
    const person = await aPerson(app.db);
    const [first, second] = await Promise.all([complete(person, {}, 'one'), complete(person, {}, 'one')]);
    expect(second.body).toEqual(first.body);
    expect((await complete(person, {}, 'one')).body).toEqual(first.body);
    expect((await complete(person, { weight: 80 }, 'one')).status).toBe(409);
    const other = await aPerson(app.db);
    const both = await Promise.all([complete(other), complete(other)]);
    expect(both.map((answer) => answer.status)).toEqual([201, 201]);
    expect(await countsOf(other)).toMatchObject({
      intake: 1,
      day_plan: 1,
      meal_slot: 3,
      calendar_day: 7,
      calendar_item: 21,
    });
  });

  it('[ONB-18] restarts from new answers without losing what was eaten', async () => {
    const person = await aPerson(app.db);
    const first = await complete(person);
    const eaten = first.body.calendar_days[0]!.calendar_items[0]!;
    await as(person).call(updateCalendarItem, { params: { id: eaten.id }, body: { status: 'EATEN' } });
    const again = await complete(person, { diet: 'VEGAN', meals: ['LUNCH', 'DINNER'] });
    expect(again.status).toBe(201);
    expect(again.body.user_profile.id).toBe(first.body.user_profile.id);
    expect(again.body.weekly_nutrition_plan.id).toBe(first.body.weekly_nutrition_plan.id);
    const [today, ...later] = again.body.calendar_days;
    expect(today!.calendar_items.find((item) => item.id === eaten.id)).toMatchObject({
      status: 'EATEN',
      meal_moment: 'BREAKFAST',
      meal: eaten.meal,
    });
    const names = later.flatMap((day) => day.calendar_items.map((item) => recipeMealOf(item).recipe_template.name));
    expect(names).toHaveLength(12);
    expect(names.filter((name) => !name.includes('tofu'))).toEqual([]);
    expect((await as(person).call(listNutritionDayPlans)).body.count).toBe(1);
  });

  it('[ONB-18] restarts and keeps what the person added, changed or ticked, even if it is excluded now', async () => {
    const person = await aPerson(app.db);
    const client = as(person);
    const first = await complete(person);
    const [today, tomorrow, third] = first.body.calendar_days;
    const [breakfast, lunch, dinner] = today!.calendar_items;
    const place = { calendar_day_id: today!.id, meal_slot_id: breakfast!.meal_slot! };
    const { id: suggested_serving_id } = await app.db
      .selectFrom('serving')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const food = await client.call(planSingleFoodMeal, { body: { ...place, suggested_serving_id, quantity: 1 } });
    const cake = await client.call(planQuickAddMeal, { body: { ...place, kcal: 310, name: 'Birthday cake' } });
    const portions = { params: { id: recipeMealOf(lunch!).id! }, body: { portions: 2 } };
    expect((await client.call(editRecipeMealPortions, portions)).status).toBe(200);
    const chosen = await client.call(planGeneratedRecipeMeal, {
      body: {
        recipe_template: recipeMealOf(dinner!).recipe_template.id,
        calendar_day_id: tomorrow!.id,
        meal_slot_specification_id: dinner!.meal_slot!,
      },
    });
    const line = recipeMealOf(third!.calendar_items[0]!).ingredients[0]!;
    await client.call(updateIngredient, { params: { id: line.id! }, body: { quantity: 5 } });
    const ticked = { params: { id: third!.calendar_items[1]!.id } };
    for (const status of ['EATEN', 'PLANNED'] as const) {
      await client.call(updateCalendarItem, { ...ticked, body: { status } });
    }
    const again = await complete(person, { diet: 'VEGAN', intolerances: ['LACTOSE'] });
    expect(again.status).toBe(201);
    const left = new Set(again.body.calendar_days.flatMap((day) => day.calendar_items.map(({ id }) => id)));
    const theirs = [food.body, cake.body, lunch!, chosen.body, third!.calendar_items[0]!, third!.calendar_items[1]!];
    expect(theirs.filter(({ id }) => !left.has(id))).toEqual([]);
    const planners = [breakfast!, dinner!, tomorrow!.calendar_items[0]!, third!.calendar_items[2]!];
    expect(planners.filter(({ id }) => left.has(id))).toEqual([]);
    const { body: meal } = await client.call(getRecipeMeal, { params: portions.params });
    expect(meal).toMatchObject({ portions: 2, ingredients: expect.arrayContaining([expect.anything()]) });
  });

  it('restarts from a later day, and keeps what was planned for the days before', async () => {
    const person = await aPerson(app.db);
    const before = (await complete(person)).body.calendar_days;
    const later = { ...answers({ diet: 'VEGAN' }), start_date: '2027-03-17' };
    expect((await as(person).call(completeOnboarding, { body: later })).status).toBe(201);
    const query = { date__gte: '2027-03-14', date__lte: '2027-03-20' };
    const { results: after } = (await as(person).call(listCalendarDays, { query })).body;
    expect(after.slice(0, 3)).toEqual(before.slice(0, 3));
    const old = new Set(before.slice(3).flatMap((day) => day.calendar_items.map(({ id }) => id)));
    const left = after.slice(3).flatMap((day) => day.calendar_items.map(({ id }) => id));
    expect(left).toHaveLength(12);
    expect(left.filter((id) => old.has(id))).toEqual([]);
  });

  it("keeps a coach's day plans and reuses an existing profile", async () => {
    const coach = await aCoach(app.db);
    const client = await aClientOf(app.db, coach);
    const body = {
      gender: 'MALE',
      activity: 'ACTIVE',
      weight: 90,
      body_fat_percentage: 0.2,
      user_id: client.id,
    } as const;
    const made = await as(coach).call(createUserProfile, { body });
    const answer = await complete(client);
    expect(answer.body.user_profile).toMatchObject({ id: made.body.id, weight: 72, body_fat_percentage: null });
  });

  it("plans nothing if the coach's organisation has turned it off", async () => {
    const organisation = await anOrganisation(app.db, { auto_plan_initial_meals: false });
    const coach = await aCoach(app.db, { organisation_id: organisation.id });
    const client = await aClientOf(app.db, coach);
    const answer = await complete(client);
    expect(answer).toMatchObject({ status: 201, body: { calendar_days: [], planning_issues: [] } });
    expect(await countsOf(client)).toMatchObject({ weekly_plan: 1, calendar_day: 0 });
  });

  it('[AUT-02] plans the same week for the same answers and seed', async () => {
    const plan = async () => {
      const person = await aPerson(app.db);
      const answer = await as(person).call(completeOnboarding, { body: { ...answers(), ...start, seed: 7 } });
      return answer.body.calendar_days.map((day) =>
        day.calendar_items.map(recipeMealOf).map((meal) => [meal.recipe_template.id, meal.portions_multiplier]),
      );
    };
    expect(await plan()).toEqual(await plan());
  });
});

describe('planning that times out', () => {
  const endIdle = async () => {
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`.execute(app.db);
  };

  it.each([
    ['while its transaction is open', async () => undefined],
    ['after its transaction was idle for too long', endIdle],
  ])('is rejected with a message and writes nothing, and succeeds when tried again: %s', async (_, before) => {
    let isBusy = true;
    const threads = openWorkers();
    const busy = await startServing({
      product: { routes, authenticate: authenticateByPerson },
      database: app.database,
      quick: true,
      workers: {
        ...threads,
        async run(task, input) {
          if (!isBusy) return threads.run(task, input);
          await before();
          throw new ApiError('unavailable', { headers: { 'retry-after': '5' }, cause: new Error('no answer') });
        },
      },
    });
    afterAll(threads.stop);
    const person = await aPerson(app.db);
    const headers = { 'idempotency-key': randomUUID(), 'accept-language': 'nl' };
    const send = () =>
      busy.as(tokenOf(person)).call(completeOnboarding, { body: { ...answers(), ...start } }, { headers });
    const refused = await send();
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable', detail: expect.stringContaining('.') } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await countsOf(person)).toEqual(NOTHING);
    isBusy = false;
    expect((await send()).status).toBe(201);
  });
});
