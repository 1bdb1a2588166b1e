import { expect, it } from 'vitest';
import type { PickerPlace } from '../../../../features/foods/model/picker-place.ts';
import { placeOf, readPickerSearch, searchOf } from './picker-address.ts';

const PLACES: readonly PickerPlace[] = [
  { step: 'search', query: '' },
  { step: 'search', query: '7 up' },
  { step: 'amount', query: 'melk', food: 12 },
  { step: 'scan', query: 'melk', barcode: undefined },
  { step: 'scan', query: '', barcode: '08710400000001' },
  { step: 'own', query: '', barcode: '8710400000001' },
];

it('keeps every step of the picker in the URL, whichever step came first', () => {
  for (const first of ['search', 'scan'] as const)
    for (const place of PLACES) expect(placeOf(searchOf(place, first), first)).toEqual(place);
});

it('reads digits that arrive as a number, and drops what is invalid', () => {
  expect(readPickerSearch({ query: 123, barcode: 8710400000001, food: '5' })).toEqual({
    query: '123',
    barcode: '8710400000001',
    food: 5,
  });
  expect(readPickerSearch({ step: 'else', query: {}, food: -1, barcode: null })).toEqual({});
});
