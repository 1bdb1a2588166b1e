import { heapUp } from '../drawing/arrange.ts';
import { crust, swell, within } from '../drawing/bodies.ts';
import { mix, shade, tint } from '../drawing/colour.ts';
import { blur, n, rough } from '../drawing/easel.ts';
import { type Outline, place, roundish, smooth, stroke } from '../drawing/outline.ts';
import { table } from '../drawing/table.ts';
import { pan, plate } from '../drawing/vessels.ts';
import type { Part, Plating, Scene } from '../dish.ts';
import { platter } from './bites.ts';
import { sideBread } from './bowls.ts';
import { BREADS, mound, piled, SPOONED } from './heaps.ts';

/** Eggs set in a pan or folded on a plate with their filling, or fried eggs with what they were fried with. */
export const omelette: Scene = (plating) => {
  const { easel, title } = plating;
  const beaten = plating.parts.filter(({ food }) =>
    /^egg|milk|drink|chickpea-flour|silken-tofu|cream-cooking|corn-starch/.test(food),
  );
  if (beaten.length === 0) return platter(plating);
  const isOfEgg = beaten.some(({ food }) => food.startsWith('egg'));
  plating.show(isOfEgg ? 'egg' : 'baked', beaten);
  const inPan = /frittata|tortilla|farm|spanish/.test(title) || easel.chance() < 0.4;
  const vessel = inPan ? pan(easel, 142) : plate(easel, 152);
  const beside = sideBread(
    plating,
    plating.left().filter(({ food }) => BREADS.test(food)),
  );
  const rest = plating.left();
  const spooned = rest.filter(({ food }) => SPOONED.test(food));
  const salad = inPan
    ? rest.filter(({ food }) => LEAVES.test(food))
    : rest
        .filter(
          ({ food, grams }) =>
            grams >= 40 && /salad|rocket|lettuce|tomato|cucumber|avocado|beans|potato|rice/.test(food),
        )
        .slice(0, 2);
  const within_ = rest.filter((part) => !salad.includes(part) && !spooned.includes(part));
  const tone = !isOfEgg ? '#dcae5e' : plating.has(/egg-white/) ? '#f6e6b0' : '#f2c754';
  if (inPan) {
    const rx = vessel.room.rx * 0.96;
    const set = cutOpen(rx * 0.95);
    const body = crust(easel, vessel.room, tone, 30);
    const pieces = heapUp(
      easel,
      { ...vessel.room, rx: rx * 0.84, ry: rx * 0.84 },
      plating.take([...within_, ...spooned]),
      { coverage: 0.62, fill: true },
    );
    // Egg runs over the filling, and browns at the edge of the pan.
    const over = Array.from({ length: 26 }, () => {
      const angle = easel.between(0, 6.283);
      const far = Math.sqrt(easel.chance()) * rx * 0.86;
      const size = easel.between(10, 26);
      return `<path d="${smooth(place(roundish(easel, size, size * 0.7, 0.3, 9), 200 + Math.cos(angle) * far, 150 + Math.sin(angle) * far, 0))}" fill="${easel.pick([tint(tone, 0.25), tone, mix(tone, '#b0671c', 0.4)])}" opacity="${n(easel.between(0.4, 0.75))}"/>`;
    }).join('');
    const edge = `<circle cx="200" cy="150" r="${n(rx * 0.9)}" fill="none" stroke="#9c5a1c" stroke-width="${n(rx * 0.13)}" opacity=".5" filter="${blur(easel, 5)}"/><circle cx="200" cy="150" r="${n(rx * 0.94)}" fill="none" stroke="#7a3f12" stroke-width="4" opacity=".5" filter="${blur(easel, 1.4)}"/>`;
    return `${table(easel, plating.dish.meal)}${beside}${vessel.markup}${set.side(tone)}${within(easel, `<path d="${set.path}"/>`, `${body}${pieces}<g filter="${blur(easel, 1.2)}">${over}</g>${edge}${swell(easel, vessel.room)}`)}<path d="${set.path}" fill="none" stroke="${mix(tone, '#8a4a14', 0.6)}" stroke-width="2.4" opacity=".7"/>${vessel.over}${mound(plating, { cx: 338, cy: 244, rx: 64, ry: 50 }, salad)}`;
  }
  return `${table(easel, plating.dish.meal)}${beside}${vessel.markup}${mound(plating, { cx: 246, cy: 74, rx: 62, ry: 36 }, salad)}${foldedOmelette(plating, within_, spooned, tone)}`;
};

const LEAVES = /salad|rocket|lettuce|little-gem|lambs|watercress|iceberg/;

/**
 * Returns a pan of set eggs from which one slice was taken: the remaining outline, and the cut side that faces the
 * viewer.
 */
function cutOpen(r: number) {
  const [from, to] = [0.32, 1.02];
  const at = (angle: number, down = 0) => `${n(200 + Math.cos(angle) * r)} ${n(150 + Math.sin(angle) * r + down)}`;
  const thick = 15;
  const path = `M200 150L${at(to)}A${n(r)} ${n(r)} 0 1 1 ${at(from)}Z`;
  const side = (tone: string) =>
    `<path d="${path}" transform="translate(4 7)" fill="#160701" opacity=".5"/><path d="M200 150L${at(from)}L${at(from, thick)}L200 ${150 + thick}Z" fill="${mix(tone, '#fff3c4', 0.5)}"/><path d="M200 ${150 + thick - 2}L${at(from, thick - 2)}" stroke="#a3651e" stroke-width="3" opacity=".7"/><path d="M206 158L${at(from, 8)}" stroke="#fffbe6" stroke-width="2" opacity=".6" stroke-dasharray="9 5"/>`;
  return { path, side };
}

/** An omelette folded once: the straight fold at the back, the open round edge with its filling in front. */
function foldedOmelette(plating: Plating, inside: readonly Part[], spooned: readonly Part[], tone: string): string {
  const { easel } = plating;
  const [cx, cy] = [196, 118];
  const half = (rx: number, drop: number, dy: number): Outline => [
    [cx - rx, cy + dy + 8],
    [cx - rx * 0.96, cy + dy - 12],
    [cx - rx * 0.5, cy + dy - 22],
    [cx, cy + dy - 24],
    [cx + rx * 0.5, cy + dy - 22],
    [cx + rx * 0.96, cy + dy - 12],
    [cx + rx, cy + dy + 8],
    ...Array.from({ length: 9 }, (_, step) => {
      const angle = ((step + 0.6) / 9.2) * Math.PI;
      const reach = easel.between(0.97, 1.03);
      return [cx + Math.cos(angle) * rx * reach, cy + dy + 8 + Math.sin(angle) * drop * reach] as const;
    }),
  ];
  const under = half(118, 96, 6);
  const over = half(116, 70, -2);
  const browned = Array.from({ length: 22 }, () => {
    const x = cx + easel.between(-92, 92);
    const y = cy + easel.between(-10, 46);
    return `<path d="${smooth(place(roundish(easel, easel.between(6, 22), easel.between(3, 9), 0.35, 9), x, y, easel.between(-0.3, 0.3)))}" fill="${easel.pick(['#b8701e', '#a85c14', '#d39430'])}" opacity="${n(easel.between(0.18, 0.42))}"/>`;
  }).join('');
  const spill = Array.from({ length: 7 }, (_, index) => {
    const angle = ((index + 0.5) / 7) * Math.PI;
    return { cx: cx + Math.cos(angle) * 98, cy: cy + 8 + Math.sin(angle) * 70, rx: 24, ry: 15 };
  });
  const portions = plating.take(inside);
  const heaps = spill
    .map((room) =>
      heapUp(
        easel,
        room,
        portions.map(({ piece, count }) => ({ piece, count: Math.max(1, count / spill.length) })),
        { coverage: 1.2, size: 0.88 },
      ),
    )
    .join('');
  const shadow = `<path d="${smooth(under)}" transform="translate(6 10)" fill="#1d0a02" opacity=".48" filter="${blur(easel, 5)}"/>`;
  const lower = `<g filter="${rough(easel, 0.02, 1.6)}"><path d="${smooth(under)}" fill="${shade(tone, 0.08)}"/></g><path d="${smooth(under)}" fill="none" stroke="${shade(tone, 0.32)}" stroke-width="2" opacity=".6"/>`;
  const edge = `<path d="${smooth(over)}" transform="translate(1 7)" fill="#1d0a02" opacity=".4" filter="${blur(easel, 2.6)}"/><path d="${smooth(over)}" transform="translate(0 4)" fill="${tint(tone, 0.45)}"/>`;
  const sheen = `<path d="${stroke([
    [cx - 92, cy - 8],
    [cx - 20, cy - 15],
    [cx + 64, cy - 10],
  ])}" fill="none" stroke="#fffbe6" stroke-width="9" stroke-linecap="round" opacity=".5" filter="${blur(easel, 3)}"/>`;
  const lid = `${edge}<g filter="${rough(easel, 0.02, 1.6)}"><path d="${smooth(over)}" fill="${tone}"/><g filter="${blur(easel, 1.8)}">${browned}</g></g>${sheen}`;
  const cream = piled(plating, { cx: cx - 6, cy: cy + 24, rx: 24, ry: 18 }, spooned, 0.7);
  return `${shadow}${lower}${heaps}${lid}${cream}`;
}
