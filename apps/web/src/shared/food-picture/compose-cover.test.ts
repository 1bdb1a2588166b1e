import { describe, expect, it } from 'vitest';
import { composeCover, COVER_HEIGHT, COVER_WIDTH } from './compose-cover.ts';

const pictures = ['avocado', 'egg', 'bread', 'tomato', 'herb'];

describe('composeCover', () => {
  it('is the same for the same cover', () => {
    const cover = { pictures, meal_type: 'LUNCH', seed: 7 };
    expect(composeCover(cover)).toEqual(composeCover(cover));
  });

  it('differs between neighbouring seeds', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const cover = { pictures, meal_type: 'DINNER', seed };
      expect(composeCover(cover)).not.toEqual(composeCover({ ...cover, seed: seed + 1 }));
    }
  });

  it('puts the main picture in front, at most four of them, without unknown or repeated ones', () => {
    const composed = composeCover({
      pictures: ['no-such-food', 'egg', 'egg', ...pictures],
      meal_type: 'LUNCH',
      seed: 1,
    });
    expect(composed.pictures.map(({ name }) => name)).toEqual(['tomato', 'bread', 'avocado', 'egg']);
  });

  it.each(['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK', 'LATE_SNACK', ''])(
    'never leaves a cover of %s empty',
    (meal_type) => {
      expect(composeCover({ pictures: [], meal_type, seed: 3 }).pictures.length).toBeGreaterThanOrEqual(2);
    },
  );

  it('keeps the centre of every picture on the cover', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      for (const { x, y } of composeCover({ pictures, meal_type: 'SNACK', seed }).pictures) {
        expect(x > 0 && x < COVER_WIDTH && y > 0 && y < COVER_HEIGHT).toBe(true);
      }
    }
  });
});
