import { accountsPaths } from '@weekbord/contract/accounts/paths';
import { useMutation } from '@tanstack/react-query';
import { portalOf } from '@weekbord/domain/organisations/portal-of-site';
import { answer } from '../../../shared/http/call.ts';
import { currentLanguage } from '../../../shared/locale/language.ts';

/** Opens an account; a mail with a code and a link follows. */
export function useSignUp() {
  return useMutation({
    mutationFn: (person: { first_name: string; last_name: string; email: string }) =>
      answer(
        accountsPaths.signUp,
        {
          body: {
            ...person,
            terms_accepted: true,
            language: currentLanguage(),
            redirect_url: `${location.origin}/login`,
            organisation_subdomain: portalOf(location.hostname) ?? null,
          },
        },
        { idempotencyKey: crypto.randomUUID() },
      ),
    meta: { quiet: true },
  });
}
