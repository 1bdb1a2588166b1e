import { type EndpointName, endpoints } from '@weekbord/contract/endpoints';
import type { TestApp } from '@weekbord/testkit/test-app';
import type { TestAnswer } from '@weekbord/testkit/test-client';
import type { Belongings } from './belongings.ts';
import { type Promised, promises, type Rule } from './expected.ts';
import type { RollbackDatabase } from './rollback-database.ts';
import { CLEARINGS, SAMPLES } from './samples.ts';
import { differences, type Snapshot, takeSnapshot } from './snapshot.ts';
import { type Inhabitant, NOBODY, type PersonName, visibleTo, type World } from './world.ts';

/** Who calls: one of the people, a guest, or somebody whose token has expired. */
type ActorName = PersonName | 'guest' | 'expired';

/** Everything that a call of the matrix needs. */
export interface Stage {
  readonly app: TestApp;
  readonly database: RollbackDatabase;
  readonly world: World;
  readonly snapshot: { readonly statement: string; readonly before: Snapshot };
}

const ACTORS: readonly ActorName[] = [
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

/** Whose records each actor tries beside their own: a stranger's, a client's, those of somebody who was their client. */
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
function send(stage: Stage, actor: ActorName, name: EndpointName, request: unknown): Promise<TestAnswer> {
  const { app, world } = stage;
  const token = actor === 'guest' ? null : actor === 'expired' ? world.expiredToken : world.people[actor].token;
  const client = token === null ? app : app.as(token);
  return client.call(endpoints[name], request as never);
}

function statusOf(stage: Stage, actor: ActorName, promised: Promised, target: Inhabitant | null): number {
  const { rule, status } = promised;
  if (rule === 'anybody') return status;
  if (actor === 'guest' || actor === 'expired') return 401;
  const { world } = stage;
  const caller = world.people[actor];
  if (rule === 'own account') return status;
  if (!caller.person.account_enabled) return 403;
  if (rule === 'own things') return status;
  if (rule === 'an own record') return target === caller ? status : 404;
  if (rule === 'an own reference') return target === caller ? status : 400;
  const isInReach = target !== null && visibleTo(world, caller).includes(target);
  if (isInReach) return status;
  const isOfOwnCoach = target !== null && caller.person.coach_id === target.person.id;
  if (rule === 'a recipe' && isOfOwnCoach) return status;
  return rule === 'a reference' ? 400 : 404;
}

/** Everything that stands in the records of people whom the caller may not see. */
function foreignMarks(world: World, actor: ActorName): string[] {
  const caller = actor === 'guest' || actor === 'expired' ? null : world.people[actor];
  const visible = caller === null ? [] : visibleTo(world, caller);
  return Object.values(world.people).flatMap((one) => {
    if (caller === one) return [];
    const { marks, contactMarks, recipeMarks, secretMarks } = one;
    if (visible.includes(one)) return secretMarks;
    const isOwnCoach = caller?.person.coach_id === one.person.id;
    const hidden = [...marks, ...secretMarks];
    return isOwnCoach ? hidden : [...hidden, ...contactMarks, ...recipeMarks];
  });
}

/** What is wrong with one call; empty where all is well. */
async function faultsOfCall(
  stage: Stage,
  call: { name: EndpointName; actor: ActorName; target: Inhabitant | null; promised: Promised },
): Promise<string[]> {
  const { database, world, snapshot } = stage;
  const { name, actor, target, promised } = call;
  const of: Belongings = target ?? NOBODY;
  const label = `${name} by ${actor} on ${target?.name ?? 'nothing'}`;
  return database.undoing(async () => {
    const clearing = target === null ? undefined : CLEARINGS[name];
    if (clearing !== undefined) await clearing(database.db, of);
    const before = clearing === undefined ? snapshot.before : await takeSnapshot(database.db, snapshot.statement);
    const answer = await send(stage, actor, name, SAMPLES[name](of, world));
    const faults: string[] = [];
    const expected = statusOf(stage, actor, promised, target);
    if (answer.status !== expected)
      faults.push(`${label}: ${answer.status} instead of ${expected}, ${answer.text.slice(0, 200)}`);
    const said = answer.text + JSON.stringify(answer.headers);
    for (const mark of foreignMarks(world, actor)) if (said.includes(mark)) faults.push(`${label}: shows ${mark}`);
    if (await database.hasWritten()) {
      const after = await takeSnapshot(database.db, snapshot.statement);
      const mayChange = changeable(world, actor, answer.status, name);
      for (const change of differences(before, after, mayChange)) faults.push(`${label}: changes ${change}`);
    }
    return faults;
  });
}

/** Calls after which the caller's clients have no coach any more, also clients whom the caller could not see. */
const LEAVES_CLIENTS: readonly EndpointName[] = ['deleteMe'];

/** Whose rows a call may change: nobody's where it was refused, else those whom the caller may see, and newcomers'. */
function changeable(world: World, actor: ActorName, status: number, name: EndpointName): (owner: number) => boolean {
  const known = new Set([0, ...Object.values(world.people).map((one) => one.person.id)]);
  if (status >= 400) return () => false;
  const caller = actor === 'guest' || actor === 'expired' ? null : world.people[actor];
  const visible = new Set(caller === null ? [] : visibleTo(world, caller).map((one) => one.person.id));
  if (caller !== null && LEAVES_CLIENTS.includes(name)) {
    for (const { person } of Object.values(world.people))
      if (person.coach_id === caller.person.id) visible.add(person.id);
  }
  return (owner) => visible.has(owner) || !known.has(owner);
}

/** The rules under which a call names a person or a record. */
const NAMES_SOMEBODY: readonly Rule[] = ['a record', 'a recipe', 'an own record', 'a reference', 'an own reference'];

function targetsOf(world: World, actor: ActorName, promised: Promised): (Inhabitant | null)[] {
  const own = actor === 'guest' || actor === 'expired' ? world.people.owner : world.people[actor];
  if (!NAMES_SOMEBODY.includes(promised.rule)) return [own];
  const names = TARGETS[actor] ?? USUAL_TARGETS;
  const others = names.map((name) => world.people[name]).filter((one) => one !== own);
  return [own, ...others, null];
}

/** Makes one call as everybody on everything and lists what is wrong. */
export async function faultsOf(stage: Stage, name: EndpointName): Promise<string[]> {
  const promised = promises().get(name);
  if (promised === undefined) return [`nobody has written down who may do ${name}`];
  const faults: string[] = [];
  for (const actor of ACTORS) {
    for (const target of targetsOf(stage.world, actor, promised)) {
      faults.push(...(await faultsOfCall(stage, { name, actor, target, promised })));
    }
  }
  return faults;
}
