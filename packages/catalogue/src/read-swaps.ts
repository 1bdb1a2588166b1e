import { ALLERGENS } from '@weekbord/domain/foods/allergens';
import { MARKED_DIETS } from '@weekbord/domain/diets/diets';
import { CatalogueError, fieldsOf, listOf, textOf } from './check.ts';
import type { CatalogueFood, OwnSwapsOfRecipe, SwapTable } from './format.ts';

type Foods = ReadonlyMap<string, CatalogueFood>;
type Substitute = Readonly<{ food: CatalogueFood; factor: number }>;

/** The plausible grams of a substitute per gram of a food; anything else must be a mistake. */
const FACTOR = { least: 0.25, most: 4 };

/** Reads swaps.yaml: a list of `{ from: <food or foods>, to: <substitutes> }`. */
export function readSwaps(parsed: unknown, file: string, foods: Foods): SwapTable {
  const table = new Map<string, readonly Substitute[]>();
  for (const entry of listOf(parsed ?? [], file)) {
    const fields = fieldsOf(entry, file, ['from', 'to']);
    const written = Array.isArray(fields['from']) ? fields['from'] : [fields['from']];
    for (const from of written.map((id) => textOf(id, `${file}, from`))) {
      const where = `${file}, ${from}`;
      if (table.has(from)) throw new CatalogueError(where, 'stands twice');
      table.set(from, readSubstitutes(from, fields['to'], where, foods));
    }
  }
  const circle = circleIn(table);
  if (circle !== null) throw new CatalogueError(file, `goes round in a circle: ${circle.join(', ')}`);
  return table;
}

/** Reads a recipe's own swaps: `never`, or `{ <food>: <substitutes> | never }`; null if absent. */
export function readOwnSwaps(
  value: unknown,
  where: string,
  foods: Foods,
  ingredients: readonly Readonly<{ food: CatalogueFood }>[],
): OwnSwapsOfRecipe | null {
  if (value === undefined) return null;
  if (value === 'never') return value;
  const named = ingredients.map(({ food }) => food.id);
  const fields = Object.entries(fieldsOf(value, `${where}, swaps`, named));
  if (fields.length === 0) throw new CatalogueError(where, 'swaps: says nothing');
  return new Map(
    fields.map(([from, to]) => [
      from,
      to === 'never' ? [] : readSubstitutes(from, Array.isArray(to) ? to : [to], `${where}, swaps, ${from}`, foods),
    ]),
  );
}

function readSubstitutes(from: string, value: unknown, where: string, foods: Foods): readonly Substitute[] {
  const food = foods.get(from);
  if (food === undefined) throw new CatalogueError(where, 'is no food');
  const substitutes = listOf(value, where).map((text) => readSubstitute(food, textOf(text, where), where, foods));
  if (substitutes.length === 0) throw new CatalogueError(where, 'has no substitute');
  if (new Set(substitutes.map((one) => one.food.id)).size < substitutes.length)
    throw new CatalogueError(where, 'has a substitute twice');
  return substitutes;
}

const SUBSTITUTE = /^([a-z0-9-]+)(?: (\d+(?:\.\d+)?)| per ([a-z]+))?$/;

/** Parses '<food id>', '<food id> <grams per gram>' or '<food id> per <measure of both>'. */
function readSubstitute(from: CatalogueFood, text: string, where: string, foods: Foods): Substitute {
  const [, id = '', grams, measure] = SUBSTITUTE.exec(text) ?? [];
  const food = foods.get(id);
  if (food === undefined) throw new CatalogueError(where, `no food '${id}' (${text})`);
  const factor =
    measure === undefined ? Number(grams ?? 1) : weightOf(food, measure, where) / weightOf(from, measure, where);
  if (factor < FACTOR.least || factor > FACTOR.most)
    throw new CatalogueError(where, `${factor} times as much of ${id}`);
  if (food.id === from.id || !suitsMore(from, food))
    throw new CatalogueError(where, `${id} suits no more people than ${from.id}`);
  return { food, factor };
}

function weightOf(food: CatalogueFood, measure: string, where: string): number {
  const grams = food.servings.get(measure);
  if (grams === undefined) throw new CatalogueError(where, `no measure '${measure}' for ${food.id}`);
  return grams;
}

/** Whether a person who must not eat a food, or dislikes it, can eat its substitute. */
function suitsMore(from: CatalogueFood, to: CatalogueFood): boolean {
  const lacks = (ofTo: ReadonlyMap<string, unknown> | null, ofFrom: ReadonlyMap<string, unknown> | null) =>
    ofTo !== null && [...(ofFrom?.keys() ?? [])].some((one) => !ofTo.has(one));
  return (
    MARKED_DIETS.some((diet) => from.diets[diet] !== 'yes' && to.diets[diet] === 'yes') ||
    ALLERGENS.some((allergen) => from.allergens[allergen] !== 'free' && to.allergens[allergen] === 'free') ||
    lacks(to.contains, from.contains) ||
    lacks(to.origin, from.origin) ||
    from.dislikes.some((dislike) => !to.dislikes.includes(dislike))
  );
}

/** Returns foods that replace each other in a circle; null if there are none. */
function circleIn(table: SwapTable): readonly string[] | null {
  const done = new Set<string>();
  const circleFrom = (id: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(id)) return [...path.slice(path.indexOf(id)), id];
    if (done.has(id)) return null;
    for (const { food } of table.get(id) ?? []) {
      const circle = circleFrom(food.id, [...path, id]);
      if (circle !== null) return circle;
    }
    done.add(id);
    return null;
  };
  for (const id of table.keys()) {
    const circle = circleFrom(String(id), []);
    if (circle !== null) return circle;
  }
  return null;
}
