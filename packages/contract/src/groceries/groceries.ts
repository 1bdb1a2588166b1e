import * as lists from './grocery-lists.ts';
import * as shared from './shared-lists.ts';

/** Grocery lists, their items, and the links through which others tick items. */
export const groceries = { ...lists, ...shared };
