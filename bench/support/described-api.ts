import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** A schema in the API description. */
export interface Described {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Described[];
  readonly oneOf?: readonly Described[];
  readonly allOf?: readonly Described[];
  readonly properties?: Readonly<Record<string, Described>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Described;
  readonly items?: Described;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly format?: string;
  readonly pattern?: string;
}

interface Answer {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, unknown>>;
}

interface Parameter {
  readonly name?: string;
  readonly in?: 'path' | 'query';
  readonly required?: boolean;
  readonly schema?: Described;
}

/** One call in the API description. */
export interface Operation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Described | undefined;
  readonly responses: Readonly<Record<string, Answer>>;
}

interface ApiDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Record<string, unknown>>>>>;
  readonly components: { responses: Record<string, Answer>; schemas: Record<string, Described> };
}

/** A received response. */
export type Came = Readonly<{ status: number; type: string; text: string }>;

/** Reads a server's API description. */
export async function readDescription(address: string) {
  const document = (await (await fetch(`${address}/api/schema/v3?format=json`)).json()) as ApiDescription;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api', false, false);
  const known = new Map<string, ValidateFunction>();

  /** Returns what is wrong with a response; empty if it matches the description. */
  function faultsOf({ method, path, responses }: Operation, { status, type, text }: Came): string[] {
    const response = responses[status];
    if (response === undefined) return [`${status} is not described`];
    const own = `/paths/${escaped(path)}/${method.toLowerCase()}/responses/${status}`;
    const place = response.$ref?.slice(1) ?? own;
    const { content } =
      response.$ref === undefined ? response : (document.components.responses[place.split('/').at(-1)!] ?? {});
    if (content === undefined) return text === '' ? [] : ['has a body'];
    if (!(type in content)) return [`is ${type}`];
    if (type !== 'application/json' || status === 304) return [];
    const pointer = `${place}/content/${escaped(type)}/schema`;
    const validate = known.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` });
    known.set(pointer, validate);
    if (validate(JSON.parse(text))) return [];
    return (validate.errors ?? []).map((fault) => `${fault.instancePath} ${fault.message}`);
  }

  return { operations: operationsOf(document), schemas: document.components.schemas, faultsOf };
}

const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

function operationsOf(document: ApiDescription): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const sent = operation['requestBody'] as { content: Record<string, { schema: Described }> } | undefined;
      return {
        operationId: operation['operationId'] as string,
        method: method.toUpperCase(),
        path,
        parameters: operation['parameters'] as Parameter[],
        body: sent?.content['application/json']?.schema,
        responses: operation['responses'] as Record<string, Answer>,
      };
    }),
  );
}
