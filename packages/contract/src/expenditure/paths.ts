import { routes } from '../route.ts';

export const expenditurePaths = routes({
  getTargetProposal: 'GET /users/targetProposal',
  acceptTargetProposal: 'POST /users/acceptTargetProposal',
  declineTargetProposal: 'POST /users/declineTargetProposal',
  undoTargetProposal: 'POST /users/undoTargetProposal',
});
