import type { Colour } from './colour.ts';
import type { Easel } from './easel.ts';
import { n } from './easel.ts';

export type Point = readonly [x: number, y: number];
export type Outline = readonly Point[];

/** Turns, scales and moves an outline that is centred on 0,0. */
export function place(outline: Outline, x: number, y: number, turn: number, size = 1): Outline {
  const cos = Math.cos(turn) * size;
  const sin = Math.sin(turn) * size;
  return outline.map(([px, py]) => [x + px * cos - py * sin, y + px * sin + py * cos]);
}

export const shift = (outline: Outline, dx: number, dy: number): Outline => outline.map(([x, y]) => [x + dx, y + dy]);

/** A closed path through the midpoints of the sides, which rounds every corner. */
export function smooth(outline: Outline): string {
  const count = outline.length;
  const middle = (index: number): Point => {
    const [ax, ay] = outline[index % count]!;
    const [bx, by] = outline[(index + 1) % count]!;
    return [(ax + bx) / 2, (ay + by) / 2];
  };
  const [sx, sy] = middle(count - 1);
  let path = `M${n(sx)} ${n(sy)}`;
  for (let index = 0; index < count; index++) {
    const [x, y] = outline[index]!;
    const [mx, my] = middle(index);
    path += `Q${n(x)} ${n(y)} ${n(mx)} ${n(my)}`;
  }
  return `${path}Z`;
}

/** An open path with rounded corners. */
export function stroke(points: Outline): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let path = `M${n(first[0])} ${n(first[1])}`;
  rest.forEach(([x, y], index) => {
    const next = rest[index + 1];
    path += next ? `Q${n(x)} ${n(y)} ${n((x + next[0]) / 2)} ${n((y + next[1]) / 2)}` : `L${n(x)} ${n(y)}`;
  });
  return path;
}

/** A roundish shape; `wobble` is its unevenness (0 to about 0.4). */
export function roundish(easel: Easel, rx: number, ry: number, wobble = 0.1, corners = 9): Outline {
  const start = easel.chance() * Math.PI;
  return Array.from({ length: corners }, (_, index) => {
    const angle = start + (index / corners) * Math.PI * 2;
    const reach = 1.04 + (easel.chance() - 0.5) * 2 * wobble;
    return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach] as const;
  });
}

/** A block with slightly uneven corners, to be rounded by `smooth`. */
export function blockish(easel: Easel, width: number, height: number, wobble = 0.1): Outline {
  const w = width / 2;
  const h = height / 2;
  const k = 0.28;
  const raw: Point[] = [
    [-w, -h * (1 - k)],
    [-w * (1 - k), -h],
    [0, -h],
    [w * (1 - k), -h],
    [w, -h * (1 - k)],
    [w, 0],
    [w, h * (1 - k)],
    [w * (1 - k), h],
    [0, h],
    [-w * (1 - k), h],
    [-w, h * (1 - k)],
    [-w, 0],
  ];
  return raw.map(([x, y]) => [x * (1 + (easel.chance() - 0.5) * wobble), y * (1 + (easel.chance() - 0.5) * wobble)]);
}

/** A hand-drawn shape, given by its radius at each angle, as a fraction. */
export const polar = (radii: readonly number[], rx = 1, ry = 1): Outline =>
  radii.map((radius, index) => {
    const angle = (index / radii.length) * Math.PI * 2;
    return [Math.cos(angle) * radius * rx, Math.sin(angle) * radius * ry] as const;
  });

/** An outline scaled about a point. */
export const around = (outline: Outline, x: number, y: number, share: number): Outline =>
  place(
    outline.map(([px, py]) => [px - x, py - y] as const),
    x,
    y,
    0,
    share,
  );

/** A line with round ends. */
export const line = (points: Outline, colour: Colour, width: number, opacity: number): string =>
  `<path d="${stroke(points)}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" opacity="${opacity}"/>`;

/** An outline scaled vertically. */
export const squash = (outline: Outline, share: number): Outline => outline.map(([x, y]) => [x, y * share] as const);
