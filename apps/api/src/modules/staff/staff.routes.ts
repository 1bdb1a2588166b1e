import { endpoints } from '@weekbord/contract/endpoints';
import { serve, type Served } from '../../platform/http/serve.ts';
import { endCoach, listStaffMembers, makeCoach, moveClient } from './members.ts';
import {
  getStaffOrganisation,
  letInFromWaitlist,
  listStaffOrganisations,
  listStaffWaitlist,
  updateStaffOrganisation,
} from './organisations-of-staff.ts';
import { addStaffPlan, listStaffPlans, updateStaffPlan } from './plans-of-staff.ts';

export const staffRoutes: readonly Served[] = [
  serve(endpoints.listStaffOrganisations, listStaffOrganisations, 'staff'),
  serve(endpoints.getStaffOrganisation, getStaffOrganisation, 'staff'),
  serve(endpoints.updateStaffOrganisation, updateStaffOrganisation, 'staff'),
  serve(endpoints.listStaffPlans, listStaffPlans, 'staff'),
  serve(endpoints.addStaffPlan, addStaffPlan, 'staff'),
  serve(endpoints.updateStaffPlan, updateStaffPlan, 'staff'),
  serve(endpoints.listStaffMembers, listStaffMembers, 'staff'),
  serve(endpoints.listStaffWaitlist, listStaffWaitlist, 'staff'),
  serve(endpoints.letInFromWaitlist, letInFromWaitlist, 'staff'),
  serve(endpoints.makeCoach, makeCoach, 'staff'),
  serve(endpoints.endCoach, endCoach, 'staff'),
  serve(endpoints.moveClient, moveClient, 'staff'),
];
