import { boiled, crispFlake, cube, heap, lump } from '../drawing/chunks.ts';
import { fillet } from '../drawing/fillet.ts';
import { ravioli, tortellino } from '../drawing/filled-pasta.ts';
import { elbow, shreds, spiral, strip, tube } from '../drawing/strips.ts';
import { bread, crispbread, croissant, halfLoaf, shredded } from '../drawing/bread.ts';
import { flatbread } from '../drawing/flatbread.ts';
import { nutSmear, peanutSauce } from '../drawing/nut-butter.ts';
import { biscuit, melba, puffedCake, rusk } from '../drawing/crisp-breads.ts';
import { dollop, fold, tile, wedge } from '../drawing/flat-pieces.ts';
import { bit, oneOf, part, type Pieces, same, sized, whole } from '../drawing/piece.ts';
import { almond, hazelnut } from '../drawing/berries.ts';
import { ball, bean, slice } from '../drawing/round.ts';
import { chocolateSquare } from '../drawing/sweets.ts';

const slab = (crumb: string, crust: string, spots: readonly string[] = []) =>
  whole(35, 42, bread(42, { crumb, crust, spots }));
const roll = (crumb: string, crust: string) => whole(60, 38, bread(38, { crumb, crust, form: 'round' }));
const seed = (colour: string, length: number, each: number) =>
  bit(each, length * 0.6, bean(colour, length, { bent: 0, gloss: 0.4 }));

const walnut = bit(4, 10, heap(lump('#b9803f', 6, { wobble: 0.4, gloss: 0.1 }), 4, 6));
const pulse = (colour: string, length: number, each: number) =>
  bit(each, length * 0.55, bean(colour, length, { bent: 0.4, gloss: 0.6 }));
const spread = (colour: string, grain: string | null = null) => part(15, 14, dollop(colour, 14, { grain }));
const tubes = (colour: string) => part(3, 12, tube(colour, 30, 13));
const noodle = (colours: readonly string[], width: number) => part(6, 15, shreds(colours, 46, width, 5, 0.9));
const grain = (colours: readonly string[], size: number) =>
  part(5, 9, heap(oneOf(...colours.map((colour) => bean(colour, size, { bent: 0, gloss: 0 }))), 14, 10));
const flake = bit(1.4, 6, bean('#e6cd98', 13, { bent: 0.05, gloss: 0, seam: true }));

/** Bread, crackers, crumbs, pasta and cereals made of wheat, or of gluten-free products with the same shape. */
export const WHEAT: Pieces = {
  ...same(
    slab('#c99a62', '#8a5426', ['#7a4a20']),
    'wholewheat-bread',
    'brown-bread',
    'multigrain-bread',
    'spelt-bread',
  ),
  ...same(
    slab('#f4e3bd', '#c48a42'),
    'white-bread',
    'gluten-free-bread',
    'sourdough-bread',
    'raisin-bread',
    'low-carb-bread',
  ),
  'rye-bread': whole(
    45,
    40,
    bread(38, { crumb: '#6f4426', crust: '#4a2a14', form: 'square', spots: ['#b98a56', '#3a2010'], toast: 0 }),
  ),
  ...same(
    roll('#e9cf9c', '#c2803a'),
    'wholewheat-roll',
    'brown-roll',
    'crusty-roll',
    'burger-bun',
    'english-muffin',
    'crumpet',
  ),
  'currant-bun': whole(
    60,
    38,
    bread(38, { crumb: '#eccf98', crust: '#a8641f', form: 'round', spots: ['#3a1c14', '#4a2418'] }),
  ),
  bagel: whole(
    85,
    38,
    slice(38, { flesh: '#f0dcae', skin: '#c07c34', rind: 0.12, pattern: 'hole', core: '#cfae78', height: 8 }),
  ),
  baguette: part(22, 30, bread(29, { crumb: '#f6e8c6', crust: '#c2812f', form: 'oval', toast: 0.1, holes: 34 })),
  ...same(whole(60, 40, halfLoaf(27, '#f5e6c2', '#c98a3c')), 'ciabatta', 'focaccia'),
  ...same(whole(70, 44, flatbread('#f0dcae', 42, { chars: 7 })), 'pitta', 'white-pitta'),
  naan: whole(90, 50, flatbread('#efd6a0', 44, { outline: 'drop', chars: 16 })),
  'turkish-bread': whole(90, 52, flatbread('#d9a456', 42, { outline: 'long', chars: 9 })),
  ...same(
    whole(70, 46, flatbread('#ecd5a2', 46, { chars: 18 })),
    'flatbread',
    'chapati',
    'roti-bread',
    'wheat-wrap',
    'wholewheat-wrap',
    'gluten-free-wrap',
  ),
  ...same(part(10, 30, crispbread('#cb9a5c', 68, 46)), 'crispbread', 'wholewheat-crackers'),
  rusk: part(10, 26, rusk(28)),
  'toast-rounds': part(4, 24, melba(28)),
  'water-biscuits': part(7, 26, biscuit('#efd9a4', 28)),
  oatcakes: part(12, 26, biscuit('#cfa566', 28, { wobble: 0.05, pricks: false, bits: '#ecd6a4' })),
  digestives: part(14, 26, biscuit('#cd9c56', 28)),
  croissant: whole(60, 58, sized(croissant, 0.86)),
  ontbijtkoek: part(27, 28, tile('#9c6232', 58, 46, { thick: 9, dots: '#6a3c1a', holes: true })),
  croutons: bit(2, 8, cube('#dca75a', 13)),
  breadcrumbs: bit(1, 3, lump('#d8a458', 2.6, { gloss: 0 })),
  ...same(bit(1, 3, lump('#d8a458', 2.6, { gloss: 0 })), 'panko', 'panko-vegan'),
  ...same(tubes('#edc574'), 'penne', 'pasta'),
  macaroni: part(3, 11, elbow('#efc76c', 10, 9)),
  fusilli: part(3, 12, spiral('#edc574', 30, 15)),
  ...same(tubes('#c4935a'), 'wholewheat-pasta'),
  ...same(noodle(['#f0cd7e', '#e7bb62', '#f8dfa0'], 3.6), 'spaghetti', 'vermicelli'),
  tagliatelle: noodle(['#f2d284', '#e8c068', '#f9e3aa'], 6.5),
  ...same(noodle(['#eec468', '#e2ad4a', '#f6d992'], 3.8), 'egg-noodles', 'udon-noodles', 'wheat-noodles'),
  ...same(part(8, 11, ball('#f3dda0', 11, { long: 1.3, mark: 'crease', gloss: 0.3 })), 'gnocchi'),
  'fresh-ravioli': part(14, 17, ravioli('#f2d88e', '#7fa04e', 32)),
  'tortellini-meat': part(9, 14, tortellino('#f0d084', 14)),
  orzo: grain(['#f0cf82', '#e6bd66', '#f8e0a6'], 11),
  ...same(part(18, 24, fold('#f0d186', 56)), 'lasagne-sheets', 'fresh-lasagne-sheets'),
  ...same(part(20, 25, shredded('#cf9c54', 50, 32)), 'wheat-biscuits', 'shredded-wheat'),
};

/** Grains, potatoes, pulses, nuts, seeds and thick sauces by the spoonful. */
export const STAPLES: Pieces = {
  'rice-cakes': part(8, 26, puffedCake('#f5ebd2', 29)),
  'corn-cakes': part(7, 26, puffedCake('#f4d271', 29)),
  'lentil-cakes': part(8, 26, puffedCake('#dfb274', 29)),
  'seed-crackers-low-carb': part(
    10,
    28,
    crispbread('#c59a5a', 64, 44, ['#f1e3b8', '#8a5a2a', '#6d8a3e', '#5a3418', '#e9d3a0']),
  ),
  'tortilla-chips': part(4, 16, wedge('#e6b243', '#f0c45a', 34, { width: 0.9 })),
  potato: part(20, 15, boiled('#f0d588', 15)),
  'baby-potatoes': part(
    17,
    14,
    oneOf(
      ball('#e8c878', 14, { wobble: 0.1, long: 1.15, gloss: 0.4 }),
      slice(14, { flesh: '#f6e3a2', skin: '#d5a552', rind: 0.08, height: 6, long: 1.1 }),
    ),
  ),
  ...same(part(7, 15, strip('#ecbb52', 44, 9, { wave: 0.12, height: 4 })), 'oven-chips'),
  'sweet-potato-fries': part(7, 15, strip('#e6762a', 44, 9, { wave: 0.12, height: 4 })),
  ...same(
    grain(['#fbf6e6', '#f3ead2', '#fffdf4'], 8),
    'white-rice',
    'basmati-rice',
    'jasmine-rice',
    'sushi-rice',
    'risotto-rice',
    'microwave-rice',
    'parboiled-rice',
    'paella-rice',
    'rice-cooked',
  ),
  ...same(grain(['#cfa873', '#b98d56', '#dcbb8a'], 8), 'brown-rice', 'wild-rice-mix'),
  ...same(
    grain(['#efcf86', '#e6bf6c', '#f8e2ac'], 4.6),
    'couscous',
    'bulgur',
    'polenta',
    'cornmeal',
    'millet',
    'pearl-couscous',
    'semolina',
    'wheat-porridge-flakes',
  ),
  ...same(grain(['#e6d2a0', '#d2b77c', '#b98c5c'], 5), 'quinoa', 'buckwheat', 'pearl-barley'),
  ...same(tubes('#d98a4a'), 'lentil-pasta'),
  ...same(tubes('#9fae5c'), 'edamame-pasta'),
  'rice-noodles': noodle(['#f8f3e4', '#ece2c8', '#fffdf4'], 4.2),
  'soba-noodles': noodle(['#a98a68', '#8e7052', '#c0a484'], 3.8),
  'corn-tortilla': whole(70, 44, flatbread('#efc968', 44, { chars: 14 })),
  'rice-paper': part(8, 24, fold('#f6f2e6', 52, { wide: 0.8 })),
  'taco-shells': part(13, 32, fold('#e8b548', 68, { wide: 0.7 })),
  ...same(flake, 'oats', 'oat-bran'),
  'bran-flakes': bit(1.2, 7, crispFlake('#b5763a', 9)),
  ...same(
    bit(2.4, 8, oneOf(lump('#e3c890', 5.4, { gloss: 0 }), lump('#cfae74', 5, { gloss: 0 }), lump('#5a342a', 4))),
    'muesli',
  ),
  ...same(
    bit(6, 11, heap(oneOf(lump('#b9792f', 5), lump('#d7a456', 4.6), lump('#96591f', 4.2), bean('#e2bd84', 9)), 8, 9)),
    'granola',
    'granola-low-sugar',
    'crunchy-muesli',
  ),
  cornflakes: bit(1.2, 7, crispFlake('#f2b740', 9)),
  'chickpeas-canned': bit(2, 7, ball('#e2b768', 6.8, { mark: 'crease', wobble: 0.1, gloss: 0.4 })),
  ...same(pulse('#8e2f26', 17, 2.4), 'kidney-beans-canned', 'mixed-beans-canned'),
  'black-beans-canned': pulse('#30222a', 14, 2),
  ...same(
    bit(2.2, 8, bean('#efdcae', 17, { bent: 0.55, gloss: 0.5 })),
    'white-beans-canned',
    'butter-beans-canned',
    'lupin-beans',
  ),
  'brown-beans-canned': pulse('#8a4f30', 15, 2.2),
  'baked-beans': pulse('#cf6a34', 14, 2),
  ...same(bit(0.9, 5, ball('#7c5a30', 4.6, { gloss: 0.4 })), 'lentils-canned', 'green-lentils'),
  ...same(bit(0.9, 5, ball('#e2793a', 4.6, { gloss: 0.3 })), 'red-lentils'),
  'split-peas': bit(0.9, 5, ball('#a9b04c', 4.6)),
  ...same(walnut, 'walnuts', 'pecans'),
  almonds: bit(2.6, 9, almond('#b5733a', 20)),
  hazelnuts: bit(2.2, 8, hazelnut(8.4)),
  'brazil-nuts': bit(5, 11, almond('#dcc096', 28)),
  macadamias: bit(3, 8, ball('#ecd6a4', 8.6, { gloss: 0.3 })),
  ...same(
    bit(2.6, 9, oneOf(almond('#b5733a', 20), hazelnut(8.4), bean('#edd6a4', 18, { bent: 0.8 }))),
    'mixed-nuts',
    'mixed-nuts-raisins',
    'nuts',
  ),
  ...same(bit(3, 8, bean('#edd6a4', 17, { bent: 0.9, gloss: 0.4 })), 'cashews'),
  peanuts: bit(2, 7, bean('#d9aa62', 12, { bent: 0.1, seam: true })),
  pistachios: bit(1.6, 6, bean('#8fa24a', 11, { bent: 0 })),
  'flaked-almonds': bit(0.8, 6, slice(6, { flesh: '#f9ecd0', skin: '#c99a5c', rind: 0.1, long: 1.5, height: 0.8 })),
  ...same(seed('#f3e6c2', 5.4, 0.4), 'sesame-seeds', 'pine-nuts'),
  'pumpkin-seeds': bit(0.5, 6.6, almond('#6d8f3c', 13.5)),
  'sunflower-seeds': bit(0.45, 6, almond('#cfc29c', 12)),
  ...same(bit(0.45, 5, oneOf(bean('#6d8a3e', 10), bean('#cbb894', 8), bean('#7a4a26', 5.5))), 'mixed-seeds'),
  ...same(seed('#7a4524', 5.6, 0.4), 'linseed', 'linseed-whole'),
  'hemp-seeds': seed('#d9d3a8', 4.6, 0.4),
  ...same(bit(0.35, 3, ball('#3c3a42', 2.4)), 'chia-seeds', 'black-sesame-seeds'),
  ...same(bit(0.5, 4, lump('#4a2a18', 3.6)), 'cacao-nibs', 'chocolate-sprinkles'),
  ...same(part(6, 11, chocolateSquare('#55301b', 21)), 'dark-chocolate', 'milk-chocolate', 'dark-chocolate-85'),
  'peanut-sauce': part(40, 30, peanutSauce('#b5803f', 28)),
  ...same(part(15, 15, nutSmear('#bd8544', 13)), 'peanut-butter', 'almond-butter'),
  tahini: part(15, 15, nutSmear('#d3b27a', 13)),
  'coconut-yoghurt': part(18, 15, dollop('#fffdf8', 15)),
  hummus: spread('#e3c78e', '#b98a4c'),
  guacamole: spread('#a3b74c', '#6f8f30'),
  ...same(
    spread('#f6e7b8'),
    'mayonnaise',
    'vegan-mayonnaise',
    'vinaigrette',
    'hollandaise',
    'tartare-sauce',
    'garlic-sauce',
    'caesar-dressing',
    'light-spread',
    'margarine',
    'margarine-vegan',
    'honey-mustard-dressing',
    'semolina-pudding',
  ),
  ...same(spread('#7f9a3c', '#4f7424'), 'pesto-fresh', 'vegan-pesto', 'mint-sauce'),
  ...same(
    spread('#b5432a', '#7d2418'),
    'red-pesto',
    'harissa',
    'sambal-oelek',
    'sriracha',
    'ketchup',
    'cocktail-sauce',
  ),
  'chocolate-hazelnut-spread': spread('#5a321c'),
  honey: bit(5, 9, lump('#e2a02c', 8, { gloss: 0.9 })),
  'pizza-sauce': part(15, 14, dollop('#c23a20', 14)),
  seroendeng: bit(1.5, 4, lump('#c98a3c', 3)),
  granules: bit(1, 4, fillet('#c98a3c', { length: 8, width: 5 })),
};
