import type { userProfileFields } from '@weekbord/contract/intake/models';
import { tellsOfCycle } from '@weekbord/domain/consent/consents';
import type { z } from 'zod';
import type { Operation } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { authorize, authorizeList, authorizePerson, type Asking, checkKept, only } from '../access/access.public.ts';
import { type IntakeRow, listIntakes } from './intake.store.ts';
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
  checkFields(ctx, { personId, stored: undefined }, fields);
  const { db, config, actor, now } = ctx;
  const added = await addIntake({ db, config, personId, writerId: actor.id, now }, withAgreedAge(fields, null, now));
  return presentOne(ctx, actor.id, added);
};

export const getUserProfile: Operation<Endpoints['getUserProfile']> = async (ctx) =>
  presentOne(ctx, ctx.actor.id, await authorize(ctx, intake, ctx.params.id));

export const updateUserProfile: Operation<Endpoints['updateUserProfile']> = async (ctx) => {
  const stored = await authorize(ctx, intake, ctx.params.id);
  checkFields(ctx, { personId: stored.person_id, stored }, ctx.body);
  const { db, config, actor, now } = ctx;
  const writing = { db, config, personId: stored.person_id, writerId: actor.id, now };
  return presentOne(ctx, actor.id, await changeIntake(writing, stored, withAgreedAge(ctx.body, stored.birthday, now)));
};

export const replaceUserProfile: Operation<Endpoints['replaceUserProfile']> = async (ctx) => {
  const stored = await authorize(ctx, intake, ctx.params.id);
  checkFields(ctx, { personId: stored.person_id, stored }, ctx.body);
  const { db, config, actor, now } = ctx;
  const writing = { db, config, personId: stored.person_id, writerId: actor.id, now };
  return presentOne(ctx, actor.id, await replaceIntake(writing, stored, withAgreedAge(ctx.body, null, now)));
};

type Fields = Readonly<Partial<z.output<typeof userProfileFields>>>;

/** Refuses fields of one's own that are kept for a purpose to which the person does not consent. */
function checkFields(
  ctx: Asking,
  { personId, stored }: { personId: number; stored: IntakeRow | undefined },
  fields: Fields,
): void {
  if (personId !== ctx.actor.id) return;
  checkKept(ctx, ['BODY'], stored === undefined);
  if (namesFood(fields)) checkKept(ctx, ['FOOD'], stored === undefined || !namesFood(stored));
  if (namesCycle(fields)) checkKept(ctx, ['CYCLE'], stored === undefined || !tellsOfCycle(stored.diet_type));
}

function namesFood(fields: Fields | IntakeRow): boolean {
  const leavesOut =
    INTOLERANCES.some((field) => fields[field] === true) || (fields.excluded_allergens ?? []).length > 0;
  return leavesOut || (fields.diet !== undefined && fields.diet !== 'OMNIVORE');
}

function namesCycle(fields: Fields): boolean {
  return (
    fields.is_on_menopause_diet === true ||
    fields.last_menstrual_period_start_date != null ||
    fields.menstrual_cycle_length != null ||
    (fields.diet_type !== undefined && tellsOfCycle(fields.diet_type))
  );
}

const INTOLERANCES = [
  'food_intolerances_gluten',
  'food_intolerances_lactose',
  'food_intolerances_nut',
  'food_intolerances_crustaceans_shellfish',
] as const;
