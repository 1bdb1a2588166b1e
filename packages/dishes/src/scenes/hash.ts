import { heapUp } from '../drawing/arrange.ts';
import { chunk } from '../drawing/carved.ts';
import { within } from '../drawing/bodies.ts';
import { cube, floret, heap, lump } from '../drawing/chunks.ts';
import { shade } from '../drawing/colour.ts';
import { n } from '../drawing/easel.ts';
import { place, roundish, smooth } from '../drawing/outline.ts';
import { oneOf, part, type Piece } from '../drawing/piece.ts';
import { table } from '../drawing/table.ts';
import { pan } from '../drawing/vessels.ts';
import type { Part, Plating } from '../dish.ts';
import { looksLike } from '../foods.ts';
import { piled, SPOONED, spoonfuls } from './heaps.ts';

/** Returns a food as a piece of hash, with sides browned in the pan; null if it is not fried that way. */
function browned({ food }: Part): Piece | null {
  const looks = looksLike(food);
  if (looks.startsWith('cauliflower'))
    return part(
      6,
      11,
      oneOf(
        floret('#ecd29a', '#d8c08a', 12),
        floret('#dcae62', '#c9a468', 11),
        heap(lump('#e6c88e', 4.4, { gloss: 0, brown: '#9a5f1e' }), 7, 9),
      ),
    );
  if (looks === 'sweet-potato')
    return part(8, 10, oneOf(cube('#ea7c2e', 17), cube('#c9591a', 16, { edge: '#8a3a10' })));
  if (/potato/.test(looks))
    return part(
      8,
      10,
      oneOf(cube('#ecc064', 17, { edge: '#b97a2a' }), cube('#d69a3e', 16, { edge: '#94561a' }), cube('#f2d488', 16)),
    );
  if (looks === 'corned-beef') return part(9, 11, chunk('#c4665a', '#8f3a2e', 22));
  return null;
}

/** Small pieces fried in a pan until their edges are crisp, with their topping; null for other dishes. */
export function hash(plating: Plating): string | null {
  const { easel } = plating;
  if (!/\bhash\b/.test(plating.title)) return null;
  const rest = plating.left();
  const cut = rest.filter((one) => browned(one) !== null);
  if (cut.length === 0) return null;
  const vessel = pan(easel, 146);
  const through = rest.filter(({ food }) =>
    /onion|pepper$|kale|bacon-lardons|grated-cheese|cheddar|^(?:smoked-)?tofu$|beans-canned/.test(food),
  );
  const spooned = rest.filter(({ food }) => SPOONED.test(food));
  const top = rest.filter((one) => !cut.includes(one) && !through.includes(one) && !spooned.includes(one));
  plating.showEach(cut);
  const room = { ...vessel.room, rx: vessel.room.rx * 0.95, ry: vessel.room.ry * 0.95 };
  const weight = cut.reduce((sum, { grams }) => sum + grams, 0);
  const portions = cut.map((one) => ({ piece: browned(one)!, count: (one.grams / weight) * 80 }));
  const isCauliflower = cut.some(({ food }) => food.startsWith('cauliflower'));
  const ground = `<circle cx="200" cy="150" r="${n(vessel.room.rx)}" fill="${isCauliflower ? '#c08a44' : shade('#a86a2a', 0.3)}"/>`;
  const fried = heapUp(easel, room, [...portions, ...plating.take(through)], {
    coverage: 2.5,
    fill: true,
    times: 6,
    size: 1.2,
  });
  const crisp = Array.from({ length: 46 }, () => {
    const angle = easel.between(0, 6.283);
    const far = Math.sqrt(easel.chance()) * 0.92;
    const size = easel.between(2, 6);
    return `<path d="${smooth(place(roundish(easel, size, size * 0.6, 0.4, 7), 200 + Math.cos(angle) * room.rx * far, 150 + Math.sin(angle) * room.ry * far, 0))}" fill="${easel.pick(['#7a3f0e', '#94541a', '#5e2f0a'])}" opacity=".5"/>`;
  }).join('');
  const large = top.filter(({ piece }) => piece?.layer !== 'herb' && piece?.layer !== 'bit');
  const over =
    heapUp(easel, { cx: 202, cy: 148, rx: 70, ry: 58 }, plating.take(large), {
      coverage: 0.72,
      size: 1.3,
      gathered: true,
    }) +
    spoonfuls(plating, { cx: 204, cy: 146, rx: 34, ry: 30 }, spooned) +
    piled(plating, { cx: 200, cy: 148, rx: 84, ry: 76 }, plating.left(), 0.4);
  return `${table(easel, plating.dish.meal)}${vessel.markup}${within(easel, vessel.clip, `${ground}${fried}${crisp}${over}`)}${vessel.over}`;
}
