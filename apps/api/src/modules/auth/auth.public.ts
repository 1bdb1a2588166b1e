import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { deleteLoginTraces } from './auth.store.ts';
import { emailKey } from './login-keys.ts';

export { askLogin } from './ask-login.ts';
export { accountHasAccess, authenticate } from './authenticate.ts';
export { type HashedCode, newHashedCode } from './code-hash.ts';
export { isFreshLogin } from './prove-owner.ts';
export { checkNewPassword } from './passwords.ts';
export { hashPassword } from './password-hash.ts';
export { askActivation } from './ask-confirmation.ts';
export { greetingOf, MAIL_PHRASES } from './mail-text.ts';
export { buyerOf, nameBuyer } from './login-cookies.ts';
export { countAct, countActOfAddress } from './network-limit.ts';
export { siteOf, siteOfPortal } from './redirect-address.ts';
export { type AccountRow, deleteStale as deleteStaleLogins } from './sessions.store.ts';
export { organisationOfMail, portalOf, redirectOf } from './where-to.ts';
export { openDemoSession } from './open-session.ts';

/** Deletes everything about an address's log-ins, so that nothing mailed to it opens an account again. */
export async function forgetLogins(
  db: Kysely<Tables>,
  config: Pick<Config, 'secretKey'>,
  email: string,
): Promise<void> {
  await deleteLoginTraces(db, emailKey(config, email));
}
