import { type Colour, mix, shade, tint } from '../../drawing/colour.ts';
import { type Easel, n } from '../../drawing/easel.ts';
import { around, blockish, line, type Outline, place, polar, roundish, smooth } from '../../drawing/outline.ts';
import type { Draw } from '../../drawing/piece.ts';
import { castShadow, solid } from '../../drawing/solid.ts';

const dots = (
  easel: Easel,
  count: number,
  colours: readonly Colour[],
  reach: number,
  size: number,
  x: number,
  y: number,
): string =>
  Array.from({ length: count }, () => {
    const angle = easel.between(0, 6.283);
    const far = Math.sqrt(easel.chance()) * reach;
    return `<ellipse cx="${n(x + Math.cos(angle) * far)}" cy="${n(y + Math.sin(angle) * far * 0.94)}" rx="${n(size * easel.between(0.7, 1.3))}" ry="${n(size * easel.between(0.5, 0.9))}" fill="${easel.pick(colours)}" opacity=".85"/>`;
  }).join('');

/** A round biscuit with a rough top, holes or lumps of chocolate. */
export const biscuit =
  (
    colour: Colour,
    radius: number,
    { chips = null as Colour | null, holes = false, coat = null as Colour | null } = {},
  ): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const form = place(roundish(easel, r, r * 0.97, 0.03, 15), x, y, turn);
    const inner = around(form, x, y, 0.86);
    const top = coat
      ? `<path d="${smooth(inner)}" fill="${easel.flat(coat)}"/>${line(
          place(
            [
              [-0.5, -0.2],
              [0, -0.3],
              [0.5, -0.2],
            ],
            x,
            y,
            turn,
            r,
          ),
          tint(coat, 0.4),
          r * 0.08,
          0.5,
        )}`
      : `<path d="${smooth(inner)}" fill="${tint(colour, 0.2)}" opacity=".7"/>${dots(easel, 26, [shade(colour, 0.22), tint(colour, 0.4)], r * 0.8, r * 0.045, x, y)}`;
    const pricks = holes
      ? [
          [-0.4, -0.4],
          [0, -0.45],
          [0.4, -0.4],
          [-0.45, 0],
          [0, 0],
          [0.45, 0],
          [-0.4, 0.4],
          [0, 0.45],
          [0.4, 0.4],
        ]
          .map(([px, py]) => place([[px!, py!]], x, y, turn, r)[0]!)
          .map(([px, py]) => `<circle cx="${n(px)}" cy="${n(py)}" r="${n(r * 0.05)}" fill="${shade(colour, 0.55)}"/>`)
          .join('')
      : '';
    const lumps = chips ? dots(easel, 9, [chips, shade(chips, 0.2)], r * 0.72, r * 0.14, x, y) : '';
    return solid(easel, form, { colour, height: r * 0.14, face: top + pricks + lumps });
  };

/** An angular biscuit, wafer or bar, with lines pressed along or across it. */
export const slab =
  (
    colour: Colour,
    width: number,
    height: number,
    {
      thick = 9,
      lines = 0,
      across = 0,
      line: drawn = shade(colour, 0.3),
      specks = [] as readonly Colour[],
      top = null as Colour | null,
      gloss = 0,
    } = {},
  ): Draw =>
  (easel, x, y, turn, size) => {
    const [w, h] = [width * size, height * size];
    const form = place(blockish(easel, w, h, 0.03), x, y, turn);
    const rule = (from: readonly [number, number], to: readonly [number, number]) =>
      line(place([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], to], x, y, turn), drawn, 1.8 * size, 0.75) +
      line(
        place([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], to], x + 1.3, y + 1.6, turn),
        tint(top ?? colour, 0.45),
        1.2 * size,
        0.6,
      );
    const along = Array.from({ length: lines }, (_, index) => {
      const at = -h / 2 + ((index + 1) / (lines + 1)) * h;
      return rule([-w * 0.47, at], [w * 0.47, at]);
    }).join('');
    const over = Array.from({ length: across }, (_, index) => {
      const at = -w / 2 + ((index + 1) / (across + 1)) * w;
      return rule([at, -h * 0.46], [at, h * 0.46]);
    }).join('');
    const ice = top
      ? `<path d="${smooth(place(blockish(easel, w * 0.94, h * 0.9, 0.04), x, y, turn))}" fill="${easel.flat(top)}"/>`
      : '';
    const grit =
      specks.length > 0
        ? Array.from({ length: 44 }, () => {
            const [px, py] = place([[easel.between(-0.44, 0.44) * w, easel.between(-0.42, 0.42) * h]], x, y, turn)[0]!;
            return `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(3.4 * size * easel.between(0.6, 1.3))}" ry="${n(2.2 * size * easel.between(0.6, 1.3))}" fill="${easel.pick(specks)}" transform="rotate(${n(easel.between(0, 180))} ${n(px)} ${n(py)})"/>`;
          }).join('')
        : '';
    return (
      castShadow(form, thick * size * 0.6) +
      solid(easel, form, { colour, height: thick * size, face: ice + along + over + grit, gloss })
    );
  };

/** A wedge cut from something round, cut side towards the viewer: cake, tart, cheese. */
export const slicedWedge =
  (
    top: Colour,
    layers: readonly Colour[],
    {
      rind = null as Colour | null,
      holes = false,
      veins = null as Colour | null,
      deep = 46,
      bits = [] as readonly Colour[],
    } = {},
  ): Draw =>
  (easel, x, y, _turn, size) => {
    const at = (points: Outline) => points.map(([px, py]) => [x + px * size, y + py * size] as const);
    const path = (points: Outline) => `M${points.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}Z`;
    const tip: [number, number] = [-78, 22];
    const near: [number, number] = [66, 30];
    const far: [number, number] = [52, -58];
    const face = at([tip, near, far]);
    const side = (from: number, to: number) =>
      at([
        [tip[0], tip[1] + deep * from],
        [near[0], near[1] + deep * from],
        [near[0], near[1] + deep * to],
        [tip[0], tip[1] + deep * to],
      ]);
    const back = at([
      near,
      [84, -20],
      far,
      [far[0] + 2, far[1] + 8],
      [86, -20 + deep * 0.9],
      [near[0], near[1] + deep],
    ]);
    const cut = layers
      .map(
        (layer, index) =>
          `<path d="${path(side(index / layers.length, (index + 1) / layers.length + 0.005))}" fill="${easel.flat(layer)}"/>`,
      )
      .join('');
    const pits = holes
      ? [
          [-30, 10, 7, 5],
          [6, 24, 9, 6],
          [36, 12, 6, 5],
          [-52, 24, 5, 4],
          [22, 36, 5, 4],
        ]
          .map(
            ([px, py, rx, ry]) =>
              `<ellipse cx="${n(x + px! * size)}" cy="${n(y + (py! + 18) * size)}" rx="${n(rx! * size)}" ry="${n(ry! * size)}" fill="${shade(layers[0]!, 0.28)}"/>`,
          )
          .join('') +
        [
          [10, -8, 8, 5],
          [36, 6, 6, 4],
          [-24, 10, 6, 4],
          [38, -30, 5, 4],
        ]
          .map(
            ([px, py, rx, ry]) =>
              `<ellipse cx="${n(x + px! * size)}" cy="${n(y + py! * size)}" rx="${n(rx! * size)}" ry="${n(ry! * size)}" fill="${shade(top, 0.22)}"/>`,
          )
          .join('')
      : '';
    const marbling = veins
      ? Array.from({ length: 26 }, () => {
          const [px, py] = [easel.between(-50, 56), easel.between(28, 64)];
          return `<ellipse cx="${n(x + px * size)}" cy="${n(y + py * size)}" rx="${n(easel.between(2, 7) * size)}" ry="${n(easel.between(1.4, 3.4) * size)}" fill="${veins}" opacity=".7" transform="rotate(${n(easel.between(-40, 40))} ${n(x + px * size)} ${n(y + py * size)})"/>`;
        }).join('') +
        Array.from({ length: 12 }, () => {
          const [px, py] = [easel.between(0, 50), easel.between(-28, 18)];
          return `<ellipse cx="${n(x + px * size)}" cy="${n(y + py * size)}" rx="${n(easel.between(2, 6) * size)}" ry="${n(easel.between(1.2, 3) * size)}" fill="${veins}" opacity=".6"/>`;
        }).join('')
      : '';
    const strewn =
      bits.length > 0
        ? Array.from({ length: 16 }, () => {
            const t = easel.chance();
            const s = easel.chance() * (1 - t);
            const px = tip[0] + t * (near[0] - tip[0]) + s * (far[0] - tip[0]);
            const py = tip[1] + t * (near[1] - tip[1]) + s * (far[1] - tip[1]);
            return `<circle cx="${n(x + px * size)}" cy="${n(y + py * size)}" r="${n(7 * size)}" fill="${easel.round(easel.pick(bits))}"/>`;
          }).join('')
        : '';
    const shadow = at([
      [tip[0] + 8, tip[1] + deep],
      [near[0], near[1] + deep + 12],
      [near[0] + 40, near[1] + deep],
      [98, 0],
    ]);
    return `<path d="${path(shadow)}" fill="#1d0a02" opacity=".3"/><path d="${path(back)}" fill="${shade(rind ?? layers[0]!, 0.24)}"/>${cut}<path d="${path(side(0, 1))}" fill="${shade(layers[0]!, 0.4)}" opacity=".1"/>${pits}${marbling}<path d="${path(at([tip, near, [84, -20], far]))}" fill="${rind ? easel.flat(rind) : easel.flat(top)}"/><path d="${path(face)}" fill="${easel.flat(top)}"/>${holes ? pits : ''}${strewn}<path d="M${n(face[0]![0])} ${n(face[0]![1])}L${n(face[1]![0])} ${n(face[1]![1])}" stroke="${tint(top, 0.6)}" stroke-width="1.6" opacity=".8"/>`;
  };

/** A ring with icing or sugar. */
export const ring =
  (colour: Colour, icing: Colour | null, sprinkles: readonly Colour[] = []): Draw =>
  (easel, x, y, turn, size) => {
    const r = 62 * size;
    const form = place(roundish(easel, r, r * 0.95, 0.03, 17), x, y, turn);
    const top = icing
      ? `<path d="${smooth(place(roundish(easel, r * 0.86, r * 0.8, 0.07, 17), x, y, turn))}" fill="${easel.round(icing)}"/>`
      : '';
    const strewn = sprinkles.length > 0 ? dots(easel, 50, sprinkles, r * 0.8, 2.4 * size, x, y) : '';
    return `${castShadow(form, 9 * size)}<path d="${smooth(form)}" fill="${easel.round(colour)}"/>${top}${strewn}<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 0.3)}" ry="${n(r * 0.27)}" fill="${shade(colour, 0.5)}"/><ellipse cx="${n(x + 2)}" cy="${n(y + 4)}" rx="${n(r * 0.24)}" ry="${n(r * 0.2)}" fill="#d9cdb8"/><path d="M${n(x - r * 0.6)} ${n(y - r * 0.34)}A${n(r * 0.7)} ${n(r * 0.66)} 0 0 1 ${n(x - r * 0.1)} ${n(y - r * 0.66)}" fill="none" stroke="#fff" stroke-width="${n(5 * size)}" stroke-linecap="round" opacity=".5"/>`;
  };

/** A waffle: a grid of pockets; round and thin with syrup for a stroopwafel. */
export const waffleForm =
  (colour: Colour, isRound: boolean): Draw =>
  (easel, x, y, turn, size) => {
    const r = 66 * size;
    const form = place(
      isRound ? roundish(easel, r, r * 0.97, 0.02, 17) : blockish(easel, r * 2, r * 1.5, 0.03),
      x,
      y,
      turn,
    );
    const step = isRound ? 0.26 : 0.36;
    const cells: string[] = [];
    for (let a = -0.8; a <= 0.81; a += step)
      for (let b = isRound ? -0.8 : -0.54; b <= (isRound ? 0.81 : 0.55); b += step) {
        if (isRound && Math.hypot(a, b) > 0.8) continue;
        const cell = place(
          blockish(easel, r * step * 0.72, r * step * 0.72, 0.04),
          ...place([[a * r, b * r]], x, y, turn)[0]!,
          turn,
        );
        cells.push(`<path d="${smooth(cell)}" fill="${shade(colour, isRound ? 0.16 : 0.3)}"/>`);
      }
    return `${castShadow(form, 7 * size)}${solid(easel, form, { colour, height: (isRound ? 6 : 10) * size, face: cells.join('') })}`;
  };

/** A muffin in its paper case, from the side. */
export const muffinForm =
  (colour: Colour, spots: Colour): Draw =>
  (easel, x, y, _turn, size) => {
    const s = size;
    const paper = '#e9d6b4';
    const folds = Array.from(
      { length: 9 },
      (_, index) =>
        `<path d="M${n(x + (-36 + index * 9) * s)} ${n(y + 8 * s)}l${n((index - 4) * -1.6 * s)} ${n(52 * s)}" stroke="${shade(paper, 0.32)}" stroke-width="2" opacity=".6"/>`,
    ).join('');
    const top = place(
      polar([1.02, 0.98, 0.62, 0.5, 0.62, 0.98, 1.02, 1.06, 1.1, 1.12, 1.1, 1.06], 58 * s, 50 * s),
      x,
      y - 6 * s,
      0,
    );
    return `<ellipse cx="${n(x + 10 * s)}" cy="${n(y + 60 * s)}" rx="${n(44 * s)}" ry="${n(12 * s)}" fill="#1d0a02" opacity=".36"/><path d="M${n(x - 44 * s)} ${n(y)}L${n(x - 32 * s)} ${n(y + 58 * s)}Q${n(x)} ${n(y + 68 * s)} ${n(x + 32 * s)} ${n(y + 58 * s)}L${n(x + 44 * s)} ${n(y)}Z" fill="${easel.flat(paper)}"/>${folds}<path d="${smooth(top)}" fill="${easel.round(colour)}"/>${dots(easel, 12, [spots, shade(spots, 0.2)], 40 * s, 5 * s, x, y - 22 * s)}${dots(easel, 16, [tint(colour, 0.4), shade(colour, 0.2)], 46 * s, 2 * s, x, y - 18 * s)}`;
  };

/** A roll, a loaf or a croquette: rounded, browned, with cuts. */
export const rounded =
  (
    colour: Colour,
    length: number,
    width: number,
    { cuts = 0, crumbs = false, flour = false, seeds = null as Colour | null, gloss = 0.25 } = {},
  ): Draw =>
  (easel, x, y, turn, size) => {
    const [l, w] = [(length / 2) * size, (width / 2) * size];
    const form = place(roundish(easel, l, w, 0.035, 13), x, y, turn);
    const slits = Array.from({ length: cuts }, (_, index) => {
      const at = cuts === 1 ? 0 : -0.55 + (index / (cuts - 1)) * 1.1;
      const path = place(
        cuts === 1
          ? [
              [-l * 0.6, 0],
              [0, -w * 0.14],
              [l * 0.6, 0],
            ]
          : [
              [(at - 0.1) * l, w * 0.5],
              [at * l, 0],
              [(at + 0.1) * l, -w * 0.5],
            ],
        x,
        y,
        turn,
      );
      return line(path, shade(colour, 0.35), w * 0.2, 0.6) + line(path, mix(colour, '#f7e2b4', 0.7), w * 0.11, 0.95);
    }).join('');
    const crust = crumbs
      ? `<g transform="translate(${n(x)} ${n(y)}) rotate(${n((turn * 180) / Math.PI)}) scale(${n(l)} ${n(w)})">${crumbsOf(easel, colour)}</g>`
      : '';
    const dust = flour
      ? `<path d="${smooth(around(form, x - w * 0.08, y - w * 0.1, 0.66))}" fill="#fff" opacity=".28"/>`
      : '';
    const sown = seeds
      ? Array.from({ length: 26 }, () => {
          const angle = easel.between(0, 6.283);
          const far = Math.sqrt(easel.chance()) * 0.74;
          const [px, py] = place([[Math.cos(angle) * far * l, Math.sin(angle) * far * w]], x, y, turn)[0]!;
          return `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(2.6 * size)}" ry="${n(1.5 * size)}" fill="${seeds}" transform="rotate(${n(easel.between(0, 180))} ${n(px)} ${n(py)})"/>`;
        }).join('')
      : '';
    return (
      castShadow(form, w * 0.3) +
      solid(easel, form, { colour, height: w * 0.3, isRound: true, gloss, face: dust + crust + slits + sown })
    );
  };

/** Crumbs of a coating, in a circle of radius 1. */
const crumbsOf = (easel: Easel, colour: Colour): string =>
  Array.from({ length: 54 }, () => {
    const angle = easel.between(0, 6.283);
    const far = Math.sqrt(easel.chance()) * 0.86;
    return `<circle cx="${Math.round(Math.cos(angle) * far * 100) / 100}" cy="${Math.round(Math.sin(angle) * far * 100) / 100}" r="${Math.round(easel.between(0.03, 0.07) * 100) / 100}" fill="${easel.pick([shade(colour, 0.28), tint(colour, 0.4)])}" opacity=".7"/>`;
  }).join('');

/** A scoop of ice cream. */
export const scoop =
  (colour: Colour, radius: number): Draw =>
  (easel, x, y, turn, size) => {
    const r = radius * size;
    const skirt = place(
      polar(
        Array.from({ length: 22 }, (_, index) => (index % 2 ? 1.06 : 0.96)),
        r * 1.04,
        r * 0.98,
      ),
      x,
      y + r * 0.06,
      turn,
    );
    const form = place(roundish(easel, r * 0.95, r * 0.9, 0.03, 13), x, y, 0);
    return `${castShadow(skirt, r * 0.16)}<path d="${smooth(skirt)}" fill="${shade(colour, 0.14)}"/><path d="${smooth(form)}" fill="${easel.round(colour)}"/>${dots(easel, 24, [tint(colour, 0.5), shade(colour, 0.1)], r * 0.8, r * 0.05, x, y)}<path d="M${n(x - r * 0.56)} ${n(y - r * 0.2)}q${n(r * 0.16)} ${n(-r * 0.4)} ${n(r * 0.56)} ${n(-r * 0.46)}" fill="none" stroke="#fff" stroke-width="${n(r * 0.1)}" stroke-linecap="round" opacity=".5"/>`;
  };

export const wholeEgg =
  (colour: Colour): Draw =>
  (easel, x, y, turn, size) => {
    const form = place(
      polar([1.32, 1.22, 1, 0.96, 0.98, 0.99, 1, 0.99, 0.98, 0.96, 1, 1.22], 32 * size, 31 * size),
      x,
      y,
      turn,
    );
    return castShadow(form, 9 * size) + solid(easel, form, { colour, height: 8, isRound: true, gloss: 0.55 });
  };
