import type { Answered } from '@weekbord/contract/endpoint';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { changesOfPlan, type DayOfPlan, effectOfChange, type PlanState } from '@weekbord/domain/plans/plan-versions';
import type { PlanVersionRow } from '../plans/plans.public.ts';

export type PresentedVersion = Answered<Endpoints['answerPlanVersion']>;

/** The plan's owner, their current coach, and the current plan. */
export interface VersionContext {
  readonly personId: number;
  readonly coach: Readonly<{ id: number; name: string }> | null;
  readonly present: PlanState;
}

/** Returns a version in the contract's shape. */
export function presentVersion(row: PlanVersionRow, { personId, coach, present }: VersionContext): PresentedVersion {
  const effect = effectOfChange(row.before, row.after);
  const isCoach = coach !== null && row.made_by === coach.id;
  const isOther = (state: PlanState) => state.week !== null && changesOfPlan(state, present).length > 0;
  return {
    id: row.id,
    made_at: row.made_at.toISOString(),
    who: row.made_by === personId ? 'PERSON' : isCoach ? 'COACH' : 'FORMER',
    name: isCoach && coach.name !== '' ? coach.name : null,
    reason: row.reason,
    changes: changesOfPlan(row.before, row.after).map(({ days, before, after }) => ({
      days: [...days],
      before: presentDay(before),
      after: presentDay(after),
    })),
    effect: effect && { kcal: effect.kcal, protein: effect.protein, weight_per_week: effect.weightPerWeek },
    is_restored: row.restored_id !== null,
    is_offer: row.offered,
    restorable: [
      ...(isOther(row.before) ? ['BEFORE' as const] : []),
      ...(isOther(row.after) ? ['AFTER' as const] : []),
    ],
    answer: row.answer,
    answered_at: row.answered_at?.toISOString() ?? null,
    question: row.question,
  };
}

function presentDay(day: DayOfPlan | null) {
  return day && { name: day.name, goal: day.goal, meals: [...day.meals] };
}
