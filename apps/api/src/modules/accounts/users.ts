import type { Operation } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { authorize, authorizeList, authorizePerson, person, type PersonRow } from '../access/access.public.ts';
import { listPeople, updatePerson } from './accounts.store.ts';
import { presentUser } from './present-user.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';

export const getMe: Operation<Endpoints['getMe']> = async (ctx) => {
  const me = await authorize(ctx, person, ctx.subjectId ?? ctx.actor.id);
  return presentUser({ ...ctx, viewerId: ctx.actor.id }, me);
};

export const replaceMe: Operation<Endpoints['replaceMe']> = async (ctx) => {
  const me = await updatePerson(ctx.db, await authorizePerson(ctx), ctx.body);
  return presentUser({ ...ctx, viewerId: ctx.actor.id }, me);
};

export const updateMe: Operation<Endpoints['updateMe']> = async (ctx) => {
  const me = await updatePerson(ctx.db, await authorizePerson(ctx), ctx.body);
  return presentUser({ ...ctx, viewerId: ctx.actor.id }, me);
};

export const getUser: Operation<Endpoints['getUser']> = async (ctx) => {
  const user = await authorize(ctx, person, ctx.params.id);
  return presentUser({ ...ctx, viewerId: ctx.actor.id }, user);
};

export const updateUser: Operation<Endpoints['updateUser']> = async (ctx) => {
  const user = await updatePerson(ctx.db, await authorizePerson(ctx, ctx.params.id), ctx.body);
  return presentUser({ ...ctx, viewerId: ctx.actor.id }, user);
};

export const listUsers: Operation<Endpoints['listUsers']> = async (ctx) => {
  const { db, actor, query } = ctx;
  const { count, rows } = await authorizeList(
    ctx,
    ({ id }: PersonRow) => id,
    (people) => listPeople(db, people, pageWindow(query)),
  );
  const shown = [];
  for (const row of rows) shown.push(await presentUser({ ...ctx, viewerId: actor.id }, row));
  return paginate(ctx, { count, rows: shown });
};
