import { routes } from '../route.ts';

/** Calls that make a resource complete for other API clients; the web app does not use them. */
export const groceryResourcePaths = routes({
  replaceGroceryList: 'PUT /planner/groceryList/:id',
  listGroceryListItems: 'GET /planner/groceryListItem',
  getGroceryListItem: 'GET /planner/groceryListItem/:id',
  replaceGroceryListItem: 'PUT /planner/groceryListItem/:id',
});
