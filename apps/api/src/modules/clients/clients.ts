import type { ListedClient } from '@weekbord/contract/clients/models';
import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Operation } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { authorize, authorizeList, person, type PersonRow, type Resource } from '../access/access.public.ts';
import { presentUser, updatePerson } from '../accounts/accounts.public.ts';
import { listClientsOf } from './clients.store.ts';

/** A client of the caller, who is none themselves. */
export const client: Resource<PersonRow> = {
  ...person,
  async find(reach, id) {
    const found = await person.find(reach, id);
    return found?.coach_id === reach.actor.id && found.id !== reach.actor.id ? found : undefined;
  },
};

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
  const { id } = await authorize(ctx, client, ctx.params.id);
  return presentUser({ ...ctx, viewerId: ctx.actor.id }, await updatePerson(ctx.db, id, ctx.body));
};
