import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFoodQuery } from './food-query.ts';
import { type FoodCandidate, rankFoods } from './rank-foods.ts';

let lastId = 0;

function aFood(nl: string, rest: Partial<FoodCandidate> = {}): FoodCandidate {
  lastId += 1;
  const plain = { isCatalogue: false, isOwn: false, isRecent: false, popularity: 0 };
  return { id: lastId, name_en: nl, name_nl: nl, ...plain, ...rest };
}

function ranked(typed: string, foods: readonly FoodCandidate[], locale: 'nl' | 'en' = 'nl'): string[] {
  return rankFoods(readFoodQuery(typed)!, locale, foods).map(({ name_nl: name }) => name);
}

describe('[FOO-01] foods found by a search', () => {
  it('are sorted from the exact name to similar ones', () => {
    const best = ['kaas', 'kaas belegen', 'kaasfondue', 'oude kaas', 'oude kaassoort', 'pindakaas', 'kaars'];
    const foods = best.toReversed().map((name) => aFood(name));
    expect(ranked('kaas', foods)).toEqual(best);
  });

  it('contain every typed word, in the name or the brand, in any order', () => {
    const whole = aFood('volle yoghurt', { brand_name: 'Zuivelaar' });
    const foods = [whole, aFood('magere yoghurt'), aFood('volle melk')];
    expect(ranked('yog volle zuiv', foods)).toEqual(['volle yoghurt']);
    expect(ranked('yoghurt vol', foods)).toEqual(['volle yoghurt']);
  });

  it.each([
    ['pinda kaas', 'pindakaas'],
    ['peanutbutter', 'peanut butter'],
    ['kip filet', 'kipfilet naturel'],
    ['kipfilet', 'kip-filet'],
    ['brocoli', 'broccoli'],
    ['borccoli', 'broccoli'],
    ['creme fraiche', 'Crème fraîche'],
    ['filet', 'zalmfilet'],
    ['sinaasapelsap', 'sinaasappelsap'],
  ])('are found by %j: %j', (typed, name) => {
    expect(ranked(typed, [aFood('appelmoes'), aFood(name), aFood('augurk')])).toEqual([name]);
  });

  it.each([
    ['ei', 'ui'],
    ['kaas', 'ham'],
    ['volle yoghurt', 'volle melk'],
    ['thee', 'koffie'],
  ])('are not found by %j: %j', (typed, name) => {
    expect(ranked(typed, [aFood(name)])).toEqual([]);
  });

  it("include the catalogue's best three matches among the first eight", () => {
    const products = Array.from({ length: 30 }, (_, at) => aFood(`brocoli nr ${at}`, { popularity: at }));
    const meant = ['broccoli', 'broccolirijst', 'broccolisoep', 'broccolistronk'].map((name) =>
      aFood(name, { isCatalogue: true }),
    );
    const names = ranked('brocoli', [...products, ...meant]);
    expect(names.slice(5, 8)).toEqual(['broccoli', 'broccolisoep', 'broccolirijst']);
    expect(names).toHaveLength(34);
    expect(names.at(-1)).toBe('broccolistronk');
  });

  it('start with foods that share the beginning of the name if they are only similar', () => {
    const foods = ['volkoren spaghetti', 'spaghettisaus', 'spaghetti (ongekookt)'].map((name) => aFood(name));
    expect(ranked('spagetti', foods)).toEqual(['spaghetti (ongekookt)', 'volkoren spaghetti', 'spaghettisaus']);
  });

  it.each([
    ['nutella', 'nigellazaad'],
    ['oreo', 'gedroogde oregano'],
    ['sprite', 'sprits'],
  ])('do not include names that are hardly similar to %j: %j', (typed, name) => {
    expect(ranked(typed, [aFood(name)])).toEqual([]);
  });

  it("start with names in the reader's language", () => {
    const english = aFood('stokbrood', { name_en: 'room' });
    const dutch = aFood('room', { name_en: 'cream' });
    expect(ranked('room', [english, dutch])).toEqual(['room', 'stokbrood']);
    expect(ranked('room', [english, dutch], 'en')).toEqual(['stokbrood', 'room']);
  });

  it('are found by plurals and synonyms', () => {
    const onion = aFood('ui', { plural_nl: 'uien', synonyms_nl: ['ajuin'] });
    expect(ranked('uien', [aFood('uiensoep'), onion])).toEqual(['ui', 'uiensoep']);
    expect(ranked('ajuin', [aFood('uiensoep'), onion])).toEqual(['ui']);
  });

  it('are otherwise sorted with custom foods first, then recent foods, catalogue foods, short names and popular products', () => {
    const foods = [
      aFood('brood wit b', { popularity: 10 }),
      aFood('brood wit a', { popularity: 900 }),
      aFood('brood'.concat(' x'), { popularity: 1 }),
      aFood('brood volkoren', { isCatalogue: true }),
      aFood('brood van de bakker', { isRecent: true }),
      aFood('brood van oma zelf', { isOwn: true }),
    ];
    expect(ranked('brood', foods)).toEqual([
      'brood van oma zelf',
      'brood van de bakker',
      'brood volkoren',
      'brood x',
      'brood wit a',
      'brood wit b',
    ]);
  });

  const words = fc.constantFrom('kaas', 'volle', 'melk', 'brood', 'met', 'ui', 'pindakaas', 'yoghurt', 'xyz');
  const foodsOfWords = fc
    .array(fc.tuple(fc.array(words, { minLength: 1, maxLength: 4 }), fc.boolean(), fc.nat(50)), { maxLength: 12 })
    .map((list) => list.map(([name, isCatalogue, popularity]) => aFood(name.join(' '), { isCatalogue, popularity })));

  it('are a subset of the candidates, in an order that does not depend on the order of the candidates', () => {
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 3 }), foodsOfWords, (typed, foods) => {
        const query = readFoodQuery(typed.join(' '))!;
        const order = rankFoods(query, 'nl', foods);
        expect(new Set(order.map(({ id }) => id)).size).toBe(order.length);
        expect(rankFoods(query, 'nl', foods.toReversed())).toEqual(order);
      }),
    );
  });

  it('come first if they contain every word', () => {
    fc.assert(
      fc.property(words, foodsOfWords, (typed, foods) => {
        const order = rankFoods(readFoodQuery(typed)!, 'nl', foods);
        const has = (food: FoodCandidate) => food.name_nl.split(' ').some((word) => word.startsWith(typed));
        const flags = order.map(has);
        expect(flags.filter(Boolean)).toHaveLength(foods.filter(has).length);
        expect(flags.toSorted((a, b) => Number(b) - Number(a))).toEqual(flags);
      }),
    );
  });
});
