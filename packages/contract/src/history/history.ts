import { countData, exportData } from './export-data.ts';

/** The calls about what a person brings, takes along and leaves behind. */
export const history = { exportData, countData };
