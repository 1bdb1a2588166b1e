import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Operation } from '../../../platform/http/context.ts';
import { ApiError } from '../../../platform/http/errors.ts';
import { authorizePerson } from '../../access/access.public.ts';
import { presentDays } from '../../diary/diary.public.ts';
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
  // A repair without changes needs no confirmation, for example because it was already carried out.
  if (repair.changes.length > 0 && fingerprintOf(repair) !== body.fingerprint) throw new ApiError('week_changed');
  const { days, undoId } = await write(ctx, personId, repair);
  return {
    calendar_days: await presentDays(db, personId, days, locale),
    changed_count: repair.changes.length,
    undo_id: undoId,
  };
};

function write(ctx: Planning, personId: number, { person, skipped, changes }: WorkedOutRepair) {
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
    skipped,
    alsoRemoved: changes.filter(({ after }) => after === null).map(({ item }) => item),
  });
}

function isComing(
  change: WorkedOutChange,
): change is WorkedOutChange & Readonly<{ after: NonNullable<WorkedOutChange['after']> }> {
  return change.after !== null;
}
