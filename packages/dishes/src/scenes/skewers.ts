import { n } from '../drawing/easel.ts';
import type { Piece } from '../drawing/piece.ts';
import type { Room } from '../drawing/vessels.ts';
import type { Part, Plating } from '../dish.ts';

const ON_SKEWERS = /skewer|satay|saté|souvlaki|kebabs\b|shashlik/;
const MAIN = /chicken|turkey|beef|pork|lamb|salmon|prawn|tofu|tempeh|seitan|vegan|paneer|halloumi|mycoprotein/;
const BETWEEN = /pepper$|pineapple|courgette|onion|mushroom|cherry-tomatoes|aubergine/;

/** Returns the parts of a dish that are on skewers, the main food first; empty if there are none. */
export function partsOnSkewers({ title }: Plating, parts: readonly Part[]): readonly Part[] {
  if (!ON_SKEWERS.test(title)) return [];
  const main = parts.find(({ food, grams, piece }) => MAIN.test(food) && grams >= 30 && piece !== null);
  if (main === undefined) return [];
  const between = /skewer|kebab|shashlik/.test(title)
    ? parts.filter(({ food, piece }) => BETWEEN.test(food) && piece !== null).slice(0, 2)
    : [];
  return [main, ...between];
}

/** Draws skewers side by side, with pieces of each food alternating on the sticks. */
export function drawSkewers(plating: Plating, { cx, cy, rx, ry }: Room, parts: readonly Part[], turn = -0.35): string {
  if (parts.length === 0) return '';
  const { easel } = plating;
  const pieces: Piece[] = plating.take(parts).map(({ piece }) => piece);
  const isWide = pieces[0]!.reach >= 18;
  const count = ry < 44 || isWide ? 2 : 3;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return Array.from({ length: count }, (_, index) => {
    const off = (index - (count - 1) / 2) * ry * (isWide ? 1.05 : 0.74);
    const [x0, y0] = [cx - sin * off, cy + cos * off];
    const at = (far: number) => [x0 + cos * rx * far, y0 + sin * rx * far] as const;
    const [[ax, ay], [bx, by]] = [at(-1.24), at(1.34)];
    const stick = (dx: number, tone: string, wide: number, opacity: number) =>
      `<path d="M${n(ax + dx)} ${n(ay + dx * 1.4)}L${n(bx + dx)} ${n(by + dx * 1.4)}" stroke="${tone}" stroke-width="${wide}" stroke-linecap="round" opacity="${opacity}"/>`;
    const size = (ry * 0.28) / (pieces[0]!.reach * 0.72);
    const gap = (pieces[0]!.reach * size * 1.4) / rx;
    const threaded = Math.max(3, Math.floor(1.8 / gap));
    const food = Array.from({ length: threaded }, (__, place) => {
      const [x, y] = at(-0.92 + (place + 0.5) * (1.84 / threaded));
      const piece = pieces[place % pieces.length]!;
      return piece.draw(
        easel,
        x,
        y,
        turn + 1.57 + easel.between(-0.3, 0.3),
        size * (pieces[0]!.reach / piece.reach) * easel.between(0.95, 1.1),
      );
    }).join('');
    return stick(2, '#1d0a02', 4, 0.3) + stick(0, '#c99a58', 4, 1) + stick(-0.6, '#ecc88c', 1.4, 0.9) + food;
  }).join('');
}
