import {
  SCHEMA_MEDIA_TYPES,
  type getSchema as endpoint,
  type SchemaFormat,
  type SchemaVersion,
} from '@weekbord/contract/openapi/get-schema';
import type { Operation } from '../../platform/http/context.ts';
import { acceptedFormat } from './accepted-format.ts';
import { schemaText } from './schema-text.ts';

const OPEN_API = { v1: '3.0', v2: '3.0', v3: '3.1' } as const satisfies Record<SchemaVersion, '3.0' | '3.1'>;
const USUAL_FORMAT = { v1: 'json', v2: 'yaml', v3: 'json' } as const satisfies Record<SchemaVersion, SchemaFormat>;

export const getSchema: Operation<typeof endpoint> = async (ctx) => {
  const { version } = ctx.params;
  const format = ctx.query.format ?? acceptedFormat(ctx.header('accept')) ?? USUAL_FORMAT[version];
  ctx.setHeader('content-type', `${SCHEMA_MEDIA_TYPES[format]}; charset=utf-8`);
  ctx.setHeader('vary', 'Accept');
  // Any cache may store it, but must revalidate each time, since it changes with an upgrade.
  ctx.setHeader('cache-control', 'public, no-cache');
  return schemaText({ openApi: OPEN_API[version], format, version: ctx.config.version });
};
