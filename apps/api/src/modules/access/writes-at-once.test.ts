import { deleteMe, getUser, updateMe } from '@weekbord/contract/accounts/users';
import { createCalendarDay, updateCalendarDay } from '@weekbord/contract/diary/calendar-days';
import { createQuickAddMeal } from '@weekbord/contract/diary/quick-add-meals';
import { createRecipeMeal } from '@weekbord/contract/diary/recipe-meals';
import { createSingleFoodMeal } from '@weekbord/contract/diary/single-food-meals';
import { createFood, deleteFood } from '@weekbord/contract/foods/foods';
import { createUserProfile, getUserProfile, updateUserProfile } from '@weekbord/contract/intake/user-profiles';
import {
  createMealSlotSpecification,
  listMealSlotSpecifications,
  updateMealSlotSpecification,
} from '@weekbord/contract/plans/meal-slot-specifications';
import { createNutritionDayPlan } from '@weekbord/contract/plans/nutrition-day-plans';
import {
  createWeeklyNutritionPlan,
  getWeeklyNutritionPlan,
  replaceWeeklyNutritionPlan,
} from '@weekbord/contract/plans/weekly-nutrition-plans';
import {
  createRecipeFeedbackLineItem,
  getRecipeFeedbackLineItem,
  updateRecipeFeedbackLineItem,
} from '@weekbord/contract/recipes/recipe-feedback';
import {
  createDislikedRecipe,
  createFavouriteRecipe,
  listDislikedRecipes,
  listFavouriteRecipes,
} from '@weekbord/contract/recipes/recipe-preferences';
import { createRecipe, createRecipeTemplate, deleteRecipeTemplate } from '@weekbord/contract/recipes/recipe-templates';
import { MAX_OWN_FOODS } from '@weekbord/domain/foods/own-food-limit';
import { MAX_OWN_RECIPES } from '@weekbord/domain/recipes/amounts/meal-limits';
import { rowsOf, whileLocked } from '@weekbord/testkit/overlapping-requests';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, aPerson, type Person } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { weekbord } from '../../weekbord.ts';
import { aRecipeOf } from '../recipes/own/own-recipes.test-support.ts';
import { seedCatalogue } from '../recipes/recipes.public.ts';
import { smallCatalogue } from '../recipes/templates/small-catalogue.test-support.ts';

const app = await startServing({
  product: { routes: weekbord.routes, endpoints: weekbord.endpoints, authenticate: authenticateByPerson },
});
await seedCatalogue(app.db, app.clock.now(), smallCatalogue());
const as = (person: Person) => app.as(tokenOf(person));
const PROFILE = { gender: 'FEMALE', activity: 'ACTIVE', weight: 65, diet: 'OMNIVORE' } as const;
const FOOD = { name: 'Bread', per_100g: { kcal: 250, protein: 9, fat: 3, carbohydrates: 44, fiber: 6 } };
const FIGURES = { kcal: 1500, protein: 100, carbohydrates: 140, fat: 60 };
const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);

async function someone() {
  const person = await aPerson(app.db);
  return { person, client: as(person) };
}

async function recipeOfCatalogue(): Promise<number> {
  const catalogue = app.db.selectFrom('recipe_template').where('source_provider', '=', 'WEEKMEALS');
  return (await catalogue.select('id').orderBy('id').executeTakeFirstOrThrow()).id;
}

describe('two concurrent changes to a profile', () => {
  it('are both saved, for any two fields of the profile', async () => {
    const { client } = await someone();
    const { body: made } = await client.call(createUserProfile, { body: PROFILE });
    const params = { id: made.id };
    const answers = await whileLocked(app, rowsOf('intake', made.id), [
      () => client.call(updateUserProfile, { params, body: { diet_type: 'KETO' } }),
      () => client.call(updateUserProfile, { params, body: { weight: 66 } }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 200]);
    const { body: profile } = await client.call(getUserProfile, { params });
    expect(profile).toMatchObject({ diet_type: 'KETO', is_keto_user: true, weight: 66 });
  });

  it('are both saved for the cycle', async () => {
    const { client, person } = await someone();
    const cycle = { last_menstrual_period_start_date: '2027-03-01', menstrual_cycle_length: 28 };
    const { body: made } = await client.call(createUserProfile, { body: { ...PROFILE, ...cycle } });
    const params = { id: made.id };
    const hold = sql`select from menstrual_cycle where person_id = ${person.id} for update`;
    await whileLocked(app, hold, [
      () => client.call(updateUserProfile, { params, body: { last_menstrual_period_start_date: '2027-03-10' } }),
      () => client.call(updateUserProfile, { params, body: { menstrual_cycle_length: 31 } }),
    ]);
    expect((await client.call(getUserProfile, { params })).body).toMatchObject({
      last_menstrual_period_start_date: '2027-03-10',
      menstrual_cycle_length: 31,
    });
  });

  it('check the new goal weight against the height stored by the other change', async () => {
    const { client } = await someone();
    const fields = { ...PROFILE, height_in_cm: 160, goal_weight_in_kg: 60 };
    const { body: made } = await client.call(createUserProfile, { body: fields });
    const params = { id: made.id };
    const answers = await whileLocked(app, rowsOf('intake', made.id), [
      () => client.call(updateUserProfile, { params, body: { height_in_cm: 178 } }),
      () => client.call(updateUserProfile, { params, body: { goal_weight_in_kg: 50 } }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 400]);
  });
});

describe('two concurrent changes to a plan', () => {
  async function aPlan() {
    const { client } = await someone();
    const { body: intake } = await client.call(createUserProfile, { body: PROFILE });
    const { body: plan } = await client.call(createNutritionDayPlan, { body: {} });
    const { body: other } = await client.call(createNutritionDayPlan, { body: { name: 'Training' } });
    const slotAt = async (meal_moment: 'LUNCH' | 'DINNER', of = plan.id) => {
      const body = { ...FIGURES, meal_moment, nutrition_day_plan: of };
      return (await client.call(createMealSlotSpecification, { body })).body.id;
    };
    await slotAt('LUNCH', other.id);
    const days = { monday: plan.id, tuesday: plan.id, wednesday: plan.id, thursday: plan.id, friday: plan.id };
    const body = { ...days, saturday: plan.id, sunday: plan.id, client_intake: intake.id };
    const { body: week } = await client.call(createWeeklyNutritionPlan, { body });
    return { client, plan, other, week, lunch: await slotAt('LUNCH'), dinner: await slotAt('DINNER') };
  }

  it('reject a second slot for the same meal moment, with an error for that field', async () => {
    const { client, plan, lunch, dinner } = await aPlan();
    const toSnack = (id: number) => () =>
      client.call(updateMealSlotSpecification, { params: { id }, body: { meal_moment: 'SNACK' } });
    const [first, second] = await whileLocked(app, rowsOf('meal_slot', lunch, dinner), [
      toSnack(lunch),
      toSnack(dinner),
    ]);
    expect(first.status).toBe(200);
    expect(second).toMatchObject({ status: 400, body: { meal_moment: [expect.any(String)] } });
    const { body } = await client.call(listMealSlotSpecifications, { query: { nutrition_day_plan: String(plan.id) } });
    expect(body.results.map((slot) => slot.meal_moment).toSorted()).toEqual(['DINNER', 'SNACK']);
  });

  it('are both saved when one changes the days of a week and the other a slot', async () => {
    const { client, other, week, lunch } = await aPlan();
    const hold = sql`select from weekly_plan, meal_slot
      where weekly_plan.id = ${week.id} and meal_slot.id = ${lunch} for update`;
    const days = { nutrition_day_plan_id: other.id, days_to_update_to_nutrition_day_plan_id: ['saturday' as const] };
    const answers = await whileLocked(app, hold, [
      () => client.call(replaceWeeklyNutritionPlan, { params: { id: week.id }, body: days }),
      () => client.call(updateMealSlotSpecification, { params: { id: lunch }, body: { kcal: 555 } }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 200]);
    const { body } = await client.call(getWeeklyNutritionPlan, { params: { id: week.id } });
    expect([body.saturday.id, body.sunday.id]).toEqual([other.id, week.sunday.id]);
    const changed = body.sunday.meal_slot_specifications.find((slot) => slot.id === lunch);
    expect(changed).toMatchObject({ kcal: 555 });
  });
});

describe('two concurrent ratings', () => {
  it.each(['favourite', 'dislike'] as const)('[REC-05] keep the later rating if the %s came first', async (first) => {
    const { client, person } = await someone();
    const body = { recipe: await recipeOfCatalogue() };
    const calls = {
      favourite: () => client.call(createFavouriteRecipe, { body }),
      dislike: () => client.call(createDislikedRecipe, { body }),
    };
    const second = first === 'favourite' ? 'dislike' : 'favourite';
    expect(statusesOf(await whileLocked(app, rowsOf('person', person.id), [calls[first], calls[second]]))).toEqual([
      201, 201,
    ]);
    const liked = (await client.call(listFavouriteRecipes)).body.count;
    const disliked = (await client.call(listDislikedRecipes)).body.count;
    expect([liked, disliked]).toEqual(second === 'favourite' ? [1, 0] : [0, 1]);
  });

  it('are both saved if they are for the same recipe', async () => {
    const { client } = await someone();
    const { body: said } = await client.call(createRecipeFeedbackLineItem, {
      body: { recipe: await recipeOfCatalogue(), rating: 2, comment: 'Bland.' },
    });
    const params = { id: said.id };
    await whileLocked(app, rowsOf('recipe_feedback_line_item', said.id), [
      () => client.call(updateRecipeFeedbackLineItem, { params, body: { rating: 5 } }),
      () => client.call(updateRecipeFeedbackLineItem, { params, body: { comment: 'Salt helps.' } }),
    ]);
    const { body } = await client.call(getRecipeFeedbackLineItem, { params });
    expect(body).toMatchObject({ rating: 5, comment: 'Salt helps.' });
  });
});

describe('the last place under a limit', () => {
  it('is used only once when two custom foods are created concurrently', async () => {
    const { client, person } = await someone();
    await client.call(createFood, { body: FOOD });
    await sql`
      insert into food (source, author_id, name_en, name_nl, category, role, perishable, vegan, vegetarian, pescatarian,
        gluten, lactose, nuts, crustaceans_shellfish, dislikes)
      select source, author_id, name_en, name_nl, category, role, perishable, vegan, vegetarian, pescatarian,
        gluten, lactose, nuts, crustaceans_shellfish, dislikes
      from food, generate_series(1, ${MAX_OWN_FOODS - 2}) where author_id = ${person.id}`.execute(app.db);
    const add = () => client.call(createFood, { body: FOOD });
    expect(statusesOf(await whileLocked(app, rowsOf('person', person.id), [add, add]))).toEqual([201, 400]);
  });

  it.each(['createRecipeTemplate', 'createRecipe'] as const)(
    'is used only once when two custom recipes are created concurrently by %s',
    async (kind) => {
      const { client, person } = await someone();
      const endpoint = kind === 'createRecipeTemplate' ? createRecipeTemplate : createRecipe;
      const add = () => client.call(endpoint, { body: { name: 'Soup' } });
      await add();
      await sql`
      insert into recipe_template (author_id, name_en, name_nl, source_provider, published, created_at, modified_at,
        vegan, vegetarian, pescatarian, gluten, lactose, nuts, crustaceans_shellfish)
      select author_id, name_en, name_nl, source_provider, published, created_at, modified_at,
        vegan, vegetarian, pescatarian, gluten, lactose, nuts, crustaceans_shellfish
      from recipe_template, generate_series(1, ${MAX_OWN_RECIPES - 2}) where author_id = ${person.id}`.execute(app.db);
      expect(statusesOf(await whileLocked(app, rowsOf('person', person.id), [add, add]))).toEqual([201, 400]);
    },
  );
});

describe('a record deleted while in use', () => {
  it.each(['delete', 'use'] as const)(
    'is either deleted or used for a custom food, when the %s came first',
    async (first) => {
      const { client } = await someone();
      const { body: food } = await client.call(createFood, { body: FOOD });
      const serving = food.suggested_servings[0]!.id;
      const calls = {
        delete: async () => (await client.call(deleteFood, { params: { id: food.id } })).status,
        use: async () =>
          (await client.call(createSingleFoodMeal, { body: { suggested_serving: serving, quantity: 1 } })).status,
      };
      const second = first === 'delete' ? 'use' : 'delete';
      const answers = await whileLocked(app, rowsOf('serving', serving), [calls[first], calls[second]]);
      expect(answers).toEqual(first === 'delete' ? [204, 409] : [201, 409]);
    },
  );

  it.each(['delete', 'use'] as const)(
    "is either deleted or used for a client's draft, when the %s came first",
    async (first) => {
      const coach = await aCoach(app.db);
      const client = as(await aClientOf(app.db, coach));
      const recipe = await aRecipeOf(app, client, { tofu: 100 });
      const calls = {
        delete: async () => (await client.call(deleteRecipeTemplate, { params: { id: recipe.id } })).status,
        use: async () => (await as(coach).call(createRecipeMeal, { body: { recipe_template: recipe.id } })).status,
      };
      const second = first === 'delete' ? 'use' : 'delete';
      const answers = await whileLocked(app, rowsOf('recipe_template', recipe.id), [calls[first], calls[second]]);
      // A draft already used for a meal is only withdrawn, not deleted.
      expect(answers).toEqual(first === 'delete' ? [204, 409] : [201, 204]);
    },
  );
});

describe('an account that is being deleted', () => {
  it('rejects further changes without a server error', async () => {
    const { client, person } = await someone();
    const answers = await whileLocked(app, rowsOf('person', person.id), [
      () => client.call(deleteMe, { body: { confirm: 'DELETE' } }),
      () => client.call(updateMe, { body: { first_name: 'New' } }),
      () => client.call(createCalendarDay, { body: { date: '2027-03-14' } }),
    ]);
    expect(statusesOf(answers)).toEqual([204, 401, 401]);
    const after = await aPerson(app.db);
    const late = await whileLocked(app, rowsOf('person', after.id), [
      () => as(after).call(deleteMe, { body: { confirm: 'DELETE' } }),
      () => as(after).call(createQuickAddMeal, { body: { kcal: 100 } }),
    ]);
    // A call that only refers to the person either succeeds before the account is deleted, or is rejected.
    expect([201, 409]).toContain(late[1].status);
    expect(late[0].status).toBe(204);
    const left = await app.db.selectFrom('quick_add_meal').select('id').where('person_id', '=', after.id).execute();
    expect(left).toEqual([]);
  });

  it('waits for a concurrent write by its coach, and cannot be found by later calls from the coach', async () => {
    const coach = await aCoach(app.db);
    const client = await aClientOf(app.db, coach);
    const { body: day } = await as(coach).call(createCalendarDay, { body: { user: client.id, date: '2027-03-14' } });
    const note = () => as(coach).call(updateCalendarDay, { params: { id: day.id }, body: { note: 'Well done.' } });
    const answers = await whileLocked(app, rowsOf('calendar_day', day.id), [
      note,
      () => as(client).call(deleteMe, { body: { confirm: 'DELETE' } }),
      note,
    ]);
    expect(statusesOf(answers)).toEqual([200, 204, 404]);
  });

  it("detaches its clients first if it is a coach's, so a concurrent change by the coach fails", async () => {
    const coach = await aCoach(app.db);
    const client = await aClientOf(app.db, coach);
    const [gone, changed] = await whileLocked(app, rowsOf('person', client.id), [
      () => as(coach).call(deleteMe, { body: { confirm: 'DELETE' } }),
      () => as(coach).call(createCalendarDay, { body: { user: client.id, date: '2027-03-15' } }),
    ]);
    expect([gone.status, changed.status]).toEqual([204, 404]);
    expect((await as(client).call(getUser, { params: { id: client.id } })).body.coach).toBeNull();
  });
});
