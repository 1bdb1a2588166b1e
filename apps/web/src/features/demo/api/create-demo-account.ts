import { demoPaths } from '@weekbord/contract/demo/paths';
import type { DemoKind } from '@weekbord/domain/accounts/demo-account';
import { portalOf } from '@weekbord/domain/organisations/portal-of-site';
import { useSend } from '../../../shared/api/use-send.ts';
import { currentLanguage } from '../../../shared/locale/language.ts';
import { siteHostname } from '../../../shared/http/site.ts';

/** Creates a demo account; returns the token of its session. */
export function useCreateDemoAccount() {
  return useSend(demoPaths.createDemoAccount, {
    // The dialog shows its own failure.
    meta: { quiet: true },
    // Offline, the request fails immediately instead of waiting for the network.
    networkMode: 'always',
    sent: (kind: DemoKind) => ({
      body: { kind, organisation_subdomain: portalOf(siteHostname()) ?? null, language: currentLanguage() },
    }),
  });
}
