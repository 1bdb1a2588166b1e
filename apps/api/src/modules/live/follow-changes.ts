import type { followChanges as endpoint } from '@weekbord/contract/live/follow-changes';
import { purposesServed } from '@weekbord/contract/purposes';
import type { StreamOperation } from '../../platform/http/context.ts';
import { checkReach, listReachable } from '../access/access.public.ts';

export const followChanges: StreamOperation<typeof endpoint> = async (ctx) => {
  const { db, actor, subjectId } = ctx;
  if (subjectId !== null) {
    await checkReach(db, actor, [subjectId], ctx.endpoint);
    return [subjectId];
  }
  if (!actor.isCoach) return [actor.id];
  const reached = await listReachable(db, actor, purposesServed(ctx.endpoint));
  return reached.flatMap(({ id, is_closed: isClosed }) => (isClosed ? [] : [id]));
};
