import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazyPart, untilLoaded } from '@weekbord/ui/lazy-part/lazy-part';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useAlerts } from '../../shared/alerts/alerts.ts';
import { useBrand } from '../../shared/brand/brand.ts';
import { organisationOf } from '../../shared/brand/organisation-of.ts';
import { useUserOrGuest } from '../../shared/session/current-user.ts';
import { readStored } from '../../shared/stored.ts';
import { showBrandColour } from '../../shared/theme/theme.ts';

const loadAlertList = () => import('../../shared/alerts/alert-list.tsx');
const AlertList = lazyPart(async () => (await loadAlertList()).AlertList);

const ThirdParties = lazyPart(async () => (await import('../../shared/third-parties/third-parties.tsx')).ThirdParties);

/** How long preloading waits, in milliseconds, so that the screen itself can load first. */
const AHEAD_AFTER_MS = 5000;

/** Preloads the messages while online, because one of them says that the app is offline. */
function loadAhead(): () => void {
  const timer = setTimeout(() => void loadAlertList().catch(() => undefined), AHEAD_AFTER_MS);
  return () => clearTimeout(timer);
}

/** Makes timers that were started before a reload ring on every screen. */
function ringKeptTimers(): void {
  if (readStored('cooking-timers') === null) return;
  void untilLoaded(() => import('../../features/recipes/model/cooking/ring-timers.ts')).then(({ ringTimers }) =>
    ringTimers(),
  );
}

/** The third-party scripts that the server inserted into the page. A prerendered page has none. */
const thirdPartiesOfPage = () => document.getElementById('third-parties');
const neverChanges = () => () => undefined;

/** The frame of every screen: the portal's colour, and the messages over the screen. */
export function AppRoot() {
  // Also rerenders on each change of page, because logging in clears the cache: `useUserOrGuest` then checks again who
  // is logged in.
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const brand = useBrand();
  const user = useUserOrGuest();
  const alerts = useAlerts();
  const colour = (user && organisationOf(user))?.primary_colour ?? brand?.primary_colour;
  useEffect(() => {
    if (colour) showBrandColour(colour);
  }, [colour]);
  const thirdParties = useSyncExternalStore(neverChanges, thirdPartiesOfPage, () => null);
  useEffect(ringKeptTimers, []);
  useEffect(loadAhead, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <Outlet />
      {thirdParties && (
        <Suspense>
          <ThirdParties written={thirdParties.textContent} />
        </Suspense>
      )}
      {alerts.length > 0 && (
        <Suspense>
          <AlertList pathname={pathname} />
        </Suspense>
      )}
    </div>
  );
}
