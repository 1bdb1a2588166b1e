import { type Tab } from '@weekbord/domain/access/tabs';
import { Link, Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { Navigation } from '@weekbord/ui/navigation/navigation';
import { SkipLink } from '@weekbord/ui/skip-link/skip-link';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import {
  BookOpenText,
  ChefHat,
  CircleUserRound,
  CreditCard,
  ListChecks,
  type LucideIcon,
  Target,
  TrendingUp,
  UsersRound,
} from 'lucide-react';
import { Fragment, Suspense } from 'react';
import { appDisplay } from '../../shared/app-display.ts';
import { loadPhrases, usePhrases } from '../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../shared/session/current-user.ts';
import { subjectId } from '../../shared/session/subject.ts';
import { ConnectionBar } from '../../shared/offline/connection-bar.tsx';
import { useBrand } from '../../shared/brand/brand.ts';
import { BrandHeader } from '../../shared/brand/brand-header.tsx';
import { Wordmark } from '../../shared/brand/wordmark.tsx';
import { useLiveChanges } from '../live/use-live-changes.ts';
import { WhenSettled } from '../../shared/when-settled.tsx';
import { tabsFor } from './tabs.ts';

// Rarely shown, and never needed for the first paint.
const loadCoaching = () =>
  Promise.all([import('../../features/clients/components/client/coaching.ts'), loadPhrases('coaching', 'consents')]);
const Invitations = lazyPart(async () => (await loadCoaching())[0].Invitations);
const SubjectBar = lazyPart(async () => (await loadCoaching())[0].SubjectBar);

const UnclaimedPurchases = lazyPart(
  async () =>
    (
      await Promise.all([import('../../features/billing/components/unclaimed-purchases.tsx'), loadPhrases('purchases')])
    )[0].UnclaimedPurchases,
);

const WhileClient = lazyPart(async () => (await import('./while-client.tsx')).WhileClient);
const DemoBar = lazyPart(
  async () =>
    (await Promise.all([import('../../features/demo/components/demo-bar.tsx'), loadPhrases('demo')]))[0].DemoBar,
);

const PreparedOffline = lazyPart(async () => (await import('./prepared-offline.tsx')).PreparedOffline);

const AppBadge = lazyPart(async () => (await import('./app-badge.tsx')).AppBadge);

const InstallPrompt = lazyPart(
  async () =>
    (await Promise.all([import('../../shared/installing/install-prompt.tsx'), loadPhrases('installing', 'sharing')]))[0]
      .InstallPrompt,
);

const ICONS: Readonly<Partial<Record<Tab, LucideIcon>>> = {
  DIARY: BookOpenText,
  PROGRESS: TrendingUp,
  GROCERIES: ListChecks,
  RECIPES: ChefHat,
  PROFILE: CircleUserRound,
  BILLING: CreditCard,
  CLIENTS: UsersRound,
  ACCOUNT: CreditCard,
  NUTRITIONAL_PLAN: Target,
  DIY_GOAL: Target,
};

const LABELS = {
  DIARY: 'diary',
  GROCERIES: 'groceries',
  PROGRESS: 'progress',
  RECIPES: 'recipes',
  PROFILE: 'profile',
  BILLING: 'account',
  CLIENTS: 'clients',
  ACCOUNT: 'account',
  NUTRITIONAL_PLAN: 'plan',
  DIY_GOAL: 'plan',
} as const satisfies Record<Tab, string>;

/** The screens behind the login: tabs at the bottom on a phone, a rail on the left of a wide screen. */
export function TabFrame() {
  if (subjectId === null) return <Frame />;
  return (
    <Suspense fallback={null}>
      <WhileClient>
        <Frame />
      </WhileClient>
    </Suspense>
  );
}

function Frame() {
  const say = usePhrases('navigation');
  const router = useRouter();
  const user = useCurrentUser();
  const brand = useBrand();
  useLiveChanges();
  const pathname = useLocation({ select: (location) => location.pathname });
  const tabs = tabsFor(user, (route) => route in router.routesByPath);
  // A user without a profile has nothing else to load first, so an invitation is shown immediately.
  const Settled = user.intake === null ? Fragment : WhenSettled;
  const isOnTab = tabs.some(({ place }) => pathname.startsWith(place.base));
  const items = tabs.map(({ tab, place }) => {
    const Icon = ICONS[tab] ?? CircleUserRound;
    const isCurrent = pathname.startsWith(place.base);
    return {
      id: tab,
      label: say(LABELS[tab]),
      icon: <Icon aria-hidden="true" className="size-5.5" strokeWidth={isCurrent ? 2.4 : 2} />,
      isCurrent,
      address: place.address(),
    };
  });
  return (
    <div className="flex flex-1 flex-col pb-[calc(--spacing(16)+env(safe-area-inset-bottom))] low:pb-0 rail:pb-0 rail:pl-60">
      <SkipLink>{say('skip')}</SkipLink>
      <Navigation
        label={say('main')}
        items={items}
        logo={<Wordmark />}
        // Switching tabs adds no history entry: the back button leaves the tabs instead of stepping through them.
        link={({ address }, props) => <Link to={address} replace={isOnTab} {...props} />}
      />
      {subjectId === null && <BrandHeader />}
      {subjectId !== null && (
        <Suspense fallback={<div className="min-h-12 bg-ink" />}>
          <SubjectBar />
        </Suspense>
      )}
      {user.demo_until && (
        <Suspense fallback={<div className="min-h-12" />}>
          <DemoBar until={user.demo_until} />
        </Suspense>
      )}
      <ConnectionBar />
      <Outlet />
      {subjectId === null && (
        <Settled>
          <Suspense fallback={null}>
            <Invitations />
            <UnclaimedPurchases />
            {tabs.some(({ tab }) => tab === 'GROCERIES') && <PreparedOffline />}
            {'setAppBadge' in navigator && appDisplay() !== 'browser' && <AppBadge />}
            {brand?.uses_pwa && pathname.startsWith('/diary') && <InstallPrompt />}
          </Suspense>
        </Settled>
      )}
    </div>
  );
}
