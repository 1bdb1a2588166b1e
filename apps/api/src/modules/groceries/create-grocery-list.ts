import type { createGroceryList as endpoint } from '@weekbord/contract/groceries/grocery-lists';
import { addUpFoods, type FoodTotal } from '@weekbord/domain/groceries/add-up-foods';
import { validateGroceryRange } from '@weekbord/domain/groceries/date-range';
import { GROCERY_CATEGORIES, type GroceryCategory, type Language } from '@weekbord/domain/vocabulary';
import type { Context, Operation } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { authorizePerson } from '../access/access.public.ts';
import { presentLists } from './groceries.present.ts';
import { insertItems, insertList, listFoodNames, listItems, listNeeds, type MealNote } from './groceries.store.ts';

type Ctx = Context<typeof endpoint>;

export const createGroceryList: Operation<typeof endpoint> = async (ctx) => {
  const { db, locale, now } = ctx;
  const { start_date: from, end_date: to } = ctx.body;
  checkRange(from, to);
  const personId = await authorizePerson(ctx, ctx.body.user);
  const totals = await totalsOf(ctx, personId);
  const list = await insertList(db, { personId, from, to, now });
  await insertItems(db, list, await inShoppingOrder(db, totals, locale));
  const [presented] = presentLists([list], await listItems(db, personId, [list.id], locale), locale);
  return presented!;
};

function checkRange(start: string, end: string): void {
  const wrong = validateGroceryRange({ start, end });
  if (wrong === null) return;
  const params = wrong.limit === undefined ? {} : { params: { max: wrong.limit } };
  throw new FieldError([{ path: ['end_date'], code: wrong.code, ...params }]);
}

async function totalsOf({ db, body }: Pick<Ctx, 'db' | 'body'>, personId: number): Promise<FoodTotal<MealNote>[]> {
  const rows = await listNeeds(db, personId, body.start_date, body.end_date);
  const meals = new Map<number, MealNote>();
  for (const { item_id: id, date, meal_moment, name_en, name_nl } of rows) {
    if (!meals.has(id)) meals.set(id, { date, meal_moment, name_en, name_nl });
  }
  return addUpFoods(rows.map(({ food_id: foodId, grams, item_id: id }) => ({ foodId, grams, meal: meals.get(id)! })));
}

/** By category, in it by name. */
async function inShoppingOrder<Total extends { foodId: number }>(
  db: Ctx['db'],
  totals: readonly Total[],
  locale: Language,
): Promise<Total[]> {
  const ids = totals.map(({ foodId }) => foodId);
  const foods = new Map((await listFoodNames(db, ids, locale)).map((food) => [food.id, food]));
  const place = (category: string) => GROCERY_CATEGORIES.indexOf(category as GroceryCategory);
  return totals.toSorted((a, b) => {
    const [one, other] = [foods.get(a.foodId)!, foods.get(b.foodId)!];
    return place(one.category) - place(other.category) || one.name.localeCompare(other.name, locale);
  });
}
