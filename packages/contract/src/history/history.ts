import { countData, exportData } from './export-data.ts';
import * as imports from './imports.ts';

/** The calls about what a person brings and takes with them. */
export const history = { exportData, countData, ...imports };
