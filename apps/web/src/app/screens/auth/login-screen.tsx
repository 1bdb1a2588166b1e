import type { DemoKind } from '@weekbord/domain/accounts/demo-account';
import { Button } from '@weekbord/ui/button/button';
import { classes } from '@weekbord/ui/classes';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { EntryFrame } from '../../../features/auth/components/entry-frame.tsx';
import { EntryLink } from '../../../features/auth/components/entry-link.tsx';
import { LoginForm } from '../../../features/auth/components/login-form.tsx';
import { alertFailure } from '../../../shared/alerts/alert-failure.ts';
import { useBrand } from '../../../shared/brand/brand.ts';
import { trackClick } from '../../../shared/clicks.ts';
import { loadPhrases, usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { readStored } from '../../../shared/stored.ts';

const loadDemo = () => Promise.all([import('./demo-part.tsx'), loadPhrases('demo')]);
const DemoPart = lazyPart(async () => (await loadDemo())[0].DemoPart);

/** Logs in; after a checkout it asks for the email address used there. */
export function LoginScreen({ isAfterCheckout = false }: { isAfterCheckout?: boolean }) {
  const say = usePhrases('auth');
  return (
    <EntryFrame
      isPictured
      title={say(isAfterCheckout ? 'checkoutTitle' : 'loginTitle')}
      text={say(isAfterCheckout ? 'checkoutText' : 'loginText')}
      footer={
        !isAfterCheckout && (
          <>
            {say('newHere')} <EntryLink to="/signup">{say('getStarted')}</EntryLink>
            <a
              href="/checkout?for=coach"
              onClick={() => trackClick('clicked.app.create_coach_button')}
              className="[display:var(--coach,none)] py-2.5 font-semibold text-brand-strong underline-offset-3 hover:underline"
            >
              {say('coachStart')}
            </a>
            <TryDemo />
            <EntryLink to="/help">{say('helpAndPrivacy')}</EntryLink>
          </>
        )
      }
    >
      <SessionOver />
      <LoginForm isAfterCheckout={isAfterCheckout} />
      <EntryLink to="/login/password">{say('usePassword')}</EntryLink>
    </EntryFrame>
  );
}

const neverChanges = () => () => undefined;
const isSessionOver = () => readStored('session-over') !== null;

/**
 * Says that the server ended this device's session. This is not prerendered, because the prerendered page is the same
 * for everyone.
 */
function SessionOver() {
  const say = usePhrases('auth');
  const isOver = useSyncExternalStore(neverChanges, isSessionOver, () => false);
  return isOver && <p className="rounded-control bg-sunken px-4 py-3 text-small font-medium">{say('sessionOver')}</p>;
}

/** Creates a demo account, if the portal offers that. */
function TryDemo() {
  const say = usePhrases('auth');
  const brand = useBrand();
  const [kind, setKind] = useState<DemoKind>();
  const [isLoaded, setLoaded] = useState(false);
  const close = () => setKind(undefined);
  const start = (wanted: DemoKind) => {
    setKind(wanted);
    loadDemo().then(
      () => setLoaded(true),
      (error: unknown) => {
        close();
        void alertFailure(error);
      },
    );
  };
  return (
    <div
      // The page is prerendered for every portal; CSS shows the offer, if there is one, before the script has loaded.
      suppressHydrationWarning
      className={classes('flex-wrap justify-center', brand?.offers_demo ? 'flex' : '[display:var(--demo,none)]')}
    >
      <Button tone="quiet" size="small" isBusy={kind === 'person'} onClick={() => start('person')}>
        {say('tryDemo')}
      </Button>
      <Button tone="quiet" size="small" isBusy={kind === 'coach'} onClick={() => start('coach')}>
        {say('tryCoachDemo')}
      </Button>
      {kind && isLoaded && (
        <Suspense>
          <DemoPart kind={kind} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
