import { rawHam } from '../drawing/cold-meats.ts';
import { table } from '../drawing/table.ts';
import { plate } from '../drawing/vessels.ts';
import type { Plating } from '../dish.ts';

const HAM = rawHam(100, 46);

/** Wedges of melon in a fan, each with a slice of raw ham draped over it; null for other dishes. */
export function melonWithHam(plating: Plating): string | null {
  const melon = plating.left().find(({ food }) => /^(?:melon|cantaloupe|galia-melon)$/.test(food));
  const ham = plating.left().find(({ food }) => /^(?:parma-ham|serrano-ham)$/.test(food));
  if (melon?.piece == null || ham === undefined) return null;
  const { easel } = plating;
  plating.take([melon, ham]);
  const draw = melon.piece.draw;
  const size = 160 / melon.piece.reach / 2;
  const wedges = [-1.5, -0.5, 0.5, 1.5]
    .map((step) => {
      const [x, y] = [200 + step * 3, 150 + step * 48 - 6];
      const turn = -0.22 + step * 0.05 + easel.between(-0.04, 0.04);
      const over = [-34, 34, -18, 30][step + 1.5]!;
      return draw(easel, x, y, turn, size) + HAM(easel, x + over, y + 2, turn + 1.2 + easel.between(-0.3, 0.3), 1);
    })
    .join('');
  return `${table(easel, plating.dish.meal)}${plate(easel, 152).markup}${wedges}`;
}
