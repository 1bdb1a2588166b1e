import type { Operation } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { authorize, authorizeList, authorizePerson, only } from '../access/access.public.ts';
import { listIntakes } from './intake.store.ts';
import { presentIntakes, presentOne } from './present-intakes.ts';
import { withAgreedAge } from './agreed-age.ts';
import { intake } from './intake.resources.ts';
import { addIntake, changeIntake, replaceIntake } from './write-intake.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';

export const listUserProfiles: Operation<Endpoints['listUserProfiles']> = async (ctx) => {
  const { db, actor, query } = ctx;
  const window = pageWindow(query);
  const found =
    query.user === undefined
      ? await authorizeList(ctx, intake.ownerOf, (people) => listIntakes(db, people, window))
      : await listIntakes(db, only(await authorizePerson(ctx, query.user)), window);
  return paginate(ctx, { count: found.count, rows: await presentIntakes(ctx, actor.id, found.rows) });
};

export const createUserProfile: Operation<Endpoints['createUserProfile']> = async (ctx) => {
  const { user_id: userId, ...fields } = ctx.body;
  const personId = await authorizePerson(ctx, userId);
  const { db, config, actor, now } = ctx;
  const added = await addIntake({ db, config, personId, writerId: actor.id, now }, withAgreedAge(fields, null, now));
  return presentOne(ctx, actor.id, added);
};

export const getUserProfile: Operation<Endpoints['getUserProfile']> = async (ctx) =>
  presentOne(ctx, ctx.actor.id, await authorize(ctx, intake, ctx.params.id));

export const updateUserProfile: Operation<Endpoints['updateUserProfile']> = async (ctx) => {
  const stored = await authorize(ctx, intake, ctx.params.id);
  const { db, config, actor, now } = ctx;
  const writing = { db, config, personId: stored.person_id, writerId: actor.id, now };
  return presentOne(ctx, actor.id, await changeIntake(writing, stored, withAgreedAge(ctx.body, stored.birthday, now)));
};

export const replaceUserProfile: Operation<Endpoints['replaceUserProfile']> = async (ctx) => {
  const stored = await authorize(ctx, intake, ctx.params.id);
  const { db, config, actor, now } = ctx;
  const writing = { db, config, personId: stored.person_id, writerId: actor.id, now };
  return presentOne(ctx, actor.id, await replaceIntake(writing, stored, withAgreedAge(ctx.body, null, now)));
};
