import {
  acceptTargetProposal,
  declineTargetProposal,
  getTargetProposal,
  undoTargetProposal,
} from './target-proposal.ts';

/** The energy target that is proposed from what was eaten and weighed. */
export const expenditure = { getTargetProposal, acceptTargetProposal, declineTargetProposal, undoTargetProposal };
