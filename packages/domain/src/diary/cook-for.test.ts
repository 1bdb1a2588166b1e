import { describe, expect, it } from 'vitest';
import { cookForOfChanged, cookForOfNew, peopleCookedFor } from './cook-for.ts';

const CHOSEN = { people: 6, isChosen: true };
const USUAL = { people: 2, isChosen: false };

describe('a planned dish', () => {
  it('is cooked for as many people as its owner usually cooks for', () => {
    expect(cookForOfNew(undefined, 4)).toEqual({ people: 4, isChosen: false });
    expect(cookForOfNew(USUAL, 4)).toEqual({ people: 4, isChosen: false });
  });

  it('keeps the number of people chosen for the dish it replaces', () => {
    expect(cookForOfNew(CHOSEN, 4)).toEqual(CHOSEN);
    expect(cookForOfChanged(CHOSEN, false, 4)).toEqual(CHOSEN);
  });

  it('keeps its own number of people when its plate size changes', () => {
    expect(cookForOfChanged(USUAL, true, 4)).toEqual(USUAL);
    expect(cookForOfChanged(USUAL, false, 4)).toEqual({ people: 4, isChosen: false });
  });
});

it('an item that is not a dish is for one person', () => {
  expect(peopleCookedFor({ cook_for: 3, cook_for_chosen: true })).toEqual({ people: 3, isChosen: true });
  expect(peopleCookedFor({ cook_for: null, cook_for_chosen: null })).toEqual({ people: 1, isChosen: false });
});
