import { expect, it } from 'vitest';
import { aList, anItem } from '../a-list.test-support.ts';
import { withTicks } from './cached-lists.ts';
import { rowsOf } from './rows.ts';

const MORE = anItem(1, {
  quantity: 100,
  display_quantity: '100 g',
  needed_quantity: 300,
  display_needed: '300 g',
  bought_quantity: 200,
  display_bought: '200 g',
  mark: 'MORE_NEEDED',
});

it('an item of which more is needed than was bought is two lines', () => {
  expect(rowsOf(MORE).map(({ isBought, amount }) => [isBought, amount])).toEqual([
    [false, '100 g'],
    [true, '200 g'],
  ]);
  expect(rowsOf(anItem(2)).map(({ isBought, amount }) => [isBought, amount])).toEqual([[false, '100 g']]);
});

it('a tick is shown as the server will answer it', () => {
  const ticked = (checked: boolean, item = MORE) => withTicks([aList([item])], [{ id: item.id, checked }])[0]!.items[0];
  expect(ticked(true)).toMatchObject({ checked: true, display_quantity: '300 g', bought_quantity: 300, mark: null });
  expect(ticked(false)).toMatchObject({ checked: false, display_quantity: '300 g', bought_quantity: null, mark: null });
  const unneeded = anItem(3, { checked: true, needed_quantity: 0, bought_quantity: 100, mark: 'NOT_NEEDED' });
  expect(ticked(true, unneeded)).toEqual(unneeded);
  expect(ticked(false, unneeded)).toBeUndefined();
});

it('a list that an earlier version of the app kept on the device is ticked with the amounts that it has', () => {
  const { needed_quantity: _, display_needed: __, bought_quantity: ___, mark: ____, ...kept } = anItem(4);
  const lists = [aList([kept as typeof MORE])];
  const [ticked] = withTicks(lists, [{ id: 4, checked: true }]);
  expect(ticked!.items).toMatchObject([{ checked: true, quantity: 100, display_quantity: '100 g' }]);
  const [back] = withTicks([ticked!], [{ id: 4, checked: false }]);
  expect(back!.items).toMatchObject([{ checked: false, quantity: 100, display_quantity: '100 g' }]);
});
