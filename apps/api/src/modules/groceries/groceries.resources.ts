import { ownIn, recordOf } from '../access/access.public.ts';
import { findItem, findList, type ListRow } from './groceries.store.ts';

export const groceryList = recordOf('grocery_list', ({ db, people }, id) => findList(db, id, people));

/** One of the caller's grocery lists. */
export const ownGroceryList = ownIn<ListRow>(({ db, people }, id) => findList(db, id, people));

/** An item that a person typed themselves. */
export const ownGroceryItem = recordOf('grocery_item', async ({ db, people, locale }, id) => {
  const item = await findItem(db, id, people, locale);
  return item?.food_id === null ? item : undefined;
});

export const groceryItem = recordOf('grocery_item', ({ db, people, locale }, id) => findItem(db, id, people, locale));
