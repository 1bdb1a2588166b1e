import { heapUp, type Portion } from '../drawing/arrange.ts';
import { cream, within } from '../drawing/bodies.ts';
import { mix, shade, tint } from '../drawing/colour.ts';
import { blur, type Easel, n, rough } from '../drawing/easel.ts';
import { table } from '../drawing/table.ts';
import type { Part, Plating, Scene } from '../dish.ts';

const LIQUIDS = /milk|drink|juice|coffee|espresso|yoghurt|quark|skyr|kefir|buttermilk|protein|cocoa/;

/** A glass from above, next to a plate. */
export function glassAbove(plating: Plating, x: number, y: number, r: number): string {
  const { easel } = plating;
  const poured = plating.parts.filter(({ food }) => /milk|drink|juice|buttermilk|kefir|coffee/.test(food)).slice(0, 1);
  if (poured.length === 0) return '';
  plating.showEach(poured);
  const colour = plating.blendColour(poured, '#fbf6ea');
  return `<ellipse cx="${x + 9}" cy="${y + 13}" rx="${r * 1.05}" ry="${r}" fill="#160701" opacity=".4" filter="${blur(easel, 6)}"/><circle cx="${x}" cy="${y}" r="${r}" fill="#fff" opacity=".45"/><circle cx="${x}" cy="${y}" r="${n(r * 0.88)}" fill="${easel.flat(colour)}"/><circle cx="${x}" cy="${y}" r="${n(r * 0.88)}" fill="none" stroke="${shade(colour, 0.35)}" stroke-width="2.4" opacity=".5"/><circle cx="${x}" cy="${y}" r="${r - 1}" fill="none" stroke="#fff" stroke-width="2" opacity=".85"/><path d="M${n(x - r * 0.7)} ${n(y - r * 0.2)}A${n(r * 0.74)} ${n(r * 0.74)} 0 0 1 ${n(x - r * 0.1)} ${n(y - r * 0.7)}" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round" opacity=".7"/>`;
}

/** What is visible through the glass of a jar: soaked grains, and a layer of the topping. */
function layers(
  easel: Easel,
  portions: readonly Portion[],
  soaked: readonly Part[],
  colour: string,
  { top, bottom, half }: Readonly<{ top: number; bottom: number; half: number }>,
): string {
  const isOats = soaked.some(({ food }) => /oats|muesli|bran/.test(food));
  const isChia = soaked.some(({ food }) => food === 'chia-seeds');
  const speck = (fill: string, rx: number, ry: number) => {
    const [x, y] = [200 + easel.between(-half, half), easel.between(top + 26, bottom)];
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" opacity=".6" transform="rotate(${n(easel.between(0, 180))} ${n(x)} ${n(y)})"/>`;
  };
  const grains = [
    ...Array.from({ length: isOats ? 120 : 0 }, () =>
      speck(
        easel.pick([tint('#d2b47c', 0.3), '#c9a668', shade('#d2b47c', 0.16)]),
        easel.between(3, 6),
        easel.between(1.8, 3),
      ),
    ),
    ...Array.from({ length: isChia ? 150 : 0 }, () => speck('#3c3a42', 1.5, 1.3)),
  ].join('');
  const band = portions.filter(({ piece }) => piece.layer !== 'herb').slice(0, 2);
  const middle = (top + bottom) / 2 + 18;
  if (band.length === 0) return grains;
  const ground = `<rect x="${n(200 - half)}" y="${n(middle - 24)}" width="${n(half * 2)}" height="50" fill="${shade(colour, 0.22)}" opacity=".55"/>`;
  const fruit = heapUp(easel, { cx: 200, cy: middle, rx: half * 1.02, ry: 27 }, band, {
    coverage: 1.9,
    fill: true,
    times: 6,
    size: 0.92,
  });
  return `${grains}${ground}${fruit}<rect x="${n(200 - half)}" y="${n(top)}" width="${n(half * 2)}" height="${n(bottom - top)}" fill="#fff" opacity=".1"/>`;
}

/** A smoothie, a shake or a jar, seen at an angle: a glass on the table, open at the top. */
export const drink: Scene = (plating) => {
  const { easel, says, title } = plating;
  const isHot = /\bhot|warm|golden milk|cocoa|latte|anijs/.test(title) && !/shake|smoothie/.test(title);
  const isJar = plating.dish.form !== 'DRINK';
  const ground = plating.parts.filter(({ food }) => LIQUIDS.test(food) && !/chips|sprinkles/.test(food));
  const blended = isJar
    ? plating.parts.filter(({ food }) => /^oats|chia|gluten-free-oats|muesli|bran/.test(food))
    : plating.parts.filter(({ piece, grams }) => piece !== null && piece.layer !== 'herb' && grams >= 12);
  plating.showEach([...ground, ...blended]);
  const pale = ground.filter(({ food }) => !/coffee|espresso|cocoa|chocolate|juice/.test(food));
  const strong = [
    ...ground.filter((part) => !pale.includes(part)),
    ...blended.filter(({ food }) => isJar || !/oats|seeds|linseed|chia/.test(food)),
    ...plating.parts.filter(({ food }) => /turmeric|cocoa/.test(food)),
  ];
  const colour =
    strong.length > 0
      ? mix(plating.blendColour(pale, '#f6ecd6'), plating.blendColour(strong, '#f3dfc0'), isJar ? 0.35 : 0.84)
      : plating.blendColour(pale, '#f6ecd6');
  const [top, bottom, half, foot] = isJar ? [86, 252, 84, 72] : isHot ? [104, 240, 78, 56] : [62, 262, 66, 46];
  const flat = isJar || isHot ? 30 : 23;
  const wall = (inset: number) =>
    `M${200 - half + inset} ${top}L${200 - foot + inset} ${bottom - 10}Q${200 - foot + inset} ${bottom + 8 - inset} 200 ${bottom + 10 - inset}Q${200 + foot - inset} ${bottom + 8 - inset} ${200 + foot - inset} ${bottom - 10}L${200 + half - inset} ${top}A${half - inset} ${flat} 0 0 1 ${200 - half + inset} ${top}Z`;
  const side = easel.define(
    'glassside',
    '<linearGradient id="glassside" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".14" stop-color="#fff" stop-opacity=".06"/><stop offset=".55" stop-color="#2c1205" stop-opacity="0"/><stop offset=".86" stop-color="#2c1205" stop-opacity=".26"/><stop offset="1" stop-color="#fff" stop-opacity=".3"/></linearGradient>',
  );
  const swirl = Array.from(
    { length: 5 },
    (_, index) =>
      `<path d="M${200 - half} ${n(top + 30 + index * 34)}q${n(half * 0.7)} ${n(easel.between(-22, 22))} ${half} ${n(easel.between(-8, 8))}t${half} ${n(easel.between(-14, 14))}" fill="none" stroke="${index % 2 ? tint(colour, 0.45) : shade(colour, 0.18)}" stroke-width="${n(easel.between(6, 16))}" opacity=".3" filter="${blur(easel, 5)}"/>`,
  ).join('');
  const room = { cx: 200, cy: top + 3, rx: half - 6, ry: flat - 3 };
  const froth = Array.from({ length: 46 }, () => {
    const angle = easel.between(0, 6.283);
    const far = easel.between(0.55, 0.98);
    return `<circle cx="${n(200 + Math.cos(angle) * far * room.rx)}" cy="${n(room.cy + Math.sin(angle) * far * room.ry)}" r="${n(easel.between(0.8, 3))}" fill="${tint(colour, 0.6)}" stroke="${shade(colour, 0.2)}" stroke-width=".4" opacity=".8"/>`;
  }).join('');
  const face = within(
    easel,
    `<ellipse cx="200" cy="${top + 3}" rx="${half - 6}" ry="${flat - 3}"/>`,
    isJar
      ? cream(easel, room, tint(colour, 0.16), { scale: 0.03 })
      : `<rect x="100" y="${top - 40}" width="200" height="90" fill="${easel.flat(tint(colour, 0.22))}"/>${froth}`,
  );
  const strewn = plating.take(plating.left());
  const seen = isJar ? layers(easel, strewn, blended, colour, { top, bottom, half }) : '';
  const clip = within(
    easel,
    `<path d="${wall(4)}"/>`,
    `<g filter="${rough(easel, 0.02, 1)}"><path d="${wall(4)}" fill="${colour}"/></g>${isJar ? seen : swirl}`,
  );
  const garnish = heapUp(easel, { ...room, rx: room.rx * 0.8, ry: room.ry * 0.8 }, strewn, {
    coverage: isJar ? 1.3 : 0.6,
    fill: isJar,
    size: 0.86,
  });
  const beside =
    isHot || isJar
      ? []
      : blended
          .filter(
            ({ food, piece }) =>
              piece?.layer !== 'herb' && !/oats|butter|dates|rice|quark|tofu|yoghurt|skyr|cottage/.test(food),
          )
          .slice(0, 2);
  const fruit =
    beside.length > 0 && !/soup/.test(says.slice(0, 20))
      ? heapUp(
          easel,
          { cx: 312, cy: 236, rx: 52, ry: 24 },
          beside.flatMap(({ piece }) => (piece ? [{ piece, count: 4 }] : [])),
          { coverage: 0.8, size: 1.1 },
        )
      : '';
  const shadow = `<path d="M${200 - foot} ${bottom - 4}L${200 + foot} ${bottom - 22}L${200 + foot + 150} ${bottom + 6}L${200 + 60} ${bottom + 26}Z" fill="#160701" opacity=".4" filter="${blur(easel, 9)}"/><ellipse cx="206" cy="${bottom + 2}" rx="${foot * 1.1}" ry="15" fill="#160701" opacity=".55" filter="${blur(easel, 4)}"/>`;
  const thread = isJar
    ? [16, 27]
        .map(
          (down) =>
            `<path d="M${200 - half + 1} ${top + down - 8}A${half - 1} ${flat} 0 0 0 ${200 + half - 1} ${top + down - 8}" fill="none" stroke="#fff" stroke-width="3" opacity=".6"/><path d="M${200 - half + 1} ${top + down - 5}A${half - 1} ${flat} 0 0 0 ${200 + half - 1} ${top + down - 5}" fill="none" stroke="#2c1205" stroke-width="1.4" opacity=".25"/>`,
        )
        .join('')
    : '';
  const [china, dim] = [easel.pick(['#f1ebdf', '#7fa0a8', '#c98f72', '#9fb29a']), bottom - top];
  const handle = isHot
    ? `<path d="M${200 + half - 8} ${n(top + dim * 0.2)}q62 -6 54 ${n(dim * 0.3)}t-66 ${n(dim * 0.28)}" fill="none" stroke="#160701" stroke-width="20" stroke-linecap="round" opacity=".3" transform="translate(4 6)"/><path d="M${200 + half - 8} ${n(top + dim * 0.2)}q62 -6 54 ${n(dim * 0.3)}t-66 ${n(dim * 0.28)}" fill="none" stroke="${shade(china, 0.14)}" stroke-width="18" stroke-linecap="round"/>`
    : '';
  const body = isHot
    ? `${handle}<path d="${wall(0)}" fill="${china}"/>`
    : `<path d="${wall(0)}" fill="#fff" opacity=".32"/>${clip}`;
  const glass = `${body}<path d="${wall(0)}" fill="${side}"/><ellipse cx="200" cy="${top}" rx="${half}" ry="${flat}" fill="#fff" opacity=".35"/>${face}${garnish}${thread}<ellipse cx="200" cy="${top}" rx="${half - 1}" ry="${flat}" fill="none" stroke="#fff" stroke-width="2.2" opacity=".85"/><path d="M${200 - half + 14} ${top + 34}L${200 - foot + 12} ${bottom - 30}" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".42"/>`;
  return `${table(easel, plating.dish.meal)}${shadow}${fruit}${glass}`;
};
