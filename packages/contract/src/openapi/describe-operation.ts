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
    description:
      "The language of messages and of the catalogue: `en` or `nl`. Defaults to the person's own language, or English.",
    schema: { type: 'string' },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` of an earlier response; returns 304 if it is still current.',
    schema: { type: 'string' },
  },
  Subject: {
    name: 'X-Subject',
    in: 'header',
    description: 'The id of a client, for a coach calling as that client: the call then concerns only that client.',
    schema: { type: 'integer', minimum: 1 },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A key chosen by the caller: repeating the request within 24 hours returns the first response and does nothing else.',
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
  public: 'For everyone, logged in or not.',
  'signed-in': 'For anyone who is logged in.',
  member: 'For anyone who is logged in and has access to the product.',
  subject:
    "For anyone who is logged in and has access to the product; concerns the caller or, for a coach, one of their clients. Other people's records return 404.",
  self: "For anyone who is logged in, even without access to the product; a coach with access can also make the call for one of their clients. Other people's records return 404.",
  coach: 'For coaches.',
  staff: 'For staff.',
};

/** Describes one call: its inputs, its responses and its errors. */
export function describeOperation(endpoint: Endpoint, schemas: OperationSchemas): Node {
  const { access, body, cost = 1, route, summary } = endpoint;
  const units = cost === 1 ? '' : ` Uses ${cost} units of the caller's quota.`;
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
    ...(isRead ? [[304, { description: 'Not modified.' }]] : []),
    ...byStatus([...errorsOf(endpoint)]).map(([status, codes]) => [
      status,
      { $ref: `#/components/responses/${refusalName(status, codes)}` },
    ]),
  ]) as Node;
}

const GOOD = { 200: 'Success.', 201: 'Created.', 204: 'Success; no body.', 302: 'Redirect.' } as const;

function headersOf(endpoint: Endpoint): { headers?: Node } {
  const text = { schema: { type: 'string' } };
  if (endpoint.route.method === 'GET') {
    return { headers: { ETag: { description: 'Identifies this response; send it as `If-None-Match`.', ...text } } };
  }
  if (!takesKey(endpoint)) return {};
  const replayed = { description: '`true` if this is the response to an earlier request.', ...text };
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
