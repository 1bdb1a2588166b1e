import { ERROR_CODES, NON_FIELD_ERRORS, type ErrorCode, type FieldCode } from '../errors.ts';
import { type JsonSchema, SCHEMA_PLACE } from './describe-schemas.ts';

/** The texts shown to callers, in one language. */
export interface Words {
  error(code: ErrorCode): string;
  field(code: FieldCode): string;
}

/** A node of the document that is not a schema. */
export type Node = Readonly<Record<string, unknown>>;

const text = { type: 'string' } as const;
const isLoginCode = (code: ErrorCode) => 'as' in ERROR_CODES[code];
const isPlainCode = (code: ErrorCode) => !isLoginCode(code) && code !== 'server_error';

/** The response bodies of errors. */
export const REFUSAL_MODELS: Readonly<Record<string, JsonSchema>> = {
  FieldErrors: {
    type: 'object',
    description: `Messages for each invalid field, nested like the request; \`${NON_FIELD_ERRORS}\` for errors that concern no single field.`,
    additionalProperties: {
      anyOf: [{ type: 'array', items: text, minItems: 1 }, { $ref: `${SCHEMA_PLACE}FieldErrors` }],
    },
  },
  Refusal: {
    type: 'object',
    properties: {
      detail: { ...text, description: "A message in the caller's language." },
      code: { ...text, enum: (Object.keys(ERROR_CODES) as ErrorCode[]).filter(isPlainCode) },
    },
    required: ['detail', 'code'],
  },
  LoginRefusal: {
    type: 'object',
    properties: { error: { ...text, description: "A message in the caller's language." } },
    required: ['error'],
  },
  ServerFault: {
    type: 'object',
    properties: { detail: text, request_id: { ...text, description: "The request's id in the server log." } },
    required: ['detail', 'request_id'],
  },
};

/** Groups codes by status, lowest first; 400 is always included, since any request can have invalid fields. */
export function byStatus(codes: readonly ErrorCode[]): [status: number, codes: ErrorCode[]][] {
  const grouped = new Map<number, ErrorCode[]>([[400, []]]);
  for (const code of codes) {
    const { status } = ERROR_CODES[code];
    grouped.set(status, [...(grouped.get(status) ?? []), code]);
  }
  return [...grouped].toSorted(([a], [b]) => a - b);
}

/** Returns the name of the response for a status and its codes, such as `NoPaidAccessOrCoachOnly`. */
export function refusalName(status: number, codes: readonly ErrorCode[]): string {
  const names = codes.toSorted().map((code) => pascal(code));
  return [...(status === 400 ? ['WrongFields'] : []), ...names].join('Or');
}

/** Returns the response for a status and its codes, with an example of each code. */
export function describeRefusal(status: number, codes: readonly ErrorCode[], words: Words): Node {
  const schemas = [
    ...(status === 400 ? [{ $ref: `${SCHEMA_PLACE}FieldErrors` }] : []),
    ...schemaOf(codes.filter(isPlainCode)),
    ...(codes.some(isLoginCode) ? [{ $ref: `${SCHEMA_PLACE}LoginRefusal` }] : []),
    ...(codes.includes('server_error') ? [{ $ref: `${SCHEMA_PLACE}ServerFault` }] : []),
  ];
  const headers = headersOf(status);
  return {
    description: (status === 400 ? ['Invalid fields', ...codes] : codes).join(', '),
    ...(headers === undefined ? {} : { headers }),
    content: {
      'application/json': {
        schema: schemas.length === 1 ? schemas[0] : { anyOf: schemas },
        examples: Object.fromEntries([
          ...(status === 400 ? [['wrong_fields', { value: { name: [words.field('required')] } }]] : []),
          ...codes.map((code) => [code, { value: exampleOf(code, words) }]),
        ]) as Node,
      },
    },
  };
}

function schemaOf(codes: readonly ErrorCode[]): JsonSchema[] {
  if (codes.length === 0) return [];
  const narrower: JsonSchema = { type: 'object', properties: { code: { ...text, enum: [...codes] } } };
  return [{ allOf: [{ $ref: `${SCHEMA_PLACE}Refusal` }, narrower] }];
}

function exampleOf(code: ErrorCode, words: Words): Node {
  const sentence = words.error(code);
  if (isLoginCode(code)) return { error: sentence };
  return isPlainCode(code) ? { detail: sentence, code } : { detail: sentence, request_id: 'b5a4b3c2' };
}

function headersOf(status: number): Node | undefined {
  if (status === 401) return { 'WWW-Authenticate': { schema: { ...text, enum: ['Token'] } } };
  if (status === 429 || status === 503) {
    return { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } } };
  }
  return undefined;
}

function pascal(words: string): string {
  return words.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
