export {
  bringGroceryListUpToDate,
  createGroceryList,
  createGroceryListItem,
  deleteGroceryList,
  deleteGroceryListItem,
  getGroceryList,
  getGroceryListChanges,
  getGroceryListItem,
  listGroceryListItems,
  listGroceryLists,
  replaceGroceryList,
  replaceGroceryListItem,
  updateGroceryList,
  updateGroceryListItem,
} from './grocery-lists.ts';
export {
  getSharedGroceryList,
  shareGroceryList,
  stopSharingGroceryList,
  tickSharedGroceryList,
} from './shared-lists.ts';
