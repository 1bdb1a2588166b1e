import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { deleteLoginTraces } from './auth.store.ts';
import { emailKey } from './login/login-keys.ts';

export { askLogin } from './login/ask-login.ts';
export { accountHasAccess, authenticate } from './sessions/authenticate.ts';
export { type HashedCode, newHashedCode } from './login/code-hash.ts';
export { isFreshLogin } from './confirmations/prove-owner.ts';
export { checkNewPassword } from './passwords/passwords.ts';
export { hashPassword } from './passwords/password-hash.ts';
export { askActivation } from './confirmations/ask-confirmation.ts';
export { noticeMail } from './confirmations/confirmation-mail.ts';
export { greetingOf, MAIL_PHRASES } from './login/mail-text.ts';
export { buyerOf, identifyBuyer } from './login/login-cookies.ts';
export { countAct, countActOfAddress, mayMailInvitation } from './login/network-limit.ts';
export { siteOf, siteOfPortal } from './login/redirect-address.ts';
export { type AccountRow, deleteStale as deleteStaleLogins } from './sessions/sessions.store.ts';
export { organisationOfMail, portalOf, redirectOf } from './login/resolve-redirect.ts';
export { openDemoSession } from './sessions/open-session.ts';

/** Deletes all login data of an address, so that nothing emailed to it creates an account again. */
export async function forgetLogins(
  db: Kysely<Tables>,
  config: Pick<Config, 'secretKey'>,
  email: string,
): Promise<void> {
  await deleteLoginTraces(db, emailKey(config, email));
}
