export { FileFault } from './import/file-fault.ts';
export { importFoods, type ImportProgress, type ImportRequest } from './import/import-foods.ts';
export { formatResult } from './import/format-result.ts';
