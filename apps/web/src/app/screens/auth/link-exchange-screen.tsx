import { Link } from '@tanstack/react-router';
import { buttonClasses } from '@weekbord/ui/button/button';
import { Notice } from '@weekbord/ui/notice/notice';
import { Spinner } from '@weekbord/ui/spinner/spinner';
import { useEffect, useRef } from 'react';
import { useTokenLogin } from '../../../features/auth/api/log-in.ts';
import { EntryFrame } from '../../../features/auth/components/entry-frame.tsx';
import { takeLinkToken } from '../../../features/auth/model/link-token.ts';
import { useLogIn } from '../../../features/auth/model/log-in.ts';
import { loginFailureText } from '../../../features/auth/model/login-failure.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** Exchanges the token of a mailed link by itself, once. */
export function LinkExchangeScreen() {
  const say = usePhrases('auth');
  const sayShared = usePhrases('shared');
  const logIn = useLogIn();
  const exchange = useTokenLogin();
  const wasStarted = useRef(false);
  const { mutate, error } = exchange;
  useEffect(() => {
    if (wasStarted.current) return;
    wasStarted.current = true;
    mutate(takeLinkToken() ?? '', { onSuccess: ({ auth_token }) => void logIn(auth_token) });
  }, [mutate, logIn]);
  if (!error) {
    return (
      <EntryFrame title={say('exchangeTitle')} text={say('exchangeText')}>
        <Spinner label={sayShared('loading')} className="justify-self-start text-[2rem] text-brand-strong" />
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title={say('exchangeFailedTitle')} text={say('exchangeFailedText')}>
      <Notice tone="bad">{loginFailureText(error, sayShared, say)}</Notice>
      <Link to="/login" className={buttonClasses({ isWide: true })}>
        {say('exchangeAgain')}
      </Link>
    </EntryFrame>
  );
}
