import { routes } from '../route.ts';

export const groceriesPaths = routes({
  listGroceryLists: 'GET /planner/groceryList',
  createGroceryList: 'POST /planner/groceryList',
  getGroceryList: 'GET /planner/groceryList/:id',
  updateGroceryList: 'PATCH /planner/groceryList/:id',
  deleteGroceryList: 'DELETE /planner/groceryList/:id',
  getGroceryListChanges: 'GET /planner/groceryListChanges/:id',
  bringGroceryListUpToDate: 'POST /planner/groceryListChanges/:id',
  updateGroceryListItem: 'PATCH /planner/groceryListItem/:id',
});
