import * as lists from './grocery-lists.ts';
import * as shared from './shared-lists.ts';

/** Grocery lists, their items and the links with which others tick them. */
export const groceries = { ...lists, ...shared };
