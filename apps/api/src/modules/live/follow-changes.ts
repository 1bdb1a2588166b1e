import type { followChanges as endpoint } from '@weekbord/contract/live/follow-changes';
import type { StreamOperation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { listVisible } from '../access/access.public.ts';

export const followChanges: StreamOperation<typeof endpoint> = async ({ db, actor, subjectId }) => {
  const people = actor.isCoach ? await listVisible(db, actor) : [actor.id];
  if (subjectId === null) return people;
  if (!people.includes(subjectId)) throw new ApiError('not_found');
  return [subjectId];
};
