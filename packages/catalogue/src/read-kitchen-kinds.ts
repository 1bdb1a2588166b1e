import { KITCHEN_KINDS } from '@weekbord/domain/foods/kitchen-kinds';
import { CatalogueError, fieldsOf, listOf, textOf } from './check.ts';
import type { CatalogueFood, PlaceInKind } from './format.ts';

/** Reads kitchen-kinds.yaml: `KIND: { foods: [...], on_need: [...] }`. */
export function readKitchenKinds(
  parsed: unknown,
  file: string,
  foods: ReadonlyMap<string, CatalogueFood>,
): ReadonlyMap<string, PlaceInKind> {
  const kinds = fieldsOf(parsed ?? {}, file, KITCHEN_KINDS);
  const places = new Map<string, PlaceInKind>();
  for (const kind of KITCHEN_KINDS) {
    if (kinds[kind] === undefined) continue;
    const where = `${file}, ${kind}`;
    const fields = fieldsOf(kinds[kind], where, ['foods', 'on_need']);
    const [usual, onNeed] = [namesOf(fields['foods'] ?? [], where), namesOf(fields['on_need'] ?? [], where)];
    for (const [place, id] of [...usual, ...onNeed].entries()) {
      const food = foods.get(id);
      if (food === undefined) throw new CatalogueError(where, `no food '${id}'`);
      if (places.has(id)) throw new CatalogueError(where, `${id} stands in ${places.get(id)!.kind} too`);
      const isOnNeed = place >= usual.length;
      if (food.isSpecial && !isOnNeed) throw new CatalogueError(where, `${id} is for people who avoid something`);
      places.set(id, { kind, place, isOnNeed });
    }
  }
  return places;
}

function namesOf(value: unknown, where: string): readonly string[] {
  return listOf(value, where).map((id) => textOf(id, where));
}
