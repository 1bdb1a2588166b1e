import { Worker } from 'node:worker_threads';
import { DISH_PICTURE_FORMATS, DISH_PICTURE_SIZES } from '@weekbord/domain/pictures/dish-pictures';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Dish } from './dish.ts';
import { DISH_PICTURE_PIXELS, renderDish } from './render-dish.ts';

const SOUP: Dish = {
  id: 'a-soup',
  scene: 'SOUP',
  form: null,
  meal: 'DINNER',
  title: 'Tomato soup',
  method: 'Cook and blend.',
  ingredients: [
    { food: 'tomato', grams: 300, note: '' },
    { food: 'basil', grams: 5, note: '' },
  ],
};
const ALL = DISH_PICTURE_SIZES.flatMap((size) => DISH_PICTURE_FORMATS.map((format) => ({ size, format })));

const colourful = async (file: Buffer): Promise<number> =>
  Math.min(...(await sharp(file).stats()).channels.slice(0, 3).map(({ stdev }) => stdev));

describe('the files of a painted dish', () => {
  it('have the size and format that are asked for, in their order, and show a picture', async () => {
    const files = await renderDish(SOUP, ALL);
    expect(files).toHaveLength(ALL.length);
    for (const [index, { size, format }] of ALL.entries()) {
      const file = files[index]!;
      const found = await sharp(file).metadata();
      expect([found.width, found.height]).toEqual(DISH_PICTURE_PIXELS[size]);
      expect(found.format).toBe(format === 'avif' ? 'heif' : 'webp');
      expect(await colourful(file)).toBeGreaterThan(10);
    }
  });

  it('are the same each time, and in another thread', async () => {
    const [first] = await renderDish(SOUP, [{ size: 'card', format: 'webp' }]);
    const [again] = await renderDish(SOUP, [{ size: 'card', format: 'webp' }]);
    expect(again).toEqual(first);
    const module = JSON.stringify(new URL('render-dish.ts', import.meta.url).href);
    const worker = new Worker(
      `const { parentPort, workerData } = require('node:worker_threads');
       import(${module}).then(({ renderDish }) => renderDish(workerData, [{ size: 'card', format: 'webp' }])).then(([file]) => parentPort.postMessage(file));`,
      { eval: true, workerData: SOUP },
    );
    const elsewhere = await new Promise<Uint8Array>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    await worker.terminate();
    expect(Buffer.from(elsewhere)).toEqual(first);
  });
});
