import { PHONE_SERVICES } from '@weekbord/domain/reminders/reached-phones';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { coded, idParams } from '../fields.ts';
import { reminders as answer } from './models.ts';
import { remindersPaths } from './paths.ts';

const MAX_ADDRESS_LENGTH = 1000;
/** A token of either push service, consisting of URL-safe characters. */
const PHONE_TOKEN = /^[\w:.-]{16,1000}$/;

export const addPushDevice = endpoint(remindersPaths.addPushDevice, {
  access: 'member',
  closedToDemo: 'messages',
  summary:
    'Sends reminders to a browser with the given push subscription (Push API), until the session in which it was added ends. Anyone who used this browser before no longer gets reminders there.',
  body: z.object({
    push_endpoint: z.string().max(MAX_ADDRESS_LENGTH),
    /** The browser's public key: a point on the P-256 curve. */
    push_p256dh: z.string().regex(/^[\w-]{87}=?$/, coded('invalid')),
    /** The browser's secret for authenticating messages: 16 bytes. */
    push_auth: z.string().regex(/^[\w-]{22}(?:==)?$/, coded('invalid')),
  }),
  answer,
  keepsNoAnswer: true,
});

export const addPushPhone = endpoint(remindersPaths.addPushPhone, {
  access: 'member',
  closedToDemo: 'messages',
  summary:
    'Sends reminders to the native app on a phone with the given push token, until the session in which it was added ends. Anyone who used this phone before no longer gets reminders there.',
  body: z.object({
    service: z.enum(PHONE_SERVICES),
    /** The push service's id for the app on this phone. */
    push_token: z.string().regex(PHONE_TOKEN, coded('invalid')),
  }),
  answer,
  keepsNoAnswer: true,
});

export const removePushDevice = endpoint(remindersPaths.removePushDevice, {
  access: 'member',
  summary: 'Stops sending reminders to a browser.',
  params: idParams,
});
