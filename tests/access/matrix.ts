import { isWriting } from '@weekbord/contract/endpoint';
import { type EndpointName, endpoints } from '@weekbord/contract/endpoints';
import type { TestApp } from '@weekbord/testkit/test-app';
import { sql } from 'kysely';
import type { TestAnswer } from '@weekbord/testkit/test-client';
import type { Fixture } from './fixture.ts';
import { type Promised, promises } from './expected.ts';
import type { Rule } from './rules.ts';
import type { RollbackDatabase } from './rollback-database.ts';
import { CLEARINGS, SAMPLES } from './samples.ts';
import { changesSince, type Snapshot, type SnapshotStatements, snapshotNow } from './snapshot.ts';
import { type TestUser, MISSING, type PersonName, visibleTo, type TestUsers } from './test-users.ts';

/** The caller: one of the people, a guest, or a person whose token has expired. */
export type ActorName = PersonName | 'guest' | 'expired';

/** The dependencies of the access matrix. */
export interface TestSetup {
  readonly app: TestApp;
  readonly database: RollbackDatabase;
  /** The database role of the server. */
  readonly role: 'app' | 'owner';
  readonly users: TestUsers;
  readonly snapshot: { readonly statements: SnapshotStatements; readonly before: Snapshot };
}

export const ACTORS: readonly ActorName[] = [
  'guest',
  'expired',
  'owner',
  'other',
  'client',
  'sibling',
  'coach',
  'otherCoach',
  'nullCoach',
  'exCoach',
  'stoppedCoach',
  'shutCoach',
  'deactivated',
  'staff',
];

/**
 * The people whose records each actor tries in addition to their own: those of an unrelated person, a client and a
 * former client.
 */
const TARGETS: Readonly<Partial<Record<ActorName, readonly PersonName[]>>> = {
  coach: ['client', 'deactivated', 'otherClient', 'owner', 'coach', 'exCoach'],
  otherCoach: ['client', 'otherClient', 'nullCoach'],
  nullCoach: ['owner', 'client', 'staff'],
  exCoach: ['client', 'coach'],
  stoppedCoach: ['orphan'],
  shutCoach: ['strandedClient'],
  client: ['sibling', 'coach', 'owner'],
  staff: ['client', 'owner', 'coach'],
};
const USUAL_TARGETS: readonly PersonName[] = ['client', 'other', 'coach'];

/** Sends any request of the contract. */
function send(setup: TestSetup, actor: ActorName, name: EndpointName, request: unknown): Promise<TestAnswer> {
  const { app, users } = setup;
  const token = actor === 'guest' ? null : actor === 'expired' ? users.expiredToken : users.people[actor].token;
  const client = token === null ? app : app.as(token);
  return client.call(endpoints[name], request as never);
}

/** Returns marks in a response that the caller may not see; staff may see marked names, organisations and waitlists. */
function hiddenMarks(
  users: TestUsers,
  { actor, promised }: { actor: ActorName; promised: Promised },
  said: string,
): string[] {
  const isOfStaff = promised.rule === 'staff' && actor === 'staff';
  const shown = isOfStaff ? said.replaceAll(SHOWN_TO_STAFF, '') : said;
  const names = isOfStaff ? new Set(Object.values(users.people).flatMap(({ contactMarks }) => contactMarks)) : null;
  return foreignMarks(users, actor).filter((mark) => shown.includes(mark) && names?.has(mark) !== true);
}

function statusOf(setup: TestSetup, actor: ActorName, promised: Promised, target: TestUser | null): number {
  const { rule, status } = promised;
  if (rule === 'any caller') return status;
  const isGuest = actor === 'guest' || actor === 'expired';
  if (rule === 'any caller but a shut coach') {
    const caller = isGuest ? null : setup.users.people[actor].person;
    return caller?.is_coach === true && !caller.account_enabled ? 403 : status;
  }
  if (actor === 'guest' || actor === 'expired') return 401;
  const { users } = setup;
  const caller = users.people[actor];
  if (rule === 'own account') return status;
  if (rule === 'a record, the own always' && target === caller) return status;
  if (!caller.person.account_enabled) return 403;
  if (rule === 'own things') return status;
  if (rule === 'staff') return caller.person.is_staff ? status : 403;
  if (rule === "a coach's own record") return !caller.person.is_coach ? 403 : target === caller ? status : 404;
  if (rule === "a coach's own things" || rule === 'a client' || rule === 'an open client') {
    if (!caller.person.is_coach) return 403;
    if (rule === "a coach's own things") return status;
    if (rule === 'an open client' && target?.person.account_enabled === false) return 404;
    return target !== caller && target !== null && visibleTo(users, caller).includes(target) ? status : 404;
  }
  if (rule === 'an own record') return target === caller ? status : 404;
  if (rule === 'an own reference') return target === caller ? status : 400;
  const isInReach = target !== null && visibleTo(users, caller).includes(target);
  if (isInReach) return status;
  const isOfOwnCoach = target !== null && caller.person.coach_id === target.person.id;
  if (rule === 'a recipe' && isOfOwnCoach) return status;
  return rule === 'a reference' ? 400 : 404;
}

/** Returns all marks in the records of people that the caller may not see. */
function foreignMarks(users: TestUsers, actor: ActorName): string[] {
  const caller = actor === 'guest' || actor === 'expired' ? null : users.people[actor];
  const visible = caller === null ? [] : visibleTo(users, caller);
  return Object.values(users.people).flatMap((one) => {
    if (caller === one) return [];
    const { marks, contactMarks, recipeMarks, secretMarks } = one;
    if (visible.includes(one)) return secretMarks;
    const isOwnCoach = caller?.person.coach_id === one.person.id;
    const hidden = [...marks, ...secretMarks];
    return isOwnCoach ? hidden : [...hidden, ...contactMarks, ...recipeMarks];
  });
}

/** Returns the faults of one call; empty if there are none. */
async function faultsOfCall(
  setup: TestSetup,
  call: { name: EndpointName; actor: ActorName; target: TestUser | null; promised: Promised },
): Promise<string[]> {
  const { database, users, snapshot } = setup;
  const { name, actor, target, promised } = call;
  const of: Fixture = target ?? MISSING;
  const label = `${name} by ${actor} on ${target?.name ?? 'nothing'}`;
  return database.undoing(async () => {
    const clearing = target === null ? undefined : CLEARINGS[name];
    if (clearing !== undefined) await clearing(database.db, of);
    const { before: first, statements } = snapshot;
    const before = clearing === undefined ? first : await snapshotNow(database.db, first, statements);
    const answer = await send(setup, actor, name, SAMPLES[name](of, users));
    const faults: string[] = [];
    const expected = statusOf(setup, actor, promised, target);
    if (answer.status !== expected)
      faults.push(`${label}: ${answer.status} instead of ${expected}, ${answer.text.slice(0, 200)}`);
    const said = answer.text + JSON.stringify(answer.headers);
    for (const mark of hiddenMarks(users, call, said)) faults.push(`${label}: shows ${mark}`);
    if (answer.status < 400)
      faults.push(...(await auditFaults(setup, call, answer)).map((fault) => `${label}: ${fault}`));
    if (await database.hasWritten()) {
      const mayChange = changeable(users, actor, answer.status, name);
      for (const change of await changesSince(database.db, before, statements, mayChange))
        faults.push(`${label}: changes ${change}`);
    }
    return faults;
  });
}

/** Returns the people named in a call and those whose data its response shows, if the caller may see them. */
function peopleTouched(
  { users }: TestSetup,
  { actor, target, promised }: { actor: ActorName; target: TestUser | null; promised: Promised },
  answer: TestAnswer,
): TestUser[] {
  if (actor === 'guest' || actor === 'expired') return [];
  return visibleTo(users, users.people[actor]).filter((one) => {
    const shown = [...one.marks, ...one.contactMarks, ...one.recipeMarks].some((mark) => answer.text.includes(mark));
    return shown || (one === target && NAMES_A_PERSON.includes(promised.rule));
  });
}

/** Returns what is missing from the audit entries of a successful call, for each person whose data it touched. */
async function auditFaults(
  setup: TestSetup,
  call: { name: EndpointName; actor: ActorName; target: TestUser | null; promised: Promised },
  answer: TestAnswer,
): Promise<string[]> {
  const touched = peopleTouched(setup, call, answer);
  if (touched.length === 0) return [];
  const caller = setup.users.people[call.actor as PersonName].person;
  const { rows } = await sql<{ person_id: number; act: string }>`
    select person_id, act from audit_entry
    where actor_id = ${caller.id} and request_id = ${String(answer.headers['x-request-id'])}`.execute(
    setup.database.db,
  );
  return touched
    .filter(({ person }) => person.id !== caller.id)
    .flatMap(({ name, person }) => {
      const acts = rows.filter((row) => row.person_id === person.id).map(({ act }) => act.split(' ')[0]);
      const isOfTarget = call.target?.person.id === person.id && NAMES_A_PERSON.includes(call.promised.rule);
      const wanted = isOfTarget && isWriting(endpoints[call.name]) ? 'change' : 'read';
      return acts.includes(wanted) || (wanted === 'read' && acts.includes('change'))
        ? []
        : [`leaves no record of a ${wanted} with ${name}`];
    });
}

/** The part of a request about a client that belongs to the coach, for calls that mix both. */
const PARTS_OF_CALLER: { readonly [Name in EndpointName]?: (caller: Fixture) => object } = {
  saveAndPlanRecipeMeal: ({ recipeTemplateId }) => ({ id: recipeTemplateId }),
};

/** Makes one call as a coach about a client, and returns what is missing from its audit entries for the client. */
export async function auditFaultsOf(setup: TestSetup, name: EndpointName): Promise<string[]> {
  const { database, users } = setup;
  const { client: target, coach } = users.people;
  return database.undoing(async () => {
    await CLEARINGS[name]?.(database.db, target);
    const { body, ...sample } = SAMPLES[name](target, users) as { body?: object };
    const whole = body === undefined ? sample : { ...sample, body: { ...body, ...PARTS_OF_CALLER[name]?.(coach) } };
    const answer = await send(setup, 'coach', name, whole);
    if (answer.status >= 400) return [`${name}: ${answer.status} ${answer.text.slice(0, 200)}`];
    const promised: Promised = { resource: 'what a coach does', rule: 'a record', status: answer.status };
    return auditFaults(setup, { name, actor: 'coach', target, promised }, answer);
  });
}

/** The names of organisations and of people on waitlists, which contain the mark of their person. */
const SHOWN_TO_STAFF = /(?:organisation|waiting) zq-\w+-zq/g;

/** The people whose rows a staff call changes: the person concerned, and those whose audit log records the access. */
const CHANGED_BY_STAFF: { readonly [Name in EndpointName]?: readonly PersonName[] } = {
  listStaffMembers: ['coach', 'client', 'sibling', 'exCoach', 'deactivated'],
  endCoach: ['coach', 'client', 'sibling', 'deactivated'],
  moveClient: ['otherCoach'],
};

/** Calls that leave the caller's clients without a coach, including clients that the caller could not see. */
const LEAVES_CLIENTS: readonly EndpointName[] = ['deleteMe', 'deleteUser', 'deleteAuthUser'];

/** Calls that add to the list of clients who left the caller's coach. */
const LEAVES_COACH: readonly EndpointName[] = ['leaveCoach', 'deleteMe', 'deleteUser', 'deleteAuthUser'];

/**
 * Returns whose rows a call may change: no one's if it was rejected, otherwise those of people the caller may see and
 * of new people.
 */
function changeable(
  users: TestUsers,
  actor: ActorName,
  status: number,
  name: EndpointName,
): (owner: number) => boolean {
  const known = new Set([0, ...Object.values(users.people).map((one) => one.person.id)]);
  if (status >= 400) return () => false;
  const caller = actor === 'guest' || actor === 'expired' ? null : users.people[actor];
  const visible = new Set(caller === null ? [] : visibleTo(users, caller).map((one) => one.person.id));
  if (caller !== null && LEAVES_CLIENTS.includes(name)) {
    for (const { person } of Object.values(users.people))
      if (person.coach_id === caller.person.id) visible.add(person.id);
  }
  for (const changed of CHANGED_BY_STAFF[name] ?? []) visible.add(users.people[changed].personId);
  if (name === 'updateStaffOrganisation') visible.add(0);
  const coachId = caller?.person.coach_id ?? null;
  if (coachId !== null && LEAVES_COACH.includes(name)) visible.add(coachId);
  return (owner) => visible.has(owner) || !known.has(owner);
}

/** The rules for calls that name a person or a record. */
const NAMES_A_PERSON: readonly Rule[] = [
  'a record',
  'a record, the own always',
  'a client',
  'an open client',
  'a recipe',
  'an own record',
  'a reference',
  'an own reference',
];

function targetsOf(users: TestUsers, actor: ActorName, promised: Promised): (TestUser | null)[] {
  const own = actor === 'guest' || actor === 'expired' ? users.people.owner : users.people[actor];
  if (!NAMES_A_PERSON.includes(promised.rule)) return [own];
  const names = TARGETS[actor] ?? USUAL_TARGETS;
  const others = names.map((name) => users.people[name]).filter((one) => one !== own);
  return [own, ...others, null];
}

/** Makes one call as an actor about each target and returns the faults. */
export async function faultsOfActor(setup: TestSetup, name: EndpointName, actor: ActorName): Promise<string[]> {
  const promised = promises().get(name);
  if (promised === undefined) return [`expected.ts does not state who may call ${name}`];
  const faults: string[] = [];
  for (const target of targetsOf(setup.users, actor, promised)) {
    faults.push(...(await faultsOfCall(setup, { name, actor, target, promised })));
  }
  return faults;
}

/** Makes one call as each actor about each target and returns the faults. */
export async function faultsOf(setup: TestSetup, name: EndpointName): Promise<string[]> {
  const faults: string[] = [];
  for (const actor of ACTORS) faults.push(...(await faultsOfActor(setup, name, actor)));
  return faults;
}
