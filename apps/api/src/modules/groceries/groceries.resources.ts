import { recordOf } from '../access/access.public.ts';
import { findItem, findList } from './groceries.store.ts';

export const groceryList = recordOf('grocery_list', ({ db, people }, id) => findList(db, id, people));

export const groceryItem = recordOf('grocery_item', ({ db, people, locale }, id) => findItem(db, id, people, locale));
