import type { Operation } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { authorize, authorizePerson, authorizeReference } from '../access/access.public.ts';
import { changePlan } from './change-plan.ts';
import type { PlanWriting } from './plan-writing.ts';
import { presentSlot } from './plans.present.ts';
import { deleteSlot, insertSlot, listSlots, listSlotsOf, updateSlot } from './plans.store.ts';
import { dayPlan, mealSlot } from './plans.resources.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { type DayFault, FIGURE_OF_FAULT } from '@weekbord/domain/plans/day-faults';

const atFieldOfMeal = ({ code }: DayFault) => [[FIGURE_OF_FAULT[code]]];

export const listMealSlotSpecifications: Operation<Endpoints['listMealSlotSpecifications']> = async (ctx) => {
  const personId = await authorizePerson(ctx, ctx.query.user);
  const filter = { personId, dayPlanId: ctx.query.nutrition_day_plan };
  const found = await listSlots(ctx.db, filter, pageWindow(ctx.query));
  return paginate(ctx, { count: found.count, rows: found.rows.map(presentSlot) });
};

export const createMealSlotSpecification: Operation<Endpoints['createMealSlotSpecification']> = async (ctx) => {
  const { nutrition_day_plan: dayPlanId, reason, ...figures } = ctx.body;
  const plan = await authorizeReference(ctx, dayPlan, 'nutrition_day_plan', dayPlanId);
  const values = { ...figures, person_id: plan.person_id, day_plan_id: plan.id };
  const insert = async (db: PlanWriting) => {
    const slot = await insertSlot(db, values);
    if (slot === undefined) throw new FieldError({ meal_moment: 'duplicate' });
    return slot;
  };
  return presentSlot(await changePlan(ctx, plan.person_id, insert, { reason, fieldsOf: atFieldOfMeal }));
};

export const getMealSlotSpecification: Operation<Endpoints['getMealSlotSpecification']> = async (ctx) =>
  presentSlot(await authorize(ctx, mealSlot, ctx.params.id));

export const updateMealSlotSpecification: Operation<Endpoints['updateMealSlotSpecification']> = async (ctx) => {
  const slot = await authorize(ctx, mealSlot, ctx.params.id);
  const { reason, ...figures } = ctx.body;
  if (Object.values(figures).every((value) => value === undefined)) return presentSlot(slot);
  const siblings = await listSlotsOf(ctx.db, [slot.person_id], [slot.day_plan_id]);
  const taken = siblings.some((other) => other.id !== slot.id && other.meal_moment === figures.meal_moment);
  if (taken) throw new FieldError({ meal_moment: 'duplicate' });
  const update = (db: PlanWriting) => updateSlot(db, slot, figures);
  return presentSlot(
    await changePlan(ctx, slot.person_id, update, {
      reason,
      fieldsOf: atFieldOfMeal,
    }),
  );
};

export const deleteMealSlotSpecification: Operation<Endpoints['deleteMealSlotSpecification']> = async (ctx) => {
  const slot = await authorize(ctx, mealSlot, ctx.params.id);
  await changePlan(ctx, slot.person_id, (db) => deleteSlot(db, slot), ctx.query);
};
