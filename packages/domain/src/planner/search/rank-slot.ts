import type { PlainDate } from '../../dates/plain-date.ts';
import type { PlateCode } from '../../plates/flex-table.ts';
import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';
import { dayPoints } from '../scoring/day-cost.ts';
import type { PlanDayInput, PlannerPreferences, SlotId } from '../week/plan-request.ts';
import { codeOf } from '../week/present-plan.ts';
import { buildProblemIn, poolOf, type ProblemDay, type ProblemSlot, type WeekProblem } from '../week/week-problem.ts';
import { alikePoints } from '../scoring/meals-alike.ts';
import { weekPenalty } from '../wishes/wish-penalty.ts';

export type SlotOfDay = Readonly<{
  day: PlanDayInput;
  slotId: SlotId;
  /** Whether side dishes are ranked instead of main dishes; false if absent. */
  isSide?: boolean;
}>;

/** A recipe for the slot on the plate that suits the day best. */
export type RankedMeal = Readonly<{
  recipeId: number;
  plate: PlateCode;
  /** The day's points with the recipe; lower is better. */
  points: number;
}>;

/** The recipes that suit a slot, best first; see `slotRanker`. */
export function rankSlot(
  catalogue: CatalogueIndex,
  { day, slotId, isSide = false, ...preferences }: PlannerPreferences & SlotOfDay,
): RankedMeal[] {
  return slotRanker(catalogue, preferences, { date: day.date })({ day, slotId, isSide });
}

/**
 * Creates a function that ranks the recipes that suit a slot of one date, given the day's other meals: best first,
 * within a fifth of the slot's energy. The meal in the slot itself is ignored; other slots without meals count as
 * filled on target. The ranking is empty if the slot is not in the day or nothing qualifies. The hard rules are those
 * of planWeek. `among` limits the ranking to the given recipes, including recent ones.
 */
export function slotRanker(
  catalogue: CatalogueIndex,
  preferences: PlannerPreferences,
  { date, among }: Readonly<{ date: PlainDate; among?: ReadonlySet<number> }>,
): (asked: SlotOfDay) => RankedMeal[] {
  const about = { catalogue, preferences, keepsSlots: true };
  const pool = poolOf({ ...about, days: [{ date, dayClass: 'weekday', slots: [] }], among });
  return ({ day, slotId, isSide = false }) => {
    const slots = day.slots.map((slot) =>
      slot.id === slotId ? { ...slot, requested: true, locked: [] } : { ...slot, requested: false },
    );
    const courses = isSide ? 'SIDE' : 'MAIN';
    return rankIn(buildProblemIn(pool, { ...about, courses, days: [{ ...day, slots }] }));
  };
}

function rankIn(problem: WeekProblem): RankedMeal[] {
  const { catalogue } = problem.pool;
  const day = problem.days[0]!;
  const slot = problem.slots[0];
  if (slot === undefined) return [];
  const other = otherMain(day, slot);
  const ofWeek = weekPenalty(problem.pool, day.input.date, slot.kind.type);
  const ranked: RankedMeal[] = [];
  for (const recipe of slot.kind.recipes) {
    const best = bestPlate(day, slot, recipe);
    if (best === null) continue;
    const alike = other === undefined ? 0 : alikePoints(problem.pool, other, recipe);
    const points = best.points + alike + ofWeek(recipe);
    ranked.push({ recipeId: catalogue.recipes[recipe]!.id, plate: best.plate, points });
  }
  return ranked.sort((a, b) => a.points - b.points || a.recipeId - b.recipeId);
}

/** The day's lunch if the slot is its dinner, and vice versa. */
function otherMain({ existing }: ProblemDay, { kind }: ProblemSlot): number | undefined {
  if (!kind.isMain) return undefined;
  return existing.find(({ type }) => type === (kind.type === 'LUNCH' ? 'DINNER' : 'LUNCH'))?.recipe;
}

function bestPlate({ aim, fixed }: ProblemDay, { kind }: ProblemSlot, recipe: number) {
  const plates = kind.platesOf(recipe);
  let best = -1;
  let least = Infinity;
  for (let pick = 0; pick < plates.count; pick += 1) {
    const points =
      plates.changed[pick]! +
      dayPoints(
        aim,
        fixed.kcal + plates.kcal[pick]!,
        fixed.protein + plates.protein[pick]!,
        fixed.fat + plates.fat[pick]!,
        fixed.carbohydrates + plates.carbohydrates[pick]!,
      );
    if (points >= least) continue;
    least = points;
    best = pick;
  }
  return best < 0 ? null : { plate: codeOf(plates, best), points: least + kind.base[recipe]! };
}
