import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Operation } from '../../../platform/http/context.ts';
import { ApiError } from '../../../platform/http/errors.ts';
import { authorizePerson } from '../../access/access.public.ts';
import { listDaysByDates, presentDays, removePlannedMeals } from '../../diary/diary.public.ts';
import type { Planning } from '../auto-plan/build-plan-request.ts';
import { fingerprintOf, presentRepair } from './present-repair.ts';
import { workOutRepair, type WorkedOutChange, type WorkedOutRepair } from './work-out-repair.ts';
import { writePlan } from '../auto-plan/write-plan.ts';

export const previewWeekRepair: Operation<Endpoints['previewWeekRepair']> = async (ctx) => {
  const personId = await authorizePerson(ctx, ctx.body.user);
  return presentRepair(ctx, personId, await workOutRepair(ctx, personId, ctx.body));
};

export const repairWeek: Operation<Endpoints['repairWeek']> = async (ctx) => {
  const { db, body, locale } = ctx;
  const personId = await authorizePerson(ctx, body.user);
  // The repair is calculated again from the current state, with the person locked, so that either what was shown is
  // written, or nothing.
  const repair = await workOutRepair(ctx, personId, body);
  if (repair.unanswered.length > 0) throw new ApiError('meals_unanswered');
  // A repair without changes needs no confirmation, as when it was already carried out.
  if (repair.changes.length > 0 && fingerprintOf(repair) !== body.fingerprint) throw new ApiError('week_changed');
  const days = await listDaysByDates(db, personId, [...new Set(repair.changes.map(({ item }) => item.date))]);
  const dayIds = new Map(days.map(({ date, id }) => [date, id]));
  const undoId = await write(ctx, { personId, repair, dayIds });
  return {
    calendar_days: await presentDays(db, personId, days, locale),
    changed_count: repair.changes.length,
    undo_id: undoId,
  };
};

async function write(
  ctx: Planning,
  asked: Readonly<{ personId: number; repair: WorkedOutRepair; dayIds: ReadonlyMap<string, number> }>,
): Promise<number | null> {
  const { personId, repair, dayIds } = asked;
  const { person, changes } = repair;
  const removed = changes.filter(({ after }) => after === null).map(({ item }) => item.id);
  const removedMeals = await removePlannedMeals(ctx.db, personId, removed);
  const byDate = [...Map.groupBy(changes.filter(isComing), ({ item }) => item.date)];
  return writePlan(ctx, {
    personId,
    person,
    laidOut: byDate.map(([date, ofDay]) => ({
      input: { date },
      replaced: new Map(
        [...Map.groupBy(ofDay, ({ slotId }) => slotId)].map(([slotId, ofSlot]) => [
          slotId,
          ofSlot.map(({ item }) => item),
        ]),
      ),
      recurring: new Map(),
    })),
    planned: byDate.map(([date, ofDay]) => ({
      date,
      items: ofDay.map(({ slotId, after: { recipeId, plate, meal } }) => ({
        slotId,
        recipeId,
        plate,
        ...(meal.cookFor !== undefined && { cookFor: meal.cookFor }),
      })),
    })),
    dayIds,
    removedMeals,
  });
}

function isComing(
  change: WorkedOutChange,
): change is WorkedOutChange & Readonly<{ after: NonNullable<WorkedOutChange['after']> }> {
  return change.after !== null;
}
