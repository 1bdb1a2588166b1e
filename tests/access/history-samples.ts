import type { Fixture } from './fixture.ts';

const content = 'date,weight\n2027-03-01,71.5';
const mapping = {
  kind: 'WEIGHTS',
  columns: { date: 0, weight: 1 },
  date_order: 'YEAR_FIRST',
  decimal_mark: 'DOT',
  weight_unit: 'KILOGRAMS',
  carbohydrates_count_fiber: false,
} as const;

/** Valid requests about a person's imports and exports. */
export const HISTORY_SAMPLES = {
  exportData: () => ({}),
  countData: () => ({}),
  previewImport: () => ({ body: { content } }),
  createImport: () => ({ body: { content, mapping, file_name: 'weights.csv' } }),
  listImports: () => ({}),
  undoImport: ({ importId }: Fixture) => ({ params: { id: importId } }),
};
