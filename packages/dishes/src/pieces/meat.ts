import { carved, chunk } from '../drawing/carved.ts';
import { rawHam, roastBeefSlice, salamiSlice } from '../drawing/cold-meats.ts';
import { tint } from '../drawing/colour.ts';
import { chop } from '../drawing/chops.ts';
import { drumstick } from '../drawing/drumstick.ts';
import { heap, lump } from '../drawing/chunks.ts';
import { fillet } from '../drawing/fillet.ts';
import { fold } from '../drawing/flat-pieces.ts';
import { bit, oneOf, part, type Pieces, same, sized, whole } from '../drawing/piece.ts';
import { chickenChunk, chickenStrip } from '../drawing/poultry.ts';
import { friedTofu, roastSlice, tempehSlice } from '../drawing/pressed.ts';
import { ribs } from '../drawing/ribs.ts';
import { baconRoll } from '../drawing/rolled.ts';
import { ball, slice } from '../drawing/round.ts';
import { rasher, sausage, shreds, strip } from '../drawing/strips.ts';

const chicken = part(17, 18, oneOf(chickenChunk(36), chickenChunk(32, '#c47c30'), chickenStrip(54, 22)));
const redMeat = part(14, 15, chunk('#a9694a', '#6e3c24', 27));
const strips = (flesh: string, brown: string) => part(11, 14, carved(flesh, brown, 38, 13, { lines: 2 }));
const mince = (colour: string, dark: string) =>
  part(
    9,
    12,
    heap(
      oneOf(
        lump(colour, 5.4, { wobble: 0.5, gloss: 0.2 }),
        lump(tint(colour, 0.16), 4.2, { wobble: 0.5, gloss: 0 }),
        lump(dark, 4.8, { wobble: 0.5, gloss: 0 }),
      ),
      11,
      12,
    ),
  );
const ham = (colour: string, edge: string) => part(15, 24, fold(colour, 56, { edge }));
const coin = (flesh: string, skin: string, core: string, seed: string) =>
  part(6, 11, slice(11, { flesh, skin, rind: 0.1, pattern: 'seeds', core, seed, height: 2.4 }));
const sausageSlice = part(
  9,
  12,
  slice(12, {
    flesh: '#d98a72',
    skin: '#8e3a22',
    rind: 0.12,
    pattern: 'seeds',
    core: '#e09a80',
    seed: '#f3c8b4',
    height: 5,
  }),
);
const tofu = part(12, 13, friedTofu(20));

/** Meat in shapes that nothing else has, with its grain, fat or bone: cooked, in fork-sized pieces. */
export const MEAT: Pieces = {
  ...same(
    chicken,
    'chicken-breast',
    'chicken-thigh',
    'turkey-breast',
    'chicken-shawarma',
    'chicken-whole-raw',
    'smoked-chicken',
  ),
  'duck-breast': part(15, 16, carved('#c8706a', '#8c4a22', 42, 22)),
  ...same(whole(95, 36, sized(drumstick, 0.62)), 'chicken-drumstick', 'chicken-leg'),
  ...same(
    part(16, 19, slice(20, { flesh: '#e9c3a2', skin: '#8a4c22', rind: 0.14, pattern: 'grain', long: 1.24, height: 5 })),
    'pork-tenderloin',
    'pork-leg-steak',
    'roast-pork-slices',
  ),
  ...same(strips('#d6a777', '#8e5530'), 'pork-schnitzel', 'gyros-meat', 'pulled-pork', 'pork-shoulder'),
  ...same(part(20, 19, rasher('#b8653e', '#f3d8b0', 50, 28)), 'pork-belly', 'pork-belly-lean'),
  'pork-chop': whole(120, 46, chop({ meat: '#b57a46', handle: 12, half: [46, 34] })),
  ...same(redMeat, 'stewing-beef', 'lamb-leg', 'beef-brisket'),
  'beef-strips': part(14, 15, chunk('#a0603e', '#6a3a22', 28)),
  ...same(
    part(18, 19, slice(16, { flesh: '#c9655c', skin: '#5c2f1b', rind: 0.16, pattern: 'grain', long: 1.6, height: 5 })),
    'beef-steak',
    'ribeye',
    'beef-roasting-joint',
  ),
  'lamb-chop': whole(65, 34, chop({ meat: '#8e4a2c', handle: 34, half: [27, 22] })),
  ...same(part(15, 24, roastBeefSlice(54)), 'roast-beef', 'smoked-beef', 'salted-beef', 'corned-beef'),
  ham: ham('#eaa59a', '#f8d3c8'),
  ...same(ham('#f0d8bc', '#fbecd8'), 'turkey-slices', 'chicken-slices'),
  ...same(part(10, 22, rawHam(58, 34)), 'parma-ham', 'serrano-ham'),
  bresaola: part(10, 22, fold('#8e2c30', 52, { edge: '#b4554c', wide: 0.6 })),
  slavink: whole(100, 36, baconRoll(92, 38)),
  bacon: part(12, 24, rasher('#a8442c', '#efc79c', 58, 14)),
  'bacon-lardons': bit(
    3,
    7,
    oneOf(
      strip('#b04a30', 13, 7, { inner: '#efc39a', height: 2.4 }),
      strip('#c25a3c', 12, 7, { inner: '#f2d2ae', height: 2.4 }),
    ),
  ),
  ...same(part(7, 13, salamiSlice(13.5, '#96281f', '#64160f', '#f3cdb6')), 'chorizo', 'salami', 'sucuk'),
  'filet-americain': part(14, 13, heap(lump('#c8442e', 9, { wobble: 0.3, gloss: 0.3 }), 5, 9)),
  'spare-ribs': whole(125, 52, ribs()),
  'chicken-shreds': part(9, 12, shreds(['#ecd0a0', '#dcb47c', '#f4e2bc'], 26, 5, 4)),
};

/** Mince, sausages, burgers, breaded and pressed pieces: of meat or its substitutes, which look the same. */
export const MEATLIKE: Pieces = {
  ...same(
    mince('#a5683f', '#84492a'),
    'beef-mince-lean',
    'beef-mince',
    'lamb-mince',
    'mixed-mince',
    'vegan-mince',
    'soy-mince-dried',
  ),
  ...same(mince('#d3a274', '#b37c4c'), 'pork-mince', 'chicken-mince', 'turkey-mince'),
  'smoked-sausage': sausageSlice,
  ...same(whole(65, 32, sausage('#a85a30', 70, 19)), 'pork-sausage', 'vegan-sausage', 'chipolata-chicken'),
  merguez: whole(55, 32, sausage('#93301c', 72, 14)),
  ...same(
    whole(110, 34, fillet('#7a4426', { length: 66, width: 64, marks: 'sear', mark: '#3f1d0c', taper: 0.1 })),
    'beef-burger',
    'vegan-burger',
    'veggie-burger',
  ),
  'chicken-schnitzel': whole(110, 40, fillet('#d79a3e', { length: 92, width: 66, marks: 'crust', mark: '#9a5c1a' })),
  'beef-croquette-oven': whole(
    70,
    32,
    fillet('#c98634', { length: 66, width: 26, marks: 'crust', mark: '#8f5216', taper: 0.1 }),
  ),
  seitan: part(14, 15, roastSlice(38, 22, '#c8935a', '#8a5524')),
  ...same(part(11, 14, chickenChunk(26, '#c98f48')), 'vegan-chicken-pieces', 'mycoprotein-pieces'),
  ...same(part(11, 13, lump('#b9793c', 13, { brown: '#7d4a1e', wobble: 0.3 })), 'soy-chunks-dried', 'soy-protein'),
  'vegan-slices': part(15, 22, fold('#e8b9a0', 50, { edge: '#f4d6c4', wide: 0.7 })),
  'vegan-bacon': part(10, 17, strip('#a5552e', 40, 11, { inner: '#c87a48', wave: 0.4, height: 2 })),
  'vegan-chorizo': coin('#b5432a', '#93341f', '#bd5136', '#d98a5c'),
  meatball: part(24, 15, ball('#7d4526', 15, { wobble: 0.14, gloss: 0.4 })),
};

/** Plant proteins with a look of their own. */
export const PLANT_PROTEIN: Pieces = {
  ...same(tofu, 'tofu', 'silken-tofu'),
  'smoked-tofu': part(12, 13, friedTofu(19, '#dfc088', '#a8702e')),
  tempeh: part(14, 16, tempehSlice(38, 23)),
  falafel: part(20, 15, ball('#8f5f2a', 15, { wobble: 0.14, gloss: 0.2 })),
};
