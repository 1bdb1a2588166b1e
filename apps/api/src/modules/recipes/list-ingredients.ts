import type { listIngredients as endpoint } from '@weekbord/contract/diary/ingredients';
import type { Operation } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { listOwnIngredients } from './ingredients.store.ts';
import { listMealIngredients } from './recipe-meals.store.ts';
import { readSearch } from './recipe-search.store.ts';
import { presentIngredient } from './recipes.present.ts';
import { listTemplateIngredients } from './recipes.store.ts';

export const listIngredients: Operation<typeof endpoint> = async (ctx) => {
  const { db, actor, query, locale } = ctx;
  const search = await readSearch(db, query.name, actor.id);
  const { count, rows } = await listOwnIngredients(db, { personId: actor.id, search, ...pageWindow(query) });
  const ownersOf = (kind: string) => [...new Set(rows.filter((row) => row.kind === kind).map((row) => row.ownerId))];
  const ofRecipes = await listTemplateIngredients(db, ownersOf('recipetemplate'), locale);
  const ofMeals = await listMealIngredients(db, actor.id, ownersOf('recipemeal'), locale);
  const lines = new Map([...ofRecipes, ...ofMeals].map((line) => [line.id, line]));
  return paginate(ctx, { count, rows: rows.map(({ id, kind }) => presentIngredient(lines.get(id)!, kind, true)) });
};
