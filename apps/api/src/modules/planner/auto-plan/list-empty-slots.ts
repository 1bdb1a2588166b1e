import type { Endpoints } from '@weekbord/contract/endpoints';
import { fillableSlots } from '@weekbord/domain/planner/reasons/why-empty';
import { emptySlotPhrase } from '@weekbord/phrases/empty-slots';
import type { Operation } from '../../../platform/http/context.ts';
import { authorizePerson } from '../../access/access.public.ts';
import { buildPlanRequest } from './build-plan-request.ts';
import { layOutDays } from './lay-out-days.ts';
import { presentRule } from './present-issues.ts';
import { type TriedRules, whyEmpty } from './why-empty.ts';

/** Calculated on each call, because the person's diet may have changed since their day was planned. */
export const listEmptySlots: Operation<Endpoints['listEmptySlots']> = async (ctx) => {
  const { date, user } = ctx.query;
  const personId = await authorizePerson(ctx, user);
  const person = await buildPlanRequest(ctx, personId, { from: date, to: date });
  if (person === null) return { results: [] };
  const [laidOut] = layOutDays(person, [date], { replacesPlanned: false });
  const results = [];
  const tried: TriedRules = new Map();
  const { input: day, replaced } = laidOut!;
  const fillable = fillableSlots(person.catalogue.index, { preferences: person.preferences, day });
  for (const slotId of replaced.keys()) {
    const rules = await whyEmpty(ctx, { personId, person, day, slotId, fillable, tried });
    if (rules === null) continue;
    results.push({ meal_slot: slotId, because: rules.map(presentRule), detail: emptySlotPhrase(rules, ctx.locale) });
  }
  return { results };
};
