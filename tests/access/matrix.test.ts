import { type EndpointName, endpoints } from '@weekbord/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { promises } from './expected.ts';
import { type ActorName, ACTORS, faultsOfActor } from './matrix.ts';
import { openTestSetup } from './open-test-setup.ts';

const setup = await openTestSetup();
const names = Object.keys(endpoints) as EndpointName[];

/** The violations found for each call and actor, so that each pair is tested only once. */
const found = new Map<string, Promise<readonly string[]>>();
function faultsOnce(name: EndpointName, actor: ActorName): Promise<readonly string[]> {
  const key = `${name} ${actor}`;
  const faults = found.get(key) ?? faultsOfActor(setup, name, actor);
  found.set(key, faults);
  return faults;
}

async function faultsOf(name: EndpointName, actors: readonly ActorName[]): Promise<string[]> {
  const faults: string[] = [];
  for (const actor of actors) faults.push(...(await faultsOnce(name, actor)));
  return faults;
}

describe('the access rules', () => {
  it('[API-02] are stated for every call, and for no other', () => {
    expect([...promises().keys()].toSorted()).toEqual(names.toSorted());
  });

  it.each(names)('[API-02] are enforced for the call %s', async (name) => {
    expect(await faultsOf(name, ACTORS)).toEqual([]);
  });

  it("[COA-12] never give a coach access to another coach's client, by any call", async () => {
    const { coach, client, otherCoach, otherClient } = setup.users.people;
    expect([client.person.coach_id, otherClient.person.coach_id]).toEqual([coach.person.id, otherCoach.person.id]);
    const faults: string[] = [];
    for (const name of names) faults.push(...(await faultsOf(name, ['coach', 'otherCoach'])));
    expect(faults).toEqual([]);
  });
});
