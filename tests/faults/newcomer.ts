import { createHash, randomBytes } from 'node:crypto';
import { answers } from '@weekbord/api/demo/answers';
import { aPerson } from '@weekbord/api/demo/people';
import { CONSENT_TEXT_VERSIONS } from '@weekbord/domain/consent/consents';
import type { Database } from '@weekbord/api/platform/database/open-database';

/** A logged-in person who has not used the wizard. */
export interface Newcomer {
  readonly id: number;
  readonly token: string;
}

/** The wizard's request body for a newcomer. */
const WIZARD_BODY = JSON.stringify({
  ...answers({ goal: 'RECOMPOSITION', dislikes: ['BEEF'] }),
  consents: [{ purpose: 'BODY', text_version: CONSENT_TEXT_VERSIONS.BODY }],
  start_date: '2027-03-15',
  seed: 1,
});

export async function aNewcomer({ db }: Database): Promise<Newcomer> {
  const person = await aPerson(db);
  const token = randomBytes(32).toString('base64url');
  const now = new Date();
  await db
    .insertInto('auth_token')
    .values({
      person_id: person.id,
      token_hash: createHash('sha256').update(token).digest(),
      created_at: now,
      last_used_at: now,
      device_hash: null,
    })
    .execute();
  return { id: person.id, token };
}

/** Saves a person's answers, with a key that makes a retry harmless. Throws if the server dies before it responds. */
export async function completeOnboarding(
  address: string,
  token: string,
): Promise<{ readonly status: number; readonly text: string }> {
  const answer = await fetch(`${address}/api/users/completeOnboarding`, {
    method: 'POST',
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json', 'idempotency-key': 'once' },
    body: WIZARD_BODY,
  });
  return { status: answer.status, text: await answer.text() };
}
