import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTelling, readFoodQuery, splitsOf } from './food-query.ts';
import { errorsInMeant, forgivenErrors, likelyWords, typingErrors } from './typing-errors.ts';

const word = fc.stringMatching(/^[a-z]{1,12}$/);

describe('typing errors', () => {
  it.each([
    ['broccoli', 'broccoli', 0],
    ['broc', 'broccoli', 0],
    ['brocoli', 'broccoli', 1],
    ['brocol', 'broccoli', 1],
    ['borccoli', 'broccoli', 1],
    ['bruccoli', 'broccoli', 1],
    ['brottoli', 'broccoli', 4],
    ['brroccoli', 'broccoli', 1],
    ['spinazei', 'spinazie', 1],
    ['kaaz', 'kaas', 1],
    ['xyz', 'kaas', 4],
    ['uien', 'ui', 2],
  ])('are counted between %j and the beginning of %j: %d', (typed, meant, errors) => {
    expect(typingErrors(typed, meant).beginning).toBe(errors);
  });

  it('are zero for the beginning of a word, and never more than the number of its letters', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 12 }), (typed, meant, letters) => {
        expect(typingErrors(meant.slice(0, letters), meant).beginning).toBe(0);
        expect(typingErrors(typed, meant).whole).toBeLessThanOrEqual(typed.length + meant.length);
      }),
    );
  });

  it('are at most one for a missing or extra letter, and at most two for a wrong letter', () => {
    fc.assert(
      fc.property(word, fc.nat(11), fc.constantFrom('', 'q'), fc.boolean(), (meant, at, letter, keeps) => {
        const place = at % meant.length;
        const typed = `${meant.slice(0, place)}${letter}${meant.slice(keeps ? place : place + 1)}`;
        const isMistaken = letter !== '' && !keeps;
        expect(typingErrors(typed, meant).whole).toBeLessThanOrEqual(isMistaken ? 2 : 1);
      }),
    );
  });

  it('are tolerated more often in longer words', () => {
    expect([2, 3, 5, 6, 7, 8, 9].map(forgivenErrors)).toEqual([0, 1, 1, 1, 2, 2, 3]);
  });

  it.each([
    ['nutella', 'nigella'],
    ['oreo', 'oregano'],
    ['sprite', 'shortbread'],
    ['sprite', 'sprits'],
    ['lays', 'layer'],
    ['blub', 'blue'],
  ])('prevent %j from meaning %j', (typed, word) => {
    expect(errorsInMeant(typed, word)).toBeNull();
  });

  it.each([
    ['spagetti', 'spaghetti', 1],
    ['spagetti', 'spaghettisaus', 2],
    ['avacodo', 'avocado', 2],
    ['kaas', 'kaars', 1],
    ['kaa', 'kaas', 1],
    ['mozerella', 'mozzarella', 2],
  ])('still allow %j to mean %j, counting %d', (typed, word, errors) => {
    expect(errorsInMeant(typed, word)).toBe(errors);
  });
});

describe('the likely meanings of a misspelt word', () => {
  it('are sorted by similarity, without words that are too different', () => {
    const known = ['brood', 'broccolini', 'bier', 'broccoli'];
    expect(likelyWords('brocoli', known, 5)).toEqual(['broccoli', 'broccolini']);
    expect(likelyWords('brocoli', known, 1)).toEqual(['broccoli']);
  });

  it('include words that contain the misspelt word', () => {
    expect(likelyWords('filet', ['zalmfilet', 'vlees'], 5)).toEqual(['zalmfilet']);
  });
});

describe('a query', () => {
  it('is split as typed, and also with two neighbouring words joined', () => {
    expect(readFoodQuery(' Volle  Pinda-kaas ')).toEqual({
      text: 'volle pinda kaas',
      variants: [
        ['volle', 'pinda', 'kaas'],
        ['vollepinda', 'kaas'],
        ['volle', 'pindakaas'],
      ],
    });
    expect(readFoodQuery(' !? ')).toBeNull();
  });

  it('is limited to six words of at most forty letters', () => {
    const [words] = readFoodQuery(`${'x'.repeat(90)} `.repeat(30))!.variants;
    expect(words!.map(({ length }) => length)).toEqual([40, 40, 40, 40, 40, 40]);
  });

  it('is also split into two words of at least three letters', () => {
    expect(splitsOf('kipvla')).toEqual([['kip', 'vla']]);
    expect(splitsOf('kaas')).toEqual([]);
    fc.assert(
      fc.property(word, (one) => {
        for (const halves of splitsOf(one)) expect([halves.join(''), halves.every(isTelling)]).toEqual([one, true]);
      }),
    );
  });
});
