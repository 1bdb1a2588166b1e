import { base, grains, mash, nest, poured, rings, swell } from '../drawing/bodies.ts';
import { heapUp } from '../drawing/arrange.ts';
import { type Colour, mix } from '../drawing/colour.ts';
import type { Room } from '../drawing/vessels.ts';
import type { Part, Plating } from '../dish.ts';
import { looksLike } from '../foods.ts';

interface Bed {
  readonly kind: 'grains' | 'rings' | 'nest' | 'tubes' | 'poured';
  readonly colours: readonly Colour[];
  readonly size: number;
}

const RICE: Bed = { kind: 'grains', colours: ['#fbf5e4', '#f2e8cc', '#fffdf2'], size: 7.5 };
const DARK_RICE: Bed = { kind: 'grains', colours: ['#cfa873', '#b98d56', '#dcbb8a'], size: 7.5 };
const FINE: Bed = { kind: 'grains', colours: ['#f1d48c', '#e6bf6c', '#fae7b4'], size: 0.6 };
const CRACKED: Bed = { kind: 'grains', colours: ['#d3a25c', '#b98343', '#e2bd80', '#a3702f'], size: 2.6 };
const CRUMBLED: Bed = { kind: 'grains', colours: ['#f6eed4', '#e6d9ae', '#fffaea', '#d6caa0'], size: 2.8 };
const PEARLS: Bed = { kind: 'grains', colours: ['#f0d596', '#e4c078', '#f9e9bd'], size: 6 };
const SEEDY: Bed = { kind: 'grains', colours: ['#e3cf9a', '#cdb074', '#b98c5c'], size: 3.2 };
const QUINOA: Bed = { kind: 'rings', colours: ['#ecdcb0', '#d9c288', '#f6ecca', '#9c5a3c'], size: 2.2 };
const POLENTA: Bed = { kind: 'poured', colours: ['#eecd78'], size: 1 };
const TUBES: Bed = { kind: 'tubes', colours: [], size: 1 };
const bedOfStrands = (size: number, ...colours: Colour[]): Bed => ({ kind: 'nest', colours, size });

const BEDS: Readonly<Record<string, Bed>> = {
  ...Object.fromEntries(
    'white-rice basmati-rice jasmine-rice sushi-rice risotto-rice microwave-rice parboiled-rice paella-rice rice-cooked'
      .split(' ')
      .map((food) => [food, RICE]),
  ),
  'brown-rice': DARK_RICE,
  'wild-rice-mix': DARK_RICE,
  ...Object.fromEntries('couscous millet semolina'.split(' ').map((food) => [food, FINE])),
  bulgur: CRACKED,
  'cauliflower-rice': CRUMBLED,
  'pearl-couscous': PEARLS,
  polenta: POLENTA,
  cornmeal: POLENTA,
  quinoa: QUINOA,
  buckwheat: SEEDY,
  'pearl-barley': SEEDY,
  orzo: { kind: 'grains', colours: ['#f0cf82', '#e6bd66', '#f8e0a6'], size: 9.5 },
  spaghetti: bedOfStrands(4.4, '#f0cd7e', '#e7bb62', '#f8dfa0'),
  vermicelli: bedOfStrands(3, '#f3d896', '#ecca7a'),
  tagliatelle: bedOfStrands(8, '#f2d284', '#e8c068', '#f9e3aa'),
  'egg-noodles': bedOfStrands(4.6, '#eec468', '#e2ad4a', '#f6d992'),
  'udon-noodles': bedOfStrands(7, '#f8efd6', '#efe2be'),
  'rice-noodles': bedOfStrands(4.8, '#f6efdc', '#e8dcbc', '#fffaf0'),
  'soba-noodles': bedOfStrands(4.4, '#a98a68', '#8e7052', '#c0a484'),
  'konjac-noodles': bedOfStrands(4.8, '#f1ebdc', '#e3dac6'),
  ...Object.fromEntries(
    'penne macaroni pasta fusilli wholewheat-pasta lentil-pasta edamame-pasta gnocchi fresh-ravioli tortellini-meat'
      .split(' ')
      .map((food) => [food, TUBES]),
  ),
};

/** Returns the rice, grain, pasta or noodles under the rest. */
export const bedOf = (parts: readonly Part[]): Part | undefined =>
  parts.find(({ food, grams }) => looksLike(food) in BEDS && grams >= 15);

/** Whether a bed consists of strands that form a nest. */
export const isNest = ({ food }: Part): boolean => BEDS[looksLike(food)]?.kind === 'nest';

/** Whether a bed consists of grains. */
export const isOfGrains = ({ food }: Part): boolean => /^(?:grains|rings)$/.test(BEDS[looksLike(food)]?.kind ?? '');

/** Whether a bed is soft and spreads over the plate, as polenta does. */
export const isPoured = ({ food }: Part): boolean => BEDS[looksLike(food)]?.kind === 'poured';

/** How strongly different grains take up colour, so that individual grains are visible. */
const UNEVENLY = [1, 0.45, 1.5] as const;

export const colourOfBed = ({ food }: Part): Colour => BEDS[looksLike(food)]?.colours[0] ?? '#f8f0da';

export function drawBed(plating: Plating, part: Part, room: Room, stain: Colour | null = null, share = 0): string {
  const { easel } = plating;
  const bed = BEDS[looksLike(part.food)]!;
  if (bed.kind === 'tubes') {
    const portions = plating.take([part]).map(({ piece }) => ({ piece, count: 90 }));
    const heap = { ...room, rx: room.rx * 0.86, ry: room.ry * 0.84 };
    return `${base(easel, { ...room, rx: room.rx * 0.7, ry: room.ry * 0.68 }, '#b5863c')}${heapUp(easel, heap, portions, { coverage: 2.4, fill: true, times: 5 })}${swell(easel, heap)}`;
  }
  plating.showEach([part]);
  const colours = stain
    ? bed.colours.map((colour, tone) =>
        share > 0
          ? mix(colour, stain, share * UNEVENLY[tone % UNEVENLY.length]!)
          : mix(mix(colour, '#efb548', 0.24), stain, 0.1),
      )
    : bed.colours;
  if (bed.kind === 'poured') return poured(easel, room, colours[0]!);
  if (bed.kind === 'rings') return rings(easel, room, colours, bed.size);
  return bed.kind === 'grains' ? grains(easel, room, colours, bed.size) : nest(easel, room, colours, bed.size);
}

/** Draws some of the pasta on top of the sauce, if the pasta is in pieces. */
export function drawOver(plating: Plating, { food, piece }: Part, room: Room, count = 16): string {
  if (piece === null || BEDS[looksLike(food)]?.kind !== 'tubes') return '';
  return heapUp(plating.easel, room, [{ piece, count }], { coverage: 0.5 });
}

/** Draws mashed potatoes or other mashed food, in the blended colour of its contents. */
export function drawMash(plating: Plating, parts: readonly Part[], room: Room): string {
  plating.show('other', parts);
  const own = plating.blendColour(
    parts.filter(({ food }) => !/milk|butter/.test(food)),
    '#ecd48a',
  );
  return mash(plating.easel, room, own);
}
