import { PACK_UNITS, PACKS, type SoldAs } from '@weekbord/domain/groceries/pack-sizes';
import { CatalogueError, fieldsOf, listOf, oneOf, textOf } from './check.ts';
import type { CatalogueFood, InShop } from './format.ts';

type Foods = ReadonlyMap<string, CatalogueFood>;

/** Reads packs.yaml: `packs: [{ sold: tin 1 can, foods: [...] }]` and `at_home: [...]`. */
export function readPacks(parsed: unknown, file: string, foods: Foods): InShop {
  const fields = fieldsOf(parsed ?? {}, file, ['packs', 'at_home']);
  const soldAs = new Map<string, SoldAs>();
  for (const entry of listOf(fields['packs'] ?? [], file)) {
    const { sold, foods: ids } = fieldsOf(entry, `${file}, packs`, ['sold', 'foods']);
    const text = textOf(sold, `${file}, sold`);
    for (const id of listOf(ids, `${file}, ${text}`)) {
      const food = boughtFood(id, `${file}, ${text}`, foods);
      if (soldAs.has(food.id)) throw new CatalogueError(`${file}, ${text}`, `${food.id} is sold in two ways`);
      soldAs.set(food.id, soldAsOf(text, food, `${file}, ${food.id}`));
    }
  }
  return { soldAs, staples: staplesOf(fields['at_home'] ?? [], `${file}, at_home`, foods) };
}

/** Returns the named food; throws unless the food itself is bought, rather than another food instead of it. */
function boughtFood(id: unknown, where: string, foods: Foods): CatalogueFood {
  const food = foods.get(textOf(id, where));
  if (food === undefined) throw new CatalogueError(where, `no food '${String(id)}'`);
  if (food.bought !== null) throw new CatalogueError(where, `${food.id} is not bought itself`);
  return food;
}

const SOLD = /^([a-z_]+) (.+)$/;
const SIZE = /^(\d+(?:\.\d+)?)(?: ([a-z]+))?$/;
/** Units of weight and volume for pack sizes. */
const METRIC: Readonly<Record<string, Readonly<{ measure: 'g' | 'ml'; factor: number }>>> = {
  g: { measure: 'g', factor: 1 },
  kg: { measure: 'g', factor: 1000 },
  ml: { measure: 'ml', factor: 1 },
  l: { measure: 'ml', factor: 1000 },
};

function soldAsOf(text: string, food: CatalogueFood, where: string): SoldAs {
  const [, pack = '', list = ''] = SOLD.exec(text) ?? [];
  const sizes = list.split(', ').map((size) => sizeOf(size, food, where));
  const { unit, unitGrams } = sizes[0]!;
  const amounts = sizes.map((size) => size.amount);
  if (sizes.some((size) => size.unit !== unit)) throw new CatalogueError(where, `'${text}' mixes measures`);
  if (amounts.some((amount, place) => amount <= (amounts[place - 1] ?? 0)))
    throw new CatalogueError(where, `'${text}' does not begin with the smallest`);
  return { pack: oneOf(pack.toUpperCase(), PACKS, where), unit, unitGrams, sizes: amounts };
}

/**
 * Returns a pack size in the unit in which it is counted; a measure in which no shop counts, such as a tin, is
 * converted to grams.
 */
function sizeOf(text: string, { servings }: CatalogueFood, where: string) {
  const [, number, written = 'g'] = SIZE.exec(text) ?? [];
  if (number === undefined) throw new CatalogueError(where, `'${text}' is no size`);
  const { measure, factor } = METRIC[written] ?? { measure: written, factor: 1 };
  const grams = servings.get(measure);
  if (grams === undefined) throw new CatalogueError(where, `is not measured in '${measure}'`);
  const amount = Number(number) * factor;
  const unit = PACK_UNITS.find((one) => one === measure);
  return unit === undefined
    ? { amount: amount * grams, unit: 'g' as const, unitGrams: 1 }
    : { amount, unit, unitGrams: grams };
}

/** Reads the foods that keep for long; perishable food is refused, because it is never assumed to be at home. */
function staplesOf(value: unknown, where: string, foods: Foods): ReadonlySet<string> {
  const staples = new Set<string>();
  for (const id of listOf(value, where)) {
    const food = boughtFood(id, where, foods);
    if (staples.has(food.id)) throw new CatalogueError(where, `${food.id} stands twice`);
    if (food.perishable) throw new CatalogueError(where, `${food.id} does not last`);
    staples.add(food.id);
  }
  return staples;
}
