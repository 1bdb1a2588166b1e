import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/plain-date.ts';
import { eachFigure, type LabelNutrients, type KnownPart } from '../recipes/labels/label-nutrients.ts';
import type { BalanceDay, BalanceMeal, FoodInMeal } from './day-tally.ts';
import { fiberGuideline, guidelinesFor } from './guidelines.ts';
import { weekBalance } from './week-balance.ts';

const MONDAY = '2027-03-15';
const [, , , THURSDAY, , SATURDAY] = Array.from({ length: 7 }, (_, at) => addDays(MONDAY, at));
const ANY = { eatsFish: true };

const food = (grams: number, change: Partial<FoodInMeal> = {}): FoodInMeal => ({
  grams,
  kcal: 100,
  category: 'VEGETABLE',
  kitchenKind: null,
  role: 'vegetable',
  origins: ['plant'],
  proteinSource: null,
  ...change,
});
const vegetables = (grams: number) => food(grams);
const fruit = (grams: number) => food(grams, { category: 'FRUIT', role: 'other' });
const fish = (grams: number) => food(grams, { category: 'REFRIGERATED', role: 'protein', origins: ['fish'] });
const lentils = (grams: number, kcal: number) =>
  food(grams, { category: 'PRESERVED', role: 'protein', proteinSource: 'PULSES', kcal });

const known = (amount: number): KnownPart => ({ amount, unknown: 0 });
const figures = (change: Partial<LabelNutrients> = {}): LabelNutrients => ({
  sugars: known(60),
  saturated_fat: known(15),
  fiber: known(30),
  salt: known(5),
  ...change,
});

let meals = 0;
const meal = (change: Partial<BalanceMeal> = {}): BalanceMeal => ({
  id: (meals += 1),
  name: 'stew',
  kcal: 2000,
  further: figures(),
  foods: [vegetables(300), fruit(250)],
  ...change,
});
const nothing = eachFigure(() => known(0));

/**
 * Seven days of 2,000 kcal with enough of everything except fish and pulses; `days` overrides the meals of individual
 * days.
 */
function week(days: Readonly<Record<number, readonly BalanceMeal[]>> = {}): BalanceDay[] {
  return Array.from({ length: 7 }, (_, at) => ({
    date: addDays(MONDAY, at),
    targetKcal: 2000,
    meals: days[at] ?? [meal()],
  }));
}
const everyDay = (make: () => readonly BalanceMeal[]) =>
  week(Object.fromEntries(Array.from({ length: 7 }, (_, at) => [at, make()])));
const findings = (days: readonly BalanceDay[], eater = ANY) => weekBalance(days, eater).findings;
const about = (days: readonly BalanceDay[], measure: string, eater = ANY) =>
  findings(days, eater).find((one) => one.measure === measure);

describe('the mean of a week', () => {
  it('is computed over the days that are fully planned', () => {
    const few = meal({ kcal: 300, foods: [vegetables(10)], further: figures({ salt: known(0.2) }) });
    const { wholeDays, measures } = weekBalance(week({ 5: [few], 6: [] }), ANY);
    expect(wholeDays).toBe(5);
    expect(measures).toMatchObject({
      vegetables: { amount: 300, unknown: 0 },
      fruit: { amount: 250, unknown: 0 },
      salt: { amount: 5, unknown: 0 },
      fish: { amount: 0, unknown: 0 },
    });
    expect(measures.saturated_fat.amount).toBeCloseTo((15 * 9 * 100) / 2000);
  });

  it('counts the foods for which a nutrient is unknown, and is absent if the nutrient is unknown for all foods', () => {
    const vague = meal({ further: figures({ salt: { amount: 4, unknown: 2 }, sugars: { amount: null, unknown: 3 } }) });
    const { measures } = weekBalance(
      everyDay(() => [vague]),
      ANY,
    );
    expect(measures.salt).toEqual({ amount: 4, unknown: 14 });
    expect(measures.sugars).toEqual({ amount: null, unknown: 21 });
  });

  it('is absent without a complete day', () => {
    const { measures, findings: said } = weekBalance(
      everyDay(() => []),
      ANY,
    );
    expect(Object.values(measures).map(({ amount }) => amount)).toEqual(Array(8).fill(null));
    expect(said).toEqual([]);
  });

  it('counts a day without a plan as complete if it contains at least 1,000 kcal', () => {
    const days = [900, 1100].map((kcal) => ({ date: MONDAY, targetKcal: null, meals: [meal({ kcal })] }));
    expect(days.map((day) => weekBalance([day], ANY).wholeDays)).toEqual([0, 1]);
  });
});

describe('vegetables and fruit', () => {
  it('are reported for the day on which they fall short', () => {
    const enough = () => [meal({ foods: [vegetables(300), fruit(200)] })];
    const days = everyDay(enough).with(3, week({ 3: [meal({ foods: [vegetables(300)] })] })[3]!);
    expect(about(days, 'fruit')).toMatchObject({ tone: 'SHORT', dates: [THURSDAY], amount: 200 });
  });

  it('are sufficient if the mean is sufficient, even if one day has less', () => {
    const less = week({ 3: [meal({ foods: [vegetables(300), fruit(60)] })] });
    expect(about(less, 'fruit')).toMatchObject({ tone: 'GOOD', dates: [] });
  });

  it('are not reported missing when they fall short by less than a piece of fruit', () => {
    expect(
      about(
        everyDay(() => [meal({ foods: [vegetables(300), fruit(130)] })]),
        'fruit',
      ),
    ).toBeUndefined();
  });

  it('are not reported missing on a hardly planned day, nor on a day with a meal of unknown ingredients', () => {
    const hardly = meal({ kcal: 500, foods: [], further: nothing });
    const numbers = meal({ foods: null });
    const days = week({ 0: [hardly], 1: [], 2: [numbers], 3: [meal({ foods: [vegetables(300)] })] });
    expect(about([days[0]!, days[1]!, days[2]!], 'fruit')).toBeUndefined();
    expect(about([days[3]!], 'fruit')).toMatchObject({ tone: 'SHORT', dates: [THURSDAY] });
  });

  it('are not reported missing when the composition of a large part of a meal is unknown', () => {
    const days = [week({ 3: [meal({ foods: [food(200, { category: 'OTHER', role: 'other', origins: null })] })] })[3]!];
    expect(about(days, 'vegetables')).toBeUndefined();
  });
});

describe('fish and pulses', () => {
  it('are counted per meal, and reported as something positive', () => {
    const days = week({
      1: [meal({ foods: [fish(125)] }), meal({ foods: [fish(10)] })],
      4: [meal({ foods: [fish(90), lentils(30, 330)] })],
    });
    expect(about(days, 'fish')).toMatchObject({ tone: 'GOOD', amount: 2 });
    expect(about(days, 'pulses')).toMatchObject({ tone: 'GOOD', amount: 1 });
  });

  it('do not count if the fish only seasons a dish or the pulses are a spoonful', () => {
    const sauce = food(60, { category: 'ASIAN', role: 'other', origins: ['fish'] });
    const { measures } = weekBalance(week({ 1: [meal({ foods: [sauce, lentils(20, 110)] })] }), ANY);
    expect([measures.fish.amount, measures.pulses.amount]).toEqual([0, 0]);
  });

  it('are reported missing in a fully planned week, but not in a half-planned one', () => {
    expect(about(week(), 'fish')).toMatchObject({ tone: 'SHORT', dates: [] });
    expect(about(week().slice(0, 4), 'fish')).toBeUndefined();
    expect(about(week({ 2: [meal({ foods: null })] }), 'fish')).toBeUndefined();
  });

  it('include fish only for people who eat it', () => {
    expect(about(week(), 'fish', { eatsFish: false })).toBeUndefined();
    expect(about(week(), 'pulses', { eatsFish: false })).toMatchObject({ tone: 'SHORT' });
  });
});

describe('salt', () => {
  const salty = (grams: number, name = 'soup') => meal({ name, kcal: 1500, further: figures({ salt: known(grams) }) });

  it('is reported as too high on a single day, naming the meal that contributes most', () => {
    const soup = salty(6);
    const days = week({ 5: [salty(3, 'bread'), soup] });
    expect(about(days, 'salt')).toEqual({
      measure: 'salt',
      tone: 'OVER',
      dates: [SATURDAY],
      amount: 9,
      meal: { id: soup.id, name: 'soup', date: SATURDAY },
    });
  });

  it('is not reported for a single day that is barely over', () => {
    expect(about(week({ 5: [salty(3.5), salty(3.5)] }), 'salt')).toMatchObject({ tone: 'GOOD' });
    expect(
      about(
        everyDay(() => [salty(6.2)]),
        'salt',
      ),
    ).toBeUndefined();
  });

  it('is reported as too high in a week whose mean is over, naming every day that is over', () => {
    const days = everyDay(() => [salty(3.4), salty(3.4)]);
    expect(about(days, 'salt')).toMatchObject({
      tone: 'OVER',
      dates: days.map(({ date }) => date),
      amount: expect.closeTo(6.8),
    });
  });

  it('can be reported as too high if part of it is unknown, but never as low enough', () => {
    const vague = (amount: number) => [meal({ further: figures({ salt: { amount, unknown: 1 } }) })];
    expect(
      about(
        everyDay(() => vague(9)),
        'salt',
      ),
    ).toMatchObject({ tone: 'OVER' });
    expect(
      about(
        everyDay(() => vague(4)),
        'salt',
      ),
    ).toBeUndefined();
  });
});

describe('fibre and saturated fat', () => {
  const days = (change: Partial<LabelNutrients>, name?: string) =>
    everyDay(() => [meal({ further: figures(change), ...(name !== undefined && { name }) })]);

  it('are praised if they are within the guideline', () => {
    expect(about(week(), 'fiber')).toMatchObject({ tone: 'GOOD', amount: 30 });
    expect(about(week(), 'saturated_fat')).toMatchObject({ tone: 'GOOD', amount: expect.closeTo(6.75) });
  });

  it('are reported as too low and too high, unless they are unknown', () => {
    expect(about(days({ fiber: known(18) }), 'fiber')).toMatchObject({ tone: 'SHORT', amount: 18 });
    expect(about(days({ fiber: { amount: 18, unknown: 1 } }), 'fiber')).toBeUndefined();
    const rich = about(days({ saturated_fat: known(30) }, 'pizza'), 'saturated_fat');
    expect(rich).toMatchObject({ tone: 'OVER', amount: expect.closeTo(13.5), meal: { name: 'pizza' } });
  });

  it("require 14 g of fibre per 1,000 kcal of the days' target", () => {
    expect([1250, 1669, 2000, 2800].map(fiberGuideline)).toEqual([18, 23, 28, 39]);
    const aiming = (targetKcal: number | null) =>
      days({ fiber: known(22) }).map((day) => ({ ...day, targetKcal: targetKcal }));
    expect(about(aiming(1500), 'fiber')).toMatchObject({ tone: 'GOOD' });
    expect(about(aiming(2000), 'fiber')).toMatchObject({ tone: 'SHORT' });
    expect(about(aiming(null), 'fiber')).toMatchObject({ tone: 'SHORT' });
    expect(guidelinesFor(1500).fiber).toEqual({
      amount: 21,
      unit: 'GRAMS_A_DAY',
      bound: 'LEAST',
      source: 'HEALTH_COUNCIL_2006',
    });
  });

  it('are not reported when near the guideline, nor in a week with little planned', () => {
    expect(about(days({ fiber: known(27) }), 'fiber')).toBeUndefined();
    expect(about(days({ saturated_fat: known(22.8) }), 'saturated_fat')).toBeUndefined();
    expect(about(days({ fiber: known(10) }).slice(0, 3), 'fiber')).toBeUndefined();
  });
});

describe('the findings of a week', () => {
  it('begin with the two most important findings, followed by something good', () => {
    const poor = meal({
      foods: [fish(120)],
      further: figures({ fiber: known(14), salt: known(8), saturated_fat: known(26) }),
    });
    const said = findings(everyDay(() => [poor]));
    const kinds = said.map(({ measure, tone }) => `${tone} ${measure}`);
    expect(kinds.slice(0, 3)).toEqual(['SHORT vegetables', 'SHORT fruit', 'GOOD fish']);
    expect(kinds.slice(3)).toEqual(['SHORT fiber', 'OVER salt', 'SHORT pulses', 'OVER saturated_fat']);
  });

  it('include at most one finding per measure', () => {
    const measures = findings(week()).map(({ measure }) => measure);
    expect(new Set(measures).size).toBe(measures.length);
  });
});
