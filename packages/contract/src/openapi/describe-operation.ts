import { type AccessRule, type Endpoint, errorsOf, isOpenAsClient, takesKey } from '../endpoint.ts';
import { byStatus, type Node, refusalName } from './describe-refusals.ts';
import { type JsonSchema, SCHEMA_PLACE } from './describe-schemas.ts';
import { tagOf } from './tags.ts';

/** The key in `components.securitySchemes`. */
export const TOKEN_SCHEME = 'token';

/** Headers shared by many calls, under `components.parameters`. */
export const SHARED_PARAMETERS: Readonly<Record<string, Node>> = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    description: 'The language of messages and of the catalogue: `en` or `nl`. Absent: the person’s own, else English.',
    schema: { type: 'string' },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` of an earlier answer: 304 where it still holds.',
    schema: { type: 'string' },
  },
  Subject: {
    name: 'X-Subject',
    in: 'header',
    description:
      'The id of a client as whom a coach calls: then the call is about that client, and nobody else is in reach.',
    schema: { type: 'integer', minimum: 1 },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'A key of the caller’s own: a repeat within 24 hours answers the first result and does nothing.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  },
};

/** The schemas of one call as they appear in the document. */
export interface OperationSchemas {
  readonly params: JsonSchema | undefined;
  readonly query: JsonSchema | undefined;
  readonly body: JsonSchema | undefined;
  /** References to the request and response body. */
  readonly bodyUse: JsonSchema;
  readonly answerUse: JsonSchema;
}

const WHO: Readonly<Record<AccessRule, string>> = {
  public: 'For everyone, signed in or not.',
  'signed-in': 'For whoever is signed in.',
  member: 'For whoever is signed in and has access to the product.',
  subject:
    'For whoever is signed in and has access to the product; about the caller or, for a coach, a client of theirs. What belongs to others does not exist.',
  self: 'For whoever is signed in, about themselves also without access to the product; for a coach with access also about a client of theirs. What belongs to others does not exist.',
  coach: 'For coaches.',
  staff: 'For staff.',
};

/** Describes one call: its inputs, its responses and its errors. */
export function describeOperation(endpoint: Endpoint, schemas: OperationSchemas): Node {
  const { access, body, cost = 1, route, summary } = endpoint;
  const units = cost === 1 ? '' : ` Takes ${cost} units of the caller’s quota.`;
  return {
    operationId: route.name,
    summary,
    description: `${WHO[access]}${units}`,
    tags: [tagOf(route)],
    security: access === 'public' ? [] : [{ [TOKEN_SCHEME]: [] }],
    parameters: parametersOf(endpoint, schemas),
    ...(body === undefined ? {} : { requestBody: requestBodyOf(schemas) }),
    responses: responsesOf(endpoint, schemas),
  };
}

function parametersOf(endpoint: Endpoint, { params, query }: OperationSchemas): Node[] {
  return [
    ...fieldsOf(params).map(({ name, schema }) => ({ name, in: 'path', required: true, schema })),
    ...fieldsOf(query).map(({ name, schema, required }) => ({
      name,
      in: 'query',
      ...(required ? { required } : {}),
      ...(schema.type === 'array' ? { style: 'form', explode: true } : {}),
      schema,
    })),
    ...sharedOf(endpoint).map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
}

function sharedOf(endpoint: Endpoint): (keyof typeof SHARED_PARAMETERS)[] {
  return [
    'AcceptLanguage',
    ...(isOpenAsClient(endpoint) ? (['Subject'] as const) : []),
    ...(endpoint.route.method === 'GET' ? (['IfNoneMatch'] as const) : []),
    ...(takesKey(endpoint) ? (['IdempotencyKey'] as const) : []),
  ];
}

function fieldsOf(schema: JsonSchema | undefined): { name: string; schema: JsonSchema; required: boolean }[] {
  return Object.entries(schema?.properties ?? {}).map(([name, inner]) => ({
    name,
    schema: inner as JsonSchema,
    required: schema?.required?.includes(name) ?? false,
  }));
}

function requestBodyOf({ body, bodyUse }: OperationSchemas): Node {
  const required = (body?.required ?? []).length > 0;
  return { required, content: { 'application/json': { schema: bodyUse } } };
}

function responsesOf(endpoint: Endpoint, schemas: OperationSchemas): Node {
  const isRead = endpoint.route.method === 'GET';
  const good = { description: GOOD[endpoint.status], ...headersOf(endpoint), ...contentOf(endpoint, schemas) };
  return Object.fromEntries([
    ...[endpoint.status, ...(endpoint.otherStatuses ?? [])].map((status) => [status, good]),
    ...(isRead ? [[304, { description: 'What the caller has still holds.' }]] : []),
    ...byStatus([...errorsOf(endpoint)]).map(([status, codes]) => [
      status,
      { $ref: `#/components/responses/${refusalName(status, codes)}` },
    ]),
  ]) as Node;
}

const GOOD = { 200: 'Done.', 201: 'Made.', 204: 'Done; there is no body.', 302: 'To be read elsewhere.' } as const;

function headersOf(endpoint: Endpoint): { headers?: Node } {
  const text = { schema: { type: 'string' } };
  if (endpoint.route.method === 'GET') {
    return { headers: { ETag: { description: 'Stands for this answer in `If-None-Match`.', ...text } } };
  }
  if (!takesKey(endpoint)) return {};
  const replayed = { description: '`true` where this is the answer to an earlier request.', ...text };
  return { headers: { 'Idempotent-Replayed': replayed } };
}

function contentOf(endpoint: Endpoint, { answerUse }: OperationSchemas): { content?: Node } {
  if (endpoint.answer === undefined) return {};
  if (endpoint.answerTypes === undefined) return { content: { 'application/json': { schema: answerUse } } };
  const typed = endpoint.answerTypes.map((type) => [
    type,
    { schema: { type: /json/.test(type) ? 'object' : 'string' } },
  ]);
  return { content: Object.fromEntries(typed) as Node };
}

/** Returns a reference to a schema, given its name. */
export function schemaNamed(name: string): JsonSchema {
  return { $ref: `${SCHEMA_PLACE}${name}` };
}
