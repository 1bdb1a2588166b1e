import { listAccessLog } from '@weekbord/contract/accounts/access-log';
import { endpoints } from '@weekbord/contract/endpoints';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, aPerson } from '@weekbord/testkit/builders/people';
import { openServingDatabase } from '@weekbord/testkit/test-database';
import { startServing } from '@weekbord/testkit/test-app';
import { createMail } from '../../platform/mail/mail.ts';
import { describe, expect, it } from 'vitest';
import { accountsRoutes } from '../accounts/accounts.routes.ts';
import { seedOrganisations } from '../organisations/organisations.public.ts';
import { seedPlans } from '../subscriptions/subscriptions.public.ts';
import { CommandFault, readStaffCommand, runStaffCommand, STAFF_USAGE, UsageFault } from './staff.public.ts';

const app = await startServing({
  product: {
    routes: accountsRoutes,
    authenticate: authenticateByPerson,
    prepare: async ({ database }) => {
      await seedOrganisations(database.db);
      await seedPlans(database.db);
    },
  },
});
const mail = await createMail(app.jobs, app.clock, app.config);
const operator = openServingDatabase(app.database).as({ personId: null, system: 'staff' });
const address = new URL('https://weekbord.example');
const WHY = ['--reason', 'By phone, 14 March'];

/** Runs the typed command as the operator's command does: in one transaction. */
async function type(...typed: string[]): Promise<string> {
  const command = readStaffCommand(typed);
  if (command === null) return STAFF_USAGE;
  const parts = { mail, address, config: app.config, now: app.clock.now(), requestId: 'command-1' };
  const lines = await operator.transaction().execute((trx) => runStaffCommand({ ...parts, db: trx }, command));
  return lines.join('\n');
}

const rowOf = (id: number) => app.db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const portal = (subdomain: string) =>
  app.db.selectFrom('organisation').selectAll().where('subdomain', '=', subdomain).executeTakeFirstOrThrow();

const PLAN =
  'audience=PERSON name_en=DMA name_nl=DMA amount=995 currency=eur vat_percent=21 interval=month portal_access=ALWAYS';
const wordsOf = (text: string) => text.split(' ');

describe("the operator's command", () => {
  it.each([
    ['', 'No command given.'],
    ['make-queen a@b.example', 'Unknown command: make-queen.'],
    ['toString', 'Unknown command: toString.'],
    ['make-coach', 'make-coach: wrong number of arguments.'],
    ['make-coach a@b.example c@d.example', 'make-coach: wrong number of arguments.'],
    ['set killerbody', 'set: wrong number of arguments.'],
    ['set-plan killerbody-month', 'set-plan: wrong number of arguments.'],
    ['add-plan killerbody gold', 'add-plan: wrong number of arguments.'],
    ['make-coach a@b.example', '--reason: Fill this in.'],
    ['make-coach a@b.example --reason=', '--reason: Fill this in.'],
    ['make-coach a@b.example --because x', "Unknown option '--because'"],
  ])('says what is wrong with %j', (typed, said) => {
    expect(() => readStaffCommand(typed.split(' ').filter((word) => word !== ''))).toThrow(UsageFault);
    expect(() => readStaffCommand(typed.split(' ').filter((word) => word !== ''))).toThrow(said);
  });

  it('lists each command in its usage', async () => {
    const usage = await type('--help');
    for (const act of [
      'organisations',
      'set PORTAL',
      'plans PORTAL',
      'add-plan PORTAL',
      'set-plan KEY',
      'leave PORTAL',
      'leave-with-people PORTAL',
      'stay PORTAL',
      'make-coach',
      'end-coach',
      'move-client',
      'make-staff',
      'waitlist',
      'let-in',
    ])
      expect(usage).toContain(act);
  });

  it('[ORG-05] has a command for every call of the staff page, and requires a reason for each that changes something', () => {
    const acts: Readonly<Record<string, readonly [act: string, words: string]>> = {
      listStaffOrganisations: ['organisations', ''],
      getStaffOrganisation: ['settings', 'killerbody'],
      updateStaffOrganisation: ['set', 'killerbody high_protein=on'],
      listStaffPlans: ['plans', 'killerbody'],
      addStaffPlan: ['add-plan', 'killerbody gold amount=1995'],
      updateStaffPlan: ['set-plan', 'killerbody-month amount=1995'],
      listStaffMembers: ['members', 'killerbody'],
      listStaffWaitlist: ['waitlist', 'killerbody'],
      letInFromWaitlist: ['let-in', 'killerbody a@b.example'],
      makeCoach: ['make-coach', 'a@b.example'],
      endCoach: ['end-coach', 'a@b.example'],
      moveClient: ['move-client', 'a@b.example c@d.example'],
    };
    const calls = Object.values(endpoints).filter(({ access }) => access === 'staff');
    expect(calls.map(({ route }) => route.name).toSorted()).toEqual(Object.keys(acts).toSorted());
    for (const { route } of calls) {
      const [act, words] = acts[route.name]!;
      expect(STAFF_USAGE).toContain(`npm run staff -- ${act} `);
      const read = () => readStaffCommand([act, ...words.split(' ').filter((word) => word !== '')]);
      if (route.method === 'GET') expect(read()?.name).toBe(act);
      else expect(read).toThrow('--reason: Fill this in.');
    }
  });

  it('grants and revokes the staff and coach roles, and shows the person the reason', async () => {
    const { id, email } = await aPerson(app.db);
    expect(await type('make-staff', email.toUpperCase(), ...WHY)).toContain('is now staff.');
    expect(await type('make-coach', email, ...WHY)).toBe(`${email} is now a coach.`);
    expect(await rowOf(id)).toMatchObject({ is_staff: true, is_coach: true });
    const { body } = await app.as(tokenOf({ id })).call(listAccessLog);
    expect(body.results).toMatchObject([{ who: 'STAFF', kind: 'CHANGE', reason: 'By phone, 14 March' }]);
    await type('end-coach', email, ...WHY);
    await type('end-staff', email, ...WHY);
    expect(await rowOf(id)).toMatchObject({ is_staff: false, is_coach: false });
  });

  it('ends the relationships of a coach and moves a client by an invitation, with emails', async () => {
    const [former, next] = [await aCoach(app.db), await aCoach(app.db)];
    const [stays, goes] = [await aClientOf(app.db, former), await aClientOf(app.db, former)];
    await app.takeMails();
    expect(await type('move-client', goes.email, next.email, ...WHY)).toContain('Nothing changes until they accept.');
    expect(await rowOf(goes.id)).toMatchObject({ coach_id: former.id });
    expect((await app.takeMails()).map(({ to }) => to)).toEqual([goes.email]);
    await type('end-coach', former.email, ...WHY);
    expect(await rowOf(stays.id)).toMatchObject({ coach_id: null });
    expect((await app.takeMails()).map(({ to }) => to).toSorted()).toEqual([goes.email, stays.email].toSorted());
  });

  it('admits an address from the waitlist, and reports an address that is not on it', async () => {
    const { id } = await portal('natebower');
    const waits = { organisation_id: id, email: 'wim@home.example', first_name: '', created_at: app.clock.now() };
    await app.db.insertInto('waitlist_entry').values(waits).execute();
    await app.takeMails();
    await expect(type('let-in', 'natebower', 'eva@home.example', ...WHY)).rejects.toThrow('is not on the waitlist');
    expect(await type('let-in', 'natebower', ' Wim@home.example', ...WHY)).toBe('w***@home.example has been let in.');
    expect((await app.takeMails()).map(({ to }) => to)).toEqual(['wim@home.example']);
    expect(await type('acts', 'natebower')).toContain('waitlist: let in w***@home.example');
  });

  it('shows and changes settings by their names, and stores the reason', async () => {
    expect(await type('settings', 'killerbody')).toContain('high_protein=off');
    await type('set', 'killerbody', 'high_protein=on', 'custom_notes_message=Ask us = free', ...WHY);
    expect(await type('settings', 'killerbody')).toContain('high_protein=on');
    expect(await portal('killerbody')).toMatchObject({ high_protein: true, custom_notes_message: 'Ask us = free' });
    const acts = await type('acts', 'killerbody');
    expect(acts).toContain(
      'command\tcustom_notes_message: null -> "Ask us = free"; high_protein: false -> true\tBy phone',
    );
    const shown = (await type('settings', 'bamifit')).split('\n');
    await type('set', 'bamifit', ...shown, ...WHY);
    expect(await type('acts', 'bamifit')).toBe('Staff have not changed anything here.');
  });

  it('shows, adds and changes plans, and stores the reason', async () => {
    expect(await type('plans', 'clubsportive')).toBe('No plans are sold here.');
    expect(await type('plans', 'killerbody')).toContain('killerbody-month\taudience=PERSON\tname_en=Killerbody plan');
    await type('set-plan', 'killerbody-month', 'amount=1695', 'is_offered=off', ...WHY);
    expect(await type('plans', 'killerbody')).toMatch(/killerbody-month\t.*amount=1695\t.*is_offered=off/);
    await type('add-plan', 'clubsportive', 'club-month', ...wordsOf(PLAN), 'trial_days=7', ...WHY);
    expect(await type('plans', 'clubsportive')).toMatch(/^club-month\t.*amount=995\t.*trial_days=7\t.*is_offered=on$/);
    expect(await type('acts', 'clubsportive')).toContain('new plan club-month: audience: "PERSON"; name_en: "DMA"');
    expect(await type('acts', 'killerbody')).toContain(
      'command\tplan killerbody-month: amount: 1495 -> 1695; is_offered: true -> false\tBy phone',
    );
  });

  it.each([
    [['set', 'dma', 'plant_based=on', 'primary_colour=red'], 'primary_colour: '],
    [['set', 'dma', 'plant_based=on', 'high_protein=perhaps'], 'high_protein: '],
    [['set', 'dma', 'plant_based=on', 'subdomain=bamifit'], 'subdomain: This already exists.'],
    [['set', 'dma', 'plant_based=on', 'owner_id=1'], 'There is no setting owner_id.'],
    [['set', 'dma', 'plant_based=on', 'plant_based=off'], 'plant_based is given twice.'],
    [['set', 'dma', 'plant_based'], 'write it as NAME=VALUE'],
    [['set-plan', 'gold', 'amount=1995'], 'There is no plan gold.'],
    [['set-plan', 'killerbody-month', 'amount=19.95'], 'amount: '],
    [['set-plan', 'killerbody-month', 'audience=COACH'], 'There is no setting audience.'],
    [['add-plan', 'dma', 'dma-month', 'name_en=DMA', 'amount=995'], 'name_nl: Fill this in.'],
    [['add-plan', 'dma', 'killerbody-month', ...wordsOf(PLAN)], 'key: This already exists.'],
    [['set', 'nowhere', 'plant_based=on'], 'There is no portal or organisation nowhere.'],
    [['make-coach', 'nobody@home.example'], 'There is no account with the address nobody@home.example.'],
  ])('says what is wrong with %j, and changes nothing', async (typed, said) => {
    const before = await portal('dma');
    const trying = type(...typed, ...WHY);
    await expect(trying).rejects.toThrow(CommandFault);
    await expect(trying).rejects.toThrow(said);
    expect(await portal('dma')).toEqual(before);
    expect(await type('acts', 'dma')).toBe('Staff have not changed anything here.');
  });

  it('lists organisations, members with masked addresses, and the waitlist', async () => {
    const { id } = await portal('clubsportive');
    const person = await aPerson(app.db, { organisation_id: id, first_name: 'Sem', email: 'sem.sport@home.example' });
    expect(await type('organisations')).toContain(`${id}\tclubsportive\tClub Sportive\t1\t0`);
    const members = await type('members', 'clubsportive');
    expect(members).toContain('Sem');
    expect(members).toContain('s***@home.example\tON_THEIR_OWN\topen');
    expect(members).not.toContain('sem.sport');
    expect(await type('members', String(id), '--search', 'Tom')).toBe('No one was found.');
    expect(await type('waitlist', 'clubsportive')).toBe('Nobody is waiting.');
    const { body } = await app.as(tokenOf(person)).call(listAccessLog);
    expect(body.results).toMatchObject([{ who: 'STAFF', kind: 'READ', reason: null }]);
  });
});

describe('a leaving organisation', () => {
  it('tells each of its members and coaches once, by email, what happens to their account and when', async () => {
    const { id: organisation_id } = await portal('trainmore');
    const coach = await aCoach(app.db, { email: 'coach@leaving.example', organisation_id, language: 'nl' });
    const client = await aClientOf(app.db, coach, { email: 'client@leaving.example', organisation_id: null });
    const waiting = { stands_in: true, invited_as: 'asked@leaving.example', email: 'waiting.invalid' };
    await aClientOf(app.db, coach, { ...waiting, organisation_id: null });
    const told = async () =>
      (await app.takeMails())
        .filter(({ to }) => to.endsWith('@leaving.example'))
        .map(({ to, subject, text }) => [to, subject, text] as const)
        .toSorted();
    await told();
    await type('leave', 'trainmore', ...WHY);
    const left = await told();
    expect(left.map(([to]) => to)).toEqual([client.email, coach.email]);
    expect(left[0]![1]).toMatch(/ portal closes on 13 April 2027$/);
    expect(left[0]![2]).toContain('Your account stays, with everything in it');
    expect(left[1]![1]).toMatch(/^Het portaal van .* sluit op 13 april 2027$/);
    expect(left[1]![2]).toContain('Je account blijft bestaan, met alles erin');
    for (const [, , text] of left) expect(text).toMatch(/\/login\n[^]*\/profile\/data\n/);
    await type('leave', 'trainmore', ...WHY);
    expect(await told()).toEqual([]);
    await type('leave-with-people', 'trainmore', ...WHY);
    expect((await told())[0]![2]).toContain('On that day your account is deleted, with everything in it.');
    await type('stay', 'trainmore', ...WHY);
    expect((await told()).map(([to, subject]) => [to, / (?:is staying open|blijft open)$/.test(subject)])).toEqual([
      [client.email, true],
      [coach.email, true],
    ]);
    await type('stay', 'trainmore', ...WHY);
    expect(await told()).toEqual([]);
    const { results } = (await app.as(tokenOf(client)).call(listAccessLog)).body;
    expect(results[0]).toMatchObject({ who: 'STAFF', kind: 'CHANGE', areas: ['ACCOUNT'], reason: WHY[1] });
  });
});
