import { getMe, updateMe } from '@weekbord/contract/accounts/users';
import { listCalendarDays } from '@weekbord/contract/diary/calendar-days';
import { completeOnboarding } from '@weekbord/contract/onboarding/complete-onboarding';
import { updateOrganisation } from '@weekbord/contract/organisations/organisations';
import { updateStaffOrganisation } from '@weekbord/contract/staff/staff';
import { answers } from '@weekbord/testkit/builders/answers';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aMenu } from '@weekbord/testkit/builders/menu';
import { aClientOf, aCoach, anOrganisation, aPerson, type Person } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { expect, it } from 'vitest';
import { accountsRoutes } from '../accounts/accounts.routes.ts';
import { diaryRoutes } from '../diary/diary.routes.ts';
import { intakeRoutes } from '../intake/intake.routes.ts';
import { organisationsRoutes } from '../organisations/organisations.routes.ts';
import { staffRoutes } from '../staff/staff.routes.ts';
import { onboardingRoutes } from './onboarding.routes.ts';

const app = await startServing({
  product: {
    routes: [
      ...onboardingRoutes,
      ...accountsRoutes,
      ...intakeRoutes,
      ...diaryRoutes,
      ...organisationsRoutes,
      ...staffRoutes,
    ],
    authenticate: authenticateByPerson,
  },
  quick: true,
});
await aMenu(app.db);
const as = (person: Person) => app.as(tokenOf(person));
const start = { start_date: '2027-03-14' };

/** Returns wizard answers that say nothing about units. */
function withoutUnits() {
  const { preferences: _units, ...form } = answers();
  return { ...form, ...start };
}

it("[ORG-04] a client gets the branding, the note texts, the units and the first weekday of their coach's organisation", async () => {
  const staff = as(await aPerson(app.db, { is_staff: true }));
  const coach = await aCoach(app.db);
  const practice = await anOrganisation(app.db, { owner_id: coach.id, logo_visible: true });
  await app.db.updateTable('person').set({ organisation_id: practice.id }).where('id', '=', coach.id).execute();
  const shownTo = async (person: Person) => (await as(person).call(getMe)).body;
  const first = await aClientOf(app.db, coach);
  const change = (body: object) =>
    staff.call(updateStaffOrganisation, { params: { id: practice.id }, body: { ...body, reason: 'Asked.' } });

  expect((await change({ auto_plan_initial_meals: true })).status).toBe(200);
  expect((await shownTo(first)).coach?.organisation).toMatchObject({
    logo_visible: true,
    disable_logo_curve: false,
    custom_notes_message: null,
  });
  const planned = await as(first).call(completeOnboarding, { body: withoutUnits() });
  expect(planned.body.calendar_days).toHaveLength(7);
  expect((await shownTo(first)).intake).toMatchObject({
    uses_imperial_measurements_for_recipes: false,
    uses_imperial_measurements_for_height: false,
    personal_weight_unit: 'KILOGRAMS',
  });

  await as(coach).call(updateOrganisation, { params: { id: practice.id }, body: { logo_visible: false } });
  await change({
    disable_logo_curve: true,
    custom_notes_message: 'How did you sleep?',
    auto_plan_initial_meals: false,
  });
  await as(coach).call(updateMe, { body: { uses_imperial_measurements: true } });
  const second = await aClientOf(app.db, coach);
  const seen = await shownTo(second);
  expect(seen.coach).toMatchObject({
    uses_imperial_measurements: true,
    organisation: { logo_visible: false, disable_logo_curve: true, custom_notes_message: 'How did you sleep?' },
  });
  // Clients without an organisation of their own belong to their coach's.
  expect(seen.organisation).toEqual(seen.coach?.organisation);
  const unplanned = await as(second).call(completeOnboarding, { body: withoutUnits() });
  expect([unplanned.status, unplanned.body.calendar_days]).toEqual([201, []]);
  expect((await as(second).call(listCalendarDays)).body.results).toEqual([]);
  expect((await shownTo(second)).intake).toMatchObject({
    weekly_nutrition_plan: expect.any(Number),
    uses_imperial_measurements_for_recipes: true,
    uses_imperial_measurements_for_height: true,
    personal_weight_unit: 'POUNDS',
  });
});
