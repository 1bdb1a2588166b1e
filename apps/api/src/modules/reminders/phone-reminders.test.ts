import { getReminders } from '@weekbord/contract/reminders/reminder-settings';
import { removePushDevice } from '@weekbord/contract/reminders/push-devices';
import { startTestApp } from '@weekbord/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aMeal,
  aPhone,
  aPhonePush,
  aProcess,
  aPush,
  aReminded,
  OF_MEALS,
  type Reminded,
  SUNDAY,
} from './reminders.test-support.ts';

const NINE = `${SUNDAY}T09:00:00Z`;
const LUNCH = `${SUNDAY}T11:30:00Z`;
const FCM = { projectId: 'p', clientEmail: 'c', privateKey: 'k', tokenUri: 'https://oauth2.googleapis.com/token' };
const app = await startTestApp({ config: { phonePush: { fcm: FCM, apns: undefined } } });
const server = await aProcess(app);
const { push: noBrowsers } = aPush();

beforeEach(async () => {
  app.clock.set(NINE);
  await app.db.deleteFrom('reminder_due').execute();
});

const mailsTo = async ({ person }: Pick<Reminded, 'person'>) =>
  (await app.takeMails()).filter(({ to }) => to === person.email);
const devicesOf = async ({ client }: Pick<Reminded, 'client'>) => (await client.call(getReminders)).body.devices;

async function someoneWithLunch(settings = OF_MEALS): Promise<Reminded> {
  const reminded = await aReminded(app, settings);
  await aMeal(app, reminded, { moment: 'LUNCH', name: 'Lentil soup' });
  return reminded;
}

async function remind() {
  app.clock.set(LUNCH);
  await server.remind();
  return server.takePushes();
}

describe('a reminder to the app on a phone', () => {
  it('is offered if the server has keys for its service', async () => {
    const { client } = await aReminded(app, OF_MEALS);
    expect((await client.call(getReminders)).body).toMatchObject({
      phone_services: ['FCM'],
      application_server_key: null,
    });
  });

  it('is sent to the phone instead of by email, and does not reveal what is eaten, the weight or the person', async () => {
    const someone = await someoneWithLunch();
    const token = await aPhone(someone, `plain-${someone.person.id}`);
    const jobs = await remind();
    expect(jobs).toHaveLength(1);
    const { phone, sent } = aPhonePush();
    await server.deliver(jobs[0]!, noBrowsers, phone);
    expect(sent).toEqual([
      {
        token,
        title: 'Time for lunch',
        body: 'See what’s planned for you.',
        tag: `LUNCH-${SUNDAY}`,
        address: `/diary/${SUNDAY}`,
        expiresAt: new Date(`${SUNDAY}T12:15:00Z`),
      },
    ]);
    expect(await mailsTo(someone)).toEqual([]);
  });

  it('names the dish if the person requested it', async () => {
    const someone = await someoneWithLunch({ ...OF_MEALS, meals: { ...OF_MEALS.meals, names_dishes: true } });
    await aPhone(someone, `named-${someone.person.id}`);
    const [job] = await remind();
    const { phone, sent } = aPhonePush();
    await server.deliver(job!, noBrowsers, phone);
    expect(sent).toMatchObject([{ body: 'On today’s menu: Lentil soup.' }]);
  });

  it('is sent by email if the service has no keys, or reports that the app is gone', async () => {
    const apple = await someoneWithLunch();
    await aPhone(apple, `apple-${apple.person.id}`, 'APNS');
    const gone = await someoneWithLunch();
    await aPhone(gone, `gone-${gone.person.id}`);
    const jobs = await remind();
    expect(jobs).toHaveLength(1);
    expect(await mailsTo(apple)).toHaveLength(1);
    await server.deliver(jobs[0]!, noBrowsers, aPhonePush(() => 'GONE').phone);
    expect(await devicesOf(gone)).toEqual([]);
    expect(await mailsTo(gone)).toHaveLength(1);
  });

  it('is retried if the service cannot accept it', async () => {
    const someone = await someoneWithLunch();
    await aPhone(someone, `later-${someone.person.id}`);
    const [job] = await remind();
    await expect(server.deliver(job!, noBrowsers, aPhonePush(() => 'LATER').phone)).rejects.toThrow(
      'rejected a message',
    );
    expect(await devicesOf(someone)).toHaveLength(1);
  });
});

describe('the token of a phone', () => {
  it('belongs to the person who logged in there last', async () => {
    const [before, after] = [await aReminded(app, OF_MEALS), await aReminded(app, OF_MEALS)];
    await aPhone(before, 'shared');
    await aPhone(after, 'shared');
    expect([await devicesOf(before), (await devicesOf(after)).length]).toEqual([[], 1]);
  });

  it('is deleted with its session, or when its owner removes it', async () => {
    const owner = await aReminded(app, OF_MEALS);
    await aPhone(owner, 'mine');
    const [device] = await devicesOf(owner);
    expect((await owner.client.call(removePushDevice, { params: { id: device!.id } })).status).toBe(204);
    expect(await devicesOf(owner)).toEqual([]);
    await aPhone(owner, 'mine');
    await app.db.deleteFrom('auth_token').where('id', '=', owner.tokenId).execute();
    const left = app.db.selectFrom('push_device').select('id').where('person_id', '=', owner.person.id);
    expect(await left.execute()).toEqual([]);
  });

  it('is stored sealed', async () => {
    const owner = await aReminded(app, OF_MEALS);
    const token = await aPhone(owner, 'sealed');
    const row = await app.db
      .selectFrom('push_device')
      .selectAll()
      .where('person_id', '=', owner.person.id)
      .executeTakeFirstOrThrow();
    expect(row.sealed.toString('latin1')).not.toContain(token);
    expect(row.endpoint_hash.toString('latin1')).not.toContain(token);
  });
});
