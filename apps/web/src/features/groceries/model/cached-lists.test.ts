import { expect, it } from 'vitest';
import { aList, anItem } from '../a-list.test-support.ts';
import { isUnsaved, nameOfItem, withItemWrite, withListWrite, withOwnItem } from './cached-lists.ts';

const KEY = 'f81d4fae-7dec-41d0-a765-00a0c91e6bf6';
const SOAP = { list: 7, name: 'Soap', key: KEY };

it('what was typed stands on its list once, below every id of the server, and answers to its key', () => {
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
  // The server knows it by now.
  const saved = [aList([anItem(9, { key: KEY })])];
  expect(withOwnItem(saved, SOAP)).toEqual(saved);
});

it('is ticked and taken off by its key, before and after the server knows it', () => {
  for (const lists of [withOwnItem([aList([anItem(1)])], SOAP), [aList([anItem(1), anItem(9, { key: KEY })])]]) {
    const ticked = withListWrite(lists, { own_items: [{ key: KEY, checked: true }] });
    expect(ticked[0]!.items.map(({ checked }) => checked)).toEqual([false, true]);
    expect(withListWrite(ticked, { own_items: [{ key: KEY, removed: true }] })[0]!.items).toEqual([anItem(1)]);
    expect(withListWrite(lists, {})).toEqual(lists);
  }
});

it('an item is at home or to be bought as it was said, beside its tick', () => {
  const lists = [aList([anItem(1), anItem(2)])];
  expect(withItemWrite(lists, 2, { at_home: true })[0]!.items.map((item) => item.at_home)).toEqual([false, true]);
  const both = withItemWrite(lists, 1, { at_home: true, checked: true });
  expect(both[0]!.items[0]).toMatchObject({ at_home: true, checked: true });
});
