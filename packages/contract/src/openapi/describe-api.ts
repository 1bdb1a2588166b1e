import type { z } from 'zod';
import { type Endpoint, errorsOf, MAX_ANSWER_BYTES } from '../endpoint.ts';
import { describeOperation, schemaNamed, SHARED_PARAMETERS, TOKEN_SCHEME } from './describe-operation.ts';
import { byStatus, describeRefusal, type Node, REFUSAL_MODELS, refusalName, type Words } from './describe-refusals.ts';
import { type DescribedSchemas, describeSchemas, type JsonSchema, type OpenApiVersion } from './describe-schemas.ts';
import { TAGS } from './tags.ts';

const INTRODUCTION = `Plans a week of meals that fits a person's own calories and macros.

- **Tokens.** Log in (see \`auth\`), then send \`Authorization: Token <token>\`.
- **Lists** are paged: \`page\` starts at 1, \`page_size\` is at most 100; \`next\` and \`previous\` are full URLs. A page past the end returns 404. A response has at most ${MAX_ANSWER_BYTES / 1_000_000} MB, an export more; a larger one is rejected with \`answer_too_large\`, so request fewer rows.
- **Filters** that accept several values are repeated: \`?tags=SOUP&tags=PASTA\`.
- **Errors.** 400 lists the invalid fields; other statuses contain \`detail\`, a message, and \`code\`, which is the same in every language; log-in calls return \`error\`.
- **Idempotency.** Calls that write accept an \`Idempotency-Key\`.
- **Polling.** GET responses have an \`ETag\`; send it as \`If-None-Match\` to skip an unchanged body.
- **Values.** Energy is in kcal, macros in grams, weights in kg, heights in cm; null means unknown, never zero. Dates are \`YYYY-MM-DD\`, times ISO 8601 in UTC.
- **Compatibility.** Responses may gain fields; unknown request fields are ignored.`;

/** The input of the API description. */
export interface ApiParts {
  readonly endpoints: readonly Endpoint[];
  /** The product's version. */
  readonly version: string;
  readonly words: Words;
}

/** A complete OpenAPI document. */
export interface ApiDocument {
  readonly openapi: string;
  readonly info: Node;
  readonly servers: readonly Node[];
  readonly tags: readonly Node[];
  readonly paths: Readonly<Record<string, Node>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, Node>>;
    readonly parameters: Readonly<Record<string, Node>>;
    readonly securitySchemes: Readonly<Record<string, Node>>;
  };
}

/**
 * Describes the API in OpenAPI. Request and response bodies become separate schemas: a model under its id, otherwise
 * under the name of the call with `Request` or `Answer` appended. Throws if two different schemas have the same name.
 */
export function describeApi({ endpoints, version, words }: ApiParts, openApi: OpenApiVersion): ApiDocument {
  const inputs = describeSchemas(partsOf(endpoints, ['params', 'query', 'body']), 'input', openApi);
  const outputs = describeSchemas(partsOf(endpoints, ['answer']), 'output', openApi);
  const schemas = new Map<string, JsonSchema>(Object.entries(REFUSAL_MODELS));
  for (const [name, model] of [...Object.entries(inputs.models), ...Object.entries(outputs.models)]) {
    addSchema(schemas, name, model);
  }
  const responses: Record<string, Node> = {};
  const paths: Record<string, Record<string, Node>> = {};
  for (const endpoint of endpoints) {
    const { name, method, path } = endpoint.route;
    const query = inputs.parts[`${name} query`];
    const operation = describeOperation(endpoint, {
      params: inputs.parts[`${name} params`],
      query,
      body: inputs.parts[`${name} body`],
      bodyUse: named(schemas, `${capitalised(name)}Request`, inputs.parts[`${name} body`]),
      answerUse: endpoint.answerTypes
        ? {}
        : named(schemas, `${capitalised(name)}Answer`, outputs.parts[`${name} answer`]),
    });
    const place = path.replace(/:([a-z_]+)/gi, '{$1}');
    paths[place] = { ...paths[place], [method.toLowerCase()]: operation };
    for (const [status, codes] of byStatus([...errorsOf(endpoint)])) {
      responses[refusalName(status, codes)] ??= describeRefusal(status, codes, words);
    }
  }
  return {
    openapi: openApi === '3.0' ? '3.0.3' : '3.1.0',
    info: { title: 'Weekbord', version, description: INTRODUCTION },
    servers: [{ url: '/api' }],
    tags: TAGS.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries([...schemas].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      responses,
      parameters: SHARED_PARAMETERS,
      securitySchemes: {
        [TOKEN_SCHEME]: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The word `Token`, a space and the token returned by logging in: `Token 3f9c…`',
        },
      },
    },
  };
}

/** Describes the schemas of all calls in one table, keyed by the call's name and the schema's purpose. */
function partsOf(
  endpoints: readonly Endpoint[],
  kinds: readonly ('params' | 'query' | 'body' | 'answer')[],
): Record<string, z.ZodType> {
  const entries = endpoints.flatMap((endpoint) =>
    kinds.flatMap((kind) => {
      const schema = endpoint[kind];
      return schema === undefined ? [] : [[`${endpoint.route.name} ${kind}`, schema] as const];
    }),
  );
  return Object.fromEntries(entries);
}

/** Returns a reference to a schema: to its model if it is one, otherwise to a new schema under the given name. */
function named(schemas: Map<string, JsonSchema>, name: string, schema: DescribedSchemas['parts'][string] | undefined) {
  if (schema === undefined || schema.$ref !== undefined) return schema ?? {};
  addSchema(schemas, name, schema);
  return schemaNamed(name);
}

function addSchema(schemas: Map<string, JsonSchema>, name: string, schema: JsonSchema): void {
  const present = schemas.get(name);
  if (present !== undefined && JSON.stringify(present) !== JSON.stringify(schema)) {
    throw new Error(`Two different schemas are called ${name}`);
  }
  schemas.set(name, schema);
}

function capitalised(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
