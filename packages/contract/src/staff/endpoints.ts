export { addStaffPlan, listStaffPlans, updateStaffPlan } from './plans.ts';
export {
  endCoach,
  getStaffOrganisation,
  letInFromWaitlist,
  listStaffMembers,
  listStaffOrganisations,
  listStaffWaitlist,
  makeCoach,
  moveClient,
  updateStaffOrganisation,
} from './staff.ts';
