import { deleteMe } from '@weekbord/contract/accounts/users';
import { acceptInvitation, declineInvitation, leaveCoach } from '@weekbord/contract/clients/invitations';
import { removeClient } from '@weekbord/contract/clients/clients';
import { endCoach, moveClient } from '@weekbord/contract/staff/staff';
import { listCalendarDays } from '@weekbord/contract/diary/calendar-days';
import { isOpenAsClient, isWriting, SUBJECT_HEADER } from '@weekbord/contract/endpoint';
import { type EndpointName, endpoints } from '@weekbord/contract/endpoints';
import { deleteOldInvitations } from '@weekbord/api/modules/clients/clients.public';
import { coachConsent } from '@weekbord/testkit/builders/consents';
import { aPerson } from '@weekbord/testkit/builders/people';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { promises } from './expected.ts';
import { DIARY_DATE, type Fixture, insertFixture } from './fixture.ts';
import { openTestSetup } from './open-test-setup.ts';
import { CLEARINGS, SAMPLES } from './samples.ts';
import { takeSnapshot } from './snapshot.ts';

const setup = await openTestSetup();
const { app, database, users, snapshot } = setup;
const { db } = database;
const { client, coach, otherCoach } = users.people;

/** A database notification ends a stream; it has its own tests. */
const LEFT_OUT: readonly EndpointName[] = ['followChanges', 'deleteMe', 'tokenLogout', 'endSessions'];
const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => !LEFT_OUT.includes(name));
/** The calls that a coach can make about a person or record that the call names. */
const aboutOthers = names.filter((name) =>
  ['a record', 'a client', 'an open client', 'a recipe', 'an own record', 'a reference', 'an own reference'].includes(
    promises().get(name)!.rule,
  ),
);

type Named = Pick<Fixture, 'personId'>;
const change = ({ personId }: Named, set: Partial<Record<'coach_id' | 'organisation_id', number | null>>) =>
  db.updateTable('person').set(set).where('id', '=', personId).execute();

/** Creates a coach's placeholder account for a person who has not responded yet, with one record of each kind. */
async function aPlaceholder(coachId: number, invited_as: string): Promise<Fixture> {
  const now = app.clock.now();
  const person = await aPerson(db, { coach_id: coachId, invited_as, stands_in: true, created_at: now });
  const { recipeId, foodId, avoidableId } = users;
  return insertFixture(db, person, { index: 19, name: 'placeholder', now, recipeId, foodId, avoidableId });
}

async function acceptFrom(coachId: number): Promise<void> {
  const { id } = await aPerson(db, { coach_id: coachId, invited_as: client.person.email, stands_in: true });
  expect((await app.as(client.token).call(acceptInvitation, { params: { id }, body: coachConsent })).status).toBe(200);
}

/** Moves the client to a coach on behalf of staff; returns the id of the invitation. */
async function moveTo({
  person,
}: {
  readonly person: { readonly id: number; readonly email: string };
}): Promise<number> {
  const body = { coach_email: person.email, reason: 'She asked for it.' };
  const moved = await app.as(users.people.staff.token).call(moveClient, { params: { id: client.personId }, body });
  expect(moved.status).toBe(200);
  const made = await db
    .selectFrom('person')
    .select('id')
    .where('stands_in', '=', true)
    .where('coach_id', '=', person.id)
    .executeTakeFirstOrThrow();
  return made.id;
}

/** Every way to end the relationship of a coach and a client. */
const ENDINGS: Readonly<Record<string, () => Promise<unknown>>> = {
  'the client has no coach any more': () => change(client, { coach_id: null }),
  'the client goes to another coach': () => change(client, { coach_id: otherCoach.person.id }),
  'the client accepts the invitation of another coach': () => acceptFrom(otherCoach.person.id),
  'the client goes to another organisation': async () =>
    change(client, { coach_id: null, organisation_id: otherCoach.person.organisation_id }),
  'the coach is a coach no more': () =>
    db.updateTable('person').set({ is_coach: false }).where('id', '=', coach.person.id).execute(),
  'the coach is a coach again, after she was none': async () => {
    for (const is_coach of [false, true])
      await db.updateTable('person').set({ is_coach }).where('id', '=', coach.person.id).execute();
  },
  'staff takes the role of the coach away': async () => {
    const of = { params: { id: coach.personId }, body: { reason: 'She asked for it.' } };
    expect((await app.as(users.people.staff.token).call(endCoach, of)).status).toBe(200);
  },
  'the client accepts the coach to whom staff moves her': async () => {
    const id = await moveTo(otherCoach);
    expect((await app.as(client.token).call(acceptInvitation, { params: { id }, body: coachConsent })).status).toBe(
      200,
    );
  },
  'the coach removes the client': async () =>
    expect((await app.as(coach.token).call(removeClient, { params: { id: client.personId } })).status).toBe(204),
  'the client ends it': async () => expect((await app.as(client.token).call(leaveCoach)).status).toBe(204),
  'the coach deletes her account': async () =>
    expect((await app.as(coach.token).call(deleteMe, { body: { confirm: 'DELETE' } })).status).toBe(204),
  'the client deletes her account': async () =>
    expect((await app.as(client.token).call(deleteMe, { body: { confirm: 'DELETE' } })).status).toBe(204),
};

/** Every way in which an invitation ends before it is accepted. */
const UNANSWERED: Readonly<Record<string, (placeholder: Fixture) => Promise<unknown>>> = {
  'the person declines': async ({ personId: id }) =>
    expect((await app.as(client.token).call(declineInvitation, { params: { id } })).status).toBe(204),
  'the coach takes it back': async ({ personId: id }) =>
    expect((await app.as(coach.token).call(removeClient, { params: { id } })).status).toBe(204),
  'thirty days pass': async () => deleteOldInvitations(db, new Date(app.clock.now().getTime() + 31 * 86_400_000)),
  'the person accepts another coach': () => acceptFrom(otherCoach.person.id),
  'the person deletes her account': async () =>
    expect((await app.as(client.token).call(deleteMe, { body: { confirm: 'DELETE' } })).status).toBe(204),
  'the coach is a coach no more': () =>
    db.updateTable('person').set({ is_coach: false }).where('id', '=', coach.person.id).execute(),
  'the coach deletes her account': async () =>
    expect((await app.as(coach.token).call(deleteMe, { body: { confirm: 'DELETE' } })).status).toBe(204),
};

/** The calls that the coach makes in her own name; a write about only the caller returns what was written. */
const asHerself = names.filter(
  (name) => aboutOthers.includes(name) || (endpoints[name].access !== 'public' && !isWriting(endpoints[name])),
);
const asClient = names.filter((name) => isOpenAsClient(endpoints[name]));

/**
 * Returns what a coach can still see or change of people, by any call, also when made as those people; empty if
 * nothing. A call that names only the caller is made once.
 */
async function rightsLeft(...people: readonly (Fixture & { contactMarks: readonly string[] })[]): Promise<string[]> {
  const faults: string[] = [];
  const marks = people.flatMap((of) => [...of.marks, ...of.contactMarks, ...of.recipeMarks, ...of.secretMarks]);
  const check = async (name: EndpointName, of: Fixture, subject?: number) => {
    const headers: Record<string, string> = subject === undefined ? {} : { [SUBJECT_HEADER]: String(subject) };
    const sample = SAMPLES[name](of, users) as never;
    const { status, text } = await app.as(coach.token).call(endpoints[name], sample, { headers });
    const label = `${name}${subject === undefined ? '' : ' as the client'}: ${status}`;
    if (marks.some((mark) => text.includes(mark))) faults.push(`${label} shows something`);
    // A request that names only the caller remains allowed, unless it is made as the client.
    if (status < 400 && (aboutOthers.includes(name) || subject !== undefined)) faults.push(label);
  };
  for (const name of asHerself)
    for (const of of aboutOthers.includes(name) ? people : people.slice(0, 1)) await check(name, of);
  for (const of of people) for (const name of asClient) await check(name, of, of.personId);
  return faults;
}

async function rowsOf({ personId }: Named): Promise<Map<string, string>> {
  const all = await takeSnapshot(db, snapshot.statements);
  return new Map(
    [...all].flatMap(([key, mark]) => {
      const [table = '', owner] = key.split(' of ');
      return owner === String(personId) ? [[table, mark] as const] : [];
    }),
  );
}

/**
 * Tables in which the ending itself changes a client's rows: who coaches the client, what is shared, and notes with
 * their recipient.
 */
const OF_THE_RELATION = ['person', 'cycle_share', 'client_facts', 'client_snooze', 'client_note', 'audit_entry'];

const notesOf = ({ personId }: Named) =>
  db
    .selectFrom('client_note')
    .select(['text', 'author_id', 'written_at'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();

async function closeAndShare(): Promise<void> {
  await db.updateTable('person').set({ account_enabled: false }).where('id', '=', client.personId).execute();
  const of = { person_id: client.personId, coach_id: coach.personId, parts: ['PHASE'] };
  const at = { shared_since: app.clock.now(), shared_until: new Date(app.clock.now().getTime() + 86_400_000) };
  await db.deleteFrom('cycle_share').where('person_id', '=', client.personId).execute();
  await db
    .insertInto('cycle_share')
    .values({ ...of, ...at } as never)
    .execute();
}

describe('the end of a relationship', () => {
  it.each(Object.keys(ENDINGS))("removes all of the coach's access: %s", async (ending) => {
    await database.undoing(async () => {
      await ENDINGS[ending]!();
      expect(await rightsLeft(client)).toEqual([]);
    });
  });

  it.each(Object.keys(ENDINGS).filter((ending) => ending !== 'the client deletes her account'))(
    "keeps the client's data unchanged and accessible to her, and ends all sharing: %s",
    async (ending) => {
      await database.undoing(async () => {
        const isAnswered = ending.includes('accepts');
        if (!isAnswered) await closeAndShare();
        const before = await rowsOf(client);
        const notes = await notesOf(client);
        await ENDINGS[ending]!();
        const after = await rowsOf(client);
        expect(await notesOf(client)).toEqual(notes);
        const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
          (table) => before.get(table) !== after.get(table) && !OF_THE_RELATION.includes(table),
        );
        expect(changed).toEqual([]);
        const days = await app
          .as(client.token)
          .call(listCalendarDays, { query: { date__gte: DIARY_DATE, date__lte: DIARY_DATE } });
        expect([days.status, days.text.includes(client.marks[0]!)]).toEqual([200, true]);
        const { rows } = await sql`select from cycle_share where person_id = ${client.personId}`.execute(db);
        expect(rows).toEqual([]);
      });
    },
  );

  it('does not restrict the calls of the client herself', async () => {
    const faults: string[] = [];
    for (const name of aboutOthers.filter((one) => endpoints[one].access === 'subject')) {
      const statusAfter = (ending: string | null) =>
        database.undoing(async () => {
          await CLEARINGS[name]?.(db, client);
          if (ending !== null) await ENDINGS[ending]!();
          return (await app.as(client.token).call(endpoints[name], SAMPLES[name](client, users) as never)).status;
        });
      const before = await statusAfter(null);
      for (const ending of ['the client has no coach any more', 'the coach is a coach no more']) {
        const after = await statusAfter(ending);
        if (after !== before) faults.push(`${name}: ${before}, and ${after} when ${ending}`);
      }
    }
    expect(faults).toEqual([]);
  });
});

describe('the end of an unanswered invitation', () => {
  it.each(Object.keys(UNANSWERED))("leaves the coach nothing and the person's data unchanged: %s", async (ending) => {
    await database.undoing(async () => {
      await change(client, { coach_id: null });
      const placeholder = await aPlaceholder(coach.personId, client.person.email);
      const before = await rowsOf(client);
      await UNANSWERED[ending]!(placeholder);
      const isGone = ending === 'the person deletes her account';
      if (!isGone) {
        const after = await rowsOf(client);
        const changed = [...before.keys()].filter((table) => before.get(table) !== after.get(table));
        expect(changed.filter((table) => !OF_THE_RELATION.includes(table))).toEqual([]);
      }
      const marked = { ...placeholder, contactMarks: [client.person.email] };
      expect(await rightsLeft(marked, client)).toEqual([]);
      expect((await rowsOf(placeholder)).size).toBe(0);
    });
  });

  it('shows the coach only the placeholder account until the person responds, and no data about the person', async () => {
    await database.undoing(async () => {
      await change(client, { coach_id: null });
      await aPlaceholder(coach.personId, client.person.email);
      const faults = await rightsLeft({ ...client, contactMarks: [client.person.first_name] });
      expect(faults).toEqual([]);
    });
  });
});

describe('a move of a client by staff', () => {
  it('shows the new coach only the placeholder account before acceptance, and no data about the person', async () => {
    await database.undoing(async () => {
      await change(client, { coach_id: otherCoach.personId });
      await moveTo(coach);
      expect(await rightsLeft({ ...client, contactMarks: [client.person.first_name] })).toEqual([]);
    });
  });
});

it('the endings are tested with every kind of call', () => {
  expect(aboutOthers.length).toBeGreaterThan(120);
  expect(aboutOthers.filter((name) => isWriting(endpoints[name])).length).toBeGreaterThan(70);
});
