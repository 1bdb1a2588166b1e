import { SCENES } from '@weekbord/domain/recipes/dish-facts/scenes';
import { describe, expect, it } from 'vitest';
import { missing, untrue } from './honest-pictures.test-support.ts';
import { paintDish } from './paint-dish.ts';
import { dishesAsWritten, versionsOfCatalogue } from './versions-of-catalogue.test-support.ts';

describe('the picture of a version for a diet or an intolerance', () => {
  const versions = versionsOfCatalogue().map((dish) => {
    const { depicted, shown, visible } = paintDish(dish);
    return { dish, depicted, shown, visible };
  });

  it('shows no meat, fish, egg, dairy or wheat that the version does not contain', () => {
    expect(versions.length).toBeGreaterThan(3000);
    expect(versions.flatMap(({ dish, ...painting }) => untrue(dish, painting))).toEqual([]);
  });

  it('shows its two heaviest visible foods', () => {
    expect(versions.flatMap(({ dish, ...painting }) => missing(dish, painting))).toEqual([]);
  });
});

describe('the picture of a dish in an unsuitable scene', () => {
  it('shows no meat, fish, egg, dairy or wheat that the dish does not contain', () => {
    const some = dishesAsWritten.filter((_, index) => index % 40 === 0);
    const everywhere = SCENES.flatMap((scene) => some.map((dish) => ({ ...dish, scene })));
    expect(everywhere.flatMap((dish) => untrue(dish, paintDish(dish)))).toEqual([]);
  });
});
