import { describe, expect, it } from 'vitest';
import { ALLERGENS, type Allergen, type AllergenState } from '../../foods/allergens.ts';
import { dietRules, foodsToAvoid, preferredTags, rulesBrokenBy, type HormoneProfile } from './person-rules.ts';

describe('dietRules', () => {
  it.each([
    ['VEGAN', false, 'vegan', []],
    ['LACTO_VEGETARIAN', false, 'vegetarian', ['egg']],
    ['OVO_VEGETARIAN', false, 'vegetarian', ['dairy']],
    ['PESCATARIAN', false, 'pescatarian', []],
    ['PESCATARIAN', true, 'vegetarian', []],
    ['OMNIVORE', false, null, []],
    ['OMNIVORE', true, 'vegetarian', []],
  ] as const)('returns the rules for %s, plant-based %s', (diet, plantBased, mark, without) => {
    expect(dietRules(diet, plantBased)).toEqual({ diet: mark, without });
  });
});

describe('foodsToAvoid', () => {
  const foods = [
    { id: 1, dislikes: ['HONEY'], origins: ['honey'] },
    { id: 2, dislikes: [], origins: ['plant', 'egg'] },
    { id: 3, dislikes: [], origins: null },
    { id: 4, dislikes: [], origins: ['plant'] },
  ];

  it('returns disliked foods and, if an origin is excluded, foods of that or an unknown origin', () => {
    expect(foodsToAvoid(foods, [], [])).toEqual([]);
    expect(foodsToAvoid(foods, ['HONEY'], [])).toEqual([1]);
    expect(foodsToAvoid(foods, ['HONEY'], ['egg'])).toEqual([1, 2, 3]);
  });
});

describe('rulesBrokenBy', () => {
  const allergens = Object.fromEntries(ALLERGENS.map((one) => [one, 'free'])) as Record<Allergen, AllergenState>;
  const diets = { vegan: 'no', vegetarian: 'yes', pescatarian: 'yes', halal: 'unknown' } as const;
  const traits = { diets, allergens: { ...allergens, lactose: 'contains' as const, soy: 'unknown' as const } };
  const food = { id: 1, traits, dislikes: ['HONEY'], origins: ['dairy'] };
  const none = { diet: null, without: [], intolerances: [], dislikes: [] };

  it.each([
    [{}, []],
    [{ diet: 'vegetarian', intolerances: ['nuts'], dislikes: ['BEEF'], without: ['egg'] }, []],
    [{ diet: 'vegan' }, ['diet']],
    [{ diet: 'halal' }, ['diet']],
    [{ diet: 'vegetarian', without: ['dairy'] }, ['diet']],
    [{ intolerances: ['nuts', 'lactose'] }, ['intolerance']],
    [{ intolerances: ['soy'] }, ['intolerance']],
    [{ dislikes: ['HONEY'] }, ['avoided']],
    [{ diet: 'vegan', intolerances: ['lactose'], dislikes: ['HONEY'] }, ['diet', 'intolerance', 'avoided']],
  ] as const)('for a person with %j, returns the rules %j', (rules, broken) => {
    expect(rulesBrokenBy(food, { ...none, ...rules })).toEqual(broken);
  });

  it('returns the rules that exclude an origin for a food of unknown origin', () => {
    expect(rulesBrokenBy({ ...food, origins: null }, { ...none, without: ['egg'] })).toEqual(['diet']);
  });
});

describe('preferredTags', () => {
  const cycle = { lastMenstrualPeriodStartDate: '2027-03-01', menstrualCycleLength: 28 };
  const her: HormoneProfile = { gender: 'FEMALE', dietType: 'CYCLE_DIET', isOnMenopauseDiet: false, cycle };

  it.each([
    ['menstruation', '2027-03-02', ['HORMONE']],
    ['follicular', '2027-03-08', []],
    ['ovulation', '2027-03-14', []],
    ['luteal', '2027-03-20', ['HORMONE']],
  ] as const)('prefers hormone recipes by phase: %s', (_, date, tags) => {
    expect(preferredTags(her, date)).toEqual(tags);
  });

  it('always includes HORMONE in menopause and never with another diet', () => {
    expect(preferredTags({ ...her, dietType: 'MENOPAUSE', cycle: null }, '2027-03-08')).toEqual(['HORMONE']);
    expect(preferredTags({ ...her, dietType: 'RECOMMENDED' }, '2027-03-02')).toEqual([]);
    expect(preferredTags({ ...her, cycle: null }, '2027-03-02')).toEqual([]);
  });
});
