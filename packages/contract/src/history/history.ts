import { countData, exportData } from './export-data.ts';
import * as imports from './imports.ts';

/** The calls about the data that a person imports and exports. */
export const history = { exportData, countData, ...imports };
