import type { Sent } from '@weekbord/contract/endpoint';
import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Fixture } from './fixture.ts';
import { REMINDED_TIMES } from './reminders-of-person.ts';
import type { TestUsers } from './test-users.ts';

type Name = keyof Endpoints & `${string}${'Reminders' | 'PushDevice' | 'PushPhone' | 'ReminderStop'}`;
type Samples = { readonly [One in Name]: (of: Fixture, users: TestUsers) => Sent<Endpoints[One]> };
type Settings = Sent<Endpoints['replaceReminders']>['body'];

const dayReminder: Settings['weigh_in'] = { on: true, weekdays: ['friday'], time: '09:15' };
const settings: Settings = {
  version: 1,
  meals: { on: true, weekdays: ['monday'], times: REMINDED_TIMES, names_dishes: false },
  weigh_in: dayReminder,
  shopping: dayReminder,
  quiet_hours: { from: '22:00', until: '07:00' },
  time_zone: 'Europe/Amsterdam',
};
const device = {
  push_endpoint: 'https://push.example.com/zq',
  push_p256dh: `B${'x'.repeat(86)}`,
  push_auth: 'y'.repeat(22),
};
const byLink = (_: Fixture, users: TestUsers) => ({ params: { secret: users.stopSecret } });

/** Valid requests for the calls about reminders. */
export const REMINDER_SAMPLES: Samples = {
  getReminders: () => ({}),
  replaceReminders: () => ({ body: settings }),
  addPushDevice: () => ({ body: device }),
  addPushPhone: () => ({ body: { service: 'FCM', push_token: 'zq:token-of-a-phone' } }),
  removePushDevice: (of) => ({ params: { id: of.pushDeviceId } }),
  openReminderStop: byLink,
  stopReminders: byLink,
};
