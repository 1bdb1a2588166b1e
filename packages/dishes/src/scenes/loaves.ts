import { within } from '../drawing/bodies.ts';
import { mix, shade, tint } from '../drawing/colour.ts';
import { blur, type Easel, n, rough } from '../drawing/easel.ts';
import { type Outline, place, smooth } from '../drawing/outline.ts';
import { castShadow } from '../drawing/solid.ts';
import { crumb, type Cut } from './crumb.ts';

/** A slice of loaf cake lying on its side: the cut crumb, and a browned crust that has risen at the top. */
export function sliceOfLoaf(easel: Easel, cut: Cut): string {
  const { x, y, turn, colour } = cut;
  const form = (k: number, dx = 0, dy = 0) =>
    place(
      [
        [-58, 46],
        [-66, 0],
        [-68, -24],
        [-50, -46],
        [-20, -58],
        [6, -62],
        [30, -57],
        [56, -44],
        [69, -22],
        [66, 4],
        [58, 46],
        [0, 50],
      ].map(([px, py]) => [px! * k + dx, py! * k + dy] as const),
      x,
      y,
      turn,
    );
  const inside = tint(colour, 0.36);
  const outer = form(1);
  const inner = smooth(form(0.92, 0, 1));
  const crust = mix(colour, '#6a3512', 0.5);
  const thick = outer.map(([a, b]) => [a + 5, b + 13] as const);
  return `${castShadow(outer, 15)}<path d="${smooth(thick)}" fill="${shade(crust, 0.25)}"/><path d="${smooth(outer)}" fill="${crust}"/><g filter="${rough(easel, 0.05, 1.4)}"><path d="${inner}" fill="${inside}"/></g>${within(easel, `<path d="${inner}"/>`, crumb(easel, { ...cut, colour: inside, hasOats: false }, 128, 108, 190))}<path d="${inner}" fill="none" stroke="${mix(colour, crust, 0.5)}" stroke-width="3" opacity=".6"/>`;
}

/** Icing on the risen top of a slice, which has run slightly down its cut side. */
export function icing(easel: Easel, { x, y, turn }: Cut): string {
  const outline = place(
    [
      [-73, -16],
      [-54, -50],
      [-20, -64],
      [6, -68],
      [30, -63],
      [60, -48],
      [74, -14],
      [60, -22],
      [44, -12],
      [24, -34],
      [4, -20],
      [-16, -36],
      [-34, -16],
      [-54, -30],
    ],
    x,
    y,
    turn,
  );
  return `<path d="${smooth(outline)}" transform="translate(2 4)" fill="#1d0a02" opacity=".3"/><g filter="${rough(easel, 0.03, 1.8)}"><path d="${smooth(outline)}" fill="#fbf3df"/></g>`;
}

/** The cut side of a loaf, from its bottom left around to its bottom right. */
const END: Outline = [
  [-56, 46],
  [-64, 4],
  [-66, -24],
  [-50, -46],
  [-20, -57],
  [8, -60],
  [32, -56],
  [54, -44],
  [66, -22],
  [64, 4],
  [56, 46],
];
/** How far back the loaf extends. */
const LENGTH = [150, -52] as const;

/** A cut loaf cake: it extends back from the cut, its top cracked open from rising, its side straight. */
export function cutLoaf(easel: Easel, cut: Cut, isIced = false): string {
  const crust = mix(cut.colour, '#7a3f14', 0.42);
  const near = place(END, cut.x, cut.y, 0);
  const far = near.map(([x, y]) => [x + LENGTH[0], y + LENGTH[1]] as const);
  const path = (points: Outline) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
  const hull = [...near.slice(0, 5), ...far.slice(4), near[10]!];
  const side = [...near.slice(8), ...far.slice(8).toReversed()];
  const top = [...near.slice(3, 9), ...far.slice(3, 9).toReversed()];
  const crack = Array.from({ length: 7 }, (_, step) => {
    const share = 0.1 + step * 0.13;
    return [
      cut.x + 6 + LENGTH[0] * share + easel.between(-3, 3),
      cut.y - 57 + LENGTH[1] * share + (step % 2 ? 4 : -3),
    ] as const;
  });
  const line = `M${crack.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;
  const shadow = `<path d="${path(hull)}" transform="translate(10 15)" fill="#1d0a02" opacity=".45" filter="${blur(easel, 7)}"/>`;
  const drips = Array.from({ length: 9 }, (_, step) => {
    const [x, y] = [near[8]![0] + (LENGTH[0] * step) / 8, near[8]![1] + (LENGTH[1] * step) / 8];
    return [x, y + (step % 2 ? easel.between(10, 18) : easel.between(-4, 2))] as const;
  });
  const glaze = [...near.slice(3, 8), ...drips, ...far.slice(3, 8).toReversed()];
  const iced = `<path d="${smooth(glaze)}" transform="translate(1 4)" fill="#1d0a02" opacity=".25"/><path d="${smooth(glaze)}" fill="#fbf3df"/>`;
  const risen = isIced
    ? iced
    : `<path d="${line}" fill="none" stroke="${tint(cut.colour, 0.3)}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round" opacity=".9"/><path d="${line}" fill="none" stroke="${shade(crust, 0.3)}" stroke-width="2.4" stroke-linejoin="round" transform="translate(0 6)" opacity=".6"/>`;
  return `${shadow}<path d="${path(hull)}" fill="${crust}" stroke="${crust}" stroke-width="8" stroke-linejoin="round"/><g filter="${rough(easel, 0.04, 1.4)}"><path d="${path(top)}" fill="${tint(crust, 0.16)}" stroke="${tint(crust, 0.16)}" stroke-width="5" stroke-linejoin="round"/><path d="${path(side)}" fill="${shade(mix(crust, cut.colour, 0.3), 0.16)}" stroke="${shade(crust, 0.1)}" stroke-width="4" stroke-linejoin="round"/>${risen}</g>${sliceOfLoaf(easel, cut)}`;
}
