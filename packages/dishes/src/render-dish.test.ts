import { Worker } from 'node:worker_threads';
import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { DISH_PICTURE_FORMATS, DISH_PICTURE_SIZES } from '@weekbord/domain/pictures/dish-pictures';
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

/** Returns how much the pixels of a picture vary, out of 255, in the channel that varies least. */
function contrastOf(picture: Image): number {
  const canvas = createCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  const range = (channel: number) => {
    const values = data.filter((_, at) => at % 4 === channel).toSorted();
    return values[Math.floor(values.length * 0.95)]! - values[Math.floor(values.length * 0.05)]!;
  };
  return Math.min(range(0), range(1), range(2));
}

describe('the files of a painted dish', () => {
  it('have the requested size and format, in order, and show a picture', async () => {
    const files = await renderDish(SOUP, ALL);
    expect(files).toHaveLength(ALL.length);
    for (const [index, { size, format }] of ALL.entries()) {
      const file = files[index]!;
      const found = await loadImage(file);
      expect([found.width, found.height]).toEqual(DISH_PICTURE_PIXELS[size]);
      expect(file.subarray(8, 12).toString()).toBe(format === 'avif' ? 'avif' : 'WEBP');
      expect(contrastOf(found)).toBeGreaterThan(20);
    }
  });

  it('are the same each time, even in another thread', async () => {
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
