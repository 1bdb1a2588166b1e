import { SCENES } from '@weekbord/domain/recipes/dish-facts/scenes';
import { describe, expect, it } from 'vitest';
import { missing, untrue } from './honest-pictures.test-support.ts';
import { TABLE_END } from './drawing/table.ts';
import { fault } from './dishes.test-support.ts';
import { paintDish } from './paint-dish.ts';
import { PIECES } from './foods.ts';
import { dishesAsWritten as dishes } from './versions-of-catalogue.test-support.ts';

/** The maximum CPU time per picture, in milliseconds, on average over the catalogue. */
const BUDGET = 20;

const begin = process.threadCpuUsage().user;
const paintings = dishes.map((dish) => ({ dish, ...paintDish(dish) }));
const each = (process.threadCpuUsage().user - begin) / 1000 / dishes.length;

describe('the painter of dishes', () => {
  it('paints every recipe with its two heaviest visible foods', () => {
    expect(paintings.flatMap(({ dish, ...painting }) => missing(dish, painting))).toEqual([]);
  });

  it('shows no food that the recipe lacks, and no meat, fish, egg, dairy or wheat that is not among its foods', () => {
    expect(paintings.flatMap(({ dish, ...painting }) => untrue(dish, painting))).toEqual([]);
    const strange = paintings.flatMap(({ dish, shown }) =>
      [...shown].filter((food) => !dish.ingredients.some((one) => one.food === food)),
    );
    expect(strange).toEqual([]);
  });

  it('writes well-formed SVG without invalid numbers or dangling references', () => {
    // These dishes include every scene. Checking all pictures would take seconds.
    for (const { dish, svg } of paintings.filter((_, index) => index % 9 === 0)) {
      expect(fault(svg), dish.id).toBeNull();
      expect(svg.match(/NaN|undefined|Infinity/), dish.id).toBeNull();
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const lost = [...svg.matchAll(/url\(#([^)]+)\)/g)].filter(([, id]) => !ids.has(id));
      expect(lost, dish.id).toEqual([]);
      expect(svg.match(/<text|<script|<image|href=/), dish.id).toBeNull();
    }
  });

  it('draws the illuminated table first and marks its end once, so that the table can be cached', () => {
    const others = paintings.filter(
      ({ svg }) => !/<\/defs><g filter="url\(#table-\w+\)">/.test(svg) || svg.split(TABLE_END).length !== 2,
    );
    expect(others.map(({ dish }) => dish.id)).toEqual([]);
  });

  it('paints the same dish identically and another dish differently', () => {
    const [first, second] = dishes;
    expect(paintDish(first!).svg).toBe(paintings[0]!.svg);
    expect(paintDish({ ...first!, id: second!.id }).svg).not.toBe(paintings[0]!.svg);
  });

  it('uses all of its scenes and many different pieces', () => {
    expect(new Set(dishes.map(({ scene }) => scene))).toEqual(new Set(SCENES));
    expect(new Set(Object.values(PIECES)).size).toBeGreaterThan(150);
  });

  it('paints an unrecognised dish on a plain plate', () => {
    const unknown = { id: 'x', form: null, meal: 'DINNER', title: 'x', method: '', ingredients: [] };
    const plain = paintDish({ ...unknown, scene: 'SIDES' });
    expect(plain.svg).toContain('<svg');
    expect(fault(plain.svg)).toBeNull();
  });

  it(`takes less than ${BUDGET} ms per picture`, () => {
    expect(each).toBeLessThan(BUDGET);
  });
});
