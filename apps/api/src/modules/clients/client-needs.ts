import type { Answered } from '@weekbord/contract/endpoint';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { type Need, needsOn, rankOfNeeds } from '@weekbord/domain/clients/needs';
import { codeOfNeed, isSnoozed, snoozedUntil } from '@weekbord/domain/clients/snooze';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Operation } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { authorize, authorizeList } from '../access/access.public.ts';
import { deleteSnooze, listFactsOf, listNamesOf, saveSnooze } from './client-needs.store.ts';
import { client } from './clients.resources.ts';
import { listEndedInvitations, listLeftClients } from './invitations.store.ts';

type NeedyClient = Answered<Endpoints['listClientNeeds']>['results'][number];

export const listClientNeeds: Operation<Endpoints['listClientNeeds']> = async (ctx) => {
  const { today = ctx.today, snoozed: wantsSnoozed = false } = ctx.query;
  const all = await listNeedy(ctx.db, ctx.actor.id, today);
  const wanted = all.filter(({ isPutOff }) => isPutOff === wantsSnoozed);
  const { limit, offset } = pageWindow(ctx.query);
  const page = wanted.slice(offset, offset + limit);
  const listed = await authorizeList(
    ctx,
    ({ id }: NeedyClient) => id,
    async (people) => {
      const ids = page.map(({ id }) => id);
      const names = await listNamesOf(ctx.db, ids, people);
      const rows = page.flatMap(({ id, needs, until }): NeedyClient[] => {
        const named = names.get(id);
        return named === undefined ? [] : [{ ...named, needs: needs.map(presentNeed), snoozed_until: until }];
      });
      return { count: wanted.length, rows };
    },
  );
  return {
    ...paginate(ctx, listed),
    snoozed: wantsSnoozed ? wanted.length : all.length - wanted.length,
    ended_invitations: await listEndedInvitations(ctx.db, ctx.actor.id),
    left_clients: await listLeftClients(ctx.db, ctx.actor.id),
  };
};

export const snoozeClient: Operation<Endpoints['snoozeClient']> = async (ctx) => {
  const { db, actor, body } = ctx;
  const { id } = await authorize(ctx, client, ctx.params.id);
  const today = body.today ?? ctx.today;
  const [known] = await listFactsOf(db, { coachId: actor.id, today, onlyId: id });
  const needs = known === undefined ? [] : needsOn(today)(known.facts);
  await saveSnooze(db, {
    clientId: id,
    coachId: actor.id,
    until: snoozedUntil(body.until, today),
    needs: needs.map(codeOfNeed),
    snoozedOn: today,
  });
};

export const endClientSnooze: Operation<Endpoints['endClientSnooze']> = async (ctx) => {
  const { id } = await authorize(ctx, client, ctx.params.id);
  await deleteSnooze(ctx.db, id, ctx.actor.id);
};

/** A client who needs attention. */
interface Needy {
  readonly id: number;
  readonly needs: readonly Need[];
  /** The combined urgency of the needs. */
  readonly rank: number;
  readonly isPutOff: boolean;
  /** The date until which the client is snoozed. */
  readonly until: PlainDate | null;
}

/** Returns a coach's clients who need attention on a date, most urgent first, equally urgent ones by id. */
async function listNeedy(db: Kysely<Tables>, coachId: number, today: PlainDate): Promise<Needy[]> {
  const needsOf = needsOn(today);
  const needy: Needy[] = [];
  for (const { id, facts, snooze } of await listFactsOf(db, { coachId, today })) {
    const needs = needsOf(facts);
    if (needs.length === 0) continue;
    const isPutOff = snooze !== null && isSnoozed(snooze, needs, today);
    needy.push({ id, needs, rank: rankOfNeeds(needs), isPutOff, until: isPutOff ? snooze.until : null });
  }
  return needy.toSorted((a, b) => b.rank - a.rank || a.id - b.id);
}

/** Returns a need in the contract's shape. */
export function presentNeed(need: Need): NeedyClient['needs'][number] {
  switch (need.kind) {
    case 'NOTE':
      return { kind: need.kind, count: need.count };
    case 'QUESTION':
      return { kind: need.kind };
    case 'WEIGHT':
      return { kind: need.kind, per_week: need.perWeek, until: need.until };
    default:
      return need;
  }
}
