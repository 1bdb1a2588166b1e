import { endpoints } from '@weekbord/contract/endpoints';
import { serve, type Served } from '../../platform/http/serve.ts';
import { countData, exportData } from './export-data.ts';

export const historyRoutes: readonly Served[] = [
  serve(endpoints.exportData, exportData),
  serve(endpoints.countData, countData),
];
