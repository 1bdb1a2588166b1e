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
  shareGroceryList: 'PUT /planner/groceryListLink/:id',
  stopSharingGroceryList: 'DELETE /planner/groceryListLink/:id',
  getSharedGroceryList: 'GET /planner/sharedGroceryList/:secret',
  tickSharedGroceryList: 'PATCH /planner/sharedGroceryList/:secret',
  updateGroceryListItem: 'PATCH /planner/groceryListItem/:id',
});
