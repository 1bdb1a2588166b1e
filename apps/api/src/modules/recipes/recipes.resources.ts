import { ownIn, recordOf, type Resource } from '../access/access.public.ts';
import { findWaiting, type ImportedRecipeRow } from './import/recipe-imports.store.ts';
import { findMealToCopy, findOwnTemplate, type WholeTemplate } from './own/own-recipes.store.ts';
import { type FeedbackRow, findFeedback } from './preferences/recipe-feedback.store.ts';
import { findPreference, type PreferenceRow, type PreferenceTable } from './preferences/recipe-preferences.store.ts';
import { auditedOwner, readerAmong } from './templates/recipe-reader.ts';
import { findTemplate, type TemplateRow } from './templates/templates.store.ts';

/**
 * A recipe to show or to make something from: from the catalogue, or by the caller, one of their clients or their
 * coach.
 */
export const recipe: Resource<TemplateRow> = {
  find: ({ db, actor, people, locale }, id) => findTemplate(db, id, readerAmong(actor, people), locale),
  ownerOf: auditedOwner,
};

/** A recipe that the caller wrote, which a call may change. */
export const ownRecipe = ownIn<WholeTemplate>(({ db, actor }, id) => findOwnTemplate(db, id, actor.id));

/** A recipe to check that the caller imported. */
export const recipeToCheck = ownIn<ImportedRecipeRow>(({ db, actor }, id) => findWaiting(db, actor.id, id));

/** A meal to make a recipe from. The meal is not changed. */
export const mealToCopy: Resource<NonNullable<Awaited<ReturnType<typeof findMealToCopy>>>> = {
  find: ({ db, people }, id) => findMealToCopy(db, id, people),
  ownerOf: (meal) => meal.person_id,
};

/** The caller's feedback on a recipe. */
export const recipeFeedback = ownIn<FeedbackRow>(({ db, actor }, id) => findFeedback(db, actor.id, id));

/** Returns the resource for an entry in either of a person's two recipe lists. */
export function recipePreference(table: PreferenceTable): Resource<PreferenceRow> {
  return recordOf(table, ({ db, people }, id) => findPreference(db, table, id, people));
}
