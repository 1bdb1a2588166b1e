import { aClientOf, aCoach, aPerson } from '@weekbord/testkit/builders/people';
import { openTestDatabase } from '@weekbord/testkit/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { auditStatement, insertAuditEntries, type Look } from './access.store.ts';

const { db } = await openTestDatabase();
const NOW = new Date('2027-03-14T09:00:00Z');
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

async function coachAndClient() {
  const coach = await aCoach(db);
  return { coach, client: await aClientOf(db, coach) };
}

const countOf = async (personId: number) =>
  (await db.selectFrom('audit_entry').select('id').where('person_id', '=', personId).execute()).length;

describe('what a coach leaves with a client', () => {
  it('is one entry for the same look within an hour, and one for each change', async () => {
    const { coach, client } = await coachAndClient();
    const look = (at: Date, more: Partial<Look> = {}) =>
      insertAuditEntries(db, {
        people: [client.id],
        actorId: coach.id,
        act: 'read planner/calendarDay',
        requestId: 'r',
        at,
        skipsRepeats: true,
        ...more,
      });
    await look(NOW);
    await look(minutesLater(59));
    expect(await countOf(client.id)).toBe(1);
    await look(minutesLater(59), { act: 'read accounts/users' });
    await look(minutesLater(61));
    expect(await countOf(client.id)).toBe(3);
    const change = { act: 'change planner/calendarDay', skipsRepeats: false };
    await look(minutesLater(61), change);
    await look(minutesLater(61), change);
    expect(await countOf(client.id)).toBe(5);
  });

  it('is found by an index, however many entries there are', async () => {
    const { coach, client } = await coachAndClient();
    const other = await aPerson(db);
    await sql`
      insert into audit_entry (person_id, actor_id, act, request_id, created_at)
      select case when n % 2 = 0 then ${client.id}::integer else ${other.id}::integer end, ${coach.id}, 'read thing/' || n % 50,
        'r', ${NOW}::timestamptz - n * interval '1 minute'
      from generate_series(1, 40000) as n`.execute(db);
    await sql`analyze audit_entry`.execute(db);
    const look = { people: [client.id], actorId: coach.id, act: 'read thing/8', requestId: 'r', at: NOW };
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain ${auditStatement({ ...look, skipsRepeats: true })}`.execute(db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index (Only )?Scan using audit_entry_look on audit_entry/);
    expect(plan).not.toContain('Seq Scan on audit_entry');
  });
});
