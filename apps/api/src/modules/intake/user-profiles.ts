import type { Operation } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { reachPerson, recordReach, visibleTo } from '../access/access.public.ts';
import { deleteIntake, listIntakes } from './intake.store.ts';
import { presentIntakes, presentOne } from './present-intakes.ts';
import { reachIntake } from './reach-intake.ts';
import { addIntake, changeIntake, replaceIntake } from './write-intake.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';

export const listUserProfiles: Operation<Endpoints['listUserProfiles']> = async (ctx) => {
  const { db, actor, query } = ctx;
  const people = query.user === undefined ? visibleTo(actor) : (await reachPerson(ctx, query.user)).id;
  const found = await listIntakes(db, people, pageWindow(query));
  for (const intake of found.rows) await recordReach(ctx, intake.person_id);
  return paginate(ctx, { count: found.count, rows: await presentIntakes(db, actor.id, found.rows) });
};

export const createUserProfile: Operation<Endpoints['createUserProfile']> = async (ctx) => {
  const { user_id: userId, ...fields } = ctx.body;
  const person = await reachPerson(ctx, userId);
  const { db, actor, now } = ctx;
  const intake = await addIntake({ db, personId: person.id, writerId: actor.id, now }, fields);
  return presentOne(db, actor.id, intake);
};

export const getUserProfile: Operation<Endpoints['getUserProfile']> = async (ctx) =>
  presentOne(ctx.db, ctx.actor.id, await reachIntake(ctx));

export const updateUserProfile: Operation<Endpoints['updateUserProfile']> = async (ctx) => {
  const stored = await reachIntake(ctx);
  const { db, actor, now } = ctx;
  const writing = { db, personId: stored.person_id, writerId: actor.id, now };
  return presentOne(db, actor.id, await changeIntake(writing, stored, ctx.body));
};

export const replaceUserProfile: Operation<Endpoints['replaceUserProfile']> = async (ctx) => {
  const stored = await reachIntake(ctx);
  const { db, actor, now } = ctx;
  const writing = { db, personId: stored.person_id, writerId: actor.id, now };
  return presentOne(db, actor.id, await replaceIntake(writing, ctx.body));
};

export const deleteUserProfile: Operation<Endpoints['deleteUserProfile']> = async (ctx) => {
  const intake = await reachIntake(ctx);
  await deleteIntake(ctx.db, intake.person_id);
};
