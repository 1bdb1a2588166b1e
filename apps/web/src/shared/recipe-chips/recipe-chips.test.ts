import { describe, expect, it } from 'vitest';
import { type ChipFilters, chipsFor, chipsOf, chipsQuery, readChips, withChip, withSort } from './recipe-chips.ts';

describe('the chips of a recipe list', () => {
  it('survive a round trip through the URL, in which anything else is ignored', () => {
    const all: ChipFilters = { quick: true, protein: true, vegan: true, favourites: true, own: true, sort: 'QUICKEST' };
    expect(readChips({ ...all })).toEqual(all);
    expect(readChips({ quick: 'yes', protein: 1, vegan: null, sort: 'BEST_FIT', own: false, more: true })).toEqual({});
  });

  it('can be pressed together, except vegan and vegetarian, which exclude each other', () => {
    const both = withChip(withChip<ChipFilters>({}, 'quick'), 'vegetarian');
    expect(chipsOf(both)).toEqual(['quick', 'vegetarian']);
    expect(chipsOf(withChip(both, 'vegan'))).toEqual(['quick', 'vegan']);
    expect(chipsOf(withChip(both, 'quick'))).toEqual(['vegetarian']);
    expect(withSort<ChipFilters>({ sort: 'NAME' }, 'BEST_FIT').sort).toBeUndefined();
  });

  it('are all sent to the server at once, with the smaller of the minutes', () => {
    expect(chipsQuery({ quick: true, protein: true, vegetarian: true, own: true, sort: 'PROTEIN' }, null)).toEqual({
      favourite: undefined,
      source_provider: 'USER_GENERATED',
      diets: ['vegetarian'],
      high_protein: true,
      preparation_time_min_lte: 15,
      sort: 'PROTEIN',
    });
    expect(chipsQuery({ quick: true }, 10).preparation_time_min_lte).toBe(10);
    expect(chipsQuery({ quick: true }, 20).preparation_time_min_lte).toBe(15);
    expect(Object.values(chipsQuery({}, null)).every((value) => value === undefined)).toBe(true);
  });

  it("are not offered if they apply to all of a person's recipes", () => {
    expect(chipsFor('VEGAN', true)).toEqual(['quick', 'protein', 'favourites', 'own']);
    expect(chipsFor('LACTO_VEGETARIAN', true)).toEqual(['quick', 'protein', 'vegan', 'favourites', 'own']);
    expect(chipsFor(null, false)).toEqual(['quick', 'protein', 'vegan', 'vegetarian', 'favourites']);
  });
});
