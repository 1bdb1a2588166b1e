import type { Sent } from '@weekbord/contract/endpoint';
import { autoPlanDay, autoPlanDays } from '@weekbord/contract/planner/auto-plan';
import { generateMeals } from '@weekbord/contract/planner/generate-meals';
import { getWeekWishes, replaceWeekWishes } from '@weekbord/contract/planner/week-wishes';
import type { CalendarDay, RecipeMeal } from '@weekbord/contract/diary/models';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { WEEKDAYS, type Weekday } from '@weekbord/domain/dates/weekdays';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aCoach, anOrganisation, aPerson } from '@weekbord/testkit/builders/people';
import { describe, expect, it } from 'vitest';
import {
  diaryOf,
  MONDAY,
  personWithPlan,
  recipeMealOf,
  slotsOf,
  startPlannerApp,
} from '../../diary/diary.test-support.ts';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';
import { loadPersonRules } from '../person-rules/load-person-rules.ts';

const app = await startPlannerApp(smallCatalogue());

type Wishes = Omit<Sent<typeof replaceWeekWishes>['body'], 'user'>;

const minutes = (of: number | null) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, of])) as Record<Weekday, number | null>;
const NOTHING: Wishes = {
  meat_dinners: 0,
  fish_dinners: 0,
  meatless_dinners: 0,
  breakfast: 'EITHER',
  lunch: 'EITHER',
  dinner_minutes: minutes(null),
  same_breakfast: false,
  cook_twice: 'NONE',
  familiarity: 'BALANCED',
  cook_for: 1,
};
const WEEK = { num_days: 7, start_date_inclusive: MONDAY, delete_existing_plans: true, seed: 1 };

const dinnersOf = (days: readonly CalendarDay[]): RecipeMeal[] =>
  days.flatMap(({ calendar_items: items }) =>
    items.filter(({ meal_moment }) => meal_moment === 'DINNER').map((item) => recipeMealOf(item)),
  );

const MEAT: readonly string[] = ['meat', 'poultry', 'pork', 'slaughter'];
const FISH: readonly string[] = ['fish', 'shellfish'];

/** Returns `meat` or `fish` for each line of a meal that is made from it. */
async function fleshOf({ ingredients }: RecipeMeal): Promise<readonly ('meat' | 'fish')[]> {
  const ids = ingredients.map((line) => line.suggested_serving.food);
  const foods = await app.db.selectFrom('food').select(['vegetarian', 'origins']).where('id', 'in', ids).execute();
  return foods.flatMap(({ vegetarian, origins }) => {
    // Possible traces, such as fining agents in wine, do not count.
    if (vegetarian !== 'no') return [];
    if (origins?.some((origin) => MEAT.includes(origin))) return ['meat'];
    return origins?.some((origin) => FISH.includes(origin)) ? ['fish'] : [];
  });
}

async function groupOf(meal: RecipeMeal): Promise<'meat' | 'fish' | 'meatless'> {
  const flesh = await fleshOf(meal);
  if (flesh.includes('meat')) return 'meat';
  return flesh.includes('fish') ? 'fish' : 'meatless';
}

/** Returns how many dinners of the given days have meat, how many have fish but no meat, and how many have neither. */
async function dinnerGroups(days: readonly CalendarDay[]) {
  const count = { meat: 0, fish: 0, meatless: 0 };
  for (const meal of dinnersOf(days)) count[await groupOf(meal)] += 1;
  return count;
}

const breakfastsOf = (days: readonly CalendarDay[]) =>
  days.flatMap(({ calendar_items: items }) =>
    items.filter(({ meal_moment }) => meal_moment === 'BREAKFAST').map((item) => recipeMealOf(item).recipe_template.id),
  );

describe('the wishes of a person', () => {
  it('are empty by default, and count as answered once saved, even if empty', async () => {
    const { client, person } = await personWithPlan(app);
    const first = await client.call(getWeekWishes);
    expect(first).toMatchObject({ status: 200, body: { user: person.id, answered: false, ...NOTHING } });
    const saved = await client.call(replaceWeekWishes, { body: NOTHING });
    expect(saved).toMatchObject({ status: 200, body: { user: person.id, answered: true, ...NOTHING } });
    expect((await client.call(getWeekWishes)).body).toEqual(saved.body);
  });

  it('are returned as last saved', async () => {
    const { client } = await personWithPlan(app);
    const wishes: Wishes = {
      meat_dinners: 2,
      fish_dinners: 2,
      meatless_dinners: 3,
      breakfast: 'BREAD',
      lunch: 'COLD',
      dinner_minutes: { ...minutes(30), saturday: null, sunday: 45 },
      same_breakfast: true,
      cook_twice: 'DINNER_LUNCH',
      familiarity: 'ADVENTUROUS',
      cook_for: 4,
    };
    await client.call(replaceWeekWishes, { body: { ...wishes, meat_dinners: 7 } });
    await client.call(replaceWeekWishes, { body: wishes });
    expect((await client.call(getWeekWishes)).body).toMatchObject({ answered: true, ...wishes });
  });

  it('keep the number to cook for and the breakfast if an older app does not send them', async () => {
    const { client } = await personWithPlan(app);
    await client.call(replaceWeekWishes, { body: { ...NOTHING, cook_for: 5, breakfast: 'EGGS' } });
    const { cook_for: _, breakfast: __, ...before } = NOTHING;
    expect((await client.call(replaceWeekWishes, { body: { ...before, lunch: 'COLD' } })).body).toMatchObject({
      cook_for: 5,
      breakfast: 'EGGS',
      lunch: 'COLD',
    });
  });

  it("are read and written by the client's coach, with an audit entry, and others cannot find the person", async () => {
    const coach = await aCoach(app.db);
    const { client, person } = await personWithPlan(app, {}, { coach_id: coach.id });
    const asCoach = app.as(tokenOf(coach));
    const body = { ...NOTHING, user: person.id, fish_dinners: 3 };
    expect((await asCoach.call(replaceWeekWishes, { body })).status).toBe(200);
    expect((await asCoach.call(getWeekWishes, { query: { user: person.id } })).body.fish_dinners).toBe(3);
    expect((await client.call(getWeekWishes)).body).toMatchObject({ user: person.id, fish_dinners: 3 });
    const audit = await app.db.selectFrom('audit_entry').select('act').where('person_id', '=', person.id).execute();
    expect(audit.map(({ act }) => act)).toEqual(
      expect.arrayContaining(['change planner/weekWishes', 'read planner/weekWishes']),
    );
    const stranger = app.as(tokenOf(await aPerson(app.db)));
    expect((await stranger.call(getWeekWishes, { query: { user: person.id } })).status).toBe(404);
    expect((await stranger.call(replaceWeekWishes, { body })).status).toBe(404);
    expect((await app.call(getWeekWishes)).status).toBe(401);
  });

  it.each([
    [{ meat_dinners: -1 }, 'meat_dinners'],
    [{ fish_dinners: 8 }, 'fish_dinners'],
    [{ meatless_dinners: 1.5 }, 'meatless_dinners'],
    [{ lunch: 'HOT' }, 'lunch'],
    [{ breakfast: 'CAKE' }, 'breakfast'],
    [{ dinner_minutes: { ...minutes(30), monday: 0 } }, 'dinner_minutes'],
    [{ dinner_minutes: { monday: 30 } }, 'dinner_minutes'],
    [{ same_breakfast: 'yes' }, 'same_breakfast'],
    [{ cook_twice: 'THRICE' }, 'cook_twice'],
    [{ familiarity: null }, 'familiarity'],
    [{ cook_for: 0 }, 'cook_for'],
    [{ cook_for: 13 }, 'cook_for'],
  ])('are rejected if they are invalid: %j', async (wrong, field) => {
    const client = app.as(tokenOf(await aPerson(app.db)));
    const answer = await client.send('PUT', '/api/planner/weekWishes', { body: { ...NOTHING, ...wrong } });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body as object)).toEqual([field]);
    expect((await client.call(getWeekWishes)).body.answered).toBe(false);
  });
});

describe('planning by wishes', () => {
  it('includes the requested dinners in the next planned week, and says so', async () => {
    const { client } = await personWithPlan(app);
    const wish = async (meat: number, fish: number, meatless: number) => {
      const dinners = { meat_dinners: meat, fish_dinners: fish, meatless_dinners: meatless };
      await client.call(replaceWeekWishes, { body: { ...NOTHING, ...dinners } });
      return (await client.call(autoPlanDays, { body: WEEK })).body;
    };
    const fishy = await wish(1, 4, 2);
    expect(await dinnerGroups(fishy.calendar_days)).toEqual({ meat: 1, fish: 4, meatless: 2 });
    expect(fishy.followed_wishes).toBe(
      'As you asked: 1 dinner with meat, 4 dinners with fish, 2 dinners without meat or fish.',
    );
    expect(fishy.planning_issues.filter(({ kind }) => kind === 'wishMissed')).toEqual([]);
    const without = await wish(0, 0, 7);
    expect(await dinnerGroups(without.calendar_days)).toEqual({ meat: 0, fish: 0, meatless: 7 });
  });

  it('says nothing about wishes if there are none', async () => {
    const { client } = await personWithPlan(app);
    expect((await client.call(autoPlanDays, { body: WEEK })).body.followed_wishes).toBeNull();
  });

  it('keeps the requested week when one of its days is replanned, and proposes what it lacks first', async () => {
    const { client, person } = await personWithPlan(app);
    const body: Wishes = { ...NOTHING, meat_dinners: 3, fish_dinners: 1, meatless_dinners: 3, same_breakfast: true };
    await client.call(replaceWeekWishes, { body });
    const { calendar_days: days } = (await client.call(autoPlanDays, { body: WEEK })).body;
    expect(new Set(breakfastsOf(days.slice(0, 5))).size).toBe(1);
    const wednesday = addDays(MONDAY, 2);
    await client.call(autoPlanDay, { body: { date: wednesday } });
    const again = await diaryOf(client);
    expect(new Set(breakfastsOf(again.slice(0, 5))).size).toBe(1);
    expect(await dinnerGroups(again)).toEqual({ meat: 3, fish: 1, meatless: 3 });
    const slots = await slotsOf(app, person);
    const dinner = slots.find(({ meal_moment }) => meal_moment === 'DINNER')!;
    const query = { meal_slot_specification: dinner.id, date_to_plan_for: wednesday };
    const { results } = (await client.call(generateMeals, { query })).body;
    const [replaced] = dinnersOf([again[2]!]);
    expect(await groupOf(results[0]!)).toBe(await groupOf(replaced!));
  });

  it('explains what is impossible, plans the closest possible week, and rejects nothing', async () => {
    const { client } = await personWithPlan(app, { diet: 'VEGAN' });
    await client.call(replaceWeekWishes, { body: { ...NOTHING, fish_dinners: 3, dinner_minutes: minutes(5) } });
    const { status, body } = await client.call(autoPlanDays, { body: WEEK });
    expect(status).toBe(200);
    expect(body.calendar_days).toHaveLength(7);
    const missed = body.planning_issues.filter(({ kind }) => kind === 'wishMissed').map(({ detail }) => detail);
    expect(missed[0]).toBe('Your diet doesn’t include fish, so we left out your fish days.');
    // Every dish of this catalogue takes a quarter of an hour.
    expect(missed.slice(1)).toEqual(
      Array.from({ length: 7 }, () => 'This dinner takes longer than you asked for: no quicker one fits your week.'),
    );
    expect(body.followed_wishes).toBeNull();
    // A single planned day reports only issues of that day.
    const { planning_issues: ofDay } = (await client.call(autoPlanDay, { body: { date: MONDAY } })).body;
    const missedOfDay = ofDay.filter(({ kind }) => kind === 'wishMissed').map(({ detail }) => detail);
    expect(missedOfDay).toEqual(['This dinner takes longer than you asked for: no quicker one fits your week.']);
  });
});

it("familiar dishes depend on the country in a person's profile", async () => {
  const imperial = await anOrganisation(app.db, { imperial_allowed: true });
  const coach = await aCoach(app.db, { organisation_id: imperial.id });
  for (const [details, country] of [
    [{ language: 'nl' }, 'NETHERLANDS'],
    [{}, 'OTHER'],
    [{ organisation_id: imperial.id }, 'UNITED_KINGDOM'],
    [{ coach_id: coach.id }, 'UNITED_KINGDOM'],
    [{ language: 'nl', country: 'BELGIUM' }, 'BELGIUM'],
  ] as const) {
    const person = await aPerson(app.db, details);
    expect((await loadPersonRules(app, person.id)).preferences.country).toBe(country);
  }
});
