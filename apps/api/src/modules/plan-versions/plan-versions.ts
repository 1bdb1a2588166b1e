import type { Endpoints } from '@weekbord/contract/endpoints';
import type { PlanMaker } from '@weekbord/domain/goals/energy-floor';
import type { DaysOfWeek } from '@weekbord/domain/plans/plan-days';
import type { PlanState } from '@weekbord/domain/plans/plan-versions';
import { type Weekday, WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError, FieldError } from '../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { authorize, authorizePerson, findPerson } from '../access/access.public.ts';
import { refuseDays } from '../coach-plans/coach-plans.public.ts';
import { findIntake } from '../intake/intake.public.ts';
import {
  acceptVersionsBefore,
  saveAnswer,
  changeDayPlan,
  changePlan,
  findPlanState,
  hashOfPlan,
  listVersionsOf,
  makerOfRestored,
  ownPlanVersion,
  planVersion,
  type PlanWriting,
  returnVersionsFrom,
  saveWeek,
} from '../plans/plans.public.ts';
import { presentVersion, type VersionContext } from './plan-versions.present.ts';

type Db = Kysely<Tables>;

export const listPlanVersions: Operation<Endpoints['listPlanVersions']> = async (ctx) => {
  const { db, query } = ctx;
  const personId = await authorizePerson(ctx, query.user);
  const { count, rows } = await listVersionsOf(db, personId, pageWindow(query));
  const context = await contextOf(db, personId);
  return {
    ...paginate(ctx, { count, rows: rows.map((row) => presentVersion(row, context)) }),
    state: hashOfPlan(context.present),
  };
};

export const answerPlanVersion: Operation<Endpoints['answerPlanVersion']> = async (ctx) => {
  const { db, body, params, now } = ctx;
  const version = await authorize(ctx, ownPlanVersion, params.id);
  const personId = version.person_id;
  const isOpen = version.made_by !== personId && (version.answer === null || version.answer === 'ASKED');
  if (!isOpen) throw new ApiError('version_conflict');
  // Neither answer is accepted here: an offered plan is accepted by switching to it, and a change is declined by
  // restoring the plan before it.
  if (body.answer === (version.offered ? 'ACCEPTED' : 'RETURNED')) throw new FieldError({ answer: 'not_a_choice' });
  if (body.answer === 'ASKED' && body.question === undefined) throw new FieldError({ question: 'required' });
  const question = body.answer === 'ASKED' ? (body.question ?? null) : null;
  const answered = await saveAnswer(db, version, { answer: body.answer, answered_at: now, question });
  if (body.answer === 'ACCEPTED') await acceptVersionsBefore(db, version, now);
  return presentVersion(answered, await contextOf(db, personId));
};

export const restorePlanVersion: Operation<Endpoints['restorePlanVersion']> = async (ctx) => {
  const { db, actor, body, params, now } = ctx;
  const version = await authorize(ctx, planVersion, params.id);
  const personId = version.person_id;
  if (hashOfPlan(await findPlanState(db, personId)) !== body.state) throw new ApiError('version_conflict');
  const wanted = body.side === 'BEFORE' ? version.before : version.after;
  const maker = actor.id === personId ? await makerOfRestored(db, personId, version.id) : 'COACH';
  await refuseState(db, personId, { wanted, maker, now });
  const change = (writing: PlanWriting) => bringBack(writing, { personId, wanted, now });
  const fieldsOf = () => [['side']];
  const takesOffer = actor.id === personId && version.offered && version.made_by !== personId && body.side === 'AFTER';
  await changePlan(ctx, personId, change, { reason: body.reason, restoredId: version.id, takesOffer, fieldsOf });
  if (takesOffer) await saveAnswer(db, version, { answer: 'ACCEPTED', answered_at: now, question: null });
  // Restoring the state before a change rejects that change and all later unanswered ones.
  if (actor.id === personId && body.side === 'BEFORE') await returnVersionsFrom(db, version, now);
  const { rows } = await listVersionsOf(db, personId, { limit: 1, offset: 0 });
  if (rows[0] === undefined) throw new Error('the created version was not found');
  return presentVersion(rows[0], await contextOf(db, personId));
};

async function refuseState(
  db: Db,
  personId: number,
  { wanted, maker, now }: Readonly<{ wanted: PlanState; maker: PlanMaker; now: Date }>,
): Promise<void> {
  const { plans, week } = wanted;
  const intake = await findIntake(db, personId);
  if (intake === undefined || week === null) throw new FieldError({ side: 'does_not_exist' });
  const inUse = plans.filter(({ id }) => WEEKDAYS.some((day) => week[day] === id));
  refuseDays(
    intake,
    inUse.map(({ meals }) => meals),
    { field: 'side', maker, now },
  );
}

/** Restores the day plans as they were, recreating deleted ones, and assigns them to their weekdays. */
async function bringBack(db: PlanWriting, to: { personId: number; wanted: PlanState; now: Date }): Promise<void> {
  const { personId, wanted, now } = to;
  const { week } = wanted;
  if (week === null) throw new Error('a plan without a week cannot be restored');
  const present = new Set((await findPlanState(db, personId)).plans.map(({ id }) => id));
  const ids = new Map<number, number>();
  for (const { id, name, meals } of wanted.plans) {
    const plan = { id: present.has(id) ? id : null, personId, name, slots: meals, now };
    ids.set(id, await changeDayPlan(db, plan));
  }
  const planOf = (day: Weekday) => ids.get(week[day]) ?? week[day];
  await saveWeek(db, personId, Object.fromEntries(WEEKDAYS.map((day) => [day, planOf(day)])) as DaysOfWeek);
}

async function contextOf(db: Db, personId: number): Promise<VersionContext> {
  const person = await findPerson(db, personId);
  const coach = person?.coach_id == null ? undefined : await findPerson(db, person.coach_id);
  return {
    personId,
    coach: coach === undefined ? null : { id: coach.id, name: `${coach.first_name} ${coach.last_name}`.trim() },
    present: await findPlanState(db, personId),
  };
}
