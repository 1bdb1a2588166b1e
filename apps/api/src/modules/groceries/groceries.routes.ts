import { endpoints } from '@weekbord/contract/endpoints';
import { serve, servePrepared } from '../../platform/http/serve.ts';
import { createGroceryList } from './create-grocery-list.ts';
import { bringGroceryListUpToDate, getGroceryListChanges } from './grocery-list-changes.ts';
import {
  deleteGroceryList,
  getGroceryList,
  listGroceryLists,
  updateGroceryList,
  updateGroceryListItem,
} from './grocery-lists.ts';
import {
  countTick,
  getSharedGroceryList,
  shareGroceryList,
  stopSharingGroceryList,
  tickSharedGroceryList,
} from './shared-lists.ts';
import { createGroceryListItem, deleteGroceryListItem, getGroceryListItem, listGroceryListItems } from './own-items.ts';

export const groceriesRoutes = [
  serve(endpoints.listGroceryLists, listGroceryLists),
  serve(endpoints.createGroceryList, createGroceryList),
  serve(endpoints.getGroceryList, getGroceryList),
  serve(endpoints.deleteGroceryList, deleteGroceryList),
  serve(endpoints.updateGroceryList, updateGroceryList),
  serve(endpoints.getGroceryListChanges, getGroceryListChanges),
  serve(endpoints.bringGroceryListUpToDate, bringGroceryListUpToDate),
  serve(endpoints.listGroceryListItems, listGroceryListItems),
  serve(endpoints.getGroceryListItem, getGroceryListItem),
  serve(endpoints.createGroceryListItem, createGroceryListItem),
  serve(endpoints.deleteGroceryListItem, deleteGroceryListItem),
  serve(endpoints.updateGroceryListItem, updateGroceryListItem),
  serve(endpoints.shareGroceryList, shareGroceryList),
  serve(endpoints.stopSharingGroceryList, stopSharingGroceryList),
  serve(endpoints.getSharedGroceryList, getSharedGroceryList, 'visit'),
  servePrepared(endpoints.tickSharedGroceryList, countTick, tickSharedGroceryList, 'visit'),
];
