import { ownIn, type Resource } from '../access/access.public.ts';
import { findFood, findServing, type FoodRow, type ServingRow } from './foods.store.ts';
import { findOwnFood, findWrittenFood, type WrittenFood } from './own/own-foods.store.ts';
import { findRecentServing, type RecentServingRow } from './search/recent-foods.store.ts';

/** A shared food, or one of the caller's own. */
export const food: Resource<FoodRow> = {
  find: ({ db, actor, locale }, id) => findFood(db, id, { personId: actor.id, locale }),
  ownerOf: () => null,
};

/** A serving of a shared food or of one of the caller's own. */
export const serving: Resource<ServingRow> = {
  find: ({ db, actor, locale }, id) => findServing(db, id, { personId: actor.id, locale }),
  ownerOf: () => null,
};

/** One of the caller's custom foods, which a call may change or delete. */
export const ownFood = ownIn<{ id: number }>(({ db, actor }, id) => findOwnFood(db, actor.id, id));

/** The measure the caller last used for a food, by the id of a serving. */
export const preferredServing = ownIn<RecentServingRow>(({ db, actor, locale }, id) =>
  findRecentServing(db, { personId: actor.id, locale }, id),
);

/** A custom food as its author wrote it. */
export const writtenFood = ownIn<WrittenFood>(({ db, actor }, id) => findWrittenFood(db, actor.id, id));
