import { insertCheckout } from './checkout-of-person.ts';
import type { Tables } from '@weekbord/api/platform/database/tables';
import type { Person } from '@weekbord/testkit/builders/people';
import type { Insertable, Kysely } from 'kysely';
import { insertHabits } from './habits-of-person.ts';
import { insertImported } from './imports-of-person.ts';
import { insertMeasurements } from './measurements-of-person.ts';
import { insertNote } from './note-of-person.ts';
import { insertOrganisation, insertWaiting } from './organisation-of-person.ts';
import { exerciseIdOf, insertPlan, insertProfile } from './plan-of-person.ts';
import { insertPreferences } from './preferences-of-person.ts';

type Db = Kysely<Tables>;

/** Ids of a person's records, one of each kind that a call can name. */
export interface Fixture {
  readonly personId: number;
  readonly intakeId: number;
  readonly exerciseId: number;
  readonly dayPlanId: number;
  readonly slotId: number;
  readonly weeklyPlanId: number;
  readonly planVersionId: number;
  readonly planHash: string;
  readonly dayId: number;
  readonly itemId: number;
  readonly mealId: number;
  readonly ingredientId: number;
  readonly feedbackId: number;
  readonly singleFoodMealId: number;
  readonly quickAddMealId: number;
  readonly planTemplateId: number;
  readonly recurringMealId: number;
  readonly replacementId: number;
  readonly ownFoodId: number;
  readonly ownServingId: number;
  readonly groceryListId: number;
  readonly groceryItemId: number;
  readonly ownGroceryItemId: number;
  readonly favouriteId: number;
  readonly dislikeId: number;
  readonly recipeTemplateId: number;
  readonly organisationId: number;
  readonly waitlistEntryId: number;
  readonly noteId: number;
  readonly importId: number;
  readonly recipeImportId: number;
  readonly recipeToCheckId: number;
  readonly weightId: number;
  readonly sleepId: number;
  readonly stressId: number;
  readonly waistId: number;
  readonly bodyFatId: number;
  readonly pushDeviceId: number;
  /** Strings and numbers that occur only in the person's records. */
  readonly marks: readonly string[];
  /** The marks in the person's name and email address, which their clients also see. */
  readonly contactMarks: readonly string[];
  /** The marks in the person's custom recipe, which their clients also see. */
  readonly recipeMarks: readonly string[];
  /** The marks that only the person may see. */
  readonly secretMarks: readonly string[];
}

interface Giving {
  readonly index: number;
  readonly name: string;
  readonly now: Date;
  readonly recipeId: number;
  readonly foodId: number;
  readonly avoidableId: number;
}

/** The diary date for which every test user has records. */
export const DIARY_DATE = '2027-03-14';
/** The barcode of each test user's custom food. */
export const OWN_GTIN = 3_017_620_422_003;

async function insertDiary(db: Db, personId: number, mark: string, giving: Giving & { kcal: number; slotId: number }) {
  const { now, recipeId, kcal, slotId } = giving;
  const serving = await db.selectFrom('serving').select('id').orderBy('id').executeTakeFirstOrThrow();
  const day = await db
    .insertInto('calendar_day')
    .values({ person_id: personId, date: DIARY_DATE, note: `note ${mark}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const meal = await db
    .insertInto('recipe_meal')
    .values({
      person_id: personId,
      recipe_template_id: recipeId,
      portions: 1,
      portions_multiplier: 1,
      kcal,
      protein: 30,
      fat: 10,
      carbohydrates: 50,
      fiber: 5,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ingredient = await db
    .insertInto('recipe_meal_ingredient')
    .values({
      person_id: personId,
      recipe_meal_id: meal.id,
      position: 0,
      serving_id: serving.id,
      quantity: 100,
      note_en: `cut ${mark}`,
      note_nl: `snij ${mark}`,
      modified_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const item = await db
    .insertInto('calendar_item')
    .values({
      person_id: personId,
      calendar_day_id: day.id,
      meal_slot_id: slotId,
      meal_moment: 'BREAKFAST',
      recipe_meal_id: meal.id,
      status: 'PLANNED',
      modified_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const single = await db
    .insertInto('single_food_meal')
    .values({ person_id: personId, serving_id: serving.id, quantity: 1.35 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const quick = await db
    .insertInto('quick_add_meal')
    .values({ person_id: personId, name: `quick ${mark}`, kcal, protein: 9, fat: 8, carbohydrates: 7, fiber: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lunch = { person_id: personId, calendar_day_id: day.id, meal_moment: 'LUNCH', modified_at: now } as const;
  await db
    .insertInto('calendar_item')
    .values([
      { ...lunch, meal_slot_id: null, single_food_meal_id: single.id, status: 'EATEN' },
      { ...lunch, meal_slot_id: null, quick_add_meal_id: quick.id, status: 'EATEN' },
    ])
    .execute();
  const nothing = { items: [], meals: [], lines: [], foods: [], numbers: [], others: [], places: [], turnedDown: null };
  const replacement = await db
    .insertInto('replacement')
    .values({ person_id: personId, made_at: now, day_ids: [day.id], kept: JSON.stringify(nothing) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    ...(await insertHabits(db, personId, mark, { now, servingId: serving.id })),
    replacementId: replacement.id,
    dayId: day.id,
    mealId: meal.id,
    ingredientId: ingredient.id,
    itemId: item.id,
    singleFoodMealId: single.id,
    quickAddMealId: quick.id,
  };
}

async function insertGroceries(db: Db, personId: number, mark: string, giving: Giving) {
  const list = await db
    .insertInto('grocery_list')
    .values({ person_id: personId, start_date: DIARY_DATE, end_date: DIARY_DATE, meal_ids: [], created_at: giving.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const item = await db
    .insertInto('grocery_item')
    .values({
      person_id: personId,
      grocery_list_id: list.id,
      position: 0,
      food_id: giving.foodId,
      grams: 100,
      meals: JSON.stringify([
        { date: DIARY_DATE, meal_moment: 'LUNCH', name_en: `dish ${mark}`, name_nl: `gerecht ${mark}` },
      ]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const own = await db
    .insertInto('grocery_item')
    .values({ person_id: personId, grocery_list_id: list.id, position: 0, name: `dish ${mark}`, meals: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('grocery_link')
    .values({ person_id: personId, grocery_list_id: list.id, secret_hash: Buffer.from(mark), made_at: giving.now })
    .execute();
  await db
    .insertInto('calendar_link')
    .values({ person_id: personId, secret_hash: Buffer.from(mark), made_at: giving.now })
    .execute();
  return { groceryListId: list.id, groceryItemId: item.id, ownGroceryItemId: own.id };
}

async function insertOwnRecipe(db: Db, personId: number, mark: string, giving: Giving): Promise<number> {
  const {
    id: _id,
    slug: _slug,
    ...pattern
  } = await db.selectFrom('recipe_template').selectAll().where('id', '=', giving.recipeId).executeTakeFirstOrThrow();
  const own: Insertable<Tables['recipe_template']> = {
    ...pattern,
    slug: null,
    author_id: personId,
    name_en: `recipe ${mark}`,
    name_nl: `recept ${mark}`,
    source_provider: 'USER_GENERATED',
  };
  const recipe = await db.insertInto('recipe_template').values(own).returning('id').executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('recipe_template_ingredient')
    .select(['position', 'serving_id', 'quantity'])
    .where('recipe_template_id', '=', giving.recipeId)
    .execute();
  await db
    .insertInto('recipe_template_ingredient')
    .values(lines.map((line) => ({ ...line, recipe_template_id: recipe.id })))
    .execute();
  return recipe.id;
}

async function insertOwnFood(db: Db, personId: number, mark: string, giving: Giving) {
  const {
    id: _id,
    slug: _slug,
    ...pattern
  } = await db.selectFrom('food').selectAll().where('id', '=', giving.foodId).executeTakeFirstOrThrow();
  const name = `food ${mark}`;
  const own = { ...pattern, source: 'PERSON' as const, author_id: personId, name_en: name, name_nl: name };
  const food = await db
    .insertInto('food')
    .values({ ...own, slug: null, gtin: OWN_GTIN, search: name.replaceAll('-', ' ') })
    .returning('id')
    .executeTakeFirstOrThrow();
  const gram = { measure: 'g', description_en: 'g', description_nl: 'g', plural_en: 'g', plural_nl: 'g', grams: 1 };
  const serving = await db
    .insertInto('serving')
    .values({ food_id: food.id, ...gram })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('recent_food')
    .values({
      person_id: personId,
      food_id: food.id,
      serving_id: serving.id,
      quantity: 1,
      last_used_at: giving.now,
    })
    .execute();
  return { ownFoodId: food.id, ownServingId: serving.id };
}

/** Gives a person one record of each kind, marked with their name. */
export async function insertFixture(db: Db, person: Person, giving: Giving): Promise<Fixture> {
  const { index, name, now } = giving;
  const personId = person.id;
  const mark = `zq-${name}-zq`;
  const weight = 5000 + index + 0.37;
  const kcal = 7_310_000 + 100 * index;
  const cycleStart = `1931-05-${String(index + 10)}`;
  const intakeId = await insertProfile(db, personId, weight, cycleStart);
  const plan = await insertPlan(db, personId, mark, now);
  const diary = await insertDiary(db, personId, mark, { ...giving, kcal, slotId: plan.slotId });
  const food = await insertOwnFood(db, personId, mark, giving);
  const measured = 910 + index + 0.37;
  const recipeMark = `zq-recipe-${name}-zq`;
  const recipeTemplateId = await insertOwnRecipe(db, personId, recipeMark, giving);
  await insertCheckout(db, { personId, email: person.email, mark, now });
  await db
    .insertInto('subscription')
    .values({ person_id: personId, id: `sub ${mark}`, status: 'active', product: 'none' })
    .execute();
  await db
    .insertInto('stored_picture')
    .values({ person_id: personId, key: `picture ${mark}`, bytes: 1, created_at: now })
    .execute();
  await db
    .insertInto('audit_entry')
    .values({ person_id: personId, actor_id: personId, act: `act ${mark}`, request_id: 'none', created_at: now })
    .execute();
  const organisationId = await insertOrganisation(db, personId, mark);
  return {
    personId,
    intakeId,
    exerciseId: exerciseIdOf(personId),
    organisationId,
    waitlistEntryId: await insertWaiting(db, { organisationId, email: person.email, mark, now }),
    noteId: await insertNote(db, personId, mark, now),
    ...plan,
    ...diary,
    ...(await insertGroceries(db, personId, mark, giving)),
    ...food,
    ...(await insertPreferences(db, personId, mark, { ...giving, date: DIARY_DATE })),
    ...(await insertMeasurements(db, personId, measured, now)),
    ...(await insertImported(db, personId, mark, { now, date: DIARY_DATE })),
    recipeTemplateId,
    marks: [mark, String(weight), String(kcal), measured.toFixed(2)],
    contactMarks: [person.email, person.first_name, person.last_name],
    recipeMarks: [recipeMark],
    secretMarks: [cycleStart],
  };
}
