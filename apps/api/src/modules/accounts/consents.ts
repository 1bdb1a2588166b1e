import type { Consents } from '@weekbord/contract/accounts/consents';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { CONSENT_PURPOSES, type ConsentPurpose, purposesOfPerson } from '@weekbord/domain/consent/consents';
import type { Context, Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import {
  authorizePerson,
  findPerson,
  giveConsents,
  listConsents as listStored,
  withdrawConsent,
} from '../access/access.public.ts';
import { deleteTargetAnswer } from '../expenditure/expenditure.public.ts';
import { deleteAvoided } from '../foods/foods.public.ts';
import { findIntake, forgetCycle, forgetDiet } from '../intake/intake.public.ts';
import { deletePlanVersions, deleteProfile } from '../plans/plans.public.ts';
import { deleteAllMeasurements } from '../progress/progress.public.ts';

type Answering = Context<Endpoints['answerConsents']>;

/** Deletes the data stored about a person for a purpose. Nothing is stored for the purpose `COACH`. */
const DELETE: Readonly<Record<ConsentPurpose, (ctx: Answering, personId: number) => Promise<void>>> = {
  async BODY(ctx, personId) {
    await deleteAllMeasurements(ctx.db, personId);
    await deleteProfile(ctx, personId);
    // The plan itself is kept, but its versions contain weights and reasons, which are body data.
    await deletePlanVersions(ctx.db, personId);
    await deleteTargetAnswer(ctx.db, personId);
  },
  async FOOD({ db }, personId) {
    await deleteAvoided(db, personId);
    await forgetDiet(db, personId);
  },
  CYCLE: ({ db }, personId) => forgetCycle(db, personId),
  COACH: async () => undefined,
};

export const listConsents: Operation<Endpoints['listConsents']> = async (ctx) =>
  presentConsents(ctx.db, await authorizePerson(ctx));

export const answerConsents: Operation<Endpoints['answerConsents']> = async (ctx) => {
  const { db, body, locale, now } = ctx;
  const personId = await authorizePerson(ctx);
  const answering = { personId, language: body.language ?? locale, now };
  for (const purpose of body.withdrawn) await withdrawConsent(db, answering, purpose);
  const given = body.given.map(({ purpose }) => purpose).filter((purpose) => !body.withdrawn.includes(purpose));
  await giveConsents(db, answering, given);
  const withdrawn = (await findPerson(db, personId))?.withdrawn_purposes ?? [];
  // When consent for the cycle is withdrawn, its dates are always deleted.
  const asked = new Set<ConsentPurpose>([...body.deleted, ...body.withdrawn.filter((purpose) => purpose === 'CYCLE')]);
  for (const purpose of asked) if (withdrawn.includes(purpose)) await DELETE[purpose](ctx, personId);
  return presentConsents(db, personId);
};

async function presentConsents(db: Answering['db'], personId: number): Promise<Consents> {
  const person = await findPerson(db, personId);
  if (person === undefined) throw new ApiError('not_authenticated');
  const intake = await findIntake(db, personId);
  const concerned = purposesOfPerson({
    // A profile is assumed, because anyone may start recording their body data and food.
    hasProfile: true,
    dietType: intake?.diet_type ?? null,
    isCoach: person.is_coach,
    hasCoach: person.coach_id !== null,
  });
  const answers = new Map((await listStored(db, personId)).map((row) => [row.purpose, row]));
  return {
    results: CONSENT_PURPOSES.map((purpose) => {
      const answer = answers.get(purpose);
      return {
        purpose,
        concerns: concerned.includes(purpose),
        is_given: answer === undefined ? null : answer.withdrawn_at === null,
        text_version: answer?.text_version ?? null,
        given_at: answer?.given_at?.toISOString() ?? null,
        withdrawn_at: answer?.withdrawn_at?.toISOString() ?? null,
      };
    }),
  };
}
