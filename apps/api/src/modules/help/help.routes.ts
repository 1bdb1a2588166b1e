import { endpoints } from '@weekbord/contract/endpoints';
import { serve, type Served } from '../../platform/http/serve.ts';
import { contactSupport } from './contact-support.ts';
import { getOperator } from './get-operator.ts';

export const helpRoutes: readonly Served[] = [
  serve(endpoints.getOperator, getOperator),
  serve(endpoints.contactSupport, contactSupport, 'login'),
];
