import type { SignUpMode } from '@weekbord/domain/organisations/sign-up-mode';
import { Link, useNavigate } from '@tanstack/react-router';
import { buttonClasses } from '@weekbord/ui/button/button';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { AddressPhrase } from '../../../features/auth/components/address-phrase.tsx';
import { EntryFrame } from '../../../features/auth/components/entry-frame.tsx';
import { EntryLink } from '../../../features/auth/components/entry-link.tsx';
import { readLoginAddress } from '../../../features/auth/model/login-address.ts';
import { WaitlistForm } from '../../../features/waitlist/components/waitlist-form.tsx';
import { useBrand } from '../../../shared/brand/brand.ts';
import { SupportLink } from '../../../shared/support-link.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/**
 * How to become a member of a portal without open sign-up. In CHECKOUT mode it is shown only if nothing is for sale;
 * otherwise people see the page with the plans instead.
 */
export function JoinScreen({ mode }: { mode: Exclude<SignUpMode, 'OPEN'> }) {
  const say = usePhrases('joining');
  const sayAuth = usePhrases('auth');
  const navigate = useNavigate();
  const brand = useBrand();
  const portal = brand?.name ?? '';
  const [joined, setJoined] = useState<string | null>(null);
  const back = () => void navigate({ to: '/login' });
  if (joined !== null) {
    return (
      <EntryFrame
        title={say('waitlistJoinedTitle')}
        text={<AddressPhrase text={say('waitlistJoinedText', { email: joined, portal })} />}
        icon={<ListChecks aria-hidden="true" className="size-7" />}
        onBack={() => setJoined(null)}
      >
        <EntryLink to="/login">{sayAuth('logIn')}</EntryLink>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame
      title={say('title', { portal })}
      text={say(`text${mode}`, { portal })}
      onBack={back}
      footer={
        <>
          {sayAuth('haveAccount')} <EntryLink to="/login">{sayAuth('logIn')}</EntryLink>
        </>
      }
    >
      {mode === 'WAITLIST' && <WaitlistForm email={readLoginAddress()} onJoined={setJoined} />}
      {mode === 'INVITE' && (
        <Link to="/login" className={buttonClasses({ isWide: true })}>
          {say('invited')}
        </Link>
      )}
      {mode !== 'WAITLIST' && (
        <SupportLink
          className={buttonClasses(
            mode === 'CHECKOUT' ? { isWide: true } : { tone: 'quiet', size: 'medium', isWide: true },
          )}
        >
          {say('help')}
        </SupportLink>
      )}
    </EntryFrame>
  );
}
