import type { Operation } from '../../../platform/http/context.ts';
import { pageWindow, paginate } from '../../../platform/http/paginate.ts';
import { ApiError } from '../../../platform/http/errors.ts';
import { checkMayCreate, checkMayEdit } from '../own/own-recipe-rights.ts';
import { deleteTemplate, insertOwnTemplate, isPlannedByAnyone, updateTemplate } from '../own/own-recipes.store.ts';
import { checkRoomForRecipe, columnsOf, presentOwnRecipe, publishRecipe } from '../own/own-recipes.ts';
import { refreshRecipe } from '../own/refresh-recipe.ts';
import { dropPicture } from '../../pictures/pictures.public.ts';
import { authorize, authorizeList } from '../../access/access.public.ts';
import { ownRecipe, recipe } from '../recipes.resources.ts';
import { auditedOwner, readerAmong } from './recipe-reader.ts';
import { isVersion, presentVersion } from '../versions/present-version.ts';
import { findEater } from '../versions/eater.ts';
import { linesForPerson } from '../versions/recipe-versions.ts';
import { readSearch } from './recipe-search.store.ts';
import { presentTemplate, presentTemplateSummary } from './templates.present.ts';
import { listTemplateIngredients, listTemplates } from './templates.store.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { RECIPE_TAGS } from '@weekbord/domain/recipes/list/recipe-tags';

export const listRecipeTemplates: Operation<Endpoints['listRecipeTemplates']> = async (ctx) => {
  const { actor, db, locale, query } = ctx;
  const filter = {
    author: query.author,
    sourceProvider: query.source_provider,
    published: query.published,
    tags: query.tags,
    mealTypes: query.meal_types,
    favouriteOf: query.favourite === true ? actor.id : undefined,
    search: await readSearch(db, query.ingredient_search, actor.id),
    minutesFrom: query.preparation_time_min_gte,
    minutesTo: query.preparation_time_min_lte,
  };
  const { count, rows } = await authorizeList(ctx, auditedOwner, (people) =>
    listTemplates(db, { reader: readerAmong(actor, people), filter, locale, ...pageWindow(query) }),
  );
  return paginate(ctx, { count, rows: rows.map(presentTemplateSummary) });
};

export const getRecipeTemplate: Operation<Endpoints['getRecipeTemplate']> = async (ctx) => {
  const { db, locale, params, query, actor } = ctx;
  const row = await authorize(ctx, recipe, params.id);
  const lines = query.as_written === true ? [] : await linesForPerson(ctx, row, await findEater(db, actor.id));
  if (isVersion(lines)) return presentVersion(ctx, row, lines);
  return presentTemplate(row, await listTemplateIngredients(db, [row.id], locale));
};

export const createRecipeTemplate: Operation<Endpoints['createRecipeTemplate']> = async (ctx) => {
  const { db, actor, body, now } = ctx;
  await checkMayCreate(ctx);
  await checkRoomForRecipe(ctx);
  const named = { name_en: body.name, name_nl: body.name };
  const id = await insertOwnTemplate(db, actor.id, { ...named, ...columnsOf(body) }, now);
  await refreshRecipe(db, id, now);
  return presentOwnRecipe(ctx, id);
};

export const updateRecipeTemplate: Operation<Endpoints['updateRecipeTemplate']> = async (ctx) => {
  const { db, params, body, now } = ctx;
  const template = await authorize(ctx, ownRecipe, params.id);
  await checkMayEdit(ctx);
  const { published, ...fields } = body;
  await updateTemplate(db, template.id, { ...columnsOf(fields), modified_at: now });
  if (published === true) await publishRecipe(ctx, template);
  if (published === false) await updateTemplate(db, template.id, { published: false, modified_at: now });
  await refreshRecipe(db, template.id, now);
  return presentOwnRecipe(ctx, template.id);
};

export const deleteRecipeTemplate: Operation<Endpoints['deleteRecipeTemplate']> = async (ctx) => {
  const { db, files, actor, params, now } = ctx;
  const template = await authorize(ctx, ownRecipe, params.id);
  await checkMayEdit(ctx);
  if (template.published || (await isPlannedByAnyone(db, template.id))) {
    await updateTemplate(db, template.id, { published: false, modified_at: now });
    return;
  }
  await dropPicture({ db, files }, actor.id, template.image);
  await deleteTemplate(db, template.id);
};

const TAGS = RECIPE_TAGS.map((name, at) => ({ id: at + 1, name }));

export const listRecipeTags: Operation<Endpoints['listRecipeTags']> = (ctx) => {
  const { limit, offset } = pageWindow(ctx.query);
  return Promise.resolve(paginate(ctx, { count: TAGS.length, rows: TAGS.slice(offset, offset + limit) }));
};

export const getRecipeTag: Operation<Endpoints['getRecipeTag']> = async (ctx) => {
  const tag = TAGS.find(({ id }) => id === ctx.params.id);
  if (tag === undefined) throw new ApiError('not_found');
  return tag;
};
