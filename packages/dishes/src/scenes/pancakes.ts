import { pool } from '../drawing/bodies.ts';
import { mix, shade, tint } from '../drawing/colour.ts';
import { blur, rough } from '../drawing/easel.ts';
import { place, roundish, smooth } from '../drawing/outline.ts';
import { castShadow } from '../drawing/solid.ts';
import { table } from '../drawing/table.ts';
import { plate } from '../drawing/vessels.ts';
import type { Scene } from '../dish.ts';
import { platter } from './bites.ts';
import { mound, piled, SPOONED } from './heaps.ts';

import { DOUGH, ON_TOP } from './cakes.ts';
/** Pancakes, overlapping, with what lies on them. */
export const pancakes: Scene = (plating) => {
  const { easel, title } = plating;
  const vessel = plate(easel, 152);
  const isSavoury =
    /fritter|rösti|rosti|fishcake|cakes?\b|latke|okonomiyaki|bubble|koekjes/.test(title) && !/pancake/.test(title);
  const isOne = /dutch pancake|crêpe|crepe|pannenkoek|okonomiyaki|rösti|rosti|thin|wholemeal pancakes/.test(title);
  const batter = plating.parts.filter(
    ({ food, piece }) =>
      (DOUGH.test(food) &&
        !ON_TOP.test(food) &&
        // An egg that has a form of its own lies on top.
        !(food === 'egg' && piece !== null) &&
        !(
          /apple$|yoghurt|quark|carrot|cream|feta|cottage/.test(food) &&
          /topp|serve|with .*(?:apple|yoghurt|quark|salad)/.test(title)
        )) ||
      (isSavoury &&
        /potato|courgette|sweetcorn|canned|quinoa|peas|chickpeas|lentils|cabbage|sprouts|cauliflower|salmon-canned|tuna/.test(
          food,
        )),
  );
  if (batter.length === 0) return platter(plating);
  plating.show('baked', batter);
  const tone =
    /choc|cocoa/.test(title) && plating.has(/cocoa|chocolate/)
      ? '#7a4824'
      : isSavoury
        ? '#cf9440'
        : plating.has(/buckwheat-flour|oats|wholewheat/)
          ? '#c98d46'
          : '#e0a94e';
  const spots: readonly (readonly [number, number, number])[] = isOne
    ? [
        [206, 158, 112],
        [194, 142, 108],
      ]
    : [
        [148, 128, 66],
        [254, 124, 64],
        [160, 196, 64],
        [246, 190, 66],
        [202, 150, 68],
      ];
  const discs = spots.map(([x, y, r]) => {
    const outline = place(roundish(easel, r, r * 0.96, 0.035, 17), x, y, 0);
    const face = place(roundish(easel, r * 0.84, r * 0.8, 0.06, 15), x, y, 0);
    const lace = Array.from(
      { length: 16 },
      () =>
        `<path d="${smooth(place(roundish(easel, r * easel.between(0.06, 0.2), r * easel.between(0.05, 0.13), 0.3, 8), x + easel.between(-0.55, 0.55) * r, y + easel.between(-0.55, 0.55) * r, 0))}" fill="${easel.pick([shade(tone, 0.35), tint(tone, 0.35)])}" opacity=".3"/>`,
    ).join('');
    return `${castShadow(outline, 6)}<path d="${smooth(outline.map(([a, b]) => [a + 2, b + 5] as const))}" fill="${mix(tone, '#f4dfa6', 0.55)}"/><g filter="${rough(easel, 0.03, 1.1)}"><path d="${smooth(outline)}" fill="${mix(tone, '#f7dea0', 0.5)}"/><path d="${smooth(face)}" fill="${mix(tone, '#8a4a14', 0.25)}" filter="${blur(easel, 2.6)}"/>${lace}</g>`;
  });
  const rest = plating.left();
  const spooned = rest.filter(({ food }) => SPOONED.test(food));
  const others = rest.filter((part) => !spooned.includes(part));
  const syrup = plating.has(/honey|syrup|treacle/) ? pool(easel, 214, 162, 46, 26, '#b5701a', 0.6) : '';
  const salad = others.filter(
    ({ food, grams }) =>
      grams > 45 &&
      /salad|rocket|lettuce|carrot|cabbage|tomato|cucumber|peas|spinach|lambs|beans|watercress/.test(food),
  );
  const side = mound(plating, { cx: 306, cy: 214, rx: 54, ry: 44 }, salad);
  const top = piled(
    plating,
    { cx: 198, cy: 148, rx: 84, ry: 68 },
    others.filter((part) => !salad.includes(part)),
    1,
    3.6,
  );
  const cream = piled(plating, { cx: 236, cy: 166, rx: 26, ry: 22 }, spooned, 0.8);
  return `${table(easel, plating.dish.meal)}${vessel.markup}${discs.join('')}${syrup}${side}${top}${cream}`;
};
