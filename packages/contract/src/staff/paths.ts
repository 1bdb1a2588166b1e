import { routes } from '../route.ts';

export const staffPaths = routes({
  listStaffOrganisations: 'GET /staff/organisations',
  getStaffOrganisation: 'GET /staff/organisations/:id',
  updateStaffOrganisation: 'PATCH /staff/organisations/:id',
  listStaffPlans: 'GET /staff/organisations/:id/plans',
  addStaffPlan: 'POST /staff/organisations/:id/plans',
  updateStaffPlan: 'PATCH /staff/plans/:id',
  listStaffMembers: 'GET /staff/organisations/:id/members',
  listStaffWaitlist: 'GET /staff/organisations/:id/waitlist',
  letInFromWaitlist: 'POST /staff/waitlist/:id/let-in',
  makeCoach: 'POST /staff/members/:id/coach',
  endCoach: 'DELETE /staff/members/:id/coach',
  moveClient: 'POST /staff/members/:id/move',
});
