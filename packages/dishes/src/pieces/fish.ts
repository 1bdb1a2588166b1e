import { flakes } from '../drawing/carved.ts';
import { heap, lump, prawn } from '../drawing/chunks.ts';
import { whiteFlakes } from '../drawing/fish-fillets.ts';
import { fillet } from '../drawing/fillet.ts';
import { bakedFish, HERRING, KIPPER, MACKEREL, SARDINE, skinFillet, TROUT } from '../drawing/fish-with-skin.ts';
import { fold } from '../drawing/flat-pieces.ts';
import { openMussel } from '../drawing/shells.ts';
import { allShowing, bit, oneOf, part, type Pieces, same, sized } from '../drawing/piece.ts';
import { roastSlice } from '../drawing/pressed.ts';
import { bean, slice } from '../drawing/round.ts';
import { strip } from '../drawing/strips.ts';

/** Draws white fish, which falls apart into flakes. */
const flaked = (flesh: string, edge: string) => part(34, 23, whiteFlakes(flesh, edge, 56, 38));
const whiteFish = flaked('#fffaf0', '#cf9f58');
const smoked = (flesh: string) =>
  part(
    24,
    20,
    oneOf(
      flakes(flesh, '#8d6a3a', 46, 26),
      sized(skinFillet({ ...MACKEREL, back: '#5a3c18', flank: '#b98a3e', belly: '#dcb468' }), 0.5),
    ),
  );

/** Fish, cooked or smoked, in fork-sized pieces. */
const FINNED: Pieces = {
  salmon: part(26, 21, flakes('#f4a27a', '#dd7a48', 54, 32)),
  'hot-smoked-salmon': part(24, 20, flakes('#ee8f66', '#c4622f', 50, 29)),
  'salmon-canned': part(9, 11, heap(lump('#ee9a74', 7, { wobble: 0.3 }), 4, 8)),
  'smoked-salmon': part(16, 22, fold('#f08a5c', 52, { edge: '#f9b494', stripes: '#fbd3bc' })),
  ...same(
    whiteFish,
    'cod',
    'pollock',
    'pangasius',
    'haddock',
    'alaska-pollock',
    'tilapia',
    'hake',
    'salt-cod',
    'sea-bass',
    'sea-bream',
    'plaice',
  ),
  kibbeling: part(18, 15, lump('#dba04a', 16, { wobble: 0.34, brown: '#9a5c1a', gloss: 0.2 })),
  'smoked-haddock': flaked('#fae3a4', '#dcae54'),
  ...same(smoked('#e0bd90'), 'smoked-mackerel', 'mackerel-in-tomato'),
  'smoked-trout': part(20, 17, flakes('#efb091', '#a9793c', 46, 26)),
  mackerel: part(50, 26, sized(skinFillet(MACKEREL), 0.62)),
  trout: part(50, 26, sized(skinFillet(TROUT), 0.62)),
  kipper: part(50, 26, sized(skinFillet(KIPPER), 0.62)),
  ...same(part(30, 22, sized(skinFillet(HERRING, { browned: 0 }), 0.52)), 'herring', 'herring-fresh'),
  'sardines-fresh': part(40, 30, sized(bakedFish(SARDINE), 0.5)),
  'sardines-in-oil': part(16, 18, sized(skinFillet(SARDINE, { width: 30, browned: 0.1 }), 0.46)),
  anchovies: bit(3, 12, strip('#9a6f58', 30, 5, { wave: 0.4 })),
  ...same(part(8, 11, heap(lump('#dcb796', 7, { wobble: 0.3, gloss: 0.1 }), 4, 8)), 'tuna-in-water', 'tuna-in-oil'),
  'tuna-steak': part(16, 17, roastSlice(46, 25, '#b23a44', '#a58062')),
  'fish-fingers': part(
    28,
    24,
    fillet('#de9e3c', { length: 58, width: 20, marks: 'crust', mark: '#a8641a', taper: 0.02 }),
  ),
  surimi: part(12, 14, strip('#f9efe8', 34, 10, { inner: '#e8553c', wave: 0.1 })),
};

const SHELLED: Pieces = {
  ...same(part(12, 17, prawn(18)), 'prawns', 'cooked-prawns', 'crayfish'),
  'dutch-shrimps': bit(1.5, 6, prawn(6, { colour: '#e6b09a' })),
  'seafood-mix': part(
    8,
    12,
    oneOf(
      prawn(12),
      bean('#f0a84c', 22),
      slice(10, { flesh: '#f6ede2', skin: '#dfc9c4', rind: 0.14, pattern: 'hole', core: '#c89a86' }),
    ),
  ),
  squid: part(
    8,
    11,
    slice(12, { flesh: '#f8f1e8', skin: '#e2cdc6', rind: 0.2, pattern: 'hole', core: '#c7a08c', height: 3 }),
  ),
  mussels: part(8, 11, bean('#f0a245', 22, { gloss: 0.6 })),
  ...same(part(18, 18, openMussel(19)), 'mussels-in-shell', 'cockles'),
};

export const FISH: Pieces = {
  ...allShowing('fish', FINNED),
  ...allShowing('shellfish', SHELLED),
  'prawn-crackers': part(3, 15, fold('#f7e3d2', 34, { wide: 0.8 })),
};
