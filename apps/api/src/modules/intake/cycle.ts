import type { Cycle } from '@weekbord/contract/intake/cycle';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { changeStarts, countedLength, type CycleRecord } from '@weekbord/domain/cycle/period-starts';
import { latestDateAnywhere } from '@weekbord/domain/dates/latest-date';
import type { Operation } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { authorizePerson, checkKept } from '../access/access.public.ts';
import { deleteCycle as deleteStored, findCycle, saveCycle } from './cycle.store.ts';
import { problemOf } from './refuse-faults.ts';

const NOTHING: CycleRecord = { starts: [], saidLength: null };

function presentCycle(record: CycleRecord): Cycle {
  return {
    period_starts: [...record.starts],
    menstrual_cycle_length: record.saidLength,
    counted_cycle_length: countedLength(record),
  };
}

export const getCycle: Operation<Endpoints['getCycle']> = async (ctx) =>
  presentCycle((await findCycle(ctx, await authorizePerson(ctx))) ?? NOTHING);

export const changePeriodStarts: Operation<Endpoints['changePeriodStarts']> = async (ctx) => {
  const personId = await authorizePerson(ctx);
  const { added_period_starts: added, removed_period_starts: removed } = ctx.body;
  const found = await findCycle(ctx, personId);
  checkKept(ctx, ['CYCLE'], found === undefined);
  const stored = found ?? NOTHING;
  const changed = changeStarts(stored.starts, { added, removed }, latestDateAnywhere(ctx.now.getTime()));
  if ('fault' in changed) throw new FieldError([problemOf(['added_period_starts'], changed.fault)]);
  const record = { ...stored, starts: changed.starts };
  if (record.starts.length === 0 && record.saidLength === null) await deleteStored(ctx.db, personId);
  else await saveCycle(ctx, personId, record);
  return presentCycle(record);
};

export const deleteCycle: Operation<Endpoints['deleteCycle']> = async (ctx) => {
  await deleteStored(ctx.db, await authorizePerson(ctx));
};
