import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;
/** The two generations of OpenAPI in use: 3.0 has its own dialect, 3.1 is JSON Schema 2020-12. */
export type OpenApiVersion = '3.0' | '3.1';

/** The path of named schemas in a document. */
export const SCHEMA_PLACE = '#/components/schemas/';

/** The converted schemas under the given names, and the models they refer to. */
export interface DescribedSchemas {
  readonly parts: Readonly<Record<string, JsonSchema>>;
  readonly models: Readonly<Record<string, JsonSchema>>;
}

/**
 * Describes schemas as JSON Schema, either as what a caller may send (`input`) or as what is returned (`output`). A
 * schema with an `id` becomes a model and is referenced. Throws if a schema cannot be described.
 */
export function describeSchemas(
  schemas: Readonly<Record<string, z.ZodType>>,
  io: 'input' | 'output',
  version: OpenApiVersion,
): DescribedSchemas {
  const whole = withPlaces(convert(z.object(schemas), io, version));
  const { properties = {}, $defs = {}, definitions = {} } = whole;
  return {
    parts: properties as Record<string, JsonSchema>,
    models: { ...$defs, ...(definitions as Record<string, JsonSchema>) },
  };
}

function convert(schema: z.core.$ZodType, io: 'input' | 'output', version: OpenApiVersion): JsonSchema {
  return z.toJSONSchema(schema, {
    io,
    target: version === '3.0' ? 'openapi-3.0' : 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => {
      if (io === 'input') asSent(zodSchema, jsonSchema, version);
      tidy(jsonSchema);
    },
  });
}

/** Rewrites the references in a converted schema to the document's components. */
function withPlaces(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? value.replace(/^#\/(?:\$defs|definitions)\//, SCHEMA_PLACE) : value,
  ) as JsonSchema;
}

/** Adds the checks that run only after a conversion, such as the length of text that is trimmed first. */
function asSent(zodSchema: z.core.$ZodType, jsonSchema: JsonSchema, version: OpenApiVersion): void {
  const { def } = zodSchema._zod as { def: z.core.$ZodTypes['_zod']['def'] };
  if (def.type === 'union') replace(jsonSchema, withoutTexts(jsonSchema));
  if (def.type === 'default') jsonSchema.default ??= def.defaultValue;
  if (def.type !== 'pipe' || def.in._zod.def.type === 'transform' || def.out._zod.def.type === 'transform') return;
  replace(jsonSchema, narrowed(jsonSchema, convert(def.out, 'input', version)));
}

/** Describes a number or boolean by its actual type, even if it may also be sent as text, as in a query. */
function withoutTexts(schema: JsonSchema): JsonSchema {
  const [meant, ...others] = (schema.anyOf ?? []).filter(({ type }) => type !== 'string');
  const isScalar = meant?.type === 'number' || meant?.type === 'integer' || meant?.type === 'boolean';
  if (meant === undefined || !isScalar || others.length > 0) return schema;
  const { anyOf: _, ...rest } = schema;
  return { ...rest, ...meant };
}

/** Returns the constraints of both sides of a conversion that keeps the type of the value. */
function narrowed(before: JsonSchema, after: JsonSchema): JsonSchema {
  const isSameKind = before.type === after.type || (before.type === 'number' && after.type === 'integer');
  const isScalar = after.type === 'string' || after.type === 'number' || after.type === 'integer';
  if (!isSameKind || !isScalar) return before;
  const { $schema: _, ...rest } = after;
  return { ...before, ...rest };
}

function replace(target: JsonSchema, content: JsonSchema): void {
  const copy = { ...content };
  for (const key of Object.keys(target)) delete target[key];
  Object.assign(target, copy);
}

/** Removes what a reader does not need, and what would forbid new fields in a response. */
function tidy(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minLength === 0) delete schema.minLength;
  if (schema.format !== undefined) delete schema.pattern;
  // In OpenAPI 3.0, a nullable enum must list null.
  if (schema.nullable === true && schema.enum !== undefined && !schema.enum.includes(null)) schema.enum.push(null);
  // Every JSON key is a string; OpenAPI 3.0 does not even have this keyword.
  delete schema.propertyNames;
  if (schema.additionalProperties === false) delete schema.additionalProperties;
}
