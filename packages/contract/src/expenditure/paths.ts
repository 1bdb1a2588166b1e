import { routes } from '../route.ts';

export const expenditurePaths = routes({
  getEatenByWeek: 'GET /planner/eatenByWeek',
  getTargetProposal: 'GET /users/targetProposal',
  acceptTargetProposal: 'POST /users/acceptTargetProposal',
  declineTargetProposal: 'POST /users/declineTargetProposal',
  undoTargetProposal: 'POST /users/undoTargetProposal',
  getGoalOptions: 'GET /users/goalOptions',
  changeGoal: 'POST /users/changeGoal',
});
