import { aClientOf, aCoach, aPerson } from '@weekbord/testkit/builders/people';
import { openServingDatabase, openTestDatabase } from '@weekbord/testkit/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { auditStatement, deleteOldAudit, insertAuditEntries, type Look } from './access.store.ts';

const { db, connectionString } = await openTestDatabase();
const NOW = new Date('2027-03-14T09:00:00Z');
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

async function coachAndClient() {
  const coach = await aCoach(db);
  return { coach, client: await aClientOf(db, coach) };
}

const countOf = async (personId: number) =>
  (await db.selectFrom('audit_entry').select('id').where('person_id', '=', personId).execute()).length;

describe("the audit of a coach's actions on a client", () => {
  it('has one entry for repeated reads within an hour, and one for every change', async () => {
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

  it('looks up earlier entries through an index', async () => {
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

describe('an audit entry', () => {
  it('is deleted only by a job, once it is older than a year', async () => {
    const { coach, client } = await coachAndClient();
    const ages = [400, 366, 364, 0];
    for (const days of ages) {
      await sql`insert into audit_entry (person_id, actor_id, act, request_id, created_at)
        values (${client.id}, ${coach.id}, ${`read ${days}`}, 'r', now() - make_interval(days => ${days}))`.execute(db);
      await sql`insert into staff_act (actor_id, act, reason, created_at)
        values (${coach.id}, ${`act ${days}`}, 'a reason', now() - make_interval(days => ${days}))`.execute(db);
    }
    const left = async () => {
      const looks = await db.selectFrom('audit_entry').select('act').where('person_id', '=', client.id).execute();
      const acts = await db.selectFrom('staff_act').select('act').where('actor_id', '=', coach.id).execute();
      return [...looks, ...acts].map(({ act }) => act);
    };
    const serving = openServingDatabase({ connectionString });
    const all = await left();
    expect(await deleteOldAudit(serving.as({ personId: coach.id }))).toBe(0);
    const job = serving.as({ personId: null, system: 'expire' });
    await sql`select delete_old_audit(1, 1000)`.execute(job);
    expect(await left()).toEqual(all);
    await deleteOldAudit(job);
    expect(await left()).toEqual(['read 364', 'read 0', 'act 364', 'act 0']);
    expect(await deleteOldAudit(job)).toBe(0);
    await expect(sql`delete from audit_entry`.execute(job)).rejects.toThrow('permission denied');
  });
});
