import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { siteOfSubdomain } from '../../platform/web/origin-of.ts';
import { findPerson, type PersonRow } from '../access/access.public.ts';
import { organisationOfMail } from '../auth/auth.public.ts';
import { inBilling } from '../subscriptions/subscriptions.public.ts';

interface Asking {
  readonly db: Kysely<Tables>;
  readonly config: Config;
  readonly actor: { readonly id: number };
}

/** Returns the URL of the portal the caller is a member of. */
export function ownSite({ db, config, actor }: Asking): Promise<URL> {
  return inBilling(db, async (trx) => {
    const person = await findPerson(trx, actor.id);
    return person === undefined ? siteOfSubdomain(config, null) : siteOfPerson({ db: trx, config }, person);
  });
}

/** Returns the URL of the portal that sends a person's emails. */
export async function siteOfPerson(
  { db, config }: Pick<Asking, 'db' | 'config'>,
  person: Pick<PersonRow, 'organisation_id' | 'coach_id'>,
): Promise<URL> {
  return siteOfSubdomain(config, (await organisationOfMail(db, person)).subdomain);
}
