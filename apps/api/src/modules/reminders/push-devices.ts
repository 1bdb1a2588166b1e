import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Context, Operation } from '../../platform/http/context.ts';
import { ApiError, FieldError } from '../../platform/http/errors.ts';
import { isPushAddress } from '../../platform/outbound/push-address.ts';
import { hashOf } from '../../platform/secret/tokens.ts';
import { authorizePerson } from '../access/access.public.ts';
import { deleteDevice, insertDevice } from './push-devices.store.ts';
import { presentReminders } from './reminder-settings.ts';
import { findSettings } from './reminders.store.ts';
import { type Device, nameOf, sealDevice } from './sealed-device.ts';

export const addPushDevice: Operation<Endpoints['addPushDevice']> = async (ctx) => {
  const { push_endpoint: endpoint, push_p256dh: p256dh, push_auth: auth } = ctx.body;
  if (!isPushAddress(endpoint)) throw new FieldError({ push_endpoint: 'address_not_allowed' });
  return addDevice(ctx, { endpoint, p256dh, auth });
};

export const addPushPhone: Operation<Endpoints['addPushPhone']> = async (ctx) => {
  const { service, push_token: token } = ctx.body;
  return addDevice(ctx, { service, token });
};

async function addDevice(ctx: Context<Endpoints['addPushDevice'] | Endpoints['addPushPhone']>, device: Device) {
  const personId = await authorizePerson(ctx);
  await insertDevice(ctx.db, {
    personId,
    tokenId: ctx.actor.tokenId,
    endpointHash: hashOf(nameOf(device)),
    sealed: sealDevice(ctx.config, personId, device),
    now: ctx.now,
  });
  return presentReminders(ctx, personId, await findSettings(ctx.db, personId));
}

export const removePushDevice: Operation<Endpoints['removePushDevice']> = async (ctx) => {
  const personId = await authorizePerson(ctx);
  if (!(await deleteDevice(ctx.db, personId, ctx.params.id))) throw new ApiError('not_found');
};
