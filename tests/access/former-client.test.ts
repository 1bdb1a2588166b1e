import { isOpenAsClient, isWriting, SUBJECT_HEADER } from '@weekbord/contract/endpoint';
import { type EndpointName, endpoints } from '@weekbord/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { openTestSetup } from './open-test-setup.ts';
import { CLEARINGS, SAMPLES } from './samples.ts';

const setup = await openTestSetup();
const { app, database, users } = setup;
const { client, coach, otherCoach } = users.people;

/** A stream ends with the relationship, which its own tests cover; deleting the coach ends everything. */
const LEFT_OUT: readonly EndpointName[] = ['followChanges', 'deleteMe', 'tokenLogout', 'endSessions'];
const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => !LEFT_OUT.includes(name));

/** Everything that identifies the client's data. */
const marks = [...client.marks, ...client.contactMarks, ...client.recipeMarks, ...client.secretMarks];

describe('a coach whose client leaves', () => {
  it("[COA-12] cannot see the client's data from the next call on, not even from a cache", async () => {
    const faults: string[] = [];
    let warm = 0;
    for (const name of names) {
      const asClient = { [SUBJECT_HEADER]: String(client.person.id) };
      for (const subject of isOpenAsClient(endpoints[name]) ? [{}, asClient] : [{}]) {
        await database.undoing(async () => {
          await CLEARINGS[name]?.(database.db, client);
          const send = (more: Readonly<Record<string, string>> = {}) =>
            app.as(coach.token).call(endpoints[name], SAMPLES[name](client, users) as never, {
              headers: {
                ...subject,
                ...(isWriting(endpoints[name]) && { 'idempotency-key': `${name} key` }),
                ...more,
              },
            });
          const first = await send();
          const showed = marks.some((mark) => first.text.includes(mark));
          if (showed) warm += 1;
          await database.db
            .updateTable('person')
            .set({ coach_id: otherCoach.person.id })
            .where('id', '=', client.person.id)
            .execute();
          const tag = first.headers['etag'];
          const late = await send(typeof tag === 'string' ? { 'if-none-match': tag } : {});
          const label = `${name}${'x-subject' in subject ? ' as the client' : ''}`;
          if (marks.some((mark) => late.text.includes(mark))) faults.push(`${label} shows the client still`);
          if (showed && late.status === 304) faults.push(`${label} says that nothing changed`);
        });
      }
    }
    expect(faults).toEqual([]);
    // Most calls about records return data of their owner.
    expect(warm).toBeGreaterThan(100);
  });
});
