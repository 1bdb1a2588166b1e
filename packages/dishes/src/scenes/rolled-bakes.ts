import { heapUp } from '../drawing/arrange.ts';
import { liquid, mash, within } from '../drawing/bodies.ts';
import { type Colour, mix, shade } from '../drawing/colour.ts';
import { blur, type Easel, n, rough } from '../drawing/easel.ts';
import { place, roundish, smooth } from '../drawing/outline.ts';
import { table } from '../drawing/table.ts';
import { ovenDish } from '../drawing/vessels.ts';
import type { Part, Plating } from '../dish.ts';
import { shareOf } from './breads.ts';
import { piled, SPOONED, spoonfuls } from './heaps.ts';

interface Roll {
  readonly named: RegExp;
  readonly food: RegExp;
  readonly look: 'wheat' | 'other';
  readonly colour: Colour;
  readonly pattern: 'charred' | 'plain' | 'veined' | 'banded';
}

const ROLLS: readonly Roll[] = [
  { named: /enchilada/, food: /wrap$|tortilla$/, look: 'wheat', colour: '#e9c98c', pattern: 'charred' },
  { named: /cannelloni/, food: /lasagne|cannelloni/, look: 'wheat', colour: '#f3dc9c', pattern: 'plain' },
  { named: /cabbage rolls/, food: /cabbage/, look: 'other', colour: '#93bb5e', pattern: 'veined' },
  { named: /chicory with ham/, food: /^chicory$/, look: 'other', colour: '#f3eebc', pattern: 'banded' },
];

const COUNT = 5;
const WIDE = 25;

/** One roll from above, with its open end in front showing some of the filling. */
function roll(easel: Easel, { colour, pattern }: Roll, x: number, top: number, foot: number, inside: string): string {
  const [l, r] = [x - WIDE, x + WIDE];
  const path = `M${n(l)} ${n(top + 10)}Q${n(l + 3)} ${n(top - 4)} ${n(x)} ${n(top - 5)}Q${n(r - 3)} ${n(top - 4)} ${n(r)} ${n(top + 10)}V${n(foot - 8)}Q${n(r)} ${n(foot + 5)} ${n(x)} ${n(foot + 6)}Q${n(l)} ${n(foot + 5)} ${n(l)} ${n(foot - 8)}Z`;
  const lit = easel.define(
    'rolllight',
    '<linearGradient id="rolllight" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#2c1205" stop-opacity=".22"/><stop offset=".3" stop-color="#fff6e0" stop-opacity=".45"/><stop offset=".55" stop-color="#fff6e0" stop-opacity="0"/><stop offset="1" stop-color="#2c1205" stop-opacity=".5"/></linearGradient>',
  );
  const spot = (fill: Colour, size: number, opacity: number) =>
    `<path d="${smooth(place(roundish(easel, size, size * 0.7, 0.4, 7), x + easel.between(-18, 18), easel.between(top + 6, foot - 6), 0))}" fill="${fill}" opacity="${opacity}"/>`;
  const marks = {
    charred: () => Array.from({ length: 9 }, () => spot('#8a5420', easel.between(2.4, 6), 0.5)).join(''),
    plain: () =>
      [-0.4, 0.1, 0.5]
        .map(
          (at) =>
            `<path d="M${n(x + at * WIDE)} ${n(top + 4)}V${n(foot - 4)}" stroke="${shade(colour, 0.2)}" stroke-width="1.2" opacity=".35"/>`,
        )
        .join(''),
    veined: () =>
      `<path d="M${n(x - 4)} ${n(top)}C${n(x + 4)} ${n(top + 50)} ${n(x - 8)} ${n(foot - 50)} ${n(x)} ${n(foot)}" stroke="#dcecb0" stroke-width="4" fill="none" opacity=".9"/>` +
      [0.16, 0.34, 0.52, 0.7, 0.86]
        .map((share) => {
          const y = top + (foot - top) * share;
          return `<path d="M${n(x)} ${n(y)}q9 -9 20 -12M${n(x)} ${n(y + 6)}q-9 -9 -20 -12" stroke="#dcecb0" stroke-width="1.8" fill="none" opacity=".8"/>`;
        })
        .join(''),
    banded: () =>
      [0.2, 0.5, 0.8]
        .map(
          (share) =>
            `<path d="M${n(l)} ${n(top + (foot - top) * share)}q${WIDE} 10 ${WIDE * 2} 0" stroke="#fbf8dc" stroke-width="2" fill="none" opacity=".7"/>`,
        )
        .join(''),
  };
  const mouth = `<ellipse cx="${n(x)}" cy="${n(foot - 1)}" rx="${WIDE - 3}" ry="11" fill="${shade(colour, 0.45)}"/><ellipse cx="${n(x)}" cy="${n(foot)}" rx="${WIDE - 7}" ry="7.6" fill="#4e2410"/>`;
  return `<path d="${path}" transform="translate(4 6)" fill="#1d0a02" opacity=".45" filter="${blur(easel, 2.4)}"/><path d="${path}" fill="${colour}"/>${within(easel, `<path d="${path}"/>`, marks[pattern]())}<path d="${path}" fill="${lit}"/>${pattern === 'veined' || pattern === 'banded' ? '' : mouth + inside}`;
}

/** Filled rolls side by side in an oven dish, with sauce and cheese across the middle; null for other dishes. */
export function rolledBake(plating: Plating): string | null {
  const { easel, title } = plating;
  const kind = ROLLS.find(({ named, food }) => named.test(title) && plating.has(food));
  if (kind === undefined) return null;
  const wraps = plating.parts.filter(({ food }) => kind.food.test(food));
  plating.show(kind.look, wraps);
  const vessel = ovenDish(easel);
  const melted = plating.parts.filter(({ food }) => /milk|cream-cooking|egg$|flour|drink|silken|ricotta/.test(food));
  const cheeses = plating.parts.filter(
    ({ food }) => /cheese|gouda|cheddar|mozzarella|parmesan/.test(food) && !SPOONED.test(food),
  );
  const isCreamy = melted.some(({ food, grams }) => /milk|cream/.test(food) && grams > 60);
  plating.show('other', melted);
  if (cheeses.length > 0) plating.show('dairy', cheeses);
  const rest = plating.left();
  const isMeal = kind.pattern === 'veined' || kind.pattern === 'banded';
  const potatoes = isMeal ? rest.filter(({ food }) => /potato|parsnip/.test(food)) : [];
  const isMashed = /\bmash/.test(plating.says);
  const spooned = rest.filter(({ food }) => SPOONED.test(food));
  const herbs = rest.filter(({ piece }) => piece?.layer === 'herb');
  const bands = kind.pattern === 'banded' ? rest.filter(({ food }) => food === 'ham') : [];
  plating.showEach(bands);
  const inside = rest.filter(
    (one: Part) => !potatoes.includes(one) && !spooned.includes(one) && !herbs.includes(one) && !bands.includes(one),
  );
  const filling = plating.take(inside);
  const sauce: Colour = isCreamy
    ? '#f3dfa6'
    : plating.has(/tomatoes|passata/)
      ? '#b5341a'
      : plating.sauceColour('#8f5a2a');
  const count = potatoes.length > 0 ? COUNT - 1 : COUNT;
  const pitch = 51;
  const first = 200 - ((COUNT - 1) / 2) * pitch;
  const [top, foot] = [64, 232];
  const rolls = Array.from({ length: count }, (_, index) => {
    const x = first + index * pitch;
    const bits = heapUp(easel, { cx: x, cy: foot + 1, rx: 18, ry: 8 }, shareOf(filling, 0.16), {
      coverage: 1.7,
      fill: true,
      times: 4,
      size: 0.7,
    });
    const band =
      bands.length > 0
        ? `<path d="M${n(x - WIDE - 1)} 100q${WIDE} 14 ${WIDE * 2 + 2} 0v92q${-WIDE} 14 ${-WIDE * 2 - 2} 0z" fill="${easel.flat('#eaa096')}"/><path d="M${n(x - WIDE)} 118q${WIDE} 12 ${WIDE * 2} 0M${n(x - WIDE)} 168q${WIDE} 12 ${WIDE * 2} 0" stroke="#f8d0c4" stroke-width="3" fill="none" opacity=".8"/>`
        : '';
    return roll(easel, kind, x, top, foot, bits) + band;
  }).join('');
  const width = count * pitch;
  const wave = (y: number, by: number) =>
    Array.from(
      { length: 13 },
      (_, index) =>
        [first - 32 + (index / 12) * (width + 12), y + (index % 2 ? by : -by) * easel.between(0.4, 1.2)] as const,
    );
  const band = smooth([...wave(isCreamy ? 128 : 112, 8), ...wave(isCreamy ? 176 : 184, 9).toReversed()]);
  const over = `<path d="${band}" transform="translate(1 4)" fill="#1d0a02" opacity=".32" filter="${blur(easel, 2.4)}"/><g filter="${rough(easel, 0.03, 1.6)}"><path d="${band}" fill="${sauce}"/></g>`;
  const melt = (size: number) =>
    smooth(
      place(
        roundish(easel, size, size * 0.55, 0.34, 11),
        first - 12 + easel.chance() * (width - 26),
        easel.between(126, 172),
        0,
      ),
    );
  const cheese =
    cheeses.length > 0
      ? Array.from({ length: 13 }, () => {
          const path = melt(easel.between(12, 26));
          return `<path d="${path}" transform="translate(.8 1.8)" fill="#5e2a08" opacity=".4"/><path d="${path}" fill="${easel.pick(['#f8d878', '#f3c95a', '#fbe6a4'])}" opacity=".95"/>`;
        }).join('') +
        Array.from(
          { length: 26 },
          () =>
            `<path d="${melt(easel.between(2.4, 7))}" fill="${easel.pick(['#a8601c', '#8f4a12', '#c57c2a'])}" opacity=".6"/>`,
        ).join('')
      : '';
  const spread = heapUp(
    easel,
    { cx: first + width / 2 - 26, cy: 148, rx: width * 0.44, ry: 30 },
    shareOf(filling, 0.2),
    {
      coverage: 0.3,
      size: 0.8,
    },
  );
  const ground = liquid(easel, { ...vessel.room, rx: 150, ry: 112 }, mix(sauce, '#3c1a08', 0.12), { drops: 12 });
  const beside =
    potatoes.length === 0
      ? ''
      : isMashed
        ? (plating.show('other', potatoes),
          mash(easel, { cx: 312, cy: 150, rx: 40, ry: 96 }, plating.blendColour(potatoes)))
        : heapUp(easel, { cx: 312, cy: 150, rx: 32, ry: 84 }, plating.take(potatoes), { coverage: 1.1, fill: true });
  const garnish =
    spoonfuls(plating, { cx: first + width / 2 - 30, cy: 148, rx: 44, ry: 20 }, spooned) +
    piled(plating, { cx: first + width / 2 - 26, cy: 148, rx: 90, ry: 26 }, herbs, 0.5);
  return `${table(easel, plating.dish.meal)}${vessel.markup}${within(easel, vessel.clip, `${ground}${rolls}${beside}${over}${cheese}${spread}${garnish}`)}${vessel.over}`;
}
