import { GROCERY_CATEGORIES } from '@weekbord/domain/foods/grocery-categories';
import { describe, expect, it } from 'vitest';
import { anItem } from '../a-list.test-support.ts';
import { aislesOf, type GroceryItem } from './aisles.ts';
import { rowsOf } from './rows.ts';

let lastId = 0;

function item(category: string, name: string): GroceryItem {
  lastId += 1;
  return anItem(lastId, { name, category });
}

const walk = (items: readonly GroceryItem[], language: string) =>
  aislesOf(items.flatMap(rowsOf), language).map(({ category, rows }) => ({
    category,
    items: rows.map((row) => row.item),
  }));

describe('aislesOf', () => {
  it('puts every item in its aisle, fresh food first, sorted by name', () => {
    const aisles = walk(
      [item('FREEZER', 'peas'), item('VEGETABLE', 'leek'), item('VEGETABLE', 'Carrots'), item('FRUIT', 'pear')],
      'en',
    );
    expect(aisles.map(({ category, items }) => [category, items.map(({ name }) => name)])).toEqual([
      ['FRUIT', ['pear']],
      ['VEGETABLE', ['Carrots', 'leek']],
      ['FREEZER', ['peas']],
    ]);
  });

  it('puts typed items on top', () => {
    const typed = anItem(900, { name: 'toilet paper', food: null, category: 'OTHER' });
    const aisles = walk([item('FRUIT', 'pear'), item('OTHER', 'ice'), typed], 'en');
    expect(aisles.map(({ category }) => category)).toEqual(['OWN', 'FRUIT', 'OTHER']);
    expect(aisles[0]!.items).toEqual([typed]);
  });

  it('puts a typed item that is a food in its aisle, sorted by its name without the amount', () => {
    const typed = ['2 milk', '1½ quark'].map((name, at) => anItem(910 + at, { name, food: null, category: 'DAIRY' }));
    const aisles = walk([item('DAIRY', 'butter'), ...typed, item('DAIRY', 'yoghurt')], 'en');
    expect(aisles.map(({ category, items }) => [category, items.map(({ name }) => name)])).toEqual([
      ['DAIRY', ['butter', '2 milk', '1½ quark', 'yoghurt']],
    ]);
  });

  it('keeps every category, even unknown ones', () => {
    const items = [...GROCERY_CATEGORIES, 'MOON_FOOD'].map((category) => item(category, category));
    const aisles = walk(items, 'nl');
    expect(aisles.flatMap((aisle) => aisle.items)).toHaveLength(items.length);
    expect(aisles.at(-1)?.items.map(({ name }) => name)).toEqual(['MOON_FOOD', 'OTHER']);
  });
});
