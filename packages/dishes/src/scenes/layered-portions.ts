import { heapUp, type Portion } from '../drawing/arrange.ts';
import { crust, pool, within } from '../drawing/bodies.ts';
import { type Colour, mix, shade, tint } from '../drawing/colour.ts';
import { blur, type Easel, n } from '../drawing/easel.ts';
import { type Outline, place, roundish, smooth } from '../drawing/outline.ts';
import { table } from '../drawing/table.ts';
import { plate } from '../drawing/vessels.ts';
import type { Part, Plating } from '../dish.ts';
import { shareOf } from './breads.ts';
import { sideBread } from './bowls.ts';
import { BREADS, mound, piled } from './heaps.ts';

const LAYERED = /lasagne|moussaka|parmigiana/;
const SALAD = /salad|rocket|lettuce|lambs|little-gem|watercress/;

/** The front of the portion. */
const FRONT = { left: 84, right: 296, top: 132, foot: 226 } as const;
/** How far the portion's top and side extend to the back. */
const BACK = { dx: 44, dy: -50 } as const;

interface Layer {
  readonly kind: 'sheet' | 'white' | 'filling' | 'slices';
  readonly height: number;
}

const LASAGNE: readonly Layer[] = [0, 1, 2].flatMap(() => [
  { kind: 'white', height: 8 },
  { kind: 'sheet', height: 6 },
  { kind: 'filling', height: 17 },
]);
const WITH_SLICES: readonly Layer[] = [
  { kind: 'white', height: 20 },
  { kind: 'slices', height: 15 },
  { kind: 'filling', height: 20 },
  { kind: 'slices', height: 15 },
  { kind: 'filling', height: 18 },
];

interface Colours {
  readonly sauce: Colour;
  readonly white: Colour;
  readonly slice: readonly [skin: Colour, flesh: Colour];
}

const colourOf = ({ kind }: Layer, { sauce, white, slice }: Colours): Colour =>
  kind === 'white' ? white : kind === 'sheet' ? '#f0d48c' : kind === 'filling' ? sauce : slice[1];

/** The side of the portion, where its layers were cut. */
function frontOf(easel: Easel, layers: readonly Layer[], colours: Colours, filling: readonly Portion[]): string {
  const whole = layers.reduce((sum, { height }) => sum + height, 0);
  const scale = (FRONT.foot - FRONT.top) / whole;
  const fillings = layers.filter(({ kind }) => kind === 'filling').length;
  let y: number = FRONT.top;
  return layers
    .map((layer) => {
      const [top, high] = [y, layer.height * scale];
      y += high;
      const edge = (at: number, by: number): Outline =>
        Array.from({ length: 9 }, (_, index) => [
          FRONT.left - 4 + (index / 8) * (FRONT.right - FRONT.left + 8),
          at + easel.between(-by, by),
        ]);
      const band = smooth([...edge(top, 1.8), ...edge(top + high + 3, 1.8).toReversed()]);
      const own = `<path d="${band}" fill="${colourOf(layer, colours)}"/>`;
      if (layer.kind === 'filling') {
        const pieces = heapUp(
          easel,
          {
            cx: (FRONT.left + FRONT.right) / 2,
            cy: top + high / 2,
            rx: (FRONT.right - FRONT.left) / 2 - 2,
            ry: high * 0.42,
          },
          shareOf(filling, 1 / fillings),
          { coverage: 1.8, fill: true, times: 5, size: 0.7 },
        );
        return `${own}${pieces}`;
      }
      if (layer.kind === 'slices') {
        const [skin, flesh] = colours.slice;
        const slices = Array.from({ length: 4 }, (_, index) => {
          const [x, y0] = [FRONT.left + 24 + index * 55 + easel.between(-5, 5), top + high / 2 + easel.between(-2, 2)];
          const turn = easel.between(-0.06, 0.06);
          return `<path d="${smooth(place(roundish(easel, 33, high * 0.56, 0.08, 12), x, y0, turn))}" fill="${skin}"/><path d="${smooth(place(roundish(easel, 28, high * 0.4, 0.1, 12), x, y0, turn))}" fill="${easel.flat(flesh)}"/><path d="M${n(x - 18)} ${n(y0)}q18 3 36 0" fill="none" stroke="${shade(flesh, 0.3)}" stroke-width="1.4" opacity=".6"/>`;
        }).join('');
        return `${own}${slices}`;
      }
      const light = layer.kind === 'sheet' ? tint('#f0d48c', 0.5) : tint(colours.white, 0.4);
      return `<path d="${band}" transform="translate(1 2.4)" fill="#2c1205" opacity=".28"/>${own}<path d="M${FRONT.left} ${n(top + high * 0.3)}q60 ${n(easel.between(-3, 3))} 106 0t106 0" fill="none" stroke="${light}" stroke-width="1.6" opacity=".8"/>`;
    })
    .join('');
}

/** A portion of a layered bake on a plate: its top browned, its layers visible from the side; null for other dishes. */
export function layeredPortion(plating: Plating): string | null {
  const { easel, title } = plating;
  if (!LAYERED.test(title)) return null;
  const vessel = plate(easel, 152);
  const isOfSheets = /lasagne/.test(title);
  const creamy = plating.parts.filter(({ food }) =>
    /milk|cream|egg$|flour|yoghurt|quark|ricotta|drink|silken/.test(food),
  );
  const cheeses = plating.parts.filter(
    ({ food }) =>
      /cheese|gouda|cheddar|mozzarella|emmental|gruyere|parmesan|feta/.test(food) &&
      !creamy.some((one) => one.food === food),
  );
  const sheets = plating.parts.filter(({ food }) => /lasagne/.test(food));
  const crumbs = plating.parts.filter(({ food }) => /breadcrumbs|panko/.test(food));
  plating.show('other', creamy);
  if (cheeses.length > 0) plating.show('dairy', cheeses);
  if (sheets.length > 0) plating.show('wheat', sheets);
  if (crumbs.length > 0) plating.show('wheat', crumbs);
  const rest = plating.left();
  const beside = sideBread(
    plating,
    rest.filter(({ food }) => BREADS.test(food)),
  );
  const sliced = isOfSheets ? [] : rest.filter(({ food }) => /^(?:aubergine|courgette|potato|celeriac)$/.test(food));
  plating.showEach(sliced);
  const salad = rest.filter(({ food }) => SALAD.test(food));
  const herbs = rest.filter((one) => one.piece?.layer === 'herb');
  const inside = rest.filter(
    (one: Part) => !BREADS.test(one.food) && !sliced.includes(one) && !salad.includes(one) && !herbs.includes(one),
  );
  const sauce = shade(plating.has(/tomatoes|passata|tomato-puree/) ? '#b5331a' : plating.sauceColour('#8a4a26'), 0.1);
  const hasAubergine = sliced.some(({ food }) => food === 'aubergine');
  const colours: Colours = {
    sauce,
    white: cheeses.length > 0 || creamy.length > 0 ? '#f8e8bc' : tint(sauce, 0.2),
    slice: hasAubergine
      ? ['#45203f', '#d3b682']
      : sliced.some(({ food }) => food === 'courgette')
        ? ['#3f7d34', '#dfe8b4']
        : ['#c99a4c', '#f2dc96'],
  };
  const layers = isOfSheets || sliced.length === 0 ? LASAGNE : WITH_SLICES;
  const { left, right, top, foot } = FRONT;
  const { dx, dy } = BACK;
  const filling = plating.take(inside);
  const front = frontOf(easel, layers, colours, filling);
  const scale = (foot - top) / layers.reduce((sum, { height }) => sum + height, 0);
  let y: number = top;
  const side = layers
    .map((layer) => {
      const high = layer.height * scale;
      const path = `M${right} ${n(y)}l${dx} ${dy}v${n(high + 2)}l${-dx} ${-dy}z`;
      y += high;
      return `<path d="${path}" fill="${shade(layer.kind === 'slices' ? colours.slice[0] : colourOf(layer, colours), 0.34)}"/>`;
    })
    .join('');
  const isBrowned = cheeses.length > 0 || creamy.length > 0 || crumbs.length > 0;
  const gold: Colour = isBrowned ? '#edbf5c' : mix(sauce, '#d98a3c', 0.2);
  const lid = `M${left - 3} ${top + 5}L${left + dx - 2} ${top + dy}L${right + dx + 3} ${top + dy}L${right + 4} ${top + 6}Z`;
  const blisters = Array.from({ length: isBrowned ? 34 : 10 }, () => {
    const share = easel.chance();
    const [x, py] = [left + share * dx + easel.between(6, right - left - 6), top + share * dy];
    const size = easel.between(3, 11);
    return `<path d="${smooth(place(roundish(easel, size, size * 0.46, 0.4, 8), x, py, 0))}" fill="${easel.pick(['#8f4a12', '#a8601c', '#c57c2a', '#fbe6a8', '#fff2c8'])}" opacity="${n(easel.between(0.4, 0.75))}"/>`;
  }).join('');
  const lidded = within(
    easel,
    `<path d="${lid}"/>`,
    `${crust(easel, { cx: 212, cy: 108, rx: 140, ry: 32 }, gold, 60)}${blisters}`,
  );
  const drips = isBrowned
    ? [0.08, 0.3, 0.52, 0.71, 0.93]
        .map((share) => {
          const x = left + share * (right - left);
          const long = easel.between(10, 30);
          const wide = easel.between(10, 19);
          return `<path d="M${n(x - wide)} ${top}q${n(wide * 0.4)} 3 ${n(wide * 0.5)} ${n(long * 0.6)}q${n(wide * 0.4)} ${n(long * 0.7)} ${n(wide)} 0q${n(wide * 0.1)} ${n(-long * 0.5)} ${n(wide * 0.5)} ${n(-long * 0.6)}z" fill="${mix(gold, '#fff0c0', 0.35)}" stroke="${shade(gold, 0.3)}" stroke-width=".8"/>`;
        })
        .join('')
    : '';
  const shadow = `<path d="M${left - 6} ${foot + 2}H${right}L${right + dx + 16} ${foot + dy + 12}V${foot + dy - 40}H${left}Z" transform="translate(10 12)" fill="#160701" opacity=".5" filter="${blur(easel, 7)}"/>`;
  const spilled =
    pool(easel, 198, foot - 6, 124, 26, sauce) +
    heapUp(easel, { cx: 120, cy: foot + 12, rx: 44, ry: 8 }, shareOf(filling, 0.2), { coverage: 0.8, size: 0.7 });
  const body = within(easel, `<path d="M${left - 2} ${top}H${right}V${foot}H${left - 2}Z"/>`, front);
  const lines = `<path d="M${right} ${top}V${foot}" stroke="#fff3d6" stroke-width="1.4" opacity=".4"/><path d="M${left} ${top + 3}H${right}" stroke="${shade(gold, 0.4)}" stroke-width="2.4" opacity=".4"/>`;
  const aubergine = sliced.find(({ food }) => food === 'aubergine');
  const rounds = aubergine?.piece
    ? (
        [
          [172, 96, 0.4],
          [226, 102, 1.4],
          [268, 92, 2.2],
        ] as const
      )
        .map(
          ([x, y0, turn]) =>
            `<g transform="translate(0 ${n(y0 * 0.42)}) scale(1 .58)">${aubergine.piece!.draw(easel, x, y0, turn, 1.12)}</g>`,
        )
        .join('')
    : '';
  const green =
    mound(plating, { cx: 318, cy: 216, rx: 46, ry: 40 }, salad) +
    piled(plating, { cx: 206, cy: 106, rx: 30, ry: 12 }, herbs, 0.8);
  return `${table(easel, plating.dish.meal)}${beside}${vessel.markup}<g transform="translate(-14 -6)">${shadow}${spilled}${side}${body}${lidded}${drips}${lines}${rounds}${green}</g>`;
}
