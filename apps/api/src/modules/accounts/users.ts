import type { Operation } from '../../platform/http/context.ts';
import { reachPerson } from '../access/access.public.ts';
import { updatePerson } from './accounts.store.ts';
import { presentUser } from './present-user.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';

export const getMe: Operation<Endpoints['getMe']> = async (ctx) => {
  const person = await reachPerson(ctx);
  return presentUser({ ...ctx, viewerId: ctx.actor.id }, person);
};

export const replaceMe: Operation<Endpoints['replaceMe']> = async (ctx) => {
  const person = await updatePerson(ctx.db, ctx.actor.id, ctx.body);
  return presentUser({ ...ctx, viewerId: ctx.actor.id }, person);
};

export const updateMe: Operation<Endpoints['updateMe']> = async (ctx) => {
  const person = await updatePerson(ctx.db, ctx.actor.id, ctx.body);
  return presentUser({ ...ctx, viewerId: ctx.actor.id }, person);
};

export const getUser: Operation<Endpoints['getUser']> = async (ctx) => {
  const person = await reachPerson(ctx, ctx.params.id);
  return presentUser({ ...ctx, viewerId: ctx.actor.id }, person);
};

export const updateUser: Operation<Endpoints['updateUser']> = async (ctx) => {
  const { id } = await reachPerson(ctx, ctx.params.id);
  const person = await updatePerson(ctx.db, id, ctx.body);
  return presentUser({ ...ctx, viewerId: ctx.actor.id }, person);
};
