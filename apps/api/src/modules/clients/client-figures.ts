import type { Answered } from '@weekbord/contract/endpoint';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { type Adherence, ADHERENCE_DAYS, adherenceOf, type EatenDays } from '@weekbord/domain/clients/adherence';
import { type ClientGroup, isInGroup, type ListedFigures, orderClients } from '@weekbord/domain/clients/client-list';
import { type ClientFacts, needsOn } from '@weekbord/domain/clients/needs';
import { isSnoozed } from '@weekbord/domain/clients/snooze';
import { weightChangeOn } from '@weekbord/domain/clients/weight-change';
import { addDays, type PlainDate } from '@weekbord/domain/dates/plain-date';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Operation } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { authorizeList } from '../access/access.public.ts';
import {
  type ActiveClient,
  countNewWeights,
  listActiveClients,
  listEatenDays,
  listLastNotes,
} from './client-figures.store.ts';
import { presentNeed } from './client-needs.ts';
import { type ClientWithFacts, listFactsOf } from './client-needs.store.ts';

type Row = Answered<Endpoints['listClientFigures']>['results'][number];
type Listed = ListedFigures & Readonly<{ row: Row }>;

export const listClientFigures: Operation<Endpoints['listClientFigures']> = async (ctx) => {
  const { db, actor, query } = ctx;
  const { today = ctx.today, search = '', group, order, reversed: isReversed } = query;
  let groups = { ALL: 0, NEEDS: 0, SILENT: 0, OFF_PLAN: 0 };
  const listed = await authorizeList(
    ctx,
    ({ id }: Row) => id,
    async (people) => {
      const clients = await listActiveClients(db, { coachId: actor.id, people, search });
      const all = await withFigures(db, { coachId: actor.id, today, clients });
      const sizeOf = (one: ClientGroup) => all.filter((client) => isInGroup(client, one)).length;
      groups = { ALL: all.length, NEEDS: sizeOf('NEEDS'), SILENT: sizeOf('SILENT'), OFF_PLAN: sizeOf('OFF_PLAN') };
      const wanted = all.filter((client) => isInGroup(client, group));
      const { limit, offset } = pageWindow(query);
      const ordered = orderClients(wanted, { order, isReversed, language: ctx.locale });
      return { count: wanted.length, rows: ordered.slice(offset, offset + limit).map(({ row }) => row) };
    },
  );
  return { ...paginate(ctx, listed), groups };
};

type Asked = Readonly<{ coachId: number; today: PlainDate; clients: readonly ActiveClient[] }>;

/** Returns the figures of each client in a list, with one statement per kind of figure. */
async function withFigures(db: Kysely<Tables>, { coachId, today, clients }: Asked): Promise<Listed[]> {
  const known = new Map((await listFactsOf(db, { coachId, today })).map((one) => [one.id, one]));
  const ids = clients.filter(({ id, is_invited: isInvited }) => !isInvited && known.has(id)).map(({ id }) => id);
  const period = { ids, from: addDays(today, -ADHERENCE_DAYS), until: addDays(today, -1) };
  const [eaten, newWeights, lastNotes] = await Promise.all([
    listEatenDays(db, period),
    countNewWeights(db, { ids, coachId, today }),
    listLastNotes(db, coachId),
  ]);
  const [needsOf, weightChangeOf] = [needsOn(today), weightChangeOn(today)];
  return clients.map((client): Listed => {
    const one = known.get(client.id);
    const name = `${client.first_name} ${client.last_name}`.trim() || client.email;
    if (one === undefined || one.facts.isInvited) return unknownOf({ client, name, one, needsOf, today });
    const { facts, showsBody } = one;
    const all = needsOf(facts);
    const needs = isPutOff(one, all, today) ? [] : all;
    const adherence = adherenceShown(eaten.get(client.id), showsBody);
    const weightChange = weightChangeOf(facts);
    const weights = showsBody ? (newWeights.get(client.id) ?? 0) : 0;
    const lastSeen = latestOf([facts.lastEaten, facts.weights?.until, lastNotes.get(client.id)], today);
    return {
      name,
      needs,
      isSilent: all.some(({ kind }) => kind === 'NOT_LOGGED'),
      adherence,
      weightChange,
      lastSeen,
      row: {
        ...client,
        needs: needs.map(presentNeed),
        adherence: presentAdherence(adherence),
        weight: weightChange && { per_week: weightChange.perWeek, course: weightChange.course },
        last_seen: lastSeen,
        news: { notes: facts.notes?.count ?? 0, has_question: facts.question !== null, weights },
      },
    };
  });
}

interface Unknown {
  readonly client: ActiveClient;
  readonly name: string;
  readonly one: ClientWithFacts | undefined;
  readonly needsOf: (facts: ClientFacts) => ReturnType<ReturnType<typeof needsOn>>;
  readonly today: PlainDate;
}

/** Returns a row without figures, for a client who has not accepted yet or shares nothing with their coach. */
function unknownOf({ client, name, one, needsOf, today }: Unknown): Listed {
  const all = one === undefined ? [] : needsOf(one.facts);
  const needs = one !== undefined && isPutOff(one, all, today) ? [] : all;
  const row: Row = {
    ...client,
    needs: needs.map(presentNeed),
    adherence: null,
    weight: null,
    last_seen: null,
    news: { notes: 0, has_question: false, weights: 0 },
  };
  return { name, needs, isSilent: false, adherence: null, weightChange: null, lastSeen: null, row };
}

function isPutOff({ snooze }: ClientWithFacts, needs: ReturnType<Unknown['needsOf']>, today: PlainDate): boolean {
  return snooze !== null && isSnoozed(snooze, needs, today);
}

const NOTHING_LOGGED: EatenDays = {
  loggedDays: 0,
  eatenKcal: null,
  goalKcal: null,
  eatenProtein: null,
  goalProtein: null,
};

/**
 * Returns the adherence that a coach may see: without targets if the client withdrew consent for the body data they
 * depend on.
 */
export function adherenceShown(days: EatenDays | undefined, showsBody: boolean): Adherence {
  const eaten = days ?? NOTHING_LOGGED;
  return adherenceOf(showsBody ? eaten : { ...NOTHING_LOGGED, loggedDays: eaten.loggedDays });
}

export function presentAdherence({ loggedDays, energy, protein }: Adherence): NonNullable<Row['adherence']> {
  return { logged_days: loggedDays, energy, protein };
}

/** Returns the latest of the given dates, but no later than today, because a meal may be ticked ahead of time. */
function latestOf(dates: readonly (PlainDate | null | undefined)[], today: PlainDate): PlainDate | null {
  const known = dates.filter((date) => date !== null && date !== undefined).toSorted();
  const last = known.at(-1);
  return last === undefined ? null : last > today ? today : last;
}
