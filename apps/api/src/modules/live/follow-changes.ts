import type { followChanges as endpoint } from '@weekbord/contract/live/follow-changes';
import type { StreamOperation } from '../../platform/http/context.ts';
import { listVisible } from '../access/access.public.ts';

export const followChanges: StreamOperation<typeof endpoint> = async ({ db, actor, subjectId }) => {
  const people = actor.isCoach ? await listVisible(db, actor) : [actor.id];
  return subjectId === null ? people : people.filter((id) => id === subjectId);
};
