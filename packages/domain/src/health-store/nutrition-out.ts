import { compareDates, type PlainDate } from '../dates/plain-date.ts';
import { USUAL_TIMES } from '../diary/calendar-feed.ts';
import { roundTo } from '../numbers/rounding.ts';
import type { ItemStatus } from '../diary/calendar-items.ts';
import type { MealMoment } from '../slots/meal-moments.ts';

/** The nutrients written for a meal, by Health Connect's names, in kcal and grams. */
export const NUTRIENTS = [
  'energy',
  'protein',
  'totalCarbohydrate',
  'totalFat',
  'saturatedFat',
  'dietaryFiber',
  'sugar',
  'sodium',
] as const;
export type Nutrient = (typeof NUTRIENTS)[number];

/** The nutrients of a meal in kcal and grams, without those that are partly unknown. */
export type Nutrition = Readonly<Partial<Record<Nutrient, number>>>;

/** The fields of a diary meal that the health store needs. */
export interface DiaryMeal {
  readonly id: number;
  readonly date: PlainDate;
  readonly moment: MealMoment;
  readonly status: ItemStatus;
  readonly name: string | null;
  readonly nutrition: Nutrition;
}

/** A meal as written to the health store. */
export interface NutritionRecord {
  readonly id: string;
  readonly date: PlainDate;
  /** Minutes after midnight, in the local time of the phone. */
  readonly startMinute: number;
  readonly mealType: MealType;
  readonly name: string | null;
  readonly nutrition: Nutrition;
}

/** Health Connect's numbers for breakfast, lunch, dinner and snack. */
export type MealType = 1 | 2 | 3 | 4;

/** The records that this device wrote to the health store for one person. */
export interface WrittenMeals {
  /** The date and record id of each meal, by the meal's id. */
  readonly meals: Readonly<Record<string, readonly [date: PlainDate, recordId: string]>>;
  /** The ids of deleted records, which a health store does not accept again. */
  readonly deleted: readonly string[];
}

/** The changes to make in the health store, and what it contains afterwards. */
export interface NutritionChanges {
  readonly add: readonly NutritionRecord[];
  readonly remove: readonly string[];
  readonly after: WrittenMeals;
}

/** The current local time of the phone. */
export interface LocalTime {
  readonly date: PlainDate;
  /** Minutes after midnight. */
  readonly minute: number;
}

interface Given {
  readonly personId: number;
  /** The first and last dates of the range; `meals` contains all its meals. */
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly meals: readonly DiaryMeal[];
  readonly now: LocalTime;
}

/** Maximum number of deleted ids that are remembered: several years of changes. */
const MOST_DELETED = 2000;

/** Grams of salt per gram of sodium, as on a European label. */
const SALT_PER_SODIUM = 2.5;

/** The sodium in an amount of salt, in grams. */
export function sodiumOfSalt(salt: number): number {
  return salt / SALT_PER_SODIUM;
}

export const NOTHING_WRITTEN: WrittenMeals = { meals: {}, deleted: [] };

/**
 * The changes that make the health store contain what was eaten on the given dates, and nothing that is only planned. A
 * changed meal gets a new record, and its old one is deleted.
 */
export function nutritionChanges(written: WrittenMeals, given: Given): NutritionChanges {
  const { from, to, now, meals } = given;
  const isGiven = (date: PlainDate) => compareDates(date, from) >= 0 && compareDates(date, to) <= 0;
  const eaten = meals.filter(
    ({ status, date, nutrition }) => status === 'EATEN' && isGiven(date) && Object.keys(nutrition).length > 0,
  );
  const wanted = new Map(eaten.flatMap((meal) => recordOf(meal, given, written.deleted)));
  const outdated = Object.entries(written.meals).filter(([mealId, [date, recordId]]) => {
    const record = wanted.get(mealId);
    // After a flight west the current date can begin again; its records are then left unchanged.
    return record === undefined ? isGiven(date) && compareDates(date, now.date) <= 0 : record.id !== recordId;
  });
  const remove = outdated.map(([, [, recordId]]) => recordId);
  const removed = new Set(remove);
  const kept = Object.entries(written.meals).filter(([, [, recordId]]) => !removed.has(recordId));
  const known = new Set(kept.map(([, [, recordId]]) => recordId));
  const add = [...wanted.values()].filter(({ id }) => !known.has(id));
  const added = [...wanted].flatMap(([mealId, { id, date }]) => (known.has(id) ? [] : [[mealId, [date, id]] as const]));
  return {
    add,
    remove,
    after: {
      meals: Object.fromEntries([...kept, ...added]),
      deleted: [...written.deleted, ...remove].slice(-MOST_DELETED),
    },
  };
}

export function recordIds({ meals }: WrittenMeals): string[] {
  return Object.values(meals).map(([, recordId]) => recordId);
}

/** The state after all records have been deleted. */
export function withoutRecords(written: WrittenMeals): WrittenMeals {
  return { meals: {}, deleted: [...written.deleted, ...recordIds(written)].slice(-MOST_DELETED) };
}

function recordOf(
  { id, ...meal }: DiaryMeal,
  { now, personId }: Given,
  deleted: readonly string[],
): [mealId: string, record: NutritionRecord][] {
  const startMinute = startOf(meal, now);
  if (startMinute === null) return [];
  const nutrition = Object.fromEntries(
    NUTRIENTS.flatMap((nutrient) => {
      const amount = meal.nutrition[nutrient];
      return amount === undefined ? [] : [[nutrient, roundTo(amount, 3)]];
    }),
  );
  const content = { date: meal.date, mealType: MEAL_TYPES[meal.moment], name: meal.name, nutrition };
  const base = `weekbord-${personId}-${id}-${fingerprint(JSON.stringify([meal.moment, content]))}`;
  return [[String(id), { ...content, id: unused(base, deleted), startMinute }]];
}

/**
 * A record id that was not deleted before. The same content may be written again, for example when a tick is removed
 * and set again; it then needs another id.
 */
function unused(base: string, deleted: readonly string[]): string {
  let id = base;
  for (let copy = 2; deleted.includes(id); copy += 1) id = `${base}-${copy}`;
  return id;
}

/**
 * The first minute of a record. A health store accepts no future times, so it is a minute that has passed; null if the
 * date has no such minute yet.
 */
function startOf({ date, moment }: Pick<DiaryMeal, 'date' | 'moment'>, now: LocalTime): number | null {
  const usual = minuteOf(USUAL_TIMES[moment]);
  const order = compareDates(date, now.date);
  if (order < 0) return usual;
  const latest = now.minute - 1;
  return order > 0 || latest < 0 ? null : Math.min(usual, latest);
}

function minuteOf(time: `${number}:${number}`): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const MEAL_TYPES: Readonly<Record<MealMoment, MealType>> = {
  BREAKFAST: 1,
  MORNING_SNACK: 4,
  LUNCH: 2,
  AFTERNOON_SNACK: 4,
  DINNER: 3,
  SNACK: 4,
  LATE_SNACK: 4,
};

/** A short hash of the content (FNV-1a, 32 bits). */
function fingerprint(content: string): string {
  let hash = 0x811c9dc5;
  for (const character of content) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
