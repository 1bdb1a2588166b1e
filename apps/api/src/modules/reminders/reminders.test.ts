import { addPushDevice, removePushDevice } from '@weekbord/contract/reminders/push-devices';
import { getReminders, replaceReminders } from '@weekbord/contract/reminders/reminder-settings';
import { startTestApp } from '@weekbord/testkit/test-app';
import webPush from 'web-push';
import { describe, expect, it } from 'vitest';
import { aDevice, aReminded, NOTHING, OF_MEALS } from './reminders.test-support.ts';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const app = await startTestApp({
  config: { vapid: { publicKey, privateKey, subject: 'mailto:hello@weekbord.example' } },
});

describe('the reminder settings of a person', () => {
  it('are empty by default, and are stored as sent', async () => {
    const { client } = await aReminded(app, NOTHING);
    const before = (await client.call(getReminders)).body;
    expect([before.meals.on, before.weigh_in.on, before.shopping.on]).toEqual([false, false, false]);
    expect(before).toMatchObject({ version: 1, application_server_key: publicKey, devices: [] });
    const asked = {
      ...OF_MEALS,
      version: 1,
      quiet_hours: null,
      time_zone: 'america/new_york',
      weigh_in: { on: true, weekdays: ['friday', 'friday', 'monday'] as ('friday' | 'monday')[], time: '06:45' },
    };
    const { status, body } = await client.call(replaceReminders, { body: asked });
    expect(status).toBe(200);
    const { version: _, ...rest } = asked;
    expect(body).toMatchObject({
      ...rest,
      version: 2,
      time_zone: 'America/New_York',
      weigh_in: { on: true, weekdays: ['friday', 'monday'], time: '06:45' },
    });
    expect((await client.call(getReminders)).body).toEqual(body);
  });

  it('are not overwritten by a device with an older version of the settings', async () => {
    const { client } = await aReminded(app, OF_MEALS);
    expect((await client.call(replaceReminders, { body: NOTHING })).status).toBe(409);
    const [one, other] = await Promise.all(
      [OF_MEALS, NOTHING].map((body) => client.call(replaceReminders, { body: { ...body, version: 1 } })),
    );
    expect([one!.status, other!.status].toSorted()).toEqual([200, 409]);
  });

  it.each([
    ['a reminder without days', { weigh_in: { on: true, weekdays: [], time: '07:00' } }],
    ['an invalid time', { shopping: { ...NOTHING.shopping, time: '24:00' } }],
    ['invalid quiet hours', { quiet_hours: { from: '07:00', until: '07:00' } }],
    ['an invalid time zone', { time_zone: 'Europe/Nowhere' }],
  ])('cannot be %s', async (_, change) => {
    const { client } = await aReminded(app, NOTHING);
    const body = { ...NOTHING, version: 1, ...change };
    expect((await client.call(replaceReminders, { body })).status).toBe(400);
  });
});

describe('a browser that gets reminders', () => {
  const devicesOf = async ({ client }: Awaited<ReturnType<typeof aReminded>>) =>
    (await client.call(getReminders)).body.devices;

  it('is added once, stored sealed, and removed', async () => {
    const owner = await aReminded(app, OF_MEALS);
    const endpoint = await aDevice(owner, 'own');
    await aDevice(owner, 'own');
    const [device, ...more] = await devicesOf(owner);
    expect(more).toEqual([]);
    const rows = await app.db.selectFrom('push_device').selectAll().where('person_id', '=', owner.person.id).execute();
    expect(rows).toHaveLength(1);
    expect(Buffer.concat([rows[0]!.sealed, rows[0]!.endpoint_hash]).includes(endpoint.slice(8, 24))).toBe(false);
    const params = { id: device!.id };
    expect((await owner.client.call(removePushDevice, { params })).status).toBe(204);
    expect((await owner.client.call(removePushDevice, { params })).status).toBe(404);
  });

  it('gets the reminders of the last person who added it, and none once they log out', async () => {
    const [before, after] = [await aReminded(app, OF_MEALS), await aReminded(app, OF_MEALS)];
    await aDevice(before, 'shared');
    await aDevice(after, 'shared');
    expect([(await devicesOf(before)).length, (await devicesOf(after)).length]).toEqual([0, 1]);
    await app.db.deleteFrom('auth_token').where('id', '=', after.tokenId).execute();
    const left = await app.db.selectFrom('push_device').selectAll().where('person_id', '=', after.person.id).execute();
    expect(left).toEqual([]);
  });

  it.each([
    'http://push.example.com/abc',
    'https://127.0.0.1/abc',
    'https://[::ffff:10.0.0.1]/abc',
    'https://localhost/abc',
    'https://metadata.internal/abc',
    'https://push.example.com:5432/abc',
    'file:///etc/passwd',
  ])('is rejected at an internal address: %s', async (push_endpoint) => {
    const owner = await aReminded(app, OF_MEALS);
    const body = { push_endpoint, push_p256dh: `B${'x'.repeat(86)}`, push_auth: 'y'.repeat(22) };
    const { status, body: answer } = await owner.client.call(addPushDevice, { body });
    expect([status, Object.keys(answer)]).toEqual([400, ['push_endpoint']]);
    expect(await devicesOf(owner)).toEqual([]);
  });

  it('is limited to ten per person', async () => {
    const owner = await aReminded(app, OF_MEALS);
    for (let number = 1; number <= 12; number += 1) await aDevice(owner, `one-of-${number}`);
    expect(await devicesOf(owner)).toHaveLength(10);
  });
});

it('adding a device is rejected for a closed account', async () => {
  const { client, person } = await aReminded(app, NOTHING);
  await app.db.updateTable('person').set({ account_enabled: false }).where('id', '=', person.id).execute();
  expect((await client.call(getReminders)).status).toBe(403);
});
