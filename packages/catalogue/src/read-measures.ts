import { CatalogueError, fieldsOf, listOf, textOf } from './check.ts';
import type { Measure } from './format.ts';

/** Reads measures.yaml: `id: { en: [one, many], nl: [one, many] }`. */
export function readMeasures(parsed: unknown, file: string): ReadonlyMap<string, Measure> {
  if (typeof parsed !== 'object' || parsed === null) throw new CatalogueError(file, 'is not a map');
  return new Map(
    Object.entries(parsed).map(([id, value]) => {
      const where = `${file}, ${id}`;
      const fields = fieldsOf(value, where, ['en', 'nl']);
      const form = (language: 'en' | 'nl', index: number) =>
        textOf(listOf(fields[language], where)[index], `${where}, ${language}`);
      return [
        id,
        { id, one: { en: form('en', 0), nl: form('nl', 0) }, many: { en: form('en', 1), nl: form('nl', 1) } },
      ] as const;
    }),
  );
}
