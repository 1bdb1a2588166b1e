import { loadCatalogue } from '@weekbord/catalogue/load';
import { COVER_PICTURES, picturesOfRecipe } from '@weekbord/catalogue/pictures';
import { createRandom } from '@weekbord/domain/numbers/random';
import { describe, expect, it } from 'vitest';
import { composeCover } from '../../apps/web/src/shared/food-picture/compose-cover.ts';
import { FOOD_PICTURES } from '../../apps/web/src/shared/food-picture/food-picture-names.ts';

/** Every recipe with its cover, in the order in which the catalogue is written to a new database. */
const covers = loadCatalogue().recipes.map((recipe, index) => {
  const cover = { pictures: picturesOfRecipe(recipe), meal_type: recipe.meals[0] ?? 'DINNER', seed: index + 1 };
  const { from, pictures } = composeCover(cover);
  return {
    name: recipe.name,
    id: recipe.id,
    from,
    set: pictures
      .map(({ name }) => name)
      .toSorted()
      .join(' '),
  };
});
type Shown = (typeof covers)[number];

/** Recipes that stand side by side and look alike. */
function twins(order: readonly Shown[]): string[] {
  return order.flatMap((one, index) => {
    const next = order[index + 1];
    return next !== undefined && one.from === next.from && one.set === next.set ? [`${one.id} and ${next.id}`] : [];
  });
}

function shuffled(seed: number): Shown[] {
  const random = createRandom(seed);
  return covers
    .map((cover) => ({ cover, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ cover }) => cover);
}

describe('the covers of the catalogue', () => {
  it('are drawn from illustrations that the app has', () => {
    const known: readonly string[] = FOOD_PICTURES;
    expect(COVER_PICTURES.filter((name) => !known.includes(name))).toEqual([]);
  });

  it.each(['en', 'nl'] as const)(
    'nearly all differ from their neighbours in the order of the names in %s',
    (language) => {
      const alike = twins(covers.toSorted((a, b) => a.name[language].localeCompare(b.name[language], language)));
      expect(alike.length).toBeLessThanOrEqual(covers.length * 0.005);
    },
  );

  it('nearly all differ from their neighbours as they were written and in any order', () => {
    const orders = [covers, ...Array.from({ length: 8 }, (_, at) => shuffled(at + 1))];
    for (const order of orders) expect(twins(order).length).toBeLessThanOrEqual(covers.length * 0.005);
  });

  it('are seldom made of the same illustrations', () => {
    expect(new Set(covers.map(({ set }) => set)).size).toBeGreaterThan(covers.length * 0.85);
  });
});
