import { tint } from '../drawing/colour.ts';
import { blur, rough } from '../drawing/easel.ts';
import { table } from '../drawing/table.ts';
import { plate } from '../drawing/vessels.ts';
import type { Scene } from '../dish.ts';

/** Ice lollies on a cold plate. */
export const lollies: Scene = (plating) => {
  const { easel } = plating;
  const vessel = plate(easel, 152, '#dfe6ea');
  plating.show(
    'other',
    plating.parts.filter(({ grams }) => grams >= 5),
  );
  const colour = plating.blendColour(plating.parts, '#f3b05c');
  const one = (x: number, y: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} ${y})"><rect x="${x - 8}" y="${y + 60}" width="16" height="66" rx="8" fill="#1d0a02" opacity=".3" transform="translate(4 6)"/><rect x="${x - 8}" y="${y + 60}" width="16" height="66" rx="8" fill="${easel.flat('#dfbf8c')}"/><rect x="${x - 36}" y="${y - 72}" width="72" height="140" rx="34" fill="#1d0a02" opacity=".35" transform="translate(6 9)" filter="${blur(easel, 4)}"/><g filter="${rough(easel, 0.05, 1.6)}"><rect x="${x - 36}" y="${y - 72}" width="72" height="140" rx="34" fill="${colour}"/><path d="M${x - 36} ${y + 10}q36 -26 72 6v30q0 26 -36 26t-36 -26z" fill="${tint(colour, 0.45)}" filter="${blur(easel, 5)}"/></g><path d="M${x - 22} ${y - 46}v84M${x + 10} ${y - 54}v96" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".3"/></g>`;
  return `${table(easel, plating.dish.meal)}${vessel.markup}${one(140, 134, -14)}${one(214, 128, 6)}${one(282, 146, 20)}`;
};
