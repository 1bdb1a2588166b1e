import { CatalogueError, textOf } from './check.ts';

const SOURCE = /^(USDA \d{6}|Ciqual \d{4,5}|label)$/;

/** The source of a food whose nutrients come neither from a table nor from a named label. */
export const ESTIMATE = 'estimate';

/** Reads figures.yaml: `<food>: <table> <number>` or `<food>: label`. */
export function readFigures(parsed: unknown, file: string): ReadonlyMap<string, string> {
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new CatalogueError(file, 'is not a map');
  return new Map(
    Object.entries(parsed).map(([id, value]) => {
      const source = textOf(value, `${file}, ${id}`);
      if (!SOURCE.test(source)) throw new CatalogueError(`${file}, ${id}`, `'${source}' is no source of figures`);
      return [id, source];
    }),
  );
}
