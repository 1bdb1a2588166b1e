import { Link, useNavigate } from '@tanstack/react-router';
import { Button, buttonClasses } from '@weekbord/ui/button/button';
import { Notice } from '@weekbord/ui/notice/notice';
import { Spinner } from '@weekbord/ui/spinner/spinner';
import { useEffect, useRef, useState } from 'react';
import { useLookAtMagicLink, useTokenLogin } from '../../../features/auth/api/log-in.ts';
import { EntryFrame } from '../../../features/auth/components/entry-frame.tsx';
import { takeLinkToken } from '../../../features/auth/model/link-token.ts';
import { useLogIn } from '../../../features/auth/model/log-in.ts';
import { loginFailureText } from '../../../features/auth/model/login-failure.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { readToken } from '../../../shared/session/token.ts';

/**
 * Exchanges the token of a magic link: automatically in the browser that requested it, if it has no session; elsewhere
 * once the person confirms that the account is theirs.
 */
export function LinkExchangeScreen() {
  const say = usePhrases('entering');
  const sayAuth = usePhrases('auth');
  const sayShared = usePhrases('shared');
  const navigate = useNavigate();
  const logIn = useLogIn();
  const [token] = useState(() => takeLinkToken() ?? '');
  const [asks, setAsks] = useState<string>();
  const look = useLookAtMagicLink();
  const exchange = useTokenLogin();
  const wasStarted = useRef(false);
  const { mutate: lookAt } = look;
  const { mutate } = exchange;
  const hasSession = readToken() !== null;
  useEffect(() => {
    if (wasStarted.current) return;
    wasStarted.current = true;
    lookAt(token, {
      onSuccess: ({ masked_email, asked_in_this_browser }) => {
        if (hasSession || !asked_in_this_browser) setAsks(masked_email);
        else mutate(token, { onSuccess: ({ auth_token }) => void logIn(auth_token) });
      },
    });
  }, [lookAt, mutate, logIn, token, hasSession]);
  const error = look.error ?? exchange.error;
  if (error) {
    return (
      <EntryFrame title={say('exchangeFailedTitle')} text={say('exchangeFailedText')}>
        <Notice tone="bad">{loginFailureText(error, sayShared, sayAuth)}</Notice>
        <Link to="/login" className={buttonClasses({ isWide: true })}>
          {say('exchangeAgain')}
        </Link>
      </EntryFrame>
    );
  }
  if (asks !== undefined) {
    const email = asks;
    return (
      <EntryFrame
        title={say('exchangeAskTitle', { email })}
        text={hasSession ? say('exchangeAskOther', { email }) : say('exchangeAskText')}
      >
        <div className="grid gap-2">
          <Button
            isWide
            isBusy={exchange.isPending}
            onClick={() => mutate(token, { onSuccess: ({ auth_token }) => void logIn(auth_token) })}
          >
            {say('exchangeAskYes')}
          </Button>
          <Button
            isWide
            tone="secondary"
            onClick={() => void navigate({ to: hasSession ? '/' : '/login', replace: true })}
          >
            {say('exchangeAskNo')}
          </Button>
        </div>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title={say('exchangeTitle')} text={say('exchangeText')}>
      <Spinner label={sayShared('loading')} className="justify-self-start text-[2rem] text-brand-strong" />
    </EntryFrame>
  );
}
