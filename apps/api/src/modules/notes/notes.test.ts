import { listClients } from '@weekbord/contract/clients/clients';
import { createNote, listNotes, markNotesRead } from '@weekbord/contract/notes/notes';
import { MOST_NOTES } from '@weekbord/domain/notes/note-limits';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, aPerson, type Person } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { clientsRoutes } from '../clients/clients.routes.ts';
import { prepareNoteMails } from './notes.public.ts';
import { notesRoutes } from './notes.routes.ts';

const app = await startServing({
  product: {
    routes: [...notesRoutes, ...clientsRoutes],
    authenticate: authenticateByPerson,
    prepare: ({ jobs }) => prepareNoteMails(jobs),
  },
});
const as = (person: Person) => app.as(tokenOf(person));

async function aPair() {
  const coach = await aCoach(app.db, { first_name: 'Anna', last_name: 'Vos' });
  const client = await aClientOf(app.db, coach);
  return { coach, client };
}

const write = (by: Person, text: string, more: { user?: number; date?: string } = {}) =>
  as(by).call(createNote, { body: { text, ...more } });

async function read(by: Person, user?: number) {
  const { body } = await as(by).call(listNotes, { query: user === undefined ? {} : { user } });
  return { ...body, texts: body.results.map(({ text }) => text) };
}

describe('notes between a coach and a client', () => {
  it('are listed newest first, and are unread for each of the two until that person has read them', async () => {
    const { coach, client } = await aPair();
    const asked = await write(coach, '  How was the weekend?\nAll well? ', { user: client.id, date: '2027-03-14' });
    expect(asked.body).toMatchObject({
      who: 'COACH',
      name: 'Anna Vos',
      text: 'How was the weekend?\nAll well?',
      date: '2027-03-14',
      read_at: null,
    });
    const answered = await write(client, 'A birthday, so more cake.');
    expect(answered.body).toMatchObject({ who: 'CLIENT', name: null, date: null });
    expect(await read(client)).toMatchObject({ count: 2, unread: 1, texts: [answered.body.text, asked.body.text] });
    expect(await read(coach, client.id)).toMatchObject({ count: 2, unread: 1 });
    const isMarked = async () => (await as(coach).call(listClients)).body.results[0]?.has_unread_note;
    expect(await isMarked()).toBe(true);
    const seen = await as(client).call(markNotesRead, { body: { up_to: answered.body.id } });
    expect(seen.status).toBe(204);
    expect(await read(client)).toMatchObject({ unread: 0 });
    const [own, theirs] = (await read(coach, client.id)).results;
    expect(theirs?.read_at).toEqual(expect.any(String));
    // Neither side can mark a note as read for the other.
    expect(own?.read_at).toBeNull();
    await as(coach).call(markNotesRead, { body: { user: client.id, up_to: answered.body.id } });
    expect(await read(coach, client.id)).toMatchObject({ unread: 0 });
    expect(await isMarked()).toBe(false);
  });

  it('are rejected once the maximum is reached', async () => {
    const { coach, client } = await aPair();
    await sql`
      insert into client_note (person_id, coach_id, author_id, text, written_at)
      select ${client.id}, ${coach.id}, ${coach.id}, 'Note ' || nth, now() from generate_series(1, ${MOST_NOTES - 1}) as nth
    `.execute(app.db);
    expect((await write(coach, 'The last one', { user: client.id })).status).toBe(201);
    const refused = await write(coach, 'One more', { user: client.id });
    expect(refused).toMatchObject({ status: 400, body: { text: [expect.any(String)] } });
    expect(await read(coach, client.id)).toMatchObject({ count: MOST_NOTES });
  });

  it('are marked as read up to the last one seen, and keep the time of the first reading', async () => {
    const { coach, client } = await aPair();
    const first = await write(coach, 'One', { user: client.id });
    await write(coach, 'Two', { user: client.id });
    await as(client).call(markNotesRead, { body: { up_to: first.body.id } });
    const before = await read(client);
    expect(before.unread).toBe(1);
    app.clock.advance({ seconds: 60 });
    await as(client).call(markNotesRead, { body: { up_to: first.body.id } });
    expect(await read(client)).toEqual(before);
  });

  it('are not visible to another coach, a former one, or the next', async () => {
    const { coach, client } = await aPair();
    await write(coach, 'Between us', { user: client.id });
    const next = await aCoach(app.db);
    for (const other of [next, await aPerson(app.db), await aClientOf(app.db, coach)]) {
      const answer = await as(other).call(listNotes, { query: { user: client.id } });
      expect(answer.status).toBe(404);
      expect((await write(other, 'Hello', { user: client.id })).status).toBe(404);
    }
    await app.db.updateTable('person').set({ coach_id: next.id }).where('id', '=', client.id).execute();
    expect((await as(coach).call(listNotes, { query: { user: client.id } })).status).toBe(404);
    expect(await read(next, client.id)).toMatchObject({ count: 0, unread: 0 });
    await write(client, 'To the next');
    expect((await read(next, client.id)).texts).toEqual(['To the next']);
    const kept = await read(client);
    expect(kept.results.map(({ who, name }) => [who, name])).toEqual([
      ['CLIENT', null],
      ['FORMER', null],
    ]);
  });

  it('stay unread if they were sent to a former coach, when the next coach reads their own', async () => {
    const { client } = await aPair();
    await write(client, 'To the first');
    const next = await aCoach(app.db);
    await app.db.updateTable('person').set({ coach_id: next.id }).where('id', '=', client.id).execute();
    const { body } = await write(client, 'To the next');
    await as(next).call(markNotesRead, { body: { user: client.id, up_to: body.id } });
    const marks = (await read(client)).results.map(({ text, read_at: at }) => [text, at !== null]);
    expect(marks).toEqual([
      ['To the next', true],
      ['To the first', false],
    ]);
  });

  it('cannot be empty or too long', async () => {
    const { client } = await aPair();
    expect((await write(client, '  ')).body).toMatchObject({ text: [expect.any(String)] });
    expect((await write(client, 'x'.repeat(2001))).body).toMatchObject({ text: [expect.any(String)] });
    expect((await write(client, 'x', { date: '2027-02-30' })).body).toMatchObject({ date: [expect.any(String)] });
    expect((await read(client)).count).toBe(0);
  });
});
