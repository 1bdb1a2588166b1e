import { accountsPaths } from '@weekbord/contract/accounts/paths';
import { useSend } from '../../../shared/api/use-send.ts';
import { currentLanguage } from '../../../shared/locale/language.ts';
import { mailContext } from './log-in.ts';

/** Creates an account and sends an email with a code and a magic link. */
export function useSignUp() {
  return useSend(accountsPaths.signUp, {
    meta: { quiet: true },
    sent: (person: { first_name: string; last_name: string; email: string }) => ({
      body: { ...person, ...mailContext(), terms_accepted: true as const, language: currentLanguage() },
    }),
  });
}
