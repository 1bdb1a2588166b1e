/** An error in the catalogue's files; the message names the file, the entry and what is wrong with it. */
export class CatalogueError extends Error {
  constructor(where: string, what: string) {
    super(`${where}: ${what}`);
    this.name = 'CatalogueError';
  }
}

export type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields of a map; throws if there are unknown fields. */
export function fieldsOf(value: unknown, where: string, known: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new CatalogueError(where, 'is not a map');
  for (const key of Object.keys(value))
    if (!known.includes(key)) throw new CatalogueError(where, `unknown field '${key}'`);
  return value as Fields;
}

export function textOf(value: unknown, where: string): string {
  if (typeof value !== 'string' || value.trim() === '') throw new CatalogueError(where, 'is not text');
  return value.trim();
}

export function numberOf(value: unknown, where: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0)
    throw new CatalogueError(where, 'is not a number');
  return value;
}

export function listOf(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new CatalogueError(where, 'is not a list');
  return value;
}

export function oneOf<const T extends string>(value: unknown, choices: readonly T[], where: string): T {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new CatalogueError(where, `'${String(value)}' is none of ${choices.join(', ')}`);
  return found;
}
