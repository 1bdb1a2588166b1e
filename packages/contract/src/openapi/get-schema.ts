import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { openapiPaths } from './paths.ts';

/** The versions of the API's description: `v1` and `v2` are OpenAPI 3.0, `v3` is 3.1. */
export const SCHEMA_VERSIONS = ['v1', 'v2', 'v3'] as const;
export type SchemaVersion = (typeof SCHEMA_VERSIONS)[number];

/** The formats of a description. */
export const SCHEMA_FORMATS = ['json', 'yaml'] as const;
export type SchemaFormat = (typeof SCHEMA_FORMATS)[number];

export const SCHEMA_MEDIA_TYPES = { json: 'application/json', yaml: 'application/yaml' } as const;

export const getSchema = endpoint(openapiPaths.getSchema, {
  access: 'public',
  summary: 'Returns this API description: v3 as OpenAPI 3.1, v1 and v2 as OpenAPI 3.0, in JSON or YAML.',
  params: z.object({ version: z.string().toLowerCase().pipe(z.enum(SCHEMA_VERSIONS)) }),
  /** If absent: the format that `Accept` prefers, otherwise YAML for v2 and JSON for the other versions. */
  query: z.object({ format: z.enum(SCHEMA_FORMATS).optional() }),
  answer: z.string(),
  answerTypes: Object.values(SCHEMA_MEDIA_TYPES),
});
