import { createFileRoute, redirect } from '@tanstack/react-router';
import { userHasAccess } from '../../shared/access/access.ts';
import { brandQuery } from '../../shared/brand/brand.ts';
import { currentUserQuery } from '../../shared/session/current-user.ts';
import { readToken } from '../../shared/session/token.ts';
import { readStored, writeStored } from '../../shared/stored.ts';
import { startAddress } from '../frame/tabs.ts';

/** The start page: redirects to the screen where a person starts. */
export const Route = createFileRoute('/')({
  beforeLoad: async ({ context }) => {
    if (readToken() === null) {
      const brand = context.queryClient.getQueryData(brandQuery.queryKey);
      const isInstalledFirst =
        brand?.uses_pwa && (await import('../../shared/installing/prompt-here.ts')).promptsInstallHere(true);
      throw redirect({ to: isInstalledFirst ? '/install' : '/login', replace: true });
    }
    const user = await context.queryClient.ensureQueryData(currentUserQuery);
    const wanted = takeReturnAddress();
    const start = startAddress(user, context.hasRoute);
    throw redirect({
      href: wanted && userHasAccess(user) && start.startsWith('/diary') ? wanted : start,
      replace: true,
    });
  },
});

/** Returns the URL that a guest requested before logging in, which is always within this app, and forgets it. */
function takeReturnAddress(): string | null {
  const address = readStored('return-to');
  writeStored('return-to', null);
  return address !== null && /^\/(?![/\\])/.test(address) ? address : null;
}
