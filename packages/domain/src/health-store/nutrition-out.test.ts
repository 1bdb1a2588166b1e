import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DiaryMeal,
  NOTHING_WRITTEN,
  nutritionChanges,
  recordIds,
  sodiumOfSalt,
  withoutRecords,
  type WrittenMeals,
} from './nutrition-out.ts';

const TODAY = '2027-03-14';
const NOON = { date: TODAY, minute: 12 * 60 };
const GIVEN = { personId: 7, from: '2027-03-08', to: TODAY, now: NOON };
const PORRIDGE: DiaryMeal = {
  id: 41,
  date: TODAY,
  moment: 'BREAKFAST',
  status: 'EATEN',
  name: 'Porridge',
  nutrition: { energy: 412.3456, protein: 14, totalFat: 9, totalCarbohydrate: 61 },
};

const changesOf = (meals: readonly DiaryMeal[], written: WrittenMeals = NOTHING_WRITTEN, given = GIVEN) =>
  nutritionChanges(written, { ...given, meals });

describe("a day's records for the health store", () => {
  it('exist for each eaten meal, with what is known about it', () => {
    const planned = { ...PORRIDGE, id: 42, status: 'PLANNED' } as const;
    const { add, remove } = changesOf([PORRIDGE, planned]);
    expect(remove).toEqual([]);
    expect(add).toEqual([
      {
        id: expect.stringMatching(/^weekbord-7-41-[\da-z]+$/) as unknown,
        date: TODAY,
        startMinute: 7 * 60 + 30,
        mealType: 1,
        name: 'Porridge',
        nutrition: { energy: 412.346, protein: 14, totalFat: 9, totalCarbohydrate: 61 },
      },
    ]);
  });

  it.each([
    ['BREAKFAST', 1],
    ['MORNING_SNACK', 4],
    ['LUNCH', 2],
    ['AFTERNOON_SNACK', 4],
    ['DINNER', 3],
    ['SNACK', 4],
    ['LATE_SNACK', 4],
  ] as const)('for the moment %s, have the type %d', (moment, mealType) => {
    expect(changesOf([{ ...PORRIDGE, moment }]).add).toMatchObject([{ mealType }]);
  });

  it('are written only once: after a write, nothing is left to do', () => {
    const { after } = changesOf([PORRIDGE]);
    expect(changesOf([PORRIDGE], after)).toEqual({ add: [], remove: [], after });
  });

  it('have a time in the past: the usual time of the meal, or the minute before now', () => {
    const dinner = { ...PORRIDGE, moment: 'DINNER' } as const;
    expect(changesOf([dinner]).add).toMatchObject([{ startMinute: 12 * 60 - 1 }]);
    expect(changesOf([{ ...dinner, date: '2027-03-13' }]).add).toMatchObject([{ startMinute: 18 * 60 }]);
    const midnight = { ...GIVEN, now: { date: TODAY, minute: 0 } };
    expect(changesOf([PORRIDGE], NOTHING_WRITTEN, midnight).add).toEqual([]);
    const ahead = { ...GIVEN, to: '2027-03-20' };
    expect(changesOf([{ ...PORRIDGE, date: '2027-03-15' }], NOTHING_WRITTEN, ahead).add).toEqual([]);
  });

  it('keep their time as the day goes on', () => {
    const dinner = { ...PORRIDGE, moment: 'DINNER' } as const;
    const { after } = changesOf([dinner]);
    const evening = { ...GIVEN, now: { date: TODAY, minute: 22 * 60 } };
    expect(changesOf([dinner], after, evening)).toMatchObject({ add: [], remove: [] });
  });

  it.each<[string, Partial<DiaryMeal>]>([
    ['amount', { nutrition: { energy: 500 } }],
    ['name', { name: 'Porridge with an apple' }],
    ['moment', { moment: 'LUNCH' }],
    ['date', { date: '2027-03-13' }],
  ])('are replaced when the %s of the meal changes', (_, change) => {
    const { add, after } = changesOf([PORRIDGE]);
    const next = changesOf([{ ...PORRIDGE, ...change }], after);
    expect(next.remove).toEqual(add.map(({ id }) => id));
    expect(next.add).toHaveLength(1);
    expect(next.add[0]?.id).not.toBe(add[0]?.id);
    expect(recordIds(next.after)).toEqual(next.add.map(({ id }) => id));
  });

  it.each<[string, readonly DiaryMeal[]]>([
    ['deleted', []],
    ['no longer ticked', [{ ...PORRIDGE, status: 'PLANNED' }]],
  ])('are deleted once the meal is %s', (_, meals) => {
    const { add, after } = changesOf([PORRIDGE]);
    const next = changesOf(meals, after);
    expect(next).toMatchObject({ add: [], remove: add.map(({ id }) => id), after: { meals: {} } });
  });

  it('never reuse the id of a deleted record, even if the meal is the same again', () => {
    const first = changesOf([PORRIDGE]);
    const gone = changesOf([], first.after);
    const back = changesOf([PORRIDGE], gone.after);
    expect(back.add).toHaveLength(1);
    expect(back.add[0]?.id).toBe(`${first.add[0]?.id}-2`);
    const goneAgain = changesOf([], back.after);
    expect(changesOf([PORRIDGE], goneAgain.after).add[0]?.id).toBe(`${first.add[0]?.id}-3`);
    const all = withoutRecords(back.after);
    expect(changesOf([PORRIDGE], all).add[0]?.id).toBe(`${first.add[0]?.id}-3`);
  });

  it('have the same ids on another device and after another login, and other ids for another person', () => {
    const ids = (personId: number) =>
      nutritionChanges(NOTHING_WRITTEN, { ...GIVEN, personId, meals: [PORRIDGE] }).add.map(({ id }) => id);
    expect(ids(7)).toEqual(ids(7));
    expect(ids(8)).not.toEqual(ids(7));
  });

  it('are kept on dates that were not read, and on the next day after travelling west', () => {
    const earlier = { ...PORRIDGE, date: '2027-03-01' };
    const { after } = changesOf([earlier], NOTHING_WRITTEN, { ...GIVEN, from: '2027-03-01' });
    expect(changesOf([], after)).toMatchObject({ remove: [], after });
    const today = changesOf([PORRIDGE]).after;
    const west = { ...GIVEN, now: { date: '2027-03-13', minute: 23 * 60 } };
    expect(changesOf([PORRIDGE], today, west)).toMatchObject({ add: [], remove: [] });
  });

  it('leave out a meal about which nothing is known', () => {
    expect(changesOf([{ ...PORRIDGE, nutrition: {} }]).add).toEqual([]);
  });

  it('match what was eaten after any changes, each meal once, without a repeated id', () => {
    const meal = fc.record({
      id: fc.integer({ min: 1, max: 4 }),
      status: fc.constantFrom('EATEN', 'PLANNED'),
      energy: fc.integer({ min: 1, max: 3 }),
      moment: fc.constantFrom('BREAKFAST', 'DINNER'),
    });
    const days = fc.array(fc.uniqueArray(meal, { selector: ({ id }) => id }), { maxLength: 8 });
    fc.assert(
      fc.property(days, (steps) => {
        let written = NOTHING_WRITTEN;
        const store = new Map<string, number | undefined>();
        const everAdded = new Set<string>();
        for (const step of steps) {
          const meals = step.map(({ energy, ...rest }): DiaryMeal => ({ ...PORRIDGE, ...rest, nutrition: { energy } }));
          const { add, remove, after } = changesOf(meals, written);
          for (const id of remove) expect(store.delete(id)).toBe(true);
          for (const { id, nutrition } of add) {
            expect(everAdded.has(id)).toBe(false);
            everAdded.add(id);
            store.set(id, nutrition.energy);
          }
          written = after;
          const eaten = step.filter(({ status }) => status === 'EATEN').map(({ energy }) => energy);
          expect([...store.values()].toSorted()).toEqual(eaten.toSorted());
          expect([...store.keys()].toSorted()).toEqual(recordIds(after).toSorted());
        }
      }),
    );
  });
});

it('salt is two and a half times the amount of sodium', () => {
  expect(sodiumOfSalt(2.5)).toBe(1);
});
