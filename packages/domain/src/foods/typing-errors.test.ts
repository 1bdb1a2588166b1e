import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTelling, readFoodQuery, splitsOf } from './food-query.ts';
import { forgivenErrors, likelyWords, typingErrors } from './typing-errors.ts';

const word = fc.stringMatching(/^[a-z]{1,12}$/);

describe('typing errors', () => {
  it.each([
    ['broccoli', 'broccoli', 0],
    ['broc', 'broccoli', 0],
    ['brocoli', 'broccoli', 1],
    ['borccoli', 'broccoli', 1],
    ['bruccoli', 'broccoli', 1],
    ['brroccoli', 'broccoli', 1],
    ['spinazei', 'spinazie', 1],
    ['xyz', 'kaas', 3],
    ['uien', 'ui', 2],
  ])('between %j and %j are %d', (typed, meant, errors) => {
    expect(typingErrors(typed, meant)).toBe(errors);
  });

  it('are none in the beginning of a word, and never more than there are letters', () => {
    fc.assert(
      fc.property(word, word, fc.nat(12), (typed, meant, letters) => {
        expect(typingErrors(meant.slice(0, letters), meant)).toBe(0);
        expect(typingErrors(typed, meant)).toBeLessThanOrEqual(typed.length);
      }),
    );
  });

  it('of one letter left out, added or mistaken are one at most', () => {
    fc.assert(
      fc.property(word, fc.nat(11), fc.constantFrom('', 'q'), fc.boolean(), (meant, at, letter, keeps) => {
        const place = at % meant.length;
        const typed = `${meant.slice(0, place)}${letter}${meant.slice(keeps ? place : place + 1)}`;
        expect(typingErrors(typed, meant)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('are forgiven the more, the longer a word is', () => {
    expect([2, 3, 5, 6, 8, 9].map(forgivenErrors)).toEqual([0, 1, 1, 2, 2, 3]);
  });
});

describe('what a misspelt word may have meant', () => {
  it('is the nearest first, and nothing too far', () => {
    const known = ['brood', 'broccolini', 'bier', 'broccoli'];
    expect(likelyWords('brocoli', known, 5)).toEqual(['broccoli', 'broccolini']);
    expect(likelyWords('brocoli', known, 1)).toEqual(['broccoli']);
  });

  it('is also a word that has it within', () => {
    expect(likelyWords('filet', ['zalmfilet', 'vlees'], 5)).toEqual(['zalmfilet']);
  });
});

describe('a query', () => {
  it('is read as it stands, and with two neighbours as one word', () => {
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

  it('has six words of forty letters at most', () => {
    const [words] = readFoodQuery(`${'x'.repeat(90)} `.repeat(30))!.variants;
    expect(words!.map(({ length }) => length)).toEqual([40, 40, 40, 40, 40, 40]);
  });

  it('splits a word into two of three letters or more', () => {
    expect(splitsOf('kipvla')).toEqual([['kip', 'vla']]);
    expect(splitsOf('kaas')).toEqual([]);
    fc.assert(
      fc.property(word, (one) => {
        for (const halves of splitsOf(one)) expect([halves.join(''), halves.every(isTelling)]).toEqual([one, true]);
      }),
    );
  });
});
