import { routes } from '../route.ts';

export const groceriesPaths = routes({
  listGroceryLists: 'GET /planner/groceryList',
  createGroceryList: 'POST /planner/groceryList',
  getGroceryList: 'GET /planner/groceryList/:id',
  updateGroceryList: 'PATCH /planner/groceryList/:id',
  deleteGroceryList: 'DELETE /planner/groceryList/:id',
  getGroceryListChanges: 'GET /planner/groceryListChanges/:id',
  bringGroceryListUpToDate: 'POST /planner/groceryListChanges/:id',
  createGroceryListItem: 'POST /planner/groceryListItem',
  deleteGroceryListItem: 'DELETE /planner/groceryListItem/:id',
  updateGroceryListItem: 'PATCH /planner/groceryListItem/:id',
});
