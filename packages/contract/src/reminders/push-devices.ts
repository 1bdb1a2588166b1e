import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { coded, idParams } from '../fields.ts';
import { reminders as answer } from './models.ts';
import { remindersPaths } from './paths.ts';

const MAX_ADDRESS_LENGTH = 1000;

export const addPushDevice = endpoint(remindersPaths.addPushDevice, {
  access: 'member',
  closedToDemo: 'messages',
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
