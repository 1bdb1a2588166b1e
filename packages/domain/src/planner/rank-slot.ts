import type { PlateCode } from '../plates/flex-table.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { dayPoints } from './day-cost.ts';
import type { PlanDayInput, PlannerPreferences, SlotId } from './plan-request.ts';
import { codeOf } from './present-plan.ts';
import { buildProblem, type ProblemDay, type ProblemSlot } from './week-problem.ts';
import { alikePoints } from './week-taste.ts';
import { weekPoints } from './wish-points.ts';

export type RankSlotRequest = PlannerPreferences &
  Readonly<{
    day: PlanDayInput;
    slotId: SlotId;
    /** Only these recipes, those of the last days too; left out, all. */
    among?: ReadonlySet<number>;
  }>;

/** A recipe for the slot on the plate that suits the day best. */
export type RankedMeal = Readonly<{
  recipeId: number;
  plate: PlateCode;
  /** Points of the day with it; lower is better. */
  points: number;
}>;

/**
 * The recipes that suit a slot given the day's other meals, best first, within a fifth of the slot's energy. What stands in the slot itself is ignored; other
 * slots without meals count as filled on target. Empty where the slot is not in the day or nothing qualifies. The hard
 * rules are those of planWeek.
 */
export function rankSlot(catalogue: CatalogueIndex, request: RankSlotRequest): RankedMeal[] {
  const slots = request.day.slots.map((slot) =>
    slot.id === request.slotId ? { ...slot, requested: true, locked: [] } : { ...slot, requested: false },
  );
  const problem = buildProblem({
    catalogue,
    preferences: request,
    days: [{ ...request.day, slots }],
    keepsSlots: true,
    among: request.among,
  });
  const day = problem.days[0]!;
  const slot = problem.slots[0];
  if (slot === undefined) return [];
  const other = otherMain(day, slot);
  const ofWeek = weekPoints(problem.pool, request.day.date, slot.kind.type);
  return [...slot.kind.recipes]
    .flatMap((recipe): RankedMeal[] => {
      const best = bestPlate(day, slot, recipe);
      if (best === null) return [];
      const alike = other === undefined ? 0 : alikePoints({ problem }, other, recipe);
      return [
        { recipeId: catalogue.recipes[recipe]!.id, plate: best.plate, points: best.points + alike + ofWeek(recipe) },
      ];
    })
    .toSorted((a, b) => a.points - b.points || a.recipeId - b.recipeId);
}

/** The day's lunch where the slot is its dinner, and the other way round. */
function otherMain({ standing }: ProblemDay, { kind }: ProblemSlot): number | undefined {
  if (!kind.isMain) return undefined;
  return standing.find(({ type }) => type === (kind.type === 'LUNCH' ? 'DINNER' : 'LUNCH'))?.recipe;
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
