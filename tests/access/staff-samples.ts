import { MONTHLY_PLAN } from '@weekbord/testkit/builders/plan-settings';
import type { Fixture } from './fixture.ts';
import type { TestUsers } from './test-users.ts';

const reason = 'They asked for it.';
/** The organisation of the coach whose clients the tests are about. */
const ofPractice = (_: Fixture, { people }: TestUsers) => ({
  params: { id: people.coach.person.organisation_id ?? 0 },
});

/** Calls by staff; some are about the caller, so that each caller can make them once. */
export const STAFF_SAMPLES = {
  listStaffOrganisations: () => ({}),
  getStaffOrganisation: ofPractice,
  updateStaffOrganisation: (of: Fixture, users: TestUsers) => ({
    ...ofPractice(of, users),
    body: { high_protein: true, custom_notes_message: 'Ask us.', reason },
  }),
  listStaffPlans: ofPractice,
  addStaffPlan: (of: Fixture, users: TestUsers) => ({
    ...ofPractice(of, users),
    body: { ...MONTHLY_PLAN, key: `plan-${of.personId}`, reason },
  }),
  updateStaffPlan: (_: Fixture, { planId }: TestUsers) => ({
    params: { id: planId },
    body: { amount: 5900, name_en: 'Coach plus', reason },
  }),
  listStaffMembers: ofPractice,
  listStaffWaitlist: (_: Fixture, { people }: TestUsers) => ({ params: { id: people.coach.organisationId } }),
  letInFromWaitlist: (of: Fixture) => ({ params: { id: of.waitlistEntryId }, body: { reason } }),
  makeCoach: (of: Fixture) => ({ params: { id: of.personId }, body: { reason } }),
  endCoach: (_: Fixture, { people }: TestUsers) => ({ params: { id: people.coach.personId }, body: { reason } }),
  moveClient: (of: Fixture, { people }: TestUsers) => ({
    params: { id: of.personId },
    body: { coach_email: people.otherCoach.person.email, reason },
  }),
};
