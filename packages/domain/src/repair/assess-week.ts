import type { PlainDate } from '../dates/plain-date.ts';
import { dayRelation, isStillPlanned } from '../diary/day-totals.ts';
import { isReplaceable, type PlannedMeal } from '../diary/replaceable.ts';
import { mealMomentOrder, MEAL_MOMENTS, type MealMoment } from '../slots/meal-moments.ts';
import type { PartialMacros, SlotMacros } from '../macros/macros.ts';
import { remainingTarget } from '../planner/side-dishes/slot-target.ts';

/** The properties of a meal that decide whether it may be replaced. */
export type ExistingMeal = PlannedMeal &
  Readonly<{
    id: number;
    moment: MealMoment;
    /**
     * Whether the meal recurs every week, or shares a pot with another one; meals from one pot are bought and cooked
     * together.
     */
    isBound: boolean;
    /** Whether the dish is served in addition to the slot's main dish; false if absent. */
    isSide?: boolean;
    /** Null if the meal is not a dish; the planner plans only dishes. */
    recipeId: number | null;
    /** Whether the person said that they skipped the meal; false if absent. */
    skipped?: boolean;
    /** Whether the person is no longer allowed to eat the meal. */
    mustGo: boolean;
    macros: Pick<PartialMacros, keyof SlotMacros>;
  }>;

/** A meal moment of a day's plan and its target. */
export type ExistingSlot = Readonly<{ id: number; moment: MealMoment; target: SlotMacros }>;

export type ExistingDay<Meal extends ExistingMeal = ExistingMeal> = Readonly<{
  date: PlainDate;
  slots: readonly ExistingSlot[];
  meals: readonly Meal[];
}>;

/** Which meals are still to come: all on days after `today`, and today's from `fromMoment` on. */
export type StillToCome = Readonly<{
  today: PlainDate;
  /** If absent, the first moment after the last one with something eaten; if null, none of today's moments. */
  fromMoment?: MealMoment | null | undefined;
  /** Ids of today's meals in past moments that the person said they did not eat. */
  notEaten?: ReadonlySet<number> | undefined;
}>;

/**
 * A meal that may be replaced by another one or by another size of the same dish, and its slot, whose target is what its
 * side dishes leave for it.
 */
export type OpenMeal<Meal> = Readonly<{ slot: ExistingSlot; meal: Meal }>;

/** A day's meals, grouped by what a repair may do with them. */
export type AssessedDay<Meal extends ExistingMeal = ExistingMeal> = Readonly<{
  date: PlainDate;
  isPast: boolean;
  slots: readonly ExistingSlot[];
  /** The total target of the day's slots. */
  target: SlotMacros;
  open: readonly OpenMeal<Meal>[];
  /**
   * Planned meals that are removed without a replacement: those that the person replaced with a meal of their own, and
   * side dishes that they are no longer allowed to eat and that have no replacement yet.
   */
  superfluous: readonly Meal[];
  /** Meals that stay and count. */
  kept: readonly Meal[];
  /**
   * Unticked meals in today's past moments, if the person has not said whether they ate them. They are included in
   * `kept`, because they count as planned until the person says otherwise.
   */
  unanswered: readonly Meal[];
  /** Meals that the person skipped, or that are not ticked on a past day: they stay but do not count. */
  skipped: readonly Meal[];
  /** Slots still to come that have no meal: they count as if they met their target. */
  empty: readonly ExistingSlot[];
}>;

/** A person's own meal with at least this share of a slot's energy replaces the planned meal. */
const MIN_SHARE_OF_MOMENT = 0.5;

/** A past day with less than this share of its plan logged counts as incompletely logged, not as a day of fasting. */
const RECORDED = 0.5;

const NOTHING: SlotMacros = { kcal: 0, protein: 0, fat: 0, carbohydrates: 0 };

export function sumOfMacros(parts: readonly SlotMacros[]): SlotMacros {
  return parts.reduce(
    (sum, { kcal, protein, fat, carbohydrates }) => ({
      kcal: sum.kcal + kcal,
      protein: sum.protein + protein,
      fat: sum.fat + fat,
      carbohydrates: sum.carbohydrates + carbohydrates,
    }),
    NOTHING,
  );
}

/** The macros that a meal counts for; unknown grams are taken from the plan, in proportion to the energy. */
export function countedMacros({ macros }: Pick<ExistingMeal, 'macros'>, target: SlotMacros): SlotMacros {
  const kcal = macros.kcal ?? 0;
  const share = target.kcal > 0 ? kcal / target.kcal : 0;
  return {
    kcal,
    protein: macros.protein ?? share * target.protein,
    fat: macros.fat ?? share * target.fat,
    carbohydrates: macros.carbohydrates ?? share * target.carbohydrates,
  };
}

/** The energy that counts on a day, regardless of its open meals. */
export function energyOf({ kept, empty }: Pick<AssessedDay, 'kept' | 'empty'>): number {
  return (
    kept.reduce((sum, { macros }) => sum + (macros.kcal ?? 0), 0) +
    empty.reduce((sum, slot) => sum + slot.target.kcal, 0)
  );
}

/** Whether a past day has so little logged that it counts as on plan. */
export function isHardlyOnRecord(day: AssessedDay): boolean {
  return day.isPast && energyOf(day) < RECORDED * day.target.kcal;
}

/**
 * Groups the meals of the given days by what a repair of their week may do with them. Only a meal that is still to come
 * and unchanged since the planner put it there may change. Everything else stays, and so do meals cooked together with
 * another one, unless the person must no longer eat them.
 */
export function assessWeek<Meal extends ExistingMeal>(
  days: readonly ExistingDay<Meal>[],
  now: StillToCome,
): AssessedDay<Meal>[] {
  return days.map((day) => judgeDay(day, now));
}

function judgeDay<Meal extends ExistingMeal>(day: ExistingDay<Meal>, now: StillToCome): AssessedDay<Meal> {
  const { date, slots, meals } = day;
  const from = firstToCome(day, now);
  const relation = dayRelation(date, now.today);
  const isTicked = meals.some(({ status, recipeId }) => status === 'EATEN' && recipeId !== null);
  const judged = {
    open: [] as OpenMeal<Meal>[],
    superfluous: [] as Meal[],
    kept: [] as Meal[],
    unanswered: [] as Meal[],
    skipped: [] as Meal[],
    empty: [] as ExistingSlot[],
  };
  for (const moment of MEAL_MOMENTS) {
    const here = meals.filter((meal) => meal.moment === moment);
    const slot = slots.find((one) => one.moment === moment);
    if (mealMomentOrder(moment) >= from) {
      const [skipped, others] = [here.filter(isMarkedSkipped), here.filter((meal) => !isMarkedSkipped(meal))];
      judged.skipped.push(...skipped);
      if (here.length === 0 && slot !== undefined) judged.empty.push(slot);
      judgeMoment(others, slot, judged);
      continue;
    }
    const isOver = now.fromMoment !== undefined && mealMomentOrder(moment) < askedFrom(now);
    for (const meal of here) {
      const isPlanned = isStillPlanned(meal, relation);
      const isSkipped = meal.status !== 'EATEN' && (!isPlanned || (isOver && now.notEaten?.has(meal.id) === true));
      (isSkipped ? judged.skipped : judged.kept).push(meal);
      if (isPlanned && isOver && !isSkipped) judged.unanswered.push(meal);
    }
    const isUnknown = here.length === 0 && !isTicked && relation === 'TODAY';
    if (isUnknown && slot !== undefined) judged.empty.push(slot);
  }
  const target = sumOfMacros(slots.map((slot) => slot.target));
  return { date, isPast: relation === 'PAST', slots, target, ...judged };
}

function isMarkedSkipped({ skipped }: ExistingMeal): boolean {
  return skipped === true;
}

/** The index within the day of the first moment that is still to come. */
function firstToCome({ date, meals }: ExistingDay, now: StillToCome): number {
  const relation = dayRelation(date, now.today);
  if (relation === 'PAST') return MEAL_MOMENTS.length;
  if (relation === 'TO_COME') return 0;
  const lastEaten = Math.max(
    -1,
    ...meals.flatMap(({ status, moment }) => (status === 'EATEN' ? mealMomentOrder(moment) : [])),
  );
  return Math.max(lastEaten + 1, askedFrom(now));
}

/** The index within the day of the first moment that is still to come according to the person. */
function askedFrom({ fromMoment }: StillToCome): number {
  if (fromMoment === null) return MEAL_MOMENTS.length;
  return fromMoment === undefined ? 0 : mealMomentOrder(fromMoment);
}

function judgeMoment<Meal extends ExistingMeal>(
  here: readonly Meal[],
  slot: ExistingSlot | undefined,
  judged: Readonly<{ open: OpenMeal<Meal>[]; superfluous: Meal[]; kept: Meal[] }>,
): void {
  const free = here.filter(mayChange);
  const mustGo = here.filter(({ isSide, ...meal }) => isSide === true && meal.mustGo && isReplaceable(meal));
  const theirs = here.filter((meal) => !free.includes(meal) && !mustGo.includes(meal));
  judged.superfluous.push(...mustGo);
  const [only] = free;
  if (slot === undefined || only === undefined || free.length > 1) {
    judged.kept.push(...free, ...theirs);
    return;
  }
  judged.kept.push(...theirs);
  const [sides, others] = [true, false].map((isSide) => theirs.filter((meal) => (meal.isSide === true) === isSide));
  const own = others!.reduce((sum, { macros }) => sum + (macros.kcal ?? 0), 0);
  if (others!.length > 0 && own >= MIN_SHARE_OF_MOMENT * slot.target.kcal) {
    judged.superfluous.push(only);
    return;
  }
  const ofSides = sides!.map((meal) => countedMacros(meal, slot.target));
  judged.open.push({ slot: { ...slot, target: remainingTarget(slot.target, ofSides) }, meal: only });
}

function mayChange(meal: ExistingMeal): boolean {
  if (!isReplaceable(meal) || meal.recipeId === null || meal.isSide === true) return false;
  return meal.mustGo || !meal.isBound;
}
