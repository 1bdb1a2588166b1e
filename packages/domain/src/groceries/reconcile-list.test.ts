import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addUpFoods, type FoodTotal } from './add-up-foods.ts';
import { reconcileList, type ListedTotal, needChanges } from './reconcile-list.ts';
import { amountToBuy, boughtMark, gramsToBuy, isOnList, isTicked, withTick } from './listed-food.ts';
import { shoppingAmount } from './shopping-amount.ts';

const MEASURES = [
  { gramsPerPiece: 110, gramsPerMl: null, soldAs: null },
  { gramsPerPiece: null, gramsPerMl: 1.03, soldAs: null },
  { gramsPerPiece: null, gramsPerMl: null, soldAs: null },
];
const measuresOf = (foodId: number) => MEASURES[foodId % MEASURES.length]!;

type Listed = ListedTotal<number>;
/** The meals of a plan, by id, each with the grams of its foods. */
type Plan = ReadonlyMap<number, Readonly<Record<number, number>>>;

const total = (foodId: number, grams: number | null): FoodTotal<number> => ({ foodId, grams, meals: [1] });
const listed = (foodId: number, grams: number | null, bought: Listed['bought'] = null): Listed => ({
  ...total(foodId, grams),
  bought,
});
const asFood = ({ grams, bought }: Listed) => ({ needed: grams, bought });
const shown = (list: readonly Listed[]) =>
  list.filter((line) => isOnList(asFood(line))).toSorted((a, b) => a.foodId - b.foodId);

function totalsOf(plan: Plan): FoodTotal<number>[] {
  const meals = [...plan].toSorted(([a], [b]) => a - b);
  return addUpFoods(
    meals.flatMap(([meal, foods]) =>
      Object.entries(foods).map(([foodId, grams]) => ({ foodId: Number(foodId), grams, meal })),
    ),
  );
}

describe('reconcileList and needChanges', () => {
  it('report which items are new, increased, reduced or no longer needed', () => {
    const list = [listed(2, 100), listed(5, 300), listed(8, 50), listed(11, 40)];
    const totals = [total(2, 180), total(5, 150), total(11, 40), total(14, 20)];
    expect(needChanges(list, totals, measuresOf)).toEqual([
      { foodId: 2, kind: 'MORE', before: 100, after: 180 },
      { foodId: 5, kind: 'LESS', before: 300, after: 150 },
      { foodId: 8, kind: 'REMOVED', before: 50, after: 0 },
      { foodId: 14, kind: 'ADDED', before: 0, after: 20 },
    ]);
    expect(shown(reconcileList(list, totals)).map(({ foodId, grams }) => [foodId, grams])).toEqual([
      [2, 180],
      [5, 150],
      [11, 40],
      [14, 20],
    ]);
  });

  it('leave only the remainder to buy when more of a ticked food is needed', () => {
    const [more] = reconcileList([listed(2, 200, { grams: 200 })], [total(2, 300)]).map(asFood);
    expect(gramsToBuy(more!, measuresOf(2))).toBe(100);
    expect(boughtMark(more!, measuresOf(2))).toBe('MORE_NEEDED');
    expect(isTicked(more!, measuresOf(2))).toBe(false);
    expect(withTick(more!, true).bought).toEqual({ grams: 300 });
  });

  it('leave only the missing pieces to buy when more of a ticked food sold by the piece is needed', () => {
    // At 110 g each, 130 g is two pieces and 340 g is three, although 210 g on its own is two.
    const [onions] = reconcileList([listed(3, 130, { grams: 130 })], [total(3, 340)]).map(asFood);
    expect(amountToBuy(onions!, measuresOf(3))).toEqual({ amount: 1, unit: 'piece' });
    expect(amountToBuy({ ...onions!, bought: null }, measuresOf(3))).toEqual({ amount: 3, unit: 'piece' });
    // A few shavings do not count as a piece: the remainder is counted or weighed on its own.
    expect(amountToBuy({ needed: 340, bought: { grams: 5 } }, measuresOf(3))).toEqual({ amount: 3, unit: 'piece' });
    expect(amountToBuy({ needed: 200, bought: { grams: 90 } }, measuresOf(2))).toEqual({ amount: 110, unit: 'g' });
    expect(amountToBuy({ needed: null, bought: null }, measuresOf(3))).toBeNull();
  });

  it('keep what was bought when less or none of a ticked food is needed', () => {
    const list = [listed(2, 200, { grams: 200 }), listed(5, 90, { grams: 90 })];
    const [less, none] = reconcileList(list, [total(2, 120)]).map(asFood);
    expect([less!.bought, none!.bought]).toEqual([{ grams: 200 }, { grams: 90 }]);
    expect(boughtMark(less!, measuresOf(2))).toBe('LESS_NEEDED');
    expect(boughtMark(none!, measuresOf(5))).toBe('NOT_NEEDED');
    expect(isOnList(none!) && isTicked(none!, measuresOf(5))).toBe(true);
    expect(withTick(less!, true)).toEqual(less);
  });

  it('ignore changes that make no difference in a shop', () => {
    const list = [listed(3, 330, { grams: 330 })];
    expect(needChanges(list, [total(3, 335)], measuresOf)).toEqual([]);
    const [onions] = reconcileList(list, [total(3, 335)]).map(asFood);
    expect([isTicked(onions!, measuresOf(3)), boughtMark(onions!, measuresOf(3))]).toEqual([true, null]);
  });

  it('do not treat an unknown amount as zero', () => {
    const list = [listed(2, null), listed(5, 60, { grams: 60 }), listed(8, null, { grams: null })];
    const totals = [total(2, null), total(5, null), total(8, 70)];
    expect(needChanges(list, totals, measuresOf).map(({ foodId, kind }) => [foodId, kind])).toEqual([
      [5, 'MORE'],
      [8, 'MORE'],
    ]);
    const [open, ...bought] = reconcileList(list, totals).map(asFood);
    expect(gramsToBuy(open!, measuresOf(2))).toBeNull();
    expect(bought.map((food) => isTicked(food, measuresOf(5)))).toEqual([true, true]);
    expect(withTick(open!, true).bought).toEqual({ grams: null });
  });
});

const FOODS = [1, 2, 3, 4, 5, 6];
const aMeal = fc.dictionary(fc.constantFrom(...FOODS.map(String)), fc.double({ min: 0.4, max: 900, noNaN: true }), {
  maxKeys: 4,
});
const aPlan: fc.Arbitrary<Plan> = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 6 }), aMeal), { selector: ([meal]) => meal, maxLength: 6 })
  .map((meals) => new Map(meals));
/** An edit gives a meal other foods or removes the meal; after some edits, the list is updated. */
const edits = fc.array(
  fc.record({
    meal: fc.integer({ min: 1, max: 9 }),
    foods: fc.option(aMeal),
    isUpdated: fc.boolean(),
    isUpdatedOnWayBack: fc.boolean(),
  }),
  { maxLength: 12 },
);

function edited(plan: Plan, meal: number, foods: Plan extends ReadonlyMap<number, infer Foods> ? Foods | null : never) {
  const next = new Map(plan);
  if (foods === null) next.delete(meal);
  else next.set(meal, foods);
  return next;
}

/** A list made from one plan with some foods ticked, then updated to another plan. */
const aList = fc.record({ made: aPlan, plan: aPlan, ticks: fc.subarray(FOODS) }).map(({ made, plan, ticks }) => {
  const first = reconcileList<number>([], totalsOf(made)).map((line) => ({
    ...line,
    bought: ticks.includes(line.foodId) ? withTick(asFood(line), true).bought : null,
  }));
  return { plan, list: reconcileList(first, totalsOf(plan)) };
});

describe('a list that is updated repeatedly', () => {
  it('is exactly the original once every edit of the plan is undone', () => {
    fc.assert(
      fc.property(aList, edits, ({ plan: firstPlan, list: firstList }, steps) => {
        const plans = [firstPlan];
        let list = firstList;
        for (const { meal, foods, isUpdated } of steps) {
          plans.push(edited(plans.at(-1)!, meal, foods));
          if (isUpdated) list = reconcileList(list, totalsOf(plans.at(-1)!));
        }
        for (const [place, { isUpdatedOnWayBack }] of [...steps.entries()].toReversed()) {
          if (isUpdatedOnWayBack) list = reconcileList(list, totalsOf(plans[place]!));
        }
        list = reconcileList(list, totalsOf(firstPlan));
        expect(shown(list)).toEqual(shown(firstList));
        expect(needChanges(firstList, totalsOf(firstPlan), measuresOf)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps everything bought, and leaves exactly the rest to buy', () => {
    fc.assert(
      fc.property(aList, edits, ({ plan: firstPlan, list: firstList }, steps) => {
        let [plan, list] = [firstPlan, firstList];
        for (const { meal, foods } of steps) {
          plan = edited(plan, meal, foods);
          list = reconcileList(list, totalsOf(plan));
          const needed = new Map(totalsOf(plan).map(({ foodId, grams }) => [foodId, grams]));
          for (const line of list) expect(line.grams).toBe(needed.get(line.foodId) ?? 0);
          for (const { foodId } of totalsOf(plan)) expect(list.some((line) => line.foodId === foodId)).toBe(true);
          for (const { foodId, bought } of firstList) {
            expect(list.find((line) => line.foodId === foodId)!.bought).toEqual(bought);
          }
          for (const line of list) {
            const [food, measures] = [asFood(line), measuresOf(line.foodId)];
            const rest = gramsToBuy(food, measures)!;
            const most = Math.max(food.needed!, food.bought?.grams ?? 0);
            expect(rest + (food.bought?.grams ?? 0)).toBeLessThanOrEqual(most + 1e-9);
            const [more, all] = [amountToBuy(food, measures)!, shoppingAmount(food.needed!, measures)];
            const had = shoppingAmount(food.bought?.grams ?? 0, measures);
            if (rest > 0 && [more, all, had].every(({ unit }) => unit === 'piece'))
              expect(more.amount + had.amount).toBe(all.amount);
            if (rest === 0 && food.bought !== null) expect(isTicked(food, measures)).toBe(true);
            expect(isTicked(withTick(food, true), measures)).toBe(true);
          }
          expect(needChanges(list, totalsOf(plan), measuresOf)).toEqual([]);
        }
      }),
      { numRuns: 200 },
    );
  });
});
