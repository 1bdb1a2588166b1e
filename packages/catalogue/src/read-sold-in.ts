import { COUNTRIES, type Country } from '@weekbord/domain/accounts/countries';
import { CatalogueError, fieldsOf, listOf, oneOf, textOf } from './check.ts';

/** Countries whose shops are known. */
const KNOWN = COUNTRIES.filter((country) => country !== 'OTHER');

/** Reads sold-in.yaml: `{ in: [NETHERLANDS, BELGIUM], foods: [...] }`. `readFoods` checks whether the foods exist. */
export function readSoldIn(parsed: unknown, file: string): ReadonlyMap<string, readonly Country[]> {
  const soldIn = new Map<string, readonly Country[]>();
  for (const entry of listOf(parsed ?? [], file)) {
    const fields = fieldsOf(entry, file, ['in', 'foods']);
    const named = listOf(fields['in'], `${file}, in`).map((country) => oneOf(country, KNOWN, `${file}, in`));
    const where = `${file}, ${named.join(', ')}`;
    if (named.length === 0) throw new CatalogueError(file, 'names no country');
    if (new Set(named).size < named.length) throw new CatalogueError(where, 'names a country twice');
    for (const one of listOf(fields['foods'], where)) {
      const id = textOf(one, where);
      if (soldIn.has(id)) throw new CatalogueError(where, `${id} is listed twice`);
      soldIn.set(id, named);
    }
  }
  return soldIn;
}

/** Returns the countries as stored with a food: null if it is sold in all known ones. */
export function everywhereAsNull(countries: readonly Country[] | undefined): readonly Country[] | null {
  return countries === undefined || countries.length === KNOWN.length ? null : countries;
}
