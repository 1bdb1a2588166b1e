import type { userProfileFields } from '@weekbord/contract/intake/models';
import { tellsOfCycle } from '@weekbord/domain/consent/consents';
import type { z } from 'zod';
import type { Context, Operation } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { authorize, authorizeList, authorizePerson, type Asking, checkKept, only } from '../access/access.public.ts';
import { type IntakeRow, listIntakes } from './intake.store.ts';
import { presentIntakes, presentOne } from './present-intakes.ts';
import { withAdmittedAge } from './agreed-age.ts';
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
  const writing = writingOf(ctx, personId);
  const added = await addIntake(writing, await withAdmittedAge(writing, fields, null));
  return presentOne(ctx, ctx.actor.id, added);
};

export const getUserProfile: Operation<Endpoints['getUserProfile']> = async (ctx) =>
  presentOne(ctx, ctx.actor.id, await authorize(ctx, intake, ctx.params.id));

export const updateUserProfile: Operation<Endpoints['updateUserProfile']> = async (ctx) => {
  const stored = await authorize(ctx, intake, ctx.params.id);
  checkFields(ctx, { personId: stored.person_id, stored }, ctx.body);
  const writing = writingOf(ctx, stored.person_id);
  const change = await withAdmittedAge(writing, ctx.body, stored);
  return presentOne(ctx, ctx.actor.id, await changeIntake(writing, stored, change));
};

export const replaceUserProfile: Operation<Endpoints['replaceUserProfile']> = async (ctx) => {
  const stored = await authorize(ctx, intake, ctx.params.id);
  checkFields(ctx, { personId: stored.person_id, stored }, ctx.body);
  const writing = writingOf(ctx, stored.person_id);
  const fields = await withAdmittedAge(writing, ctx.body, stored);
  return presentOne(ctx, ctx.actor.id, await replaceIntake(writing, stored, fields));
};

function writingOf({ db, config, actor, now, locale }: Asking & Pick<Context, 'config'>, personId: number) {
  return { db, config, personId, writerId: actor.id, now, locale };
}

type Fields = Readonly<Partial<z.output<typeof userProfileFields>>>;

/** Rejects fields of people's own profiles that are stored for a purpose to which they do not consent. */
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
