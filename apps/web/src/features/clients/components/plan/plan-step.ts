import type { CoachPlanBasis } from '@weekbord/domain/plans/coach-plan';
import type { PlanDraft } from '../../model/plan-draft.ts';

/** The props of each step in the plan editor. */
export interface PlanStepProps {
  readonly basis: CoachPlanBasis;
  readonly draft: PlanDraft;
  /** The client's name. */
  readonly name: string;
  readonly onChange: (draft: PlanDraft) => void;
}
