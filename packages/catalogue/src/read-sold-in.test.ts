import { COUNTRIES } from '@weekbord/domain/accounts/countries';
import { isSoldIn } from '@weekbord/domain/groceries/sold-in';
import { describe, expect, it, test } from 'vitest';
import { MEASURES, ONION } from './made-up-foods.test-support.ts';
import { catalogue } from './product-catalogue.test-support.ts';
import { readFoods } from './read-foods.ts';
import { readSoldIn } from './read-sold-in.ts';

const KNOWN = ['NETHERLANDS', 'BELGIUM', 'UNITED_KINGDOM', 'IRELAND', 'UNITED_STATES'] as const;
const read = (parsed: unknown) => readSoldIn(parsed, 'sold-in.yaml');

describe('the countries where foods are sold', () => {
  test('are read for each food', () => {
    expect([...read([{ in: ['BELGIUM', 'IRELAND'], foods: ['rusk', 'custard'] }])]).toEqual([
      ['rusk', ['BELGIUM', 'IRELAND']],
      ['custard', ['BELGIUM', 'IRELAND']],
    ]);
    expect(read(undefined).size).toBe(0);
  });

  test.each([
    ['an invalid country', [{ in: ['FRANCE'], foods: ['rusk'] }], "sold-in.yaml, in: 'FRANCE' is none of"],
    ['any other country', [{ in: ['BELGIUM', 'OTHER'], foods: ['rusk'] }], "sold-in.yaml, in: 'OTHER' is none of"],
    ['no country', [{ in: [], foods: ['rusk'] }], 'sold-in.yaml: names no country'],
    ['a duplicate country', [{ in: ['BELGIUM', 'BELGIUM'], foods: ['rusk'] }], 'BELGIUM: names a country twice'],
    ['no foods', [{ in: ['BELGIUM'] }], 'sold-in.yaml, BELGIUM: is not a list'],
    ['another field', [{ in: ['BELGIUM'], food: 'rusk' }], "unknown field 'food'"],
    [
      'a duplicate food',
      [
        { in: ['BELGIUM'], foods: ['rusk'] },
        { in: ['IRELAND'], foods: ['rusk'] },
      ],
      'sold-in.yaml, IRELAND: rusk is listed twice',
    ],
  ])('refuses %s', (_, parsed, fault) => {
    expect(() => read(parsed)).toThrow(fault);
  });

  test('are listed only for foods that exist', () => {
    expect(() => readFoods([], MEASURES, new Map(), new Map([['onion', ['BELGIUM']]]))).toThrow(
      "sold-in.yaml: no food 'onion'",
    );
  });

  test('are inherited from the food that `like` or `buy` names, unless they are listed for the food itself', () => {
    const other = (id: string, more: object) => ({ ...ONION, id, en: id, nl: id, ...more });
    const parsed = [
      ONION,
      other('red-onion', { like: 'onion' }),
      other('white-onion', { like: 'onion' }),
      other('sweet-onion', { like: 'onion' }),
      other('fried-onion', { buy: 'onion 1.2' }),
      other('leek', {}),
    ];
    const soldIn = read([
      { in: ['BELGIUM'], foods: ['onion'] },
      { in: ['IRELAND'], foods: ['white-onion'] },
      { in: KNOWN, foods: ['sweet-onion'] },
    ]);
    const foods = readFoods([{ name: 'foods/vegetable.yaml', parsed }], MEASURES, new Map(), soldIn);
    expect(Object.fromEntries([...foods.values()].map((food) => [food.id, food.soldIn]))).toEqual({
      onion: ['BELGIUM'],
      'red-onion': ['BELGIUM'],
      'white-onion': ['IRELAND'],
      'sweet-onion': null,
      'fried-onion': ['BELGIUM'],
      leek: null,
    });
  });
});

describe('the countries in the catalogue', () => {
  const soldOf = (id: string) => {
    const food = catalogue.foods.get(id) ?? expect.fail(`no food ${id}`);
    return COUNTRIES.filter((country) => country !== 'OTHER' && isSoldIn(country, food.soldIn));
  };

  test.each([
    [['NETHERLANDS'], ['slavink', 'ossenworst', 'roti-bread', 'bami-snack', 'joppie-sauce']],
    [
      ['NETHERLANDS', 'BELGIUM'],
      [
        'ontbijtkoek',
        'ontbijtkoek-gluten-free',
        'rusk',
        'custard',
        'chocolate-custard',
        'smoked-sausage',
        'beef-smoked-sausage',
        'filet-americain',
        'chocolate-sprinkles',
        'apple-syrup',
        'nasi-vegetables',
        'seroendeng',
        'cheese-30-vegetarian',
        'cheese-cumin',
        'beef-croquette-oven',
        'russian-salad',
        'purslane',
        'quark-full-fat-any-brand',
        'soup-vegetables',
        'stewed-pears',
      ],
    ],
    [
      ['NETHERLANDS', 'BELGIUM', 'UNITED_KINGDOM', 'IRELAND'],
      ['quark-low-fat-any-brand', 'soy-quark', 'pointed-cabbage', 'ketjap-manis-gluten-free'],
    ],
    [
      ['UNITED_KINGDOM', 'IRELAND'],
      ['haggis', 'sandwich-pickle', 'mint-sauce', 'clotted-cream', 'teacake', 'red-leicester', 'wensleydale'],
    ],
    [
      ['NETHERLANDS', 'UNITED_KINGDOM', 'IRELAND'],
      ['crumpet', 'brown-sauce', 'salad-cream'],
    ],
    [['UNITED_STATES'], ['saltines', 'graham-crackers', 'half-and-half']],
    [KNOWN, ['egg', 'rice-cooked', 'oats', 'cheddar', 'tofu', 'skyr', 'cheese-gouda-young', 'wholewheat-bread']],
  ])('are exactly %j for %j', (countries, foods) => {
    for (const id of foods) expect(soldOf(id), id).toEqual(countries);
  });

  it('include at least one for every food, and are the same for a food and what is bought instead of it', () => {
    for (const { id, bought, soldIn } of catalogue.foods.values()) {
      expect(soldIn?.length, id).not.toBe(0);
      if (bought?.as) expect(soldOf(id), id).toEqual(soldOf(bought.as));
    }
  });
});
