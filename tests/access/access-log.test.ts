import type { AccessArea } from '@weekbord/contract/accounts/access-log';
import { isWriting } from '@weekbord/contract/endpoint';
import { type EndpointName, endpoints } from '@weekbord/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { promises } from './expected.ts';
import { openTestSetup } from './open-test-setup.ts';
import type { Rule } from './rules.ts';
import { CLEARINGS, SAMPLES } from './samples.ts';

const { app, database, users } = await openTestSetup();
const { client, coach, staff } = users.people;

/** The access rules for calls that reach a client's records. */
const RULES: readonly Rule[] = ['a record', 'a record, the own always', 'a client', 'an open client', 'a reference'];
/** Calls that end the relationship, which are listed under the former coach. */
const ENDINGS: readonly EndpointName[] = ['deleteAuthUser', 'deleteUser', 'removeClient'];

/** The area that a call belongs to, derived from its path. */
const AREAS: readonly (readonly [RegExp, AccessArea])[] = [
  [/clients\/.*cycle/i, 'CYCLE'],
  [/grocer/i, 'GROCERIES'],
  [/nutrition|mealSlot|plan(?:Basis|Version)|weekly|targetProposal/i, 'PLAN'],
  [/measurements/i, 'PROGRESS'],
];

const calls = (Object.keys(endpoints) as EndpointName[]).filter((name) => RULES.includes(promises().get(name)!.rule));

describe('the access log of a person', () => {
  it('[LAW-04] shows a client every call in which their coach reads or changes their data, with who, when and what', async () => {
    const faults: string[] = [];
    for (const name of calls) {
      await database.undoing(async () => {
        await database.db.deleteFrom('audit_entry').where('person_id', '=', client.personId).execute();
        await CLEARINGS[name]?.(database.db, client);
        const { status } = await app.as(coach.token).call(endpoints[name], SAMPLES[name](client, users) as never);
        if (status >= 400) return void faults.push(`${name}: ${status}`);
        const { results } = (await app.as(client.token).call(endpoints.listAccessLog)).body;
        const isEnding = ENDINGS.includes(name);
        const kind = isWriting(endpoints[name]) ? 'CHANGE' : 'READ';
        const told = results.find((one) => one.who === (isEnding ? 'FORMER' : 'COACH') && one.kind === kind);
        const path = endpoints[name].route.path;
        const area = AREAS.find(([mark]) => mark.test(path))?.[1];
        if (told === undefined) faults.push(`${name}: ${JSON.stringify(results)}`);
        else if (told.name !== (isEnding ? null : `${coach.person.first_name} ${coach.person.last_name}`))
          faults.push(`${name}: ${told.name}`);
        else if (told.at.slice(0, 10) !== app.clock.now().toISOString().slice(0, 10))
          faults.push(`${name}: ${told.at}`);
        else if (told.areas.length === 0 || (area !== undefined && !told.areas.includes(area)))
          faults.push(`${name} ${path}: ${told.areas.join()}`);
      });
    }
    expect(calls.length).toBeGreaterThan(60);
    expect(faults).toEqual([]);
  });

  it("lists the reasons for changes by staff, and the person's own actions", async () => {
    await database.undoing(async () => {
      const reason = 'By phone, 14 March';
      const made = await app
        .as(staff.token)
        .call(endpoints.makeCoach, { params: { id: users.people.owner.personId }, body: { reason } });
      expect(made.status).toBeLessThan(300);
      await app.as(users.people.owner.token).call(endpoints.exportData);
      const { results } = (await app.as(users.people.owner.token).call(endpoints.listAccessLog)).body;
      expect(results).toContainEqual(expect.objectContaining({ who: 'STAFF', kind: 'CHANGE', reason }));
      expect(results).toContainEqual(expect.objectContaining({ who: 'SELF', kind: 'TAKE' }));
    });
  });
});
