import type { Fixture } from './fixture.ts';

/** A date before the current date of the tests' clock. */
const MEASURED_ON = '2027-03-01';
const LAST_DATE = '2027-03-20';
const byId = (key: keyof Fixture) => (of: Fixture) => ({ params: { id: of[key] as number } });
const ofUser = (of: Fixture) => ({ query: { user: of.personId } });

const figures = { kcal: 2000, protein: 100, fat: 60, carbohydrates: 200 };

/** A valid request for each call about a person's measurements and values derived from them. */
export const MEASUREMENT_SAMPLES = {
  listUserWeight: ofUser,
  createUserWeight: (of: Fixture) => ({ body: { user: of.personId, value: 72.5, created_at: MEASURED_ON } }),
  getUserWeight: byId('weightId'),
  updateUserWeight: (of: Fixture) => ({ params: { id: of.weightId }, body: { value: 72.5 } }),
  deleteUserWeight: byId('weightId'),
  listUserSleep: ofUser,
  createUserSleep: (of: Fixture) => ({ body: { user: of.personId, value: 7.5, created_at: MEASURED_ON } }),
  getUserSleep: byId('sleepId'),
  updateUserSleep: (of: Fixture) => ({ params: { id: of.sleepId }, body: { value: 7.5 } }),
  deleteUserSleep: byId('sleepId'),
  listUserStress: ofUser,
  createUserStress: (of: Fixture) => ({ body: { user: of.personId, value: 3, created_at: MEASURED_ON } }),
  getUserStress: byId('stressId'),
  updateUserStress: (of: Fixture) => ({ params: { id: of.stressId }, body: { value: 3 } }),
  deleteUserStress: byId('stressId'),
  listUserBodyFatPercentage: ofUser,
  createUserBodyFatPercentage: (of: Fixture) => ({ body: { user: of.personId, value: 24.5, created_at: MEASURED_ON } }),
  getUserBodyFatPercentage: byId('bodyFatId'),
  updateUserBodyFatPercentage: (of: Fixture) => ({ params: { id: of.bodyFatId }, body: { value: 24.5 } }),
  deleteUserBodyFatPercentage: byId('bodyFatId'),
  listUserDistance: ofUser,
  createUserDistance: (of: Fixture) => ({
    body: { user: of.personId, value: 84.5, created_at: MEASURED_ON, body_area: 'WAIST' as const },
  }),
  getUserDistance: byId('waistId'),
  updateUserDistance: (of: Fixture) => ({ params: { id: of.waistId }, body: { value: 84.5 } }),
  deleteUserDistance: byId('waistId'),
  deleteMeasurement: (of: Fixture) => ({
    body: { measurement_id: of.weightId, measurement_type: 'WEIGHT' as const, user_id: of.personId },
  }),
  getTargetProposal: (of: Fixture) => ({ query: { user: of.personId, today: LAST_DATE } }),
  getEatenByWeek: (of: Fixture) => ({ query: { user: of.personId, today: LAST_DATE } }),
  acceptTargetProposal: () => ({ body: { today: LAST_DATE, present: figures, proposed: figures } }),
  declineTargetProposal: () => ({ body: { today: LAST_DATE } }),
  undoTargetProposal: () => ({ body: { today: LAST_DATE } }),
  getGoalOptions: () => ({ query: { today: LAST_DATE } }),
  changeGoal: () => ({
    body: {
      today: LAST_DATE,
      read: { goal: 'GAIN_MUSCLE' as const, weekly_goal: null, present: figures },
      goal: 'RECOMPOSITION' as const,
      weekly_goal: null,
      figures,
    },
  }),
  getProgress: (of: Fixture) => ({
    query: {
      user: of.personId,
      measurement_type: 'WEIGHT' as const,
      period: 'SINCE_BEGINNING' as const,
      today: LAST_DATE,
    },
  }),
};
