import { COOKS_FOR_ONE } from '@weekbord/domain/diary/cook-for';
import type { MarkedDiet } from '@weekbord/domain/diets/diets';
import { type Weekday, WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { type BreakfastWish, DINNER_GROUPS, type DinnerGroup } from '@weekbord/domain/planner/wishes/week-wishes';
import { type DinnerConflict, groupsOfDiet, settleDinners } from '@weekbord/domain/planner/wishes/wished-dinners';
import type { MyWeek } from '../api/week-wishes.ts';

export const WORKING_DAYS: readonly Weekday[] = WEEKDAYS.slice(0, 5);
export const WEEKEND: readonly Weekday[] = WEEKDAYS.slice(5);

const DINNERS = 7;
/** The minutes offered; a wish set elsewhere may be another number. */
const MINUTES = [15, 20, 30, 45] as const;

/** Returns the dinners of a week by group, in the planner's form. */
export function dinnersOf(week: MyWeek): Record<DinnerGroup, number> {
  return { meat: week.meat_dinners, fish: week.fish_dinners, meatless: week.meatless_dinners };
}

/** Returns how many people the user cooks for; wishes stored by an earlier version of the app lack this. */
export function peopleOf({ cook_for: people }: Partial<Pick<MyWeek, 'cook_for'>>): number {
  return people ?? COOKS_FOR_ONE;
}

/** Returns the kind of breakfast the user likes; wishes stored by an earlier version of the app lack this. */
export function breakfastOf({ breakfast }: Partial<Pick<MyWeek, 'breakfast'>>): BreakfastWish {
  return breakfast ?? 'EITHER';
}

/** Returns the groups among which a person chooses dinners: none if the diet leaves only one. */
export function choosableGroups(diet: MarkedDiet | null): readonly DinnerGroup[] {
  const groups = groupsOfDiet(diet);
  return groups.length > 1 ? groups : [];
}

/** Returns which requested dinners are ruled out by a diet or the length of a week. */
export function dinnerConflicts(week: MyWeek, diet: MarkedDiet | null): readonly DinnerConflict[] {
  return settleDinners(diet, dinnersOf(week)).conflicts;
}

/** Returns how many dinners have no wish yet; negative if there are too many wishes. */
export function dinnersLeft(week: MyWeek, groups: readonly DinnerGroup[]): number {
  const dinners = dinnersOf(week);
  return groups.reduce((left, group) => left - dinners[group], DINNERS);
}

/** Returns a week with a new number of dinners for a group; this clears wishes for groups that the diet excludes. */
export function withDinners(week: MyWeek, groups: readonly DinnerGroup[], group: DinnerGroup, count: number): MyWeek {
  const dinners = { ...dinnersOf(week), [group]: count };
  for (const one of DINNER_GROUPS) if (!groups.includes(one)) dinners[one] = 0;
  return { ...week, meat_dinners: dinners.meat, fish_dinners: dinners.fish, meatless_dinners: dinners.meatless };
}

/** Returns the minutes for dinner on the given days; undefined if they differ. */
export function minutesOfDays(week: MyWeek, days: readonly Weekday[]): number | null | undefined {
  const [first, ...others] = days.map((day) => week.dinner_minutes[day]);
  return others.every((minutes) => minutes === first) ? first : undefined;
}

/** Returns a week with the given minutes for dinner on the given days. */
export function withMinutes(week: MyWeek, days: readonly Weekday[], minutes: number | null): MyWeek {
  const dinner_minutes = { ...week.dinner_minutes };
  for (const day of days) dinner_minutes[day] = minutes;
  return { ...week, dinner_minutes };
}

/** Returns the minutes to choose from, including the current wish, with 'no limit' last. */
export function minuteChoices(chosen: number | null | undefined): readonly (number | null)[] {
  const others = typeof chosen === 'number' ? [chosen] : [];
  return [...[...new Set([...MINUTES, ...others])].toSorted((a, b) => a - b), null];
}
