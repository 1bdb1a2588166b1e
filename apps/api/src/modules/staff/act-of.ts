import type { Actor } from '../../platform/http/actor.ts';
import type { Surroundings } from '../../platform/http/context.ts';
import type { StaffAct } from './acts.ts';

export function actOf(ctx: Surroundings<Actor>, reason: string): StaffAct {
  const { db, actor, requestId, now, mail, config, address } = ctx;
  return { db, actorId: actor.id, reason, requestId, now, mail, config, address };
}
