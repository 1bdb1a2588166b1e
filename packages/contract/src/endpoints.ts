import * as accounts from './accounts/endpoints.ts';
import * as analytics from './analytics/endpoints.ts';
import * as auth from './auth/endpoints.ts';
import * as billing from './billing/endpoints.ts';
import * as clients from './clients/endpoints.ts';
import * as coachPlans from './coach-plans/endpoints.ts';
import * as demo from './demo/endpoints.ts';
import * as diary from './diary/endpoints.ts';
import * as expenditure from './expenditure/endpoints.ts';
import * as foods from './foods/endpoints.ts';
import * as groceries from './groceries/endpoints.ts';
import * as help from './help/endpoints.ts';
import * as history from './history/endpoints.ts';
import * as intake from './intake/endpoints.ts';
import * as live from './live/endpoints.ts';
import * as notes from './notes/endpoints.ts';
import * as onboarding from './onboarding/endpoints.ts';
import * as openapi from './openapi/endpoints.ts';
import * as organisations from './organisations/endpoints.ts';
import * as planVersions from './plan-versions/endpoints.ts';
import * as planner from './planner/endpoints.ts';
import * as plans from './plans/endpoints.ts';
import * as progress from './progress/endpoints.ts';
import * as recipes from './recipes/endpoints.ts';
import * as reminders from './reminders/endpoints.ts';
import * as staff from './staff/endpoints.ts';
import * as waitlist from './waitlist/endpoints.ts';

/** The whole API as one table. */
export const endpoints = {
  ...accounts,
  ...analytics,
  ...auth,
  ...billing,
  ...clients,
  ...coachPlans,
  ...demo,
  ...diary,
  ...expenditure,
  ...foods,
  ...groceries,
  ...help,
  ...history,
  ...intake,
  ...live,
  ...notes,
  ...onboarding,
  ...openapi,
  ...organisations,
  ...planVersions,
  ...planner,
  ...plans,
  ...progress,
  ...recipes,
  ...reminders,
  ...staff,
  ...waitlist,
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
