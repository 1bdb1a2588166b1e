import { DEMANDS, isOpenAsClient, isWriting, SUBJECT_HEADER } from '@weekbord/contract/endpoint';
import { type EndpointName, endpoints } from '@weekbord/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { promises } from './expected.ts';
import { openTestSetup } from './open-test-setup.ts';
import { CLEARINGS, SAMPLES } from './samples.ts';
import type { TestUser } from './test-users.ts';

const setup = await openTestSetup();
const { app, database, users } = setup;
const { client, coach, exCoach, nullCoach, otherClient, otherCoach, owner, sibling } = users.people;

/** A stream does not end; the changes it sends are tested separately. */
const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => name !== 'followChanges');
const open = names.filter((name) => isOpenAsClient(endpoints[name]));
const shut = names.filter((name) => !isOpenAsClient(endpoints[name]) && endpoints[name].access !== 'public');

/** Sends a valid request about someone's records, made by one person on behalf of another. */
function callAs(name: EndpointName, caller: TestUser, subject: string | number, about: TestUser) {
  return database.undoing(async () => {
    await CLEARINGS[name]?.(database.db, about);
    const headers = { [SUBJECT_HEADER]: String(subject) };
    const answer = await app.as(caller.token).call(endpoints[name], SAMPLES[name](about, users) as never, { headers });
    const looks = await database.db
      .selectFrom('audit_entry')
      .select(['actor_id', 'act'])
      .where('person_id', '=', about.person.id)
      .execute();
    return { status: answer.status, text: answer.text, body: answer.body as { code?: string }, looks };
  });
}

describe('a coach who makes calls as a client', () => {
  it('can do what the client can do in their diary, and leaves an audit entry each time', async () => {
    const faults: string[] = [];
    for (const name of open) {
      const promised = promises().get(name)!;
      const { status, text, looks } = await callAs(name, coach, client.person.id, client);
      if (promised.rule === 'an own reference' || promised.rule === 'an own record') {
        if (status < 400) faults.push(`${name}: ${status}`);
        continue;
      }
      if (status !== promised.status) faults.push(`${name}: ${status}, ${text.slice(0, 100)}`);
      const isAbout = DEMANDS[endpoints[name].access].isAboutRecords && status < 400;
      const word = isWriting(endpoints[name]) ? 'change' : 'read';
      if (isAbout && !looks.some(({ actor_id: id, act }) => id === coach.person.id && act.startsWith(word)))
        faults.push(`${name}: leaves no entry`);
    }
    expect(faults).toEqual([]);
  });

  it('cannot make calls about what only the client decides', async () => {
    expect(shut).toEqual(
      expect.arrayContaining([
        ...(['deleteMe', 'setEmail', 'setPassword', 'listSessions', 'endSessions', 'exportData', 'countData'] as const),
        ...([
          'updateMe',
          'listAccessLog',
          'acceptInvitation',
          'leaveCoach',
          'shareGroceryList',
          'makeCalendarLink',
          'getCycle',
        ] as const),
        ...(['getCycleSharing', 'shareCycle', 'stopSharingCycle'] as const),
        ...([
          'createImport',
          'getReminders',
          'changePeriodStarts',
          'deleteCycle',
          'listClients',
          'listClientNeeds',
          'listClientFigures',
          'snoozeClient',
          'endClientSnooze',
          'updateClient',
        ] as const),
      ]),
    );
    const faults: string[] = [];
    for (const name of shut) {
      const { status, body } = await callAs(name, coach, client.person.id, client);
      const code = endpoints[name].access === 'staff' ? 'staff_only' : 'not_as_client';
      if (status !== 403 || body.code !== code) faults.push(`${name}: ${status}`);
    }
    expect(faults).toEqual([]);
  });

  it("reaches only that client's records, not the coach's own", async () => {
    const faults: string[] = [];
    for (const name of open.filter((one) => DEMANDS[endpoints[one].access].isAboutRecords)) {
      for (const about of [sibling, coach, otherClient, owner]) {
        const { status, text } = await callAs(name, coach, client.person.id, about);
        const shown = about.marks.some((mark) => text.includes(mark));
        // A request without a person is about the client.
        const isNamed = JSON.stringify(SAMPLES[name](about, users)) !== JSON.stringify(SAMPLES[name](client, users));
        if (shown || (isNamed && status < 400)) faults.push(`${name} on ${about.name}: ${status}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it("must be the client's current coach, not another or former coach, and not a client", async () => {
    const faults: string[] = [];
    for (const name of open) {
      for (const caller of [otherCoach, exCoach, nullCoach]) {
        const { status } = await callAs(name, caller, client.person.id, client);
        if (status !== 404 && status !== 400) faults.push(`${name} by ${caller.name}: ${status}`);
      }
      const { status, body } = await callAs(name, sibling, client.person.id, client);
      const code = endpoints[name].access === 'staff' ? 'staff_only' : 'not_as_client';
      if (status !== 403 || body.code !== code) faults.push(`${name} by a client: ${status}`);
    }
    expect(faults).toEqual([]);
  });

  it('can act only as exactly one client', async () => {
    for (const subject of ['', '0', 'me', `${client.person.id}, ${sibling.person.id}`, coach.person.id]) {
      const { status, body } = await callAs('listCalendarDays', coach, subject, client);
      expect([subject, status, body.code]).toEqual([subject, 403, 'not_as_client']);
    }
  });

  it('sees who the client is, but not their cycle', async () => {
    const { body, text } = await callAs('getMe', coach, client.person.id, client);
    expect(body).toMatchObject({ id: client.person.id, is_coach: false, coach: { id: coach.person.id } });
    for (const mark of client.secretMarks) expect(text).not.toContain(mark);
  });
});
