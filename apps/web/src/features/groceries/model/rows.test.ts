import { expect, it } from 'vitest';
import { aList, anItem } from '../a-list.test-support.ts';
import { withListWrite } from './cached-lists.ts';
import { movingRows, type Place, placesOf, rowsOf } from './rows.ts';

const MORE = anItem(1, {
  quantity: 100,
  display_quantity: '100 g',
  needed_quantity: 300,
  display_needed: '300 g',
  bought_quantity: 200,
  display_bought: '200 g',
  mark: 'MORE_NEEDED',
});

it('shows an item that needs more than was bought as two lines', () => {
  expect(rowsOf(MORE).map(({ isBought, amount }) => [isBought, amount])).toEqual([
    [false, '100 g'],
    [true, '200 g'],
  ]);
  expect(rowsOf(anItem(2)).map(({ isBought, amount }) => [isBought, amount])).toEqual([[false, '100 g']]);
});

it('shows a tick as the server will return it', () => {
  const ticked = (checked: boolean, item = MORE) =>
    withListWrite([aList([item])], { items: [{ id: item.id, checked }] })[0]!.items[0];
  expect(ticked(true)).toMatchObject({ checked: true, display_quantity: '300 g', bought_quantity: 300, mark: null });
  expect(ticked(false)).toMatchObject({ checked: false, display_quantity: '300 g', bought_quantity: null, mark: null });
  const unneeded = anItem(3, { checked: true, needed_quantity: 0, bought_quantity: 100, mark: 'NOT_NEEDED' });
  expect(ticked(true, unneeded)).toEqual(unneeded);
  expect(ticked(false, unneeded)).toBeUndefined();
});

it('a ticked line stays in place until it has settled, while all other lines are sorted', () => {
  const rows = (change: object) => [anItem(1, change), anItem(2, { at_home: true })].flatMap(rowsOf);
  const settled = placesOf(rows({}), new Map());
  expect([...settled]).toEqual([
    ['1', 'AISLE'],
    ['2', 'HOME'],
  ]);
  const ticked = rows({ checked: true });
  expect(placesOf(ticked, settled)).toBe(settled);
  expect(movingRows(ticked, settled)).toEqual([ticked[0]]);
  const inBasket = placesOf(ticked, new Map<string, Place>([...settled, ['1', 'BASKET']]));
  expect(movingRows(ticked, inBasket)).toEqual([]);
  expect(movingRows(rows({}), inBasket)).toHaveLength(1);
  // An item marked as at home moves there immediately, and a new item starts in its own place.
  expect(placesOf(rows({ at_home: true }), settled).get('1')).toBe('HOME');
  expect(placesOf([anItem(3, { checked: true })].flatMap(rowsOf), settled)).toEqual(new Map([['3', 'BASKET']]));
});

it('ticks items on a list stored by an earlier version of the app, with the amounts that it stored', () => {
  const { needed_quantity: _, display_needed: __, bought_quantity: ___, mark: ____, ...kept } = anItem(4);
  const lists = [aList([kept as typeof MORE])];
  const [ticked] = withListWrite(lists, { items: [{ id: 4, checked: true }] });
  expect(ticked!.items).toMatchObject([{ checked: true, quantity: 100, display_quantity: '100 g' }]);
  const [back] = withListWrite([ticked!], { items: [{ id: 4, checked: false }] });
  expect(back!.items).toMatchObject([{ checked: false, quantity: 100, display_quantity: '100 g' }]);
});
