import { type EndpointName, endpoints } from '@weekbord/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { promises } from './expected.ts';
import { faultsOf } from './matrix.ts';
import { openTestSetup } from './open-test-setup.ts';

const setup = await openTestSetup();
const names = Object.keys(endpoints) as EndpointName[];

describe('who may do what', () => {
  it('[API-02] is stated for every call, and for no other', () => {
    expect([...promises().keys()].toSorted()).toEqual(names.toSorted());
  });

  it.each(names)('[API-02] [COA-12] holds for %s', { timeout: 120_000 }, async (name) => {
    expect(await faultsOf(setup, name)).toEqual([]);
  });
});
