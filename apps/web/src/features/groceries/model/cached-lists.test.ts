import { expect, it } from 'vitest';
import { aList, anItem } from '../a-list.test-support.ts';
import { isUnsaved, nameOfItem, withItemWrite, withListWrite, withOwnItem } from './cached-lists.ts';

const KEY = 'f81d4fae-7dec-41d0-a765-00a0c91e6bf6';
const SOAP = { list: 7, name: 'Soap', key: KEY };

it('puts a typed item on its list once, with an id below all those of the server, and finds it by its key', () => {
  const lists = withOwnItem([aList([anItem(1)]), aList([], { id: 8 })], SOAP);
  const [, soap] = lists[0]!.items;
  expect(soap).toMatchObject({ name: 'Soap', food: null, checked: false, at_home: false });
  expect([isUnsaved(soap!), nameOfItem(soap!), isUnsaved(anItem(1)), nameOfItem(anItem(1))]).toEqual([
    true,
    KEY,
    false,
    '1',
  ]);
  expect(lists[1]!.items).toEqual([]);
  expect(withOwnItem(lists, SOAP)).toEqual(lists);
  // The server has the item by now.
  const saved = [aList([anItem(9, { key: KEY })])];
  expect(withOwnItem(saved, SOAP)).toEqual(saved);
});

it('ticks and removes an item by its key, before and after the server has it', () => {
  for (const lists of [withOwnItem([aList([anItem(1)])], SOAP), [aList([anItem(1), anItem(9, { key: KEY })])]]) {
    const ticked = withListWrite(lists, { own_items: [{ key: KEY, checked: true }] });
    expect(ticked[0]!.items.map(({ checked }) => checked)).toEqual([false, true]);
    expect(withListWrite(ticked, { own_items: [{ key: KEY, removed: true }] })[0]!.items).toEqual([anItem(1)]);
    expect(withListWrite(lists, {})).toEqual(lists);
  }
});

it('marks an item as at home or to be bought, independently of its tick', () => {
  const lists = [aList([anItem(1), anItem(2)])];
  expect(withItemWrite(lists, 2, { at_home: true })[0]!.items.map((item) => item.at_home)).toEqual([false, true]);
  const both = withItemWrite(lists, 1, { at_home: true, checked: true });
  expect(both[0]!.items[0]).toMatchObject({ at_home: true, checked: true });
});

it('renames a typed item, before and after the server has it, if its name is still the name that was shown', () => {
  const rename = { from: 'Soap', to: '2 bars of soap' };
  const saved = [aList([anItem(1), anItem(9, { key: KEY, name: 'Soap', food: null })])];
  const namesIn = (lists: typeof saved) => lists[0]!.items.map(({ name }) => name);
  for (const lists of [withOwnItem([aList([anItem(1)])], SOAP), saved]) {
    const renamed = [...withListWrite(lists, { own_items: [{ key: KEY, rename }] })];
    expect(namesIn(renamed)).toEqual(['food 1', '2 bars of soap']);
    expect(namesIn([...withListWrite(renamed, { own_items: [{ key: KEY, rename }] })])).toEqual(namesIn(renamed));
  }
  expect(namesIn([...withItemWrite(saved, 9, { rename })])).toEqual(['food 1', '2 bars of soap']);
  expect(namesIn([...withItemWrite(saved, 9, { rename: { from: 'Shampoo', to: 'x' } })])).toEqual(['food 1', 'Soap']);
});

it('restores the text of a partly bought item when it is unticked', () => {
  const leek = anItem(1, {
    quantity: 100,
    display_quantity: '100 g',
    needed_quantity: 350,
    display_needed: '350 g',
    bought_quantity: 250,
    display_bought: '250 g',
    mark: 'MORE_NEEDED',
  });
  const lists = [aList([leek, anItem(2)])];
  const all = withListWrite(lists, { items: [1, 2].map((id) => ({ id, checked: true })) });
  expect(all[0]!.items).toMatchObject([{ checked: true, display_quantity: '350 g', mark: null }, { checked: true }]);
  const back = withListWrite(all, {
    items: [
      { id: 1, checked: true, bought_quantity: 250 },
      { id: 2, checked: false, bought_quantity: null },
    ],
  });
  expect(back[0]!.items[0]).toEqual(leek);
  expect(back[0]!.items[1]).toMatchObject({ checked: false, display_quantity: '100 g', mark: null });
});
