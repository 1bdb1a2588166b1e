import { routes } from '../route.ts';

/** Calls that complete a resource for other clients of the API; the web app makes none of them. */
export const groceryResourcePaths = routes({
  replaceGroceryList: 'PUT /planner/groceryList/:id',
  listGroceryListItems: 'GET /planner/groceryListItem',
  getGroceryListItem: 'GET /planner/groceryListItem/:id',
  replaceGroceryListItem: 'PUT /planner/groceryListItem/:id',
});
