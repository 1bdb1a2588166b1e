import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { Dish } from './dish.ts';

const VERSION_LENGTH = 8;
const CONTENT_LENGTH = 24;

let version: string | undefined;

/**
 * Returns a fingerprint of this build's painter, 8 hexadecimal digits, which changes whenever one of the painter's
 * files does.
 */
export function painterVersion(): string {
  version ??= fingerprintOf(
    globSync(['**/*.ts', '../package.json'], { cwd: import.meta.dirname })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => !name.includes('.test'))
      .sort()
      .flatMap((name) => [name, readFileSync(`${import.meta.dirname}/${name}`, 'utf8')]),
  ).slice(0, VERSION_LENGTH);
  return version;
}

/**
 * Returns the key under which the picture of a dish is stored and served, 32 hexadecimal digits: two dishes share it
 * only if their pictures are identical. It can only be guessed by someone who knows everything about the dish.
 */
export function pictureKey(dish: Dish): string {
  const { id, scene, form, meal, title, method, ingredients } = dish;
  const lines = ingredients.map(({ food, grams, note }) => [food, grams, note]);
  return `${painterVersion()}${fingerprintOf([JSON.stringify([id, scene, form, meal, title, method, lines])]).slice(0, CONTENT_LENGTH)}`;
}

/** Whether a picture was painted by the painter of this build. */
export function isPaintedAsNow(key: string): boolean {
  return key.startsWith(painterVersion());
}

function fingerprintOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
}
