export { countData, exportData } from './export-data.ts';
export { createImport, listImports, previewImport, undoImport } from './imports.ts';
