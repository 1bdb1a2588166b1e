export { getEatenByWeek } from './eaten-by-week.ts';
export { changeGoal, getGoalOptions } from './goal-change.ts';
export {
  acceptTargetProposal,
  declineTargetProposal,
  getTargetProposal,
  undoTargetProposal,
} from './target-proposal.ts';
