import { startTab, type Tab, visibleTabs } from '@weekbord/domain/access/tabs';
import { navigationStateOf } from '../../shared/access/access.ts';
import { subjectId } from '../../shared/session/subject.ts';
import type { CurrentUser } from '../../shared/session/current-user.ts';

interface TabPlace {
  /** The route that renders the tab. */
  readonly route: string;
  /** The tab's current URL. */
  readonly address: () => string;
  /** The prefix of the URLs on which the tab is active. */
  readonly base: string;
}

const plain = (path: string): TabPlace => ({ route: path, address: () => path, base: path });
const onboarding = (step: string): TabPlace => ({
  route: '/onboarding/$step',
  address: () => `/onboarding/${step}`,
  base: `/onboarding/${step}`,
});

const PLACES: Readonly<Partial<Record<Tab, TabPlace>>> = {
  // Without a date, the URL opens the last day viewed, if that was recent.
  DIARY: { route: '/diary/$date', address: () => '/diary', base: '/diary' },
  PROGRESS: plain('/progress'),
  GROCERIES: plain('/groceries'),
  RECIPES: plain('/recipes'),
  PROFILE: plain('/profile'),
  CLIENTS: plain('/clients'),
  ACCOUNT: plain('/account'),
  BILLING: plain('/billing-issue'),
  NUTRITIONAL_PLAN: onboarding('nutritional-plan'),
  DIY_GOAL: onboarding('goal'),
};

/** The tabs that a coach sees for a client; the others concern the client's account or their own settings. */
const OF_A_CLIENT: readonly Tab[] = ['DIARY', 'PROGRESS', 'GROCERIES'];

/** Returns whether this app has a route. */
type HasRoute = (route: string) => boolean;

/** Returns the URL of a tab; undefined if this app has no such screen. */
function placeOfTab(tab: Tab, hasRoute: HasRoute): TabPlace | undefined {
  const place = PLACES[tab];
  return place && hasRoute(place.route) ? place : undefined;
}

/** Returns the tabs that a person sees, each with its URL. */
export function tabsFor(user: CurrentUser, hasRoute: HasRoute): readonly Readonly<{ tab: Tab; place: TabPlace }>[] {
  return visibleTabs(navigationStateOf(user)).flatMap((tab) => {
    if (subjectId !== null && !OF_A_CLIENT.includes(tab)) return [];
    const place = placeOfTab(tab, hasRoute);
    return place ? [{ tab, place }] : [];
  });
}

/** Returns the URL where a person starts. */
export function startAddress(user: CurrentUser, hasRoute: HasRoute): string {
  return placeOfTab(startTab(navigationStateOf(user)), hasRoute)?.address() ?? '/profile';
}
