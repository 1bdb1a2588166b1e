import { loadCatalogue } from './load.ts';

/** The product's catalogue, read once for the test files that share a thread; none of them modifies it. */
export const catalogue = loadCatalogue();
