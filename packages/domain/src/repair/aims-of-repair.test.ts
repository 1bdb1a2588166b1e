import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/plain-date.ts';
import type { MealMoment } from '../slots/meal-moments.ts';
import { aimsOfRepair } from './aims-of-repair.ts';
import { assessWeek, type ExistingDay, type ExistingMeal } from './assess-week.ts';
import { momentToCome } from '../diary/moment-to-come.ts';
import { offerRepair } from './offer-repair.ts';

const MONDAY = '2027-03-15';
const [TUESDAY, WEDNESDAY, SUNDAY] = [addDays(MONDAY, 1), addDays(MONDAY, 2), addDays(MONDAY, 6)];
const KCAL = { BREAKFAST: 500, LUNCH: 600, DINNER: 900 } as const;
const MOMENTS = ['BREAKFAST', 'LUNCH', 'DINNER'] as const;
const macrosOf = (kcal: number) => ({ kcal, protein: kcal / 20, fat: kcal / 30, carbohydrates: kcal / 8 });

function meal(id: number, moment: MealMoment, kcal: number, change: Partial<ExistingMeal> = {}): ExistingMeal {
  const untouched = {
    status: 'PLANNED',
    planned_by: 'PLANNER',
    locked: false,
    isBound: false,
    mustGo: false,
  } as const;
  return { id, moment, macros: macrosOf(kcal), recipeId: id, ...untouched, ...change };
}

const EATEN = { status: 'EATEN', planned_by: 'PERSON' } as const;
/** A logged quick-add meal. */
const LOGGED = { ...EATEN, recipeId: null } as const;

/** A week of 2,000 kcal a day as the planner planned it; a meal's id is its day times ten plus its index. */
function week(change: (meal: ExistingMeal) => readonly ExistingMeal[] = (one) => [one]): ExistingDay[] {
  return Array.from({ length: 7 }, (_, day) => ({
    date: addDays(MONDAY, day),
    slots: MOMENTS.map((moment, at) => ({ id: at + 1, moment, target: macrosOf(KCAL[moment]) })),
    meals: MOMENTS.flatMap((moment, at) => change(meal(day * 10 + at, moment, KCAL[moment]))),
  }));
}

/** Everything before a day as planned and ticked, except for one meal. */
const tickedBefore =
  (day: number, id: number, instead: readonly ExistingMeal[]) =>
  (one: ExistingMeal): readonly ExistingMeal[] =>
    one.id === id ? instead : one.id < day * 10 ? [{ ...one, ...EATEN }] : [one];

const aimsAt = (days: readonly ExistingDay[], today: string, fromMoment?: MealMoment | null) => {
  const judged = assessWeek(days, { today, fromMoment });
  const aims = aimsOfRepair(judged);
  return { judged, aims, shifts: aims.days.map(({ shift }) => Math.round(shift)), offer: offerRepair(judged) };
};

describe('the targets for the rest of a week', () => {
  it('equal the plan if nothing happened', () => {
    const { aims, shifts, offer } = aimsAt(week(), WEDNESDAY);
    expect(shifts).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(aims.days[2]!.open!.kcal).toBeCloseTo(2000);
    expect([aims.carried, offer]).toEqual([0, null]);
  });

  it('are lowered by a tenth each day after a dinner out, and the rest is ignored', () => {
    const out = tickedBefore(2, 12, [meal(12, 'DINNER', 2300, LOGGED)]);
    const { aims, shifts, offer } = aimsAt(week(out), WEDNESDAY);
    expect(shifts).toEqual([0, 0, -200, -200, -200, -200, -200]);
    expect([aims.carried, offer]).toEqual([1400, 1400]);
    // Protein stays the same; fat and carbohydrates are reduced.
    const { protein, fat, carbohydrates } = aims.days[3]!.open!;
    expect(protein).toBeCloseTo(100);
    expect([fat < 66 * 0.91, carbohydrates < 250 * 0.91]).toEqual([true, true]);
  });

  it('share a small difference evenly, and ignore less than a twentieth of a day', () => {
    const more = (kcal: number) =>
      aimsAt(week(tickedBefore(2, 12, [meal(12, 'DINNER', 900 + kcal, LOGGED)])), WEDNESDAY);
    expect(more(500).shifts).toEqual([0, 0, -100, -100, -100, -100, -100]);
    expect(more(90).shifts).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('correct the day itself first, keeping each meal between three quarters and five quarters of its slot', () => {
    const lunch = (kcal: number) => tickedBefore(2, 21, [meal(21, 'LUNCH', kcal, LOGGED)]);
    const small = aimsAt(week(lunch(750)), WEDNESDAY).aims;
    expect(small.days[2]!.open!.kcal).toBeCloseTo(750);
    const large = aimsAt(week(lunch(1800)), WEDNESDAY).aims;
    expect(large.days[2]!.open!.kcal).toBeCloseTo(0.75 * 900);
    expect(large.carried).toBeCloseTo(1200 - 0.25 * 900);
  });

  it('spread a skipped meal over the remaining days', () => {
    const skipped = tickedBefore(2, 12, [meal(12, 'DINNER', 900)]);
    const { judged, aims, shifts } = aimsAt(week(skipped), WEDNESDAY);
    expect(judged[1]!.skipped.map(({ id }) => id)).toEqual([12]);
    expect(aims.carried).toBe(-900);
    expect(shifts).toEqual([0, 0, 180, 180, 180, 180, 180]);
  });

  it('do not treat a day with little or nothing logged as a fast', () => {
    const onlyBreakfast = (one: ExistingMeal) => (one.id === 10 ? [{ ...one, ...EATEN }] : [one]);
    expect(aimsAt(week(onlyBreakfast), WEDNESDAY).aims.carried).toBe(0);
    const { judged, aims } = aimsAt(week(), WEDNESDAY);
    expect([judged[0]!.kept, judged[0]!.skipped.length, aims.carried]).toEqual([[], 3, 0]);
  });

  it('count a past meal of today as planned until the person says that they did not eat it', () => {
    const after = (notEaten?: ReadonlySet<number>) => {
      const judged = assessWeek(week(), { today: WEDNESDAY, fromMoment: 'DINNER', notEaten });
      const { unanswered, skipped } = judged[2]!;
      const { carried } = aimsOfRepair(judged);
      return { unanswered: unanswered.map(({ id }) => id), skipped: skipped.map(({ id }) => id), carried };
    };
    expect(after()).toEqual({ unanswered: [20, 21], skipped: [], carried: 0 });
    // Half of the missing lunch goes to dinner, which can grow by at most a quarter.
    expect(after(new Set([21]))).toEqual({ unanswered: [20], skipped: [21], carried: -375 });
    // Meals that are still to come, and ids of another person's meals, are ignored.
    expect(after(new Set([22, 10, 32]))).toEqual({ unanswered: [20, 21], skipped: [], carried: 0 });
  });

  it('do not ask again about a meal that the person skipped, and count nothing for it', () => {
    const skipping = (skippedId: number) =>
      week((one) => [one.id === skippedId ? { ...one, planned_by: 'PERSON', skipped: true } : one]);
    const about = (days: readonly ExistingDay[], fromMoment: MealMoment) => {
      const judged = assessWeek(days, { today: WEDNESDAY, fromMoment });
      const { unanswered, kept, open, skipped, empty } = judged[2]!;
      const idsOf = (meals: readonly ExistingMeal[]) => meals.map(({ id }) => id);
      return {
        unanswered: idsOf(unanswered),
        kept: idsOf(kept),
        open: idsOf(open.map((one) => one.meal)),
        skipped: idsOf(skipped),
        empty: empty.length,
        carried: aimsOfRepair(judged).carried,
      };
    };
    const lunchSkipped = { kept: [20], open: [22], skipped: [21], empty: 0, carried: -375 };
    expect(about(skipping(21), 'DINNER')).toEqual({ ...lunchSkipped, unanswered: [20] });
    // The same is true if its moment is not over yet.
    expect(about(skipping(21), 'LUNCH')).toEqual({ ...lunchSkipped, unanswered: [20] });
  });

  it('treat an empty past moment of today as missed once another meal of today is ticked', () => {
    const emptyOf = (lunch: Partial<ExistingMeal>) =>
      assessWeek(
        week((one) => (one.id === 20 ? [] : one.id === 21 ? [{ ...one, ...lunch }] : [one])),
        { today: WEDNESDAY, fromMoment: 'DINNER' },
      )[2]!.empty.map(({ moment }) => moment);
    expect(emptyOf({})).toEqual(['BREAKFAST']);
    expect(emptyOf(EATEN)).toEqual([]);
  });

  it('ask only about unticked meals whose time has passed', () => {
    const ateLunch = week((one) => [one.id === 21 ? { ...one, ...EATEN } : one]);
    const asked = (fromMoment?: MealMoment | null) =>
      assessWeek(ateLunch, { today: WEDNESDAY, fromMoment })[2]!.unanswered.map(({ id }) => id);
    expect([asked('BREAKFAST'), asked('LUNCH'), asked(null), asked()]).toEqual([[], [20], [20, 22], []]);
  });

  it('never go below the minimum that a person should eat, or below the plan if the plan is lower', () => {
    const scaled = (factor: number) =>
      week(tickedBefore(2, 12, [meal(12, 'DINNER', 2300, LOGGED)])).map((day) => ({
        ...day,
        slots: day.slots.map((slot) => ({ ...slot, target: macrosOf(slot.target.kcal * factor) })),
      }));
    expect(aimsAt(scaled(0.65), WEDNESDAY).shifts.slice(2)).toEqual([-50, -50, -50, -50, -50]);
    expect(aimsAt(scaled(0.6), WEDNESDAY).shifts.slice(2)).toEqual([0, 0, 0, 0, 0]);
  });

  it('compensate in advance for what is planned later in the week, but not at all on the last evening', () => {
    const party = (one: ExistingMeal) =>
      one.id === 52 ? [one, meal(90, 'DINNER', 1900, { planned_by: 'PERSON', recipeId: null })] : [one];
    const { judged, shifts } = aimsAt(week(party), TUESDAY);
    expect(judged[5]!.superfluous.map(({ id }) => id)).toEqual([52]);
    expect(shifts[1]).toBeLessThan(0);
    const last = tickedBefore(6, 52, [meal(52, 'DINNER', 2300, LOGGED)]);
    expect(aimsAt(week(last), SUNDAY, null)).toMatchObject({ shifts: [0, 0, 0, 0, 0, 0, 0], offer: null });
  });
});

describe('the meals that may change', () => {
  const openOn = (days: readonly ExistingDay[], today: string, fromMoment?: MealMoment | null) =>
    assessWeek(days, { today, fromMoment })[1]!.open.map(({ meal: { id } }) => id);

  it('start at the first moment still to come', () => {
    expect(openOn(week(), TUESDAY)).toEqual([10, 11, 12]);
    expect(openOn(week(), TUESDAY, 'LUNCH')).toEqual([11, 12]);
    expect(openOn(week(), TUESDAY, null)).toEqual([]);
    expect(openOn(week(), WEDNESDAY)).toEqual([]);
    const ateLunch = (one: ExistingMeal) => (one.id === 11 ? [{ ...one, ...EATEN }] : [one]);
    expect(openOn(week(ateLunch), TUESDAY, 'BREAKFAST')).toEqual([12]);
  });

  it.each([
    ['a person planned', { planned_by: 'PERSON' }],
    ['is locked', { locked: true }],
    ['is cooked with another meal or recurs every week', { isBound: true }],
    ['is not a dish', { recipeId: null }],
  ] as const)('exclude a meal that %s', (_, change) => {
    expect(
      openOn(
        week((one) => [one.id === 11 ? { ...one, ...change } : one]),
        MONDAY,
      ),
    ).toEqual([10, 12]);
  });

  it('include a meal of a batch that the person is no longer allowed to eat, unless it is locked', () => {
    const must = (change: Partial<ExistingMeal>) =>
      openOn(
        week((one) => [one.id === 11 ? { ...one, mustGo: true, isBound: true, ...change } : one]),
        MONDAY,
      );
    expect(must({})).toEqual([10, 11, 12]);
    expect(must({ locked: true })).toEqual([10, 12]);
  });

  it('include a planned meal next to a person’s own snack, but not next to a larger meal of their own', () => {
    const beside = (kcal: number) =>
      assessWeek(
        week((one) => (one.id === 11 ? [one, meal(99, 'LUNCH', kcal, { planned_by: 'PERSON' })] : [one])),
        { today: MONDAY },
      )[1]!;
    expect(beside(100)).toMatchObject({ superfluous: [], open: [{}, { meal: { id: 11 } }, {}] });
    expect(beside(300).superfluous.map(({ id }) => id)).toEqual([11]);
  });
});

it.each([
  [7, 'BREAKFAST'],
  [11, 'MORNING_SNACK'],
  [13, 'LUNCH'],
  [17, 'AFTERNOON_SNACK'],
  [21, 'DINNER'],
  [23, 'SNACK'],
] as const)('at %s o’clock, finds the first moment to come: %s', (hour, moment) => {
  expect(momentToCome(hour)).toBe(moment);
});
