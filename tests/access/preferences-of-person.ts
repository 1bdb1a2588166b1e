import type { Tables } from '@weekbord/api/platform/database/tables';
import type { Kysely } from 'kysely';
import { insertReminders } from './reminders-of-person.ts';

/** Gives a person likes, avoided foods, wishes and reminders, and what was learned from them. */
export async function insertPreferences(
  db: Kysely<Tables>,
  personId: number,
  mark: string,
  giving: Readonly<{ now: Date; recipeId: number; avoidableId: number; date: string }>,
) {
  const preference = { person_id: personId, recipe_template_id: giving.recipeId };
  const favourite = await db
    .insertInto('favourite_recipe')
    .values(preference)
    .returning('id')
    .executeTakeFirstOrThrow();
  const dislike = await db
    .insertInto('disliked_recipe')
    .values({ ...preference, recipe_template_id: giving.recipeId + 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('avoided_ingredient')
    .values({ person_id: personId, ingredient_to_avoid_id: giving.avoidableId })
    .execute();
  await db
    .insertInto('week_wishes')
    .values({
      person_id: personId,
      meat_dinners: 0,
      fish_dinners: 0,
      meatless_dinners: 0,
      lunch: 'EITHER',
      dinner_minutes: Array.from({ length: 7 }, () => null),
      same_breakfast: false,
      cook_twice: 'NONE',
      familiarity: 'BALANCED',
    })
    .execute();
  await db
    .insertInto('taste_answer')
    .values({ ...preference, answer: 'MORE', given_on: giving.date })
    .execute();
  await db
    .insertInto('turned_down_recipe')
    .values({ ...preference, date: giving.date })
    .execute();
  const feedback = await db
    .insertInto('recipe_feedback_line_item')
    .values({ ...preference, rating: 4, comment: `comment ${mark}`, created_at: giving.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const reminders = await insertReminders(db, personId, mark, giving.now);
  return { ...reminders, favouriteId: favourite.id, dislikeId: dislike.id, feedbackId: feedback.id };
}
