import type { QueryClient } from '@tanstack/react-query';
import { calendarWeekQuery } from '../../../features/diary/api/calendar-week.ts';
import { ownPlanQuery } from '../../../features/onboarding/api/own-plan.ts';
import { openWizard } from '../../../features/onboarding/model/open-wizard.ts';
import {
  needsPlan,
  screenNamed,
  SELF_SERVICE_SCREENS,
  type SelfServiceScreenName,
  START_SCREENS,
  type StartScreenName,
} from '../../../features/onboarding/model/start-screens.ts';
import { userHasAccess } from '../../../shared/access/access.ts';
import { weekStartIn } from '../../../shared/locale/first-weekday.ts';
import { today } from '../../../shared/locale/today.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';

/** The result of opening a URL: a screen, none, or the person's start screen. */
type Opened<Name extends string> = Readonly<{ screen: Name }> | 'unknown' | 'elsewhere';

/** Loads what a screen around the wizard needs. */
export async function openStart(client: QueryClient, name: string): Promise<Opened<StartScreenName>> {
  const screen = screenNamed(START_SCREENS, name);
  if (!screen) return 'unknown';
  const user = await client.ensureQueryData(currentUserQuery);
  if (!userHasAccess(user)) return 'elsewhere';
  if (!needsPlan(screen)) {
    await openWizard(client, user);
    return { screen };
  }
  const plan = user.intake?.weekly_nutrition_plan;
  if (!plan) return 'elsewhere';
  await Promise.all([
    client.ensureQueryData(ownPlanQuery(plan)),
    // If the day cannot be loaded, its moments are shown without their meals.
    screen === 'first-meals' && client.prefetchQuery(calendarWeekQuery(weekStartIn(client, today()))),
  ]);
  return { screen };
}

/** Loads what a screen of the self-service intake needs. */
export async function openSelfService(client: QueryClient, name: string): Promise<Opened<SelfServiceScreenName>> {
  const screen = screenNamed(SELF_SERVICE_SCREENS, name);
  if (!screen) return 'unknown';
  const user = await client.ensureQueryData(currentUserQuery);
  if (!userHasAccess(user)) return 'elsewhere';
  if (screen !== 'install') await openWizard(client, user);
  return { screen };
}
