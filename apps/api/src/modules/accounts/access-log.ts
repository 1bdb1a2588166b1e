import { DAY_MS } from '@weekbord/domain/dates/plain-date';
import type { Answered } from '@weekbord/contract/endpoint';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { ACCESS_AREAS, ACCESS_LOG_DAYS, type AccessArea } from '@weekbord/contract/accounts/access-log';
import type { Operation } from '../../platform/http/context.ts';
import {
  authorizePerson,
  findPerson,
  listAccessLogRows,
  type AccessLogRow,
  OWN_ACTS,
} from '../access/access.public.ts';

type Looks = Answered<Endpoints['listAccessLog']>['results'];

/** The maximum number of entries shown, each for one person and day. */
const MOST = 100;

const KINDS: readonly Looks[number]['kind'][] = ['READ', 'CHANGE', ...OWN_ACTS];

/** Maps the first words of the URL path of an action to an area. The first match counts. */
const AREAS: readonly (readonly [RegExp, AccessArea])[] = [
  [/^staff\//, 'ACCOUNT'],
  [/^users\/clients\/cycle/, 'CYCLE'],
  [/^users\/(?:mealSlot|nutrition|weeklyNutritionPlan|targetProposal)/, 'PLAN'],
  [/^users\/user(?:favourite|dislike)recipe/, 'RECIPES'],
  [/^planner\/grocery/, 'GROCERIES'],
  [/^measurements\//, 'PROGRESS'],
  [/^users\/client(?:Figures|Week)/, 'DIARY'],
  [/^(?:planner\/|food\/(?:quickAddMeal|singleFoodMeal|recipeMeal|ingredient))/, 'DIARY'],
  [/^food\//, 'RECIPES'],
];

export const listAccessLog: Operation<Endpoints['listAccessLog']> = async (ctx) => {
  const { db, actor, now } = ctx;
  const personId = await authorizePerson(ctx);
  const rows = await listAccessLogRows(db, personId, new Date(now.getTime() - ACCESS_LOG_DAYS * DAY_MS));
  const coach = actor.coachId === null ? undefined : await findPerson(db, actor.coachId);
  const coachName = coach === undefined ? '' : `${coach.first_name} ${coach.last_name}`.trim();
  const groups = [...Map.groupBy(rows, groupOf).values()].slice(0, MOST);
  const results = groups.map((group): Looks[number] => {
    const [latest] = group as [AccessLogRow];
    const isCoach = latest.actor_id === actor.coachId;
    const isOwn = latest.actor_id === personId && !isByStaff(latest);
    const areas = new Set(isOwn ? [] : group.map(({ act }) => areaOf(act)));
    return {
      at: latest.at.toISOString(),
      who: whoIs({ isOwn, isCoach, isStaff: isByStaff(latest) }),
      name: isCoach && !isByStaff(latest) && coachName !== '' ? coachName : null,
      kind: kindOf(latest),
      times: isAtCycle(latest) ? latest.times : null,
      areas: ACCESS_AREAS.filter((area) => areas.has(area)),
      reason: latest.reason,
    };
  });
  return { results };
};

/** Whether the action read cycle data. Every such read is recorded and shown separately. */
function isAtCycle({ act }: AccessLogRow): boolean {
  return areaOf(act) === 'CYCLE';
}

/** Whether it was a staff action; the staff member may also be the person's coach. */
function isByStaff({ act }: AccessLogRow): boolean {
  return /^\w+ staff\//.test(act);
}

function whoIs(of: Readonly<Record<'isOwn' | 'isCoach' | 'isStaff', boolean>>): Looks[number]['who'] {
  if (of.isStaff) return 'STAFF';
  if (of.isOwn) return 'SELF';
  return of.isCoach ? 'COACH' : 'FORMER';
}

/** Returns the key that groups entries. Entries of the same day, person, kind and reason are shown as one. */
function groupOf(row: AccessLogRow): string {
  return JSON.stringify([
    row.at.toISOString().slice(0, 10),
    row.actor_id,
    kindOf(row),
    isAtCycle(row),
    isByStaff(row),
    row.reason,
  ]);
}

/** Returns the kind of an action, which is the first word of its name. */
function kindOf({ act }: AccessLogRow): Looks[number]['kind'] {
  return KINDS.find((kind) => act.startsWith(`${kind.toLowerCase()} `)) ?? 'READ';
}

function areaOf(act: string): AccessArea {
  const address = act.slice(act.indexOf(' ') + 1);
  return AREAS.find(([mark]) => mark.test(address))?.[1] ?? 'PROFILE';
}
