import { getEatenByWeek } from './eaten-by-week.ts';
import { changeGoal, getGoalOptions } from './goal-change.ts';
import {
  acceptTargetProposal,
  declineTargetProposal,
  getTargetProposal,
  undoTargetProposal,
} from './target-proposal.ts';

/** What was eaten compared with the plan, and the energy target proposed from logged meals and weights. */
export const expenditure = {
  getEatenByWeek,
  getTargetProposal,
  acceptTargetProposal,
  declineTargetProposal,
  undoTargetProposal,
  getGoalOptions,
  changeGoal,
};
