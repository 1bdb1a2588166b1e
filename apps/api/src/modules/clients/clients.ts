import type { ListedClient } from '@weekbord/contract/clients/models';
import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Operation } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { authorize, authorizeList } from '../access/access.public.ts';
import { inviteClient, presentUser, updatePerson } from '../accounts/accounts.public.ts';
import { client } from './clients.resources.ts';
import { listClientsOf } from './clients.store.ts';

export const listClients: Operation<Endpoints['listClients']> = async (ctx) => {
  const { account_enabled: isEnabled, search = '' } = ctx.query;
  const listed = await authorizeList(
    ctx,
    ({ id }: ListedClient) => id,
    (people) => listClientsOf(ctx.db, { coachId: ctx.actor.id, people, isEnabled, search, ...pageWindow(ctx.query) }),
  );
  return paginate(ctx, listed);
};

export const getClient: Operation<Endpoints['getClient']> = async (ctx) => {
  const found = await authorize(ctx, client, ctx.params.id);
  return presentUser({ ...ctx, viewerId: ctx.actor.id }, found);
};

export const updateClient: Operation<Endpoints['updateClient']> = async (ctx) => {
  const { id, stands_in: isPlaceholder } = await authorize(ctx, client, ctx.params.id);
  if (isPlaceholder && ctx.body.account_enabled === false) {
    throw new FieldError({ account_enabled: 'invitation_unanswered' });
  }
  return presentUser({ ...ctx, viewerId: ctx.actor.id }, await updatePerson(ctx.db, id, ctx.body));
};

export const createClient: Operation<Endpoints['createClient']> = (ctx) => inviteClient(ctx);
