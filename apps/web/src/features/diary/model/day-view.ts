import type { CalendarDay, CalendarItem } from '@weekbord/contract/diary/models';
import type { MealSlotSpecification, WeeklyNutritionPlan } from '@weekbord/contract/plans/models';
import { type PlainDate, weekdayOf } from '@weekbord/domain/dates/plain-date';
import type { MacroTotals, Total } from '@weekbord/domain/diary/partial-sums';
import { type DayRelation, isStillPlanned, sumsOfDay } from '@weekbord/domain/diary/day-totals';
import { type LabelNutrients, addNutrients } from '@weekbord/domain/recipes/labels/label-nutrients';
import { isSideItem } from '@weekbord/domain/planner/side-dishes/side-items';
import { type DayGoal, dayGoal } from '@weekbord/domain/slots/day-goal';
import { mealMomentOrder, type MealMoment } from '@weekbord/domain/slots/meal-moments';

/** One meal moment of a day: its slot in the plan, if there is one, and its meals. */
export interface SlotView {
  readonly key: string;
  readonly moment: MealMoment;
  readonly slot: MealSlotSpecification | null;
  readonly items: readonly CalendarItem[];
}

/** A day as the diary shows it. */
export interface DayView {
  readonly slots: readonly SlotView[];
  readonly items: readonly CalendarItem[];
  readonly relation: DayRelation;
  readonly eaten: MacroTotals;
  /** What is still to be eaten; zero once the day is over. */
  readonly planned: MacroTotals;
  /** The day's total: eaten plus planned. */
  readonly expected: MacroTotals;
  readonly further: Readonly<{ planned: LabelNutrients; eaten: LabelNutrients }>;
  readonly goal: DayGoal | null;
  readonly eatenCount: number;
}

/** Returns the slots of a weekly plan on a date, in display order. */
export function slotsOf(plan: WeeklyNutritionPlan | null, date: PlainDate): readonly MealSlotSpecification[] {
  return plan ? plan[weekdayOf(date)].meal_slot_specifications.toSorted(bySlotOrder) : [];
}

/** Groups a day's meals by the slots of its plan; meals without a slot are listed under their own moment. */
export function viewDay(
  day: Pick<CalendarDay, 'calendar_items'> | undefined,
  slots: readonly MealSlotSpecification[],
  relation: DayRelation = 'TODAY',
): DayView {
  const items = mainDishesFirst(day?.calendar_items ?? []);
  const views = slots.map((slot) => ({
    key: `slot-${slot.id}`,
    moment: slot.meal_moment,
    slot,
    items: items.filter((item) => slotFor(item, slots) === slot),
  }));
  const strays = items.filter((item) => slotFor(item, slots) === undefined);
  const others = [...new Set(strays.map((item) => item.meal_moment))].map((moment) => ({
    key: `moment-${moment}`,
    moment,
    slot: null,
    items: strays.filter((item) => item.meal_moment === moment),
  }));
  return {
    slots: [...views, ...others].toSorted((a, b) => mealMomentOrder(a.moment) - mealMomentOrder(b.moment)),
    items,
    relation,
    ...sumsOfDay(items.map(counted), relation),
    further: {
      planned: furtherOf(items.filter((item) => isStillPlanned(item, relation))),
      eaten: furtherOf(items.filter(({ status }) => status === 'EATEN')),
    },
    goal: slots.length > 0 ? dayGoal(slots) : null,
    eatenCount: items.filter(({ status }) => status === 'EATEN').length,
  };
}

/** A meal that was just added is last in the cached day, even if it replaced a main dish. */
function mainDishesFirst(items: readonly CalendarItem[]): readonly CalendarItem[] {
  return items.toSorted((a, b) => Number(isSideItem(a)) - Number(isSideItem(b)));
}

function furtherOf(items: readonly CalendarItem[]): LabelNutrients {
  return addNutrients(items.map(({ meal }) => meal.further_figures));
}

/** Returns the energy of the meals in one slot, counted like that of the day. */
export function slotEnergy(items: readonly CalendarItem[], relation: DayRelation): Total {
  return sumsOfDay(items.map(counted), relation).expected.kcal;
}

/** Whether a slot's total is worth showing: not if it only repeats the figure of its single meal. */
export function isSum(items: readonly CalendarItem[], relation: DayRelation): boolean {
  if (items.length !== 1) return items.length > 1;
  return items[0]!.status !== 'EATEN' && !isStillPlanned(items[0]!, relation);
}

function counted({ status, skipped, meal }: CalendarItem) {
  return { status, skipped, macros: meal };
}

/** Returns the share of a day's meals that were eaten, from 0 to 1; skipped meals do not count. */
export function doneShare(day: Pick<CalendarDay, 'calendar_items'> | undefined): number {
  const items = day?.calendar_items.filter(({ skipped }) => !skipped) ?? [];
  return items.length === 0 ? 0 : items.filter(({ status }) => status === 'EATEN').length / items.length;
}

function slotFor(item: CalendarItem, slots: readonly MealSlotSpecification[]): MealSlotSpecification | undefined {
  return (
    slots.find(({ id }) => id === item.meal_slot) ??
    slots.find(({ meal_moment: moment }) => moment === item.meal_moment)
  );
}

function bySlotOrder(a: MealSlotSpecification, b: MealSlotSpecification): number {
  return mealMomentOrder(a.meal_moment) - mealMomentOrder(b.meal_moment) || a.order - b.order;
}
