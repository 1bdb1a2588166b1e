import { deleteCalendarItem, updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { planQuickAddMeal } from '@weekbord/contract/diary/quick-add-meals';
import { updateUserProfile } from '@weekbord/contract/intake/user-profiles';
import { autoPlanDay, autoPlanDays } from '@weekbord/contract/planner/auto-plan';
import { generateMeals } from '@weekbord/contract/planner/generate-meals';
import { listEmptySlots } from '@weekbord/contract/planner/list-empty-slots';
import { updateMealSlotSpecification } from '@weekbord/contract/plans/meal-slot-specifications';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { type Allergen, LABEL_ALLERGENS } from '@weekbord/domain/foods/allergens';
import type { Diet } from '@weekbord/domain/diets/diets';
import type { TestClient } from '@weekbord/testkit/test-client';
import { describe, expect, it } from 'vitest';
import {
  cookTogether,
  diaryOf,
  MONDAY,
  personWithPlan,
  slotsOf,
  startPlannerApp,
} from '../../diary/diary.test-support.ts';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';
import { loadPersonRules } from '../person-rules/load-person-rules.ts';

const app = await startPlannerApp(smallCatalogue());
/** A day that is not planned yet. */
const NEXT = addDays(MONDAY, 7);

async function someone() {
  const { client, person } = await personWithPlan(app);
  const slots = await slotsOf(app, person);
  const breakfast = slots.find(({ meal_moment: moment }) => moment === 'BREAKFAST')!;
  const eats = (diet: Diet | null, allergens: readonly Allergen[]) =>
    client.call(updateUserProfile, {
      params: { id: person.id },
      body: { diet: diet ?? 'OMNIVORE', excluded_allergens: [...allergens] as never },
    });
  const proposals = async () => {
    const query = { meal_slot_specification: breakfast.id, date_to_plan_for: NEXT };
    return (await client.call(generateMeals, { query })).body.count;
  };
  return { client, person, breakfast, eats, proposals };
}

const planDay = async (client: TestClient, date = NEXT) => (await client.call(autoPlanDay, { body: { date } })).body;
const emptySlots = async (client: TestClient, date = NEXT) =>
  (await client.call(listEmptySlots, { query: { date } })).body.results;

describe('the reason why a slot stayed empty', () => {
  it('names the smallest set of rules that leaves no recipe, both when the day is planned and later', async () => {
    const { client, breakfast, eats, proposals } = await someone();
    await eats('VEGAN', ['sesame', 'soy', 'celery']);
    const planned = await planDay(client);
    expect(planned.calendar_items.map(({ meal_moment: moment }) => moment)).not.toContain('BREAKFAST');
    const because = [
      { kind: 'allergen', diet: null, allergen: 'soy', kcal: null },
      { kind: 'diet', diet: 'VEGAN', allergen: null, kcal: null },
    ];
    const detail = 'No recipe for this meal matches all of these: vegan and free from soy.';
    expect(planned.planning_issues).toContainEqual(
      expect.objectContaining({ kind: 'unfilled', meal_slot: breakfast.id, because, detail }),
    );
    const [first, lunch, dinner] = await emptySlots(client);
    expect(first).toEqual({ meal_slot: breakfast.id, because, detail });
    expect(dinner).toMatchObject({ because, detail });
    expect(lunch!.detail).toBe(
      'No recipe for this meal matches all of these: vegan, free from sesame and free from soy.',
    );
    // The reason is correct: both rules together leave no recipe, but either one alone leaves some.
    await eats('VEGAN', ['soy']);
    expect(await proposals()).toBe(0);
    for (const [diet, allergens] of [
      ['VEGAN', []],
      [null, ['soy']],
    ] as const) {
      await eats(diet, allergens);
      expect(await proposals()).toBeGreaterThan(0);
      expect((await emptySlots(client)).map(({ meal_slot: slot }) => slot)).not.toContain(breakfast.id);
    }
  });

  it("says that no recipe comes close to the slot's energy, or that the slot has no energy", async () => {
    const { client, breakfast } = await someone();
    for (const [kcal, kind, detail] of [
      [9, 'energy', 'No recipe for this meal is around 9 kcal.'],
      [0, 'noTarget', 'Your plan has no calories for this meal.'],
    ] as const) {
      const { status } = await client.call(updateMealSlotSpecification, {
        params: { id: breakfast.id },
        body: { kcal },
      });
      expect(status).toBe(200);
      expect(await emptySlots(client)).toMatchObject([{ meal_slot: breakfast.id, because: [{ kind }], detail }]);
    }
  });

  it("is given for every date of a week, in the person's language", async () => {
    const { client, person } = await personWithPlan(app, {}, { language: 'nl' });
    await client.call(updateUserProfile, {
      params: { id: person.id },
      body: { diet: 'VEGAN', excluded_allergens: ['soy'] },
    });
    const body = { start_date_inclusive: NEXT, num_days: 3, delete_existing_plans: true };
    const { planning_issues: issues } = (await client.call(autoPlanDays, { body })).body;
    const first = issues.find(({ kind }) => kind === 'unfilled')!.meal_slot;
    const unfilled = issues.filter(({ kind, meal_slot: slot }) => kind === 'unfilled' && slot === first);
    expect(unfilled.map(({ date }) => date)).toEqual([0, 1, 2].map((days) => addDays(NEXT, days)));
    for (const { detail } of unfilled)
      expect(detail).toBe('Geen enkel recept voor deze maaltijd is tegelijk veganistisch en zonder soja.');
  });

  it('is found without evicting what is cached for other people, even for many rules', async () => {
    const { client, eats } = await someone();
    const other = await someone();
    await other.eats('VEGETARIAN', []);
    await eats('VEGAN', LABEL_ALLERGENS);
    const indexOf = async ({ id }: { id: number }) => (await loadPersonRules(app, id)).catalogue.index;
    const kept = await indexOf(other.person);
    expect(await emptySlots(client)).toHaveLength(3);
    expect(await indexOf(other.person)).toBe(kept);
  });

  it('is not given for a slot with a meal, nor for one whose meal was deleted', async () => {
    const { client } = await someone();
    expect(await emptySlots(client, MONDAY)).toEqual([]);
    const [day] = await diaryOf(client, 1);
    await client.call(deleteCalendarItem, { params: { id: day!.calendar_items[0]!.id } });
    expect(await emptySlots(client, MONDAY)).toEqual([]);
  });
});

describe('a slot that kept its meal', () => {
  it('is reported with the reason when it is replanned', async () => {
    const { client } = await someone();
    const [day] = await diaryOf(client, 1);
    const [breakfast, lunch, dinner] = day!.calendar_items;
    await client.call(updateCalendarItem, { params: { id: breakfast!.id }, body: { status: 'EATEN' } });
    await client.call(updateCalendarItem, { params: { id: lunch!.id }, body: { locked: true } });
    await client.call(planQuickAddMeal, {
      body: { calendar_day_id: day!.id, meal_slot_id: dinner!.meal_slot!, kcal: 90, eaten: false } as never,
    });
    const kept = [
      { date: MONDAY, meal_moment: 'BREAKFAST', why: 'EATEN' },
      { date: MONDAY, meal_moment: 'LUNCH', why: 'LOCKED' },
      { date: MONDAY, meal_moment: 'DINNER', why: 'OWN' },
    ];
    expect((await planDay(client, MONDAY)).kept).toEqual(kept);
    const body = { start_date_inclusive: MONDAY, num_days: 2, delete_existing_plans: true };
    expect((await client.call(autoPlanDays, { body })).body.kept).toEqual(kept);
    const fill = { ...body, delete_existing_plans: false };
    expect((await client.call(autoPlanDays, { body: fill })).body.kept).toEqual([]);
  });

  it('is reported if its meal belongs to the same batch as a meal that stays', async () => {
    const { client } = await someone();
    const days = await diaryOf(client, 2);
    const [first, second] = days.map(({ calendar_items: items }) => items[2]!);
    await cookTogether(app, first!, second!);
    await client.call(updateCalendarItem, { params: { id: second!.id }, body: { locked: true } });
    expect((await planDay(client, MONDAY)).kept).toEqual([
      { date: MONDAY, meal_moment: 'DINNER', why: 'COOKED_ALONG' },
    ]);
  });
});
