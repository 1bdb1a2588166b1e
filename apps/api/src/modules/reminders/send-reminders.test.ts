import { reminders } from '@weekbord/contract/reminders/reminders';
import { startTestApp } from '@weekbord/testkit/test-app';
import webPush from 'web-push';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aDevice,
  aMeal,
  aProcess,
  aPush,
  aReminded,
  NOTHING,
  OF_MEALS,
  type Reminded,
  SUNDAY,
} from './reminders.test-support.ts';

const NINE = `${SUNDAY}T09:00:00Z`;
/** 12:30 in Amsterdam. */
const LUNCH = `${SUNDAY}T11:30:00Z`;
const app = await startTestApp({
  config: { vapid: { ...webPush.generateVAPIDKeys(), subject: 'mailto:hello@weekbord.example' } },
});
const processes = [await aProcess(app), await aProcess(app), await aProcess(app)] as const;
const [server] = processes;

beforeEach(async () => {
  app.clock.set(NINE);
  // Deletes reminders from earlier tests.
  await app.db.deleteFrom('reminder_due').execute();
});

const mailsTo = async ({ person }: Pick<Reminded, 'person'>) =>
  (await app.takeMails()).filter(({ to }) => to === person.email);

async function someoneWithLunch(settings = OF_MEALS, language: 'en' | 'nl' = 'en'): Promise<Reminded> {
  const reminded = await aReminded(app, settings, { language });
  await aMeal(app, reminded, { moment: 'LUNCH', name: 'Lentil soup' });
  return reminded;
}

async function remindAt(moment: string): Promise<void> {
  app.clock.set(moment);
  await server.remind();
}

describe('a reminder', () => {
  it('is emailed at its time, not before, and says nothing about what is eaten', async () => {
    const someone = await someoneWithLunch();
    await remindAt('2027-03-14T11:29:59Z');
    expect(await mailsTo(someone)).toEqual([]);
    await remindAt(LUNCH);
    const [mail, ...more] = await mailsTo(someone);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Time for lunch' });
    expect(`${mail!.text}${mail!.html}`).not.toMatch(/Lentil|512|kcal/);
    expect(mail!.text).toContain(`https://weekbord.example/diary/${SUNDAY}`);
    await remindAt('2027-03-14T11:31:00Z');
    expect(await mailsTo(someone)).toEqual([]);
  });

  it("is sent at the person's local time, in their language", async () => {
    const someone = await someoneWithLunch({ ...OF_MEALS, time_zone: 'America/New_York' }, 'nl');
    // Daylight saving time began that night.
    await remindAt('2027-03-14T16:29:00Z');
    expect(await mailsTo(someone)).toEqual([]);
    await remindAt('2027-03-14T16:30:00Z');
    const [mail] = await mailsTo(someone);
    expect(mail).toMatchObject({ subject: 'Tijd voor de lunch', text: expect.stringContaining('op je menu') });
  });

  it('is sent once by several processes', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => someoneWithLunch()));
    app.clock.set(LUNCH);
    await Promise.all(processes.map(({ remind }) => remind()));
    const ids = people.map(({ person }) => person.id);
    const sent = async () => (await app.takeMails()).map(({ to }) => to).toSorted();
    expect(await sent()).toEqual(people.map(({ person }) => person.email).toSorted());
    // Simulates a process that looked before the others had finished.
    await app.db
      .insertInto('reminder_due')
      .values(ids.map((person_id) => ({ person_id, next_at: new Date(LUNCH) })))
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ next_at: new Date(LUNCH) }))
      .execute();
    await Promise.all(processes.map(({ remind }) => remind()));
    expect(await sent()).toEqual([]);
  });

  it('is still sent after a server was down, as long as it is useful', async () => {
    const someone = await someoneWithLunch();
    await remindAt('2027-03-14T12:14:00Z');
    expect(await mailsTo(someone)).toHaveLength(1);
    const other = await someoneWithLunch();
    await app.db
      .updateTable('reminder_due')
      .set({ next_at: new Date(LUNCH) })
      .where('person_id', '=', other.person.id)
      .execute();
    await remindAt('2027-03-14T12:15:00Z');
    expect(await mailsTo(other)).toEqual([]);
  });

  it('is not sent once its account is closed', async () => {
    const someone = await someoneWithLunch();
    await app.db.updateTable('person').set({ account_enabled: false }).where('id', '=', someone.person.id).execute();
    await remindAt(LUNCH);
    expect(await mailsTo(someone)).toEqual([]);
  });
});

describe('a reminder without a purpose', () => {
  it('is not sent for a meal that was eaten or was never planned', async () => {
    const eaten = await aReminded(app, OF_MEALS);
    await aMeal(app, eaten, { moment: 'LUNCH', name: 'Soup', status: 'EATEN' });
    const dinner = await aReminded(app, OF_MEALS);
    await aMeal(app, dinner, { moment: 'DINNER', name: 'Rice' });
    await remindAt(LUNCH);
    expect(await app.takeMails()).toEqual([]);
  });

  it('is not sent for a meal that the person skipped', async () => {
    const someone = await someoneWithLunch();
    await app.db
      .updateTable('calendar_item')
      .set({ skipped: true })
      .where('person_id', '=', someone.person.id)
      .execute();
    await remindAt(LUNCH);
    expect(await mailsTo(someone)).toEqual([]);
  });

  it('is not sent for weighing on a day that already has a weight', async () => {
    const settings = { ...NOTHING, weigh_in: { ...NOTHING.weigh_in, on: true, time: '12:30' } };
    const [weighed, other] = [await aReminded(app, settings), await aReminded(app, settings)];
    const measured = (person_id: number, date: string) =>
      app.db
        .insertInto('measurement')
        .values({ person_id, type: 'WEIGHT', value: 71.3, created_at: new Date(`${date}T00:00:00Z`) })
        .execute();
    await measured(weighed.person.id, SUNDAY);
    await measured(other.person.id, '2027-03-13');
    await remindAt(LUNCH);
    const mails = await app.takeMails();
    expect(mails.map(({ to }) => to)).toEqual([other.person.email]);
    expect(`${mails[0]!.text}${mails[0]!.html}`).not.toMatch(/71[.,]3/);
  });

  it('is not sent for shopping if nothing is left to buy', async () => {
    const settings = { ...NOTHING, shopping: { ...NOTHING.shopping, on: true, time: '12:30' } };
    const all = [await aReminded(app, settings), await aReminded(app, settings), await aReminded(app, settings)];
    for (const [index, { person }] of all.entries()) {
      const over = { start_date: '2027-03-01', end_date: '2027-03-07' };
      const dates = index === 2 ? over : { start_date: '2027-03-08', end_date: SUNDAY };
      const list = await app.db
        .insertInto('grocery_list')
        .values({ person_id: person.id, ...dates, created_at: app.clock.now() })
        .returning('id')
        .executeTakeFirstOrThrow();
      const item = { person_id: person.id, grocery_list_id: list.id, food_id: null, grams: null, meals: '[]' };
      await app.db
        .insertInto('grocery_item')
        .values({ ...item, position: 1, name: 'Soap', checked: index === 1 })
        .execute();
    }
    await remindAt(LUNCH);
    expect((await app.takeMails()).map(({ to }) => to)).toEqual([all[0]!.person.email]);
  });
});

describe('the link in a reminder email', () => {
  it('stops all reminders without a session, but not when software merely opens it', async () => {
    const someone = await someoneWithLunch();
    await remindAt(LUNCH);
    const [mail] = await mailsTo(someone);
    expect(mail!.headers).toMatchObject({ 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' });
    const secret = /\/stop-reminders#([\w-]{43})/.exec(mail!.text)![1]!;
    const path = `/api/reminders/stop/${secret}`;
    expect(mail!.headers['list-unsubscribe']).toBe(`<https://weekbord.example${path}>`);
    const params = { secret };
    const looked = await app.call(reminders.openReminderStop, { params });
    expect([looked.status, looked.headers['location']]).toEqual([
      302,
      `https://weekbord.example/stop-reminders#${secret}`,
    ]);
    const isOn = async () => (await someone.client.call(reminders.getReminders)).body.meals.on;
    expect(await isOn()).toBe(true);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await app.send('POST', path, { body: 'List-Unsubscribe=One-Click', headers })).status).toBe(204);
    expect(await isOn()).toBe(false);
    expect((await app.call(reminders.stopReminders, { params })).status).toBe(204);
    expect((await app.send('POST', `/api/reminders/stop/${'x'.repeat(43)}`)).status).toBe(404);
    const due = app.db.selectFrom('reminder_due').selectAll().where('person_id', '=', someone.person.id);
    expect(await due.execute()).toEqual([]);
  });
});

describe('a reminder to a browser', () => {
  /** Returns the queued messages for the browsers of a person with a lunch. */
  async function waiting(...names: readonly string[]) {
    const someone = await someoneWithLunch();
    for (const name of names) await aDevice(someone, `${name}-${someone.person.id}`);
    await Promise.all([remindAt(LUNCH), ...processes.map(({ remind }) => remind())]);
    return { someone, jobs: await server.takePushes() };
  }

  it('is sent to each browser instead of by email, and does not reveal what is eaten, the weight or the person', async () => {
    const { someone, jobs } = await waiting('phone', 'laptop');
    const { push, sent } = aPush();
    for (const job of jobs) await server.deliver(job, push);
    expect(sent.map(({ endpoint }) => endpoint).toSorted()).toEqual(
      ['laptop', 'phone'].map((name) => `https://push.example.com/send/${name}-${someone.person.id}`),
    );
    expect(await mailsTo(someone)).toEqual([]);
    const [{ content, ttlSeconds }] = sent as [(typeof sent)[0]];
    expect(ttlSeconds).toBe(45 * 60);
    expect(JSON.parse(content)).toEqual({
      title: 'Time for lunch',
      body: 'See what’s planned for you.',
      tag: `LUNCH-${SUNDAY}`,
      address: `/diary/${SUNDAY}`,
      language: 'en',
      stop: {
        label: 'Stop reminders',
        done: 'Reminders are off',
        address: expect.stringMatching(/^\/api\/reminders\/stop\/[\w-]{43}$/),
      },
    });
    const { stop } = JSON.parse(content) as { stop: { address: string } };
    expect((await app.send('POST', stop.address)).status).toBe(204);
    expect((await someone.client.call(reminders.getReminders)).body.meals.on).toBe(false);
  });

  it('names the dish if the person asked for that, unlike the email that is sent if the browser is gone', async () => {
    const meals = { ...OF_MEALS.meals, names_dishes: true };
    const someone = await someoneWithLunch({ ...OF_MEALS, meals });
    await aDevice(someone, `named-${someone.person.id}`);
    await remindAt(LUNCH);
    const [job] = await server.takePushes();
    const { push, sent } = aPush(() => 'GONE');
    await server.deliver(job!, push);
    expect(JSON.parse(sent[0]!.content)).toMatchObject({ body: 'On today’s menu: Lentil soup.' });
    const [mail] = await mailsTo(someone);
    expect(mail?.subject).toBe('Time for lunch');
    expect(`${mail!.subject}${mail!.text}${mail!.html}`).not.toContain('Lentil');
  });

  it('is retried if the push service cannot accept it', async () => {
    const { someone, jobs } = await waiting('phone');
    await expect(server.deliver(jobs[0]!, aPush(() => 'LATER').push)).rejects.toThrow('rejected a message');
    const { push, sent } = aPush();
    app.clock.advance({ minutes: 5 });
    await server.deliver(jobs[0]!, push);
    expect(sent.map(({ ttlSeconds }) => ttlSeconds)).toEqual([40 * 60]);
    app.clock.advance({ minutes: 40 });
    await server.deliver(jobs[0]!, push);
    expect([sent.length, await mailsTo(someone)]).toEqual([1, []]);
  });

  it('is sent by email once the last subscription has ended, without retrying it', async () => {
    const { someone, jobs } = await waiting('phone', 'laptop');
    const { push } = aPush(() => 'GONE');
    await server.deliver(jobs[0]!, push);
    expect(await mailsTo(someone)).toEqual([]);
    await Promise.all(processes.map(({ deliver }) => deliver(jobs[1]!, push)));
    expect(await mailsTo(someone)).toHaveLength(1);
    expect((await someone.client.call(reminders.getReminders)).body.devices).toEqual([]);
  });

  it.each([
    ['the meal was eaten', 'eaten'],
    ['it was switched off', 'off'],
  ] as const)('is not sent if %s in the meantime', async (_, what) => {
    const { someone, jobs } = await waiting('phone');
    expect(jobs).toHaveLength(1);
    if (what === 'off') {
      const body = { ...NOTHING, version: 1, shopping: { ...NOTHING.shopping, on: true } };
      expect((await someone.client.call(reminders.replaceReminders, { body })).status).toBe(200);
    } else {
      const own = app.db.updateTable('calendar_item').where('person_id', '=', someone.person.id);
      await own.set({ status: 'EATEN' }).execute();
    }
    const { push, sent } = aPush();
    await server.deliver(jobs[0]!, push);
    expect(sent).toEqual([]);
  });
});
