import { createHash } from 'node:crypto';
import { painterVersion } from '@weekbord/dishes/picture-key';
import {
  DISH_PICTURE_FORMATS,
  DISH_PICTURE_SIZES,
  type DishPictureFormat,
  type DishPictureSize,
} from '@weekbord/domain/pictures/dish-pictures';
import { DISH_PICTURES_PLACE } from '../../platform/files/picture-routes.ts';

/** A food of a recipe, and the one that is eaten in its place; ids of foods. */
export type SwapOfPicture = Readonly<{ from: number; to: number }>;

/**
 * What a picture shows: a recipe by the key of its picture, with the foods that are swapped; a food by its look; or, on screens
 * that are the same for everybody, a recipe of the catalogue by its name there. Addresses of the last two end with the painter
 * that an app knows, which may be older than the server: they show what is painted now.
 */
export type Pictured =
  | Readonly<{ kind: 'recipe'; key: string; swaps: readonly SwapOfPicture[] }>
  | Readonly<{ kind: 'food' | 'dish'; name: string }>;

/** One file of a picture. */
export type DishPictureFile = Readonly<{
  pictured: Pictured;
  size: DishPictureSize;
  format: DishPictureFormat;
}>;

/** More swaps than any recipe has lines are not of ours. */
const MOST_SWAPS = 24;
const RECIPE = /^([0-9a-f]{32})((?:\.\d{1,9}x\d{1,9})*)$/;
const NAMED = /^(food|dish)\.([a-z0-9-]{1,60})\.[0-9a-f]{8}$/;
const FILE = new RegExp(`^(.+)-(${DISH_PICTURE_SIZES.join('|')})\\.(${DISH_PICTURE_FORMATS.join('|')})$`);

/** What the picture of a version of a recipe is called: the key of the recipe's, and the foods that are swapped. */
export function keyOfVersion(key: string, swaps: readonly SwapOfPicture[]): string {
  const pairs = new Set(swaps.filter(({ from, to }) => from !== to).map(({ from, to }) => `.${from}x${to}`));
  return `${key}${[...pairs].sort().join('')}`;
}

/** What the picture of all foods that look alike is called. */
export function keyOfFoods(look: string): string {
  return `food.${look}.${painterVersion()}`;
}

/** The address of a picture, without the size and the format of a file. */
export function addressOfPicture(key: string): string {
  return `${DISH_PICTURES_PLACE}/${key}`;
}

/** What the name of a file says that it shows; null where it is no name of ours. */
export function readDishPictureFile(name: string): DishPictureFile | null {
  const [, stem = '', size, format] = FILE.exec(name) ?? [];
  const pictured = readPictured(stem);
  if (pictured === null) return null;
  return { pictured, size: size as DishPictureSize, format: format as DishPictureFormat };
}

function readPictured(stem: string): Pictured | null {
  const [, kind, name] = NAMED.exec(stem) ?? [];
  if ((kind === 'food' || kind === 'dish') && name !== undefined) return { kind, name };
  const [, key, pairs = ''] = RECIPE.exec(stem) ?? [];
  if (key === undefined) return null;
  const swaps = pairs
    .split('.')
    .filter((pair) => pair !== '')
    .map((pair) => pair.split('x').map(Number))
    .map(([from = 0, to = 0]) => ({ from, to }));
  return swaps.length > MOST_SWAPS ? null : { kind: 'recipe', key, swaps };
}

/** What the files of a picture have in common, as it is painted now. */
export function stemOf(pictured: Pictured): string {
  if (pictured.kind === 'recipe') return keyOfVersion(pictured.key, pictured.swaps);
  return `${pictured.kind}.${pictured.name}.${painterVersion()}`;
}

/** The name under which a file of a picture is kept: as short as files may be called, however many swaps there are. */
export function keptName(stem: string, size: DishPictureSize, format: DishPictureFormat): string {
  const short = stem.length <= 64 ? stem : `version.${createHash('sha256').update(stem).digest('hex').slice(0, 32)}`;
  return `${short}-${size}.${format}`;
}
