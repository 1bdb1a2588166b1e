import { endpoints } from '@weekbord/contract/endpoints';
import { serve, type Served } from '../../platform/http/serve.ts';
import { countData, exportData } from './export-data.ts';
import { createImport, listImports, previewImport, undoImport } from './imports.ts';

export const historyRoutes: readonly Served[] = [
  serve(endpoints.exportData, exportData),
  serve(endpoints.countData, countData),
  serve(endpoints.previewImport, previewImport),
  serve(endpoints.createImport, createImport),
  serve(endpoints.listImports, listImports),
  serve(endpoints.undoImport, undoImport),
];
