import { getSchema as getSchemaEndpoint } from '@weekbord/contract/openapi/get-schema';
import { serve, type Served } from '../../platform/http/serve.ts';
import { getSchema } from './get-schema.ts';

export const openapiRoutes: readonly Served[] = [serve(getSchemaEndpoint, getSchema)];
