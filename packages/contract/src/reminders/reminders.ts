import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { coded, idParams } from '../fields.ts';
import { reminders as answer, reminderSettings } from './models.ts';
import { remindersPaths } from './paths.ts';

const MAX_ADDRESS_LENGTH = 1000;
const secretParams = z.object({ secret: z.string().regex(/^[\w-]{43}$/) });

export const getReminders = endpoint(remindersPaths.getReminders, {
  access: 'member',
  summary: 'What the caller is reminded of, when and where. Nothing, until they ask for it.',
  answer,
});

export const replaceReminders = endpoint(remindersPaths.replaceReminders, {
  access: 'member',
  summary: 'Replaces what the caller is reminded of, where it is still as it was when they read it.',
  body: reminderSettings,
  answer,
});

export const addPushDevice = endpoint(remindersPaths.addPushDevice, {
  access: 'member',
  summary:
    'Sends reminders to a browser, as its subscription (Push API) says, until the session ends in which it was added. Whoever had it before gets none there any more.',
  body: z.object({
    push_endpoint: z.string().max(MAX_ADDRESS_LENGTH),
    /** The browser's public key: a point of the curve P-256. */
    push_p256dh: z.string().regex(/^[\w-]{87}=?$/, coded('invalid')),
    /** What the browser checks messages with: 16 bytes. */
    push_auth: z.string().regex(/^[\w-]{22}(?:==)?$/, coded('invalid')),
  }),
  answer,
  keepsNoAnswer: true,
});

export const removePushDevice = endpoint(remindersPaths.removePushDevice, {
  access: 'member',
  summary: 'Sends no reminders to a browser any more.',
  params: idParams,
});

export const openReminderStop = endpoint(remindersPaths.openReminderStop, {
  access: 'public',
  summary: 'Leads whoever has the link of a reminder to the page that stops them. By itself it stops nothing.',
  params: secretParams,
  status: 302,
});

export const stopReminders = endpoint(remindersPaths.stopReminders, {
  access: 'public',
  summary:
    'Stops all reminders of whoever has the link of one, without logging in; as mail programs do it by themselves (RFC 8058).',
  params: secretParams,
  keepsNoAnswer: true,
  passesOverForms: true,
});
