import { type EndpointName, endpoints } from '@weekbord/contract/endpoints';
import { anOrganisation } from '@weekbord/testkit/builders/people';
import { describe, expect, it } from 'vitest';
import { promises } from './expected.ts';
import { openTestSetup } from './open-test-setup.ts';
import type { Rule } from './rules.ts';
import { CLEARINGS, SAMPLES } from './samples.ts';
import { rightCaller, type TestUser } from './test-users.ts';

const setup = await openTestSetup();
const { app, database, users } = setup;
const { db } = database;
const names = Object.keys(endpoints) as EndpointName[];

/**
 * The rules for calls open to a person who does not pay: calls open to everyone, and those about their own account,
 * profile, billing, login and deletion.
 */
const OPEN: readonly Rule[] = ['any caller', 'any caller but a shut coach', 'own account', 'a record, the own always'];

const portal = await anOrganisation(db, { payment_required: true });

/** Adds a person to a portal that requires payment, with one subscription of the given status. */
async function subscribe({ personId }: TestUser, status: 'canceled' | 'active'): Promise<void> {
  await db.updateTable('person').set({ organisation_id: portal.id }).where('id', '=', personId).execute();
  await db.deleteFrom('subscription').where('person_id', '=', personId).execute();
  await db
    .insertInto('subscription')
    .values({ person_id: personId, id: 'sub_only', status, product: 'prod_1' })
    .execute();
}

describe('a person who no longer pays on a portal that requires payment', () => {
  it.each(names)(
    '[ACC-02] is denied %s with no_paid_access unless it is about their own account, and may call it again after paying',
    async (name) => {
      const { caller, of } = rightCaller(users, name);
      const { rule, status } = promises().get(name)!;
      await database.undoing(async () => {
        await CLEARINGS[name]?.(db, of);
        const send = async () => {
          const answer = await app.as(caller.token).call(endpoints[name], SAMPLES[name](of, users) as never);
          return { status: answer.status, code: (answer.body as { code?: unknown } | undefined)?.code };
        };
        await subscribe(caller, 'canceled');
        if (OPEN.includes(rule)) {
          expect(await send()).not.toMatchObject({ code: 'no_paid_access' });
          return;
        }
        expect(await send()).toEqual({ status: 403, code: 'no_paid_access' });
        await subscribe(caller, 'active');
        expect((await send()).status).toBe(status);
      });
    },
  );
});
