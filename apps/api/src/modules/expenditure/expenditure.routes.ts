import { endpoints } from '@weekbord/contract/endpoints';
import { serve } from '../../platform/http/serve.ts';
import { getEatenByWeek } from './get-eaten-by-week.ts';
import { changeGoal, getGoalOptions } from './goal-change.ts';
import {
  acceptTargetProposal,
  declineTargetProposal,
  getTargetProposal,
  undoTargetProposal,
} from './target-proposal.ts';

export const expenditureRoutes = [
  serve(endpoints.getEatenByWeek, getEatenByWeek),
  serve(endpoints.getTargetProposal, getTargetProposal),
  serve(endpoints.acceptTargetProposal, acceptTargetProposal),
  serve(endpoints.declineTargetProposal, declineTargetProposal),
  serve(endpoints.undoTargetProposal, undoTargetProposal),
  serve(endpoints.getGoalOptions, getGoalOptions),
  serve(endpoints.changeGoal, changeGoal),
];
