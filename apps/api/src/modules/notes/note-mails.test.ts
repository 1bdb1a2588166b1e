import { createNote, markNotesRead } from '@weekbord/contract/notes/notes';
import { reminders } from '@weekbord/contract/reminders/reminders';
import { aPerson, type Person } from '@weekbord/testkit/builders/people';
import { startTestApp } from '@weekbord/testkit/test-app';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProcess, aReminded, NOTHING, type Reminded, type Settings } from '../reminders/reminders.test-support.ts';
import { NOTE_MAIL_QUEUE } from './note-mails.ts';

const app = await startTestApp();
const server = await aProcess(app);
const WANTED: Settings = { ...NOTHING, notes: { on: true } };

/** Adds a coach and a client, both with a session. */
async function aPair(settings: Settings = WANTED, language: 'en' | 'nl' = 'en') {
  const coach = await aReminded(app, settings, { is_coach: true, first_name: 'Anna', language });
  const client = await aReminded(app, settings, { coach_id: coach.person.id, first_name: 'Robin', language });
  return { coach, client };
}

const toClient = ({ coach, client }: Pair, text: string) =>
  coach.client.call(createNote, { body: { text, user: client.person.id } });
const toCoach = ({ client }: Pair, text: string) => client.client.call(createNote, { body: { text } });
type Pair = Awaited<ReturnType<typeof aPair>>;

async function mails() {
  await server.mailNotes();
  return app.takeMails();
}

beforeEach(async () => {
  await mails();
});

describe('an email about a new note', () => {
  it('is sent to a client and a coach who want it, without the text or any name', async () => {
    const pair = await aPair();
    await toClient(pair, 'Zanzibar for lunch?');
    const [toRobin, ...more] = await mails();
    expect(more).toEqual([]);
    expect(toRobin).toMatchObject({ to: pair.client.person.email, subject: 'Your coach sent you a note' });
    expect(toRobin!.text).toContain('https://weekbord.example/profile/notes');
    await toCoach(pair, 'Zanzibar it is.');
    const [toAnna] = await mails();
    expect(toAnna).toMatchObject({ to: pair.coach.person.email, subject: 'A client sent you a note' });
    expect(toAnna!.text).toContain(`https://weekbord.example/clients/${pair.client.person.id}`);
    for (const mail of [toRobin!, toAnna!]) expect(`${mail.text}${mail.html}`).not.toMatch(/Zanzibar|Robin|Anna/);
  });

  it('is in the language of its reader', async () => {
    const pair = await aPair(WANTED, 'nl');
    await toClient(pair, 'Hoi');
    expect(await mails()).toMatchObject([{ subject: 'Nieuwe notitie van je coach' }]);
  });

  it('is not sent to a person who did not ask for it', async () => {
    const pair = await aPair(NOTHING);
    await toClient(pair, 'Hello');
    await toCoach(pair, 'Hello');
    expect(await mails()).toEqual([]);
  });

  it("is not sent if the note has been read in the meantime, or the reader's account is closed", async () => {
    const pair = await aPair();
    const { body } = await toClient(pair, 'Hello');
    await pair.client.client.call(markNotesRead, { body: { up_to: body.id } });
    expect(await mails()).toEqual([]);
    await toClient(pair, 'Hello again');
    const { id } = pair.client.person;
    await app.db.updateTable('person').set({ account_enabled: false }).where('id', '=', id).execute();
    expect(await mails()).toEqual([]);
  });

  it('is sent once while notes are unread, and again once they have been read', async () => {
    const pair = await aPair();
    await toClient(pair, 'One');
    const { body } = await toClient(pair, 'Two');
    expect(await mails()).toHaveLength(1);
    await toClient(pair, 'Three');
    expect(await mails()).toEqual([]);
    await pair.client.client.call(markNotesRead, { body: { up_to: body.id + 1 } });
    await toClient(pair, 'Four');
    expect(await mails()).toHaveLength(1);
  });

  it('is not sent to a coach whose client has left', async () => {
    const pair = await aPair();
    await toCoach(pair, 'Hello');
    const next: Person = await aPerson(app.db, { is_coach: true });
    const { id } = pair.client.person;
    await app.db.updateTable('person').set({ coach_id: next.id }).where('id', '=', id).execute();
    expect(await mails()).toEqual([]);
  });

  it('can be stopped by the link in it, together with all reminders', async () => {
    const pair = await aPair();
    await toClient(pair, 'Hello');
    const [mail] = await mails();
    const secret = /\/stop-reminders#([\w-]{43})/.exec(mail!.text)![1]!;
    expect((await app.call(reminders.stopReminders, { params: { secret } })).status).toBe(204);
    expect(await settingsOf(pair.client)).toMatchObject({ notes: { on: false } });
  });

  it('is delayed by two minutes, in case the reader is in the app', async () => {
    await toClient(await aPair(), 'Hello');
    const { rows } = await jobRows();
    expect(rows.map(({ start_after }) => start_after.getTime() - app.clock.now().getTime())).toEqual([120_000]);
  });

  it('keeps its setting when an older app saves the other settings', async () => {
    const { client } = await aPair();
    const { version } = await settingsOf(client);
    const { notes: _, ...rest } = WANTED;
    await client.client.call(reminders.replaceReminders, { body: { ...rest, version } });
    expect(await settingsOf(client)).toMatchObject({ notes: { on: true } });
  });
});

const settingsOf = async ({ client }: Pick<Reminded, 'client'>) => (await client.call(reminders.getReminders)).body;

const jobRows = () =>
  sql<{
    start_after: Date;
  }>`select start_after from pgboss.job where name = ${NOTE_MAIL_QUEUE} and state = 'created'`.execute(app.db);
