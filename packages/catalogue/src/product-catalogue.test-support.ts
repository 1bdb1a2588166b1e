import { loadCatalogue } from './load.ts';

/** The product's catalogue, read once for the test files that share a thread; none of them changes it. */
export const catalogue = loadCatalogue();
