import { createHash } from 'node:crypto';
import { painterVersion } from '@weekbord/dishes/picture-key';
import {
  DISH_PICTURE_FORMATS,
  DISH_PICTURE_SIZES,
  type DishPictureFormat,
  type DishPictureSize,
} from '@weekbord/domain/pictures/dish-pictures';
import { DISH_PICTURES_PLACE } from '../../platform/files/picture-routes.ts';

/** A food in a recipe, and the food eaten instead, by id. */
export type SwapOfPicture = Readonly<{ from: number; to: number }>;

/**
 * What a picture shows: a recipe by the key of its picture, with the swapped foods; a food by its look; or, on screens
 * that are the same for everyone, a catalogue recipe by its catalogue name. The URLs of the last two end with the
 * version of the painter that the app knows. Even if the server's painter is newer, the current picture is shown.
 */
export type Pictured =
  | Readonly<{ kind: 'recipe'; key: string; swaps: readonly SwapOfPicture[] }>
  | Readonly<{ kind: 'food' | 'dish'; name: string }>;

export type DishPictureFile = Readonly<{
  pictured: Pictured;
  size: DishPictureSize;
  format: DishPictureFormat;
}>;

/** The maximum number of swaps in a valid name; no recipe has more lines. */
const MOST_SWAPS = 24;
const RECIPE = /^([0-9a-f]{32})((?:\.\d{1,9}x\d{1,9})*)$/;
const NAMED = /^(food|dish)\.([a-z0-9-]{1,60})\.[0-9a-f]{8}$/;
const FILE = new RegExp(`^(.+)-(${DISH_PICTURE_SIZES.join('|')})\\.(${DISH_PICTURE_FORMATS.join('|')})$`);

/** Returns the key for the picture of a version of a recipe, from the recipe's key and the swapped foods. */
export function keyOfVersion(key: string, swaps: readonly SwapOfPicture[]): string {
  const pairs = new Set(swaps.filter(({ from, to }) => from !== to).map(({ from, to }) => `.${from}x${to}`));
  return `${key}${[...pairs].sort().join('')}`;
}

/** Returns the key for the picture of all foods that look alike. */
export function keyOfFoods(look: string): string {
  return `food.${look}.${painterVersion()}`;
}

/** Returns the URL of a picture, without the size and format of a file. */
export function addressOfPicture(key: string): string {
  return `${DISH_PICTURES_PLACE}/${key}`;
}

/** Parses what a picture file shows from its name; null if it is not one of our names. */
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

/** Returns the prefix that the names of all files of a picture share, as it is painted now. */
export function stemOf(pictured: Pictured): string {
  if (pictured.kind === 'recipe') return keyOfVersion(pictured.key, pictured.swaps);
  return `${pictured.kind}.${pictured.name}.${painterVersion()}`;
}

/** Returns the name under which a picture's file is stored, short enough for a file name for any number of swaps. */
export function keptName(stem: string, size: DishPictureSize, format: DishPictureFormat): string {
  const short = stem.length <= 64 ? stem : `version.${createHash('sha256').update(stem).digest('hex').slice(0, 32)}`;
  return `${short}-${size}.${format}`;
}
