import { MAX_IMPORT_ROWS } from '@weekbord/domain/history/import-rows';
import { MAX_DIRECTIONS_LENGTH } from '@weekbord/domain/recipes/amounts/meal-limits';
import type { Described } from './described-api.ts';

/** Number of characters in a text, and of items in a list, for which the description states no limit. */
const WITHOUT_LIMIT = 200_000;
/** Maximum number of steps of a recipe. */
const MAX_STEPS = 50;
/** Maximum number of items that the server checks in any list. */
const MAX_ITEMS = 500;

/** Returns the rows of the largest possible file, all with the same date. */
function file(length: number): string {
  const rows = Array.from(
    { length: MAX_IMPORT_ROWS },
    (_, index) => `2026-01-05,lunch,${100 + (index % 900)},meal ${index}`,
  );
  return `date,meal,kcal,name\n${rows.join('\n')}`.slice(0, length);
}

/** Returns a recipe with as many lines as fit. */
function recipe(length: number): string {
  return `Soup\n${'200 g carrots, finely chopped and washed twice\n'.repeat(Math.ceil(length / 47))}`.slice(0, length);
}

/** Returns a page with as many tags as fit. */
function page(length: number): string {
  return `<html><body>${'<ul><li itemprop="recipeIngredient">200 g <b>carrots</b>'.repeat(Math.ceil(length / 56))}`.slice(
    0,
    length,
  );
}

/** Returns a step of a recipe, as long as it can be if a recipe has the maximum number of steps. */
function step(length: number): string {
  return 'x'.repeat(Math.min(length, MAX_DIRECTIONS_LENGTH / MAX_STEPS));
}

const TEXTS: Readonly<Record<string, (length: number) => string>> = {
  content: file,
  text: recipe,
  html: page,
  directions: step,
};
/** If only one of several fields is allowed, the others are left out, so that the body is the largest valid one. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  readRecipe: ['url', 'html', 'recipe'],
  createImport: [],
  previewImport: ['mapping'],
};

/** Returns a value for the name of an id or a date. */
export type Known = (name: string) => number;

/**
 * Returns the bodies for a call, the largest first: the maximum that the description allows, a valid body with its
 * parts enlarged, and the valid body.
 */
export function largeBodies(
  operation: string,
  schema: Described,
  schemas: Readonly<Record<string, Described>>,
  { right, idFor }: Readonly<{ right: unknown; idFor: Known }>,
): unknown[] {
  const largest = largestBody(operation, schema, schemas, idFor);
  return right === undefined ? [largest] : [largest, grown(schema, schemas, right), right];
}

/** Returns a valid value in which every text and list has its maximum length, and everything else is unchanged. */
function grown(given: Described, schemas: Readonly<Record<string, Described>>, right: unknown, name = ''): unknown {
  const one = given.$ref === undefined ? given : schemas[given.$ref.split('/').at(-1)!]!;
  if (right === null || right === undefined) return right;
  const fits = ({ type, $ref }: Described) =>
    $ref !== undefined ? typeof right === 'object' : type === (Array.isArray(right) ? 'array' : typeof right);
  const choices = one.anyOf ?? one.oneOf;
  if (choices !== undefined) return grown(choices.find(fits) ?? {}, schemas, right, name);
  if (Array.isArray(right)) {
    const { items = {}, maxItems = MAX_ITEMS } = one;
    if (right.length === 0 || items.enum !== undefined) return right;
    const length = Math.max(right.length, Math.min(maxItems, MAX_ITEMS));
    return Array.from({ length }, (_, index) => grown(items, schemas, right[index % right.length], name));
  }
  if (typeof right === 'object') {
    const { properties = {} } = one;
    return Object.fromEntries(
      Object.entries(right).map(([key, inner]) => [key, grown(properties[key] ?? {}, schemas, inner, key)]),
    );
  }
  const isFree =
    one.enum === undefined && one.const === undefined && one.format === undefined && one.pattern === undefined;
  if (typeof right !== 'string' || one.type !== 'string' || !isFree || one.maxLength === undefined) return right;
  return TEXTS[name]?.(one.maxLength) ?? 'x'.repeat(Math.max(right.length, Math.min(one.maxLength, WITHOUT_LIMIT)));
}

/** Returns the largest body that a description allows. */
function largestBody(
  operation: string,
  schema: Described,
  schemas: Readonly<Record<string, Described>>,
  idFor: Known,
): unknown {
  const made = largest('', schema);
  for (const name of LEFT_OUT[operation] ?? []) delete (made as Record<string, unknown>)[name];
  return made;

  function largest(name: string, given: Described, depth = 0): unknown {
    const one = given.$ref === undefined ? given : schemas[given.$ref.split('/').at(-1)!]!;
    if (one.const !== undefined) return one.const;
    if (one.enum !== undefined) return one.enum[0];
    const choices = one.anyOf ?? one.oneOf;
    if (choices !== undefined) return largest(name, choices.find(({ type }) => type !== 'null') ?? choices[0]!, depth);
    switch (typeof one.type === 'string' ? one.type : (one.type ?? ['object'])[0]) {
      case 'object':
        return Object.fromEntries(
          Object.entries(one.properties ?? {}).map(([key, inner]) => [key, largest(key, inner, depth + 1)]),
        );
      case 'array': {
        const item = largest(name, one.items ?? {}, depth + 1);
        const isChoice = one.items?.enum;
        return (
          isChoice?.slice(0, one.maxItems) ??
          Array.from({ length: Math.min(one.maxItems ?? MAX_ITEMS, MAX_ITEMS) }, () => item)
        );
      }
      case 'integer':
      case 'number':
        return (one.maximum ?? 0) > 2_000_000_000 ? idFor(name) : (one.maximum ?? one.minimum ?? 1);
      case 'boolean':
        return true;
      case 'null':
        return null;
      default:
        return textOf(name, one);
    }
  }

  function textOf(name: string, { format, maxLength = WITHOUT_LIMIT }: Described): string {
    if (format === 'date') return '2026-01-05';
    if (format === 'date-time') return '2026-01-05T12:00:00.000Z';
    if (format === 'email') return `${'x'.repeat(60)}@${'y'.repeat(60)}.example`;
    if (format === 'uri') return `https://127.0.0.1:1/${'x'.repeat(Math.min(maxLength, 2000) - 20)}`;
    return TEXTS[name]?.(maxLength) ?? 'x'.repeat(maxLength);
  }
}
