import { expect, it } from 'vitest';
import { countServings } from './count-servings.ts';

it.each([
  ['plate', '1½ plate'],
  ['1 plate', '1½ plate'],
  ['1x bord', '1½ bord'],
  ['1,0 bord', '1½ bord'],
  ['a slice', '1½ slice'],
  ['An apple', '1½ apple'],
  ['een plak', '1½ plak'],
  ['één plak', '1½ plak'],
  ['2 slices', '1½ × 2 slices'],
  ['10 crackers', '1½ × 10 crackers'],
  ['½ pizza', '1½ × ½ pizza'],
  ['half a plate', '1½ × half a plate'],
  ['halve reep', '1½ × halve reep'],
  ['twee koekjes', '1½ × twee koekjes'],
  ['1 2-pack', '1½ × 1 2-pack'],
  ['ana bar', '1½ ana bar'],
  ['eenheid', '1½ eenheid'],
  ['halfvolle melk', '1½ halfvolle melk'],
  ['1', '1½ × 1'],
])('one and a half times %s is %s', (name, expected) => {
  expect(countServings('1½', name)).toBe(expected);
});
