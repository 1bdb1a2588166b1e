import type { Endpoints } from '@weekbord/contract/endpoints';
import { sharedCycle } from '@weekbord/domain/cycle/cycle-sharing';
import type { Operation } from '../../platform/http/context.ts';
import { authorize, type Resource } from '../access/access.public.ts';
import { type CycleShareRow, findActiveShare, findCycle } from '../intake/intake.public.ts';
import { client } from './clients.resources.ts';

/** The parts of a client's cycle that she shares with the caller. Each access is audited. */
const shareOfClient = (now: Date): Resource<CycleShareRow> => ({
  async find(reach, id) {
    const found = await client.find(reach, id);
    const share = found && (await findActiveShare(reach.db, found.id, now));
    return share?.coach_id === reach.actor.id ? share : undefined;
  },
  ownerOf: (share) => share.person_id,
  logsEachAccess: true,
});

export const getSharedCycle: Operation<Endpoints['getSharedCycle']> = async (ctx) => {
  const share = await authorize(ctx, shareOfClient(ctx.now), ctx.params.id);
  const record = (await findCycle(ctx, share.person_id)) ?? { starts: [], saidLength: null };
  const shared = sharedCycle(record, share.parts, ctx.today);
  return {
    shared_until: share.shared_until.toISOString(),
    cycle_phase: shared.phase,
    next_period_start: shared.nextPeriod?.date ?? null,
    next_period_start_earliest: shared.nextPeriod?.earliest ?? null,
    next_period_start_latest: shared.nextPeriod?.latest ?? null,
    period_start_missed: shared.isStartMissed,
    period_starts: shared.starts === null ? null : [...shared.starts],
  };
};
