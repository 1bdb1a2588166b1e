import { endpoints } from '@weekbord/contract/endpoints';
import { serve } from '../../platform/http/serve.ts';
import { createGroceryList } from './create-grocery-list.ts';
import { deleteGroceryList } from './delete-grocery-list.ts';
import { getGroceryList } from './get-grocery-list.ts';
import { listGroceryLists } from './list-grocery-lists.ts';
import { updateGroceryListItem } from './update-grocery-list-item.ts';

export const groceriesRoutes = [
  serve(endpoints.listGroceryLists, listGroceryLists),
  serve(endpoints.createGroceryList, createGroceryList),
  serve(endpoints.getGroceryList, getGroceryList),
  serve(endpoints.deleteGroceryList, deleteGroceryList),
  serve(endpoints.updateGroceryListItem, updateGroceryListItem),
];
