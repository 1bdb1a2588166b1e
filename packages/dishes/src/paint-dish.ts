import { type Depicted, type Dish, plating } from './dish.ts';
import { HEIGHT, makeEasel, WIDTH } from './drawing/easel.ts';
import { air } from './drawing/table.ts';
import { SCENE_PAINTERS } from './scenes/scene-painters.ts';

export interface Painting {
  readonly svg: string;
  /** The foods that are visible in the picture. */
  readonly shown: ReadonlySet<string>;
  /** Everything that was drawn, by what it looks like. */
  readonly depicted: readonly Depicted[];
  /** The foods that are visible in the real dish, heaviest first. */
  readonly visible: readonly string[];
}

/** Paints the finished dish. The same dish gives the same picture, byte for byte. */
export function paintDish(dish: Dish): Painting {
  const easel = makeEasel(hash(dish.id));
  const work = plating(dish, easel);
  const body = SCENE_PAINTERS[dish.scene](work) + air(easel);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${easel.definitions()}</defs>${body}</svg>`;
  const visible = work.parts.filter(({ isUnseen }) => !isUnseen).map(({ id }) => id);
  return { svg, shown: work.shown, depicted: work.depicted, visible };
}

/** Hashes an id to an integer (FNV-1a), so that pictures differ between dishes. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value | 0;
}
