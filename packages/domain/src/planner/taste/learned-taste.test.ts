import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCatalogueIndex } from '../catalogue/catalogue-index.ts';
import { learnedPoints, learnTaste, MOST_LEARNED, type TasteSignal } from './learned-taste.ts';
import { madeUpRecipe } from '../week/made-up-week.test-support.ts';
import { buildProblem } from '../week/week-problem.ts';
import { madeUpDays } from '../week/made-up-week.test-support.ts';
import { DEFAULT_WEIGHTS } from '../scoring/weights.ts';

const recipes = [
  madeUpRecipe(1, { meals: ['DINNER'], source: 'POULTRY', form: 'RICE', cuisine: 'INDIAN' }),
  madeUpRecipe(2, { meals: ['DINNER'], source: 'POULTRY', form: 'RICE', cuisine: 'THAI' }),
  madeUpRecipe(3, { meals: ['DINNER'], source: 'POULTRY', form: 'PASTA', cuisine: 'ITALIAN' }),
  madeUpRecipe(4, { meals: ['LUNCH'], source: 'PULSES', form: 'SOUP', cuisine: 'INDIAN' }),
  madeUpRecipe(5, { meals: ['DINNER'], source: 'FISH', form: 'OVEN', cuisine: 'EVERYDAY' }),
  madeUpRecipe(6, { meals: ['BREAKFAST'], source: 'POULTRY', form: 'RICE', cuisine: 'INDIAN' }),
];
const recipeOf = (id: number) => recipes.find((one) => one.id === id);
const signal = (kind: TasteSignal['kind'], recipeId: number, daysAgo = 0): TasteSignal => ({ kind, recipeId, daysAgo });
const learn = (...signals: TasteSignal[]) => learnTaste(signals, recipeOf);

function pointsOf(id: number, ...signals: TasteSignal[]): number {
  const recipe = recipeOf(id)!;
  return learnedPoints(learn(...signals), recipe, recipe.meals[0]!);
}

describe('the learned taste', () => {
  it('is empty for a person who has given no answers and done nothing', () => {
    for (const { id } of recipes) expect(pointsOf(id)).toBe(0);
  });

  it('is strongest for the rated dish, weaker for similar ones, and zero for the rest', () => {
    const more = signal('MORE', 1);
    const [itself, curry, pasta, indian] = [1, 2, 3, 4].map((id) => pointsOf(id, more));
    expect(itself).toBeLessThan(curry!);
    expect(curry).toBeLessThan(pasta!);
    expect(pasta).toBeLessThan(indian!);
    expect(indian).toBeLessThan(0);
    expect([pointsOf(5, more), pointsOf(6, more)]).toEqual([0, 0]);
  });

  it('can be as strong against a dish as in favour of it', () => {
    for (const { id } of recipes) expect(pointsOf(id, signal('LESS', 1))).toBeCloseTo(-pointsOf(id, signal('MORE', 1)));
  });

  it('fades within months for actions, and within a year for answers', () => {
    const after = (kind: TasteSignal['kind'], days: number) => -pointsOf(1, signal(kind, 1, days));
    expect(after('EATEN', 30)).toBeLessThan(0.75 * after('EATEN', 0));
    expect(after('EATEN', 90)).toBeLessThan(0.35 * after('EATEN', 0));
    expect(after('MORE', 30)).toBeGreaterThan(0.85 * after('MORE', 0));
    expect(after('MORE', 365)).toBeLessThan(0.35 * after('MORE', 0));
    expect(after('FAVOURITE', 365)).toBe(after('FAVOURITE', 0));
    expect(after('FAVOURITE', 0)).toBeGreaterThan(0);
  });

  it('has no preferences for someone who ticks everything, even if most of it is of one kind', () => {
    const ticks = [1, 1, 2, 2, 3, 5].map((id, at) => signal('EATEN', id, at));
    const { kinds } = learn(...ticks);
    for (const points of Object.values(kinds.MAIN.source)) expect(points).toBeCloseTo(0);
    expect(pointsOf(5, ...ticks, signal('LEFT', 1), signal('LEFT', 2))).toBeLessThan(-0.2);
  });

  it('treats a rejected meal as a vote against its kind', () => {
    const ticks = [1, 5].map((id) => signal('EATEN', id));
    expect(pointsOf(4, ...ticks, signal('TURNED_DOWN', 4))).toBeGreaterThan(0);
    expect(pointsOf(2, ...ticks, signal('DISLIKED', 1))).toBeGreaterThan(pointsOf(2, ...ticks));
  });

  it('skips recipes that no longer exist', () => {
    expect(learn(signal('MORE', 99))).toEqual(learn());
  });

  const kinds = ['MORE', 'LESS', 'FAVOURITE', 'DISLIKED', 'EATEN', 'LEFT', 'TURNED_DOWN'] as const;
  const anySignal = fc.record({
    kind: fc.constantFrom(...kinds),
    recipeId: fc.integer({ min: 1, max: 7 }),
    daysAgo: fc.integer({ min: 0, max: 400 }),
  });

  it('stays within its bounds, and does not depend on the order of the signals', () => {
    fc.assert(
      fc.property(fc.array(anySignal, { maxLength: 300 }), (signals) => {
        const learned = learnTaste(signals, recipeOf);
        expect(learnTaste(signals.toReversed(), recipeOf)).toEqual(learned);
        for (const recipe of recipes) {
          const points = learnedPoints(learned, recipe, recipe.meals[0]!);
          expect(Math.abs(points)).toBeLessThanOrEqual(MOST_LEARNED);
        }
      }),
    );
  });

  it('never outweighs the points for a dinner outside the mix, a repeat, or a similar lunch and dinner', () => {
    const { mix, recent, sameForm, sameSource, special } = DEFAULT_WEIGHTS;
    for (const rule of [mix, recent, sameForm, sameSource, special]) expect(2 * MOST_LEARNED).toBeLessThan(rule);
  });
});

describe('the planner', () => {
  const catalogue = buildCatalogueIndex(recipes);
  const days = madeUpDays(1, ['DINNER']);
  const baseOf = (learned?: ReturnType<typeof learn>) =>
    buildProblem({ catalogue, preferences: learned === undefined ? {} : { learned }, days }).slots[0]!.kind.base;

  it('includes what was learned in the points of a recipe', () => {
    const learned = learn(signal('MORE', 1));
    const [before, after] = [baseOf(), baseOf(learned)];
    const dinners = catalogue.recipes.filter(({ meals }) => meals.includes('DINNER'));
    for (const recipe of dinners) {
      const at = catalogue.indexById.get(recipe.id)!;
      expect(after[at]! - before[at]!).toBeCloseTo(learnedPoints(learned, recipe, 'DINNER'));
    }
    expect(after[0]).toBeLessThan(before[0]!);
  });
});
