import type { GroceryList } from '@weekbord/contract/groceries/models';
import type { GroceryItem } from './model/aisles.ts';

export function anItem(id: number, change: Partial<GroceryItem> = {}): GroceryItem {
  return {
    id,
    name: `food ${id}`,
    checked: false,
    category: 'VEGETABLE',
    food: id,
    quantity: 100,
    unit: 'g',
    is_meat: false,
    reads_label_for_gluten: false,
    is_plant_dairy: false,
    display_quantity: '100 g',
    needed_quantity: 100,
    display_needed: '100 g',
    display_measured: null,
    bought_quantity: null,
    display_bought: null,
    mark: null,
    at_home: false,
    key: null,
    meals: [],
    ...change,
  };
}

export function aList(items: readonly GroceryItem[], change: Partial<GroceryList> = {}): GroceryList {
  return {
    id: 7,
    user: 1,
    start_date: '2027-03-15',
    end_date: '2027-03-21',
    items: [...items],
    plan_changes: { added: 0, more: 0, less: 0, removed: 0 },
    is_shared: false,
    link_fingerprint: null,
    ...change,
  };
}
