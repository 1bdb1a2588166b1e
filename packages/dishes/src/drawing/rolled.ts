import { type Colour, shade, tint } from './colour.ts';
import { type Easel, n } from './easel.ts';
import { line, type Outline, place, roundish, smooth } from './outline.ts';
import type { Draw } from './piece.ts';
import { castShadow, solid } from './solid.ts';

const barrel = (easel: Easel, l: number, w: number): Outline =>
  (
    [
      [-1, 0],
      [-0.98, -0.6],
      [-0.84, -0.94],
      [-0.4, -1],
      [0.1, -0.98],
      [0.5, -1],
      [0.86, -0.94],
      [0.98, -0.6],
      [1, 0],
      [0.98, 0.6],
      [0.86, 0.94],
      [0.4, 1],
      [-0.1, 0.98],
      [-0.5, 1],
      [-0.86, 0.94],
      [-0.98, 0.6],
    ] as const
  ).map(([px, py]) => [px * l * easel.between(0.98, 1.02), py * w * easel.between(0.95, 1.04)] as const);

const LIT =
  '<linearGradient id="barrel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff3dc" stop-opacity=".36"/><stop offset=".3" stop-color="#fff3dc" stop-opacity=".1"/><stop offset=".62" stop-color="#200c02" stop-opacity=".08"/><stop offset="1" stop-color="#200c02" stop-opacity=".5"/></linearGradient>';

/** A roll of mince wrapped in bacon: diagonal bands of lean and fat around it, browned in the pan. */
export const baconRoll =
  (length: number, width: number): Draw =>
  (easel, x, y, turn, size) => {
    const [l, w] = [(length / 2) * size, (width / 2) * size];
    const level = (points: Outline) => place(points, x, y, 0);
    const form = level(barrel(easel, l, w));
    const clip = `roll${Math.floor(easel.chance() * 1e9).toString(36)}`;
    const band = (px: number, wide: number, fill: Colour, opacity: number) =>
      line(
        level([
          [px - w * 0.5, -w * 1.1],
          [px, -w * 0.3],
          [px + w * 0.16, w * 0.3],
          [px + w * 0.5, w * 1.1],
        ]),
        fill,
        wide,
        opacity,
      );
    const turns = 5;
    const bands = Array.from({ length: turns }, (_, index) => {
      const px = -l * 0.92 + (index / (turns - 1)) * l * 1.8;
      const pitch = (l * 1.8) / (turns - 1);
      return (
        band(px, pitch * 0.86, easel.pick(['#a4472c', '#b2512f']), 1) +
        band(px + pitch * 0.16, pitch * 0.2, '#f0cf9e', 0.95) +
        band(px - pitch * 0.24, pitch * 0.1, '#eac08a', 0.8) +
        band(px + pitch * 0.46, pitch * 0.12, '#4a1c0c', 0.62)
      );
    }).join('');
    const browned = Array.from({ length: 9 }, () => {
      const [[cx, cy]] = level([[easel.between(-0.8, 0.8) * l, easel.between(-0.5, 0.8) * w]]) as [
        readonly [number, number],
      ];
      return `<path d="${smooth(place(roundish(easel, w * 0.3, w * 0.18, 0.4, 7), cx, cy, 0))}" fill="#4e1f0c" opacity=".34"/>`;
    }).join('');
    const upright = Math.cos(turn) < 0 ? turn + Math.PI : turn;
    return `<g transform="rotate(${n((upright * 180) / Math.PI)} ${n(x)} ${n(y)})">${castShadow(form, 8 * size)}<clipPath id="${clip}"><path d="${smooth(form)}"/></clipPath><path d="${smooth(form)}" fill="#8f5330"/><g clip-path="url(#${clip})">${bands}${browned}</g><path d="${smooth(form)}" fill="${easel.define('barrel', LIT)}"/>${line(
      level([
        [-l * 0.74, -w * 0.62],
        [0, -w * 0.7],
        [l * 0.7, -w * 0.62],
      ]),
      '#fff3e0',
      2 * size,
      0.5,
    )}</g>`;
  };

/** A breaded fillet cut across: crumbs outside, bands of filling inside. */
export const filledCutlet =
  (layers: readonly Colour[], golden: Colour = '#d0923a'): Draw =>
  (easel, x, y, turn, size) => {
    const half = (side: -1 | 1) => {
      const level = (points: Outline) => place(points, x + side * 27 * size, y + side * 5 * size, turn, size);
      const form: Outline = [
        [-30, 2],
        [-27, -19],
        [-6, -25],
        [14, -24],
        [27, -17],
        [28, 16],
        [14, 25],
        [-8, 25],
        [-27, 18],
      ];
      const crumbs = Array.from({ length: 34 }, () => {
        const [[cx, cy]] = level([[easel.between(-25, 10), easel.between(-20, 20)]]) as [readonly [number, number]];
        return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(easel.between(0.9, 2.1) * size)}" fill="${easel.pick([shade(golden, 0.4), tint(golden, 0.5), shade(golden, 0.2)])}" opacity=".6"/>`;
      }).join('');
      const wide = 26 / Math.max(1, layers.length);
      const faces = layers
        .map((fill, index) => {
          const top = -13 + index * wide;
          return `<path d="${smooth(
            level([
              [13, top + easel.between(-1, 1)],
              [20, top - 0.6],
              [25, top + 1],
              [25.4, top + wide * 0.5],
              [25, top + wide],
              [19, top + wide + easel.between(-0.5, 1.4)],
              [13, top + wide],
              [11.6, top + wide * 0.5],
            ]),
          )}" fill="${fill}"/>`;
        })
        .join('');
      return solid(easel, level(form), {
        colour: golden,
        height: 7 * size,
        side: shade(golden, 0.4),
        face: `${crumbs}<path d="${smooth(
          level([
            [11, -23],
            [22, -21],
            [27, -10],
            [27, 12],
            [22, 21],
            [11, 24],
          ]),
        )}" fill="#fbf1dc"/>${faces}`,
      });
    };
    return half(-1) + half(1);
  };
