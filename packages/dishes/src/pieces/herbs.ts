import { leaf, sprig } from '../drawing/leaves.ts';
import { herb, type Pieces, same } from '../drawing/piece.ts';
import { slice } from '../drawing/round.ts';
import { strip } from '../drawing/strips.ts';

/** Fresh herbs, strewn last: the sharpest and greenest parts of a picture. */
export const HERBS: Pieces = {
  ...same(herb(0.9, 13, leaf('#3f8f30', 28, { vein: '#a8d884' })), 'basil', 'thai-basil'),
  parsley: herb(0.8, 9, leaf('#3f9334', 18, { form: 'lobed' })),
  coriander: herb(0.8, 9, leaf('#4fa03a', 19, { form: 'lobed' })),
  'celery-leaf': herb(0.8, 9, leaf('#5aa23c', 18, { form: 'lobed' })),
  mint: herb(0.8, 11, leaf('#45a04c', 23, { vein: '#b2e2a8' })),
  dill: herb(0.6, 10, sprig('#58994a', 26, { leaves: 9, wide: 0.06, long: 0.5 })),
  chives: herb(
    0.35,
    5,
    slice(3.2, { flesh: '#bfe09a', skin: '#47902f', rind: 0.42, pattern: 'plain', long: 1.7, height: 1.2 }),
  ),
  ...same(
    herb(0.4, 9, sprig('#5f7f4e', 24, { leaves: 6, wide: 0.14, long: 0.24, stem: '#8a6a48' })),
    'thyme',
    'oregano-fresh',
    'tarragon',
  ),
  rosemary: herb(0.7, 11, sprig('#4c6e48', 30, { leaves: 10, wide: 0.07, long: 0.36, stem: '#7a6046' })),
  sage: herb(0.8, 12, leaf('#8aa27c', 28, { form: 'long', vein: '#d8e4cc' })),
  'bay-leaf': herb(0.2, 13, leaf('#6f8a48', 32, { form: 'long' })),
  'lime-leaves': herb(0.4, 12, leaf('#3d7a34', 28)),
  'cinnamon-stick': herb(3, 14, strip('#8f4f24', 42, 8, { wave: 0.05, height: 3 })),
  'star-anise': herb(0.6, 9, leaf('#6c3a1c', 18, { form: 'lobed' })),
  lemongrass: herb(5, 13, strip('#dbe0a4', 36, 6, { wave: 0.05 })),
};
