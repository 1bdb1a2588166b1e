import { endpoints } from '@weekbord/contract/endpoints';
import { serve, type Served } from '../../platform/http/serve.ts';
import { createDemoAccount } from './create-demo-account.ts';

export const demoRoutes: readonly Served[] = [serve(endpoints.createDemoAccount, createDemoAccount, 'login')];
