import { getEatenByWeek } from './eaten-by-week.ts';
import { changeGoal, getGoalOptions } from './goal-change.ts';
import {
  acceptTargetProposal,
  declineTargetProposal,
  getTargetProposal,
  undoTargetProposal,
} from './target-proposal.ts';

/** What was eaten compared with the plan, and the energy target proposed on the basis of what was eaten and weighed. */
export const expenditure = {
  getEatenByWeek,
  getTargetProposal,
  acceptTargetProposal,
  declineTargetProposal,
  undoTargetProposal,
  getGoalOptions,
  changeGoal,
};
