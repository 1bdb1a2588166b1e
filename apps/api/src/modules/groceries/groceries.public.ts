export { changedNeeds } from './changed-needs.ts';
export { listItems as listGroceryItems } from './groceries.store.ts';
export { makeList as makeGroceryList } from './make-list.ts';
export { hasOpenItems } from './open-items.ts';
export { tickItems } from './tick-items.ts';
