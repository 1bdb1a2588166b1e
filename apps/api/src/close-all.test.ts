import { expect, it } from 'vitest';
import { closeAll } from './close-all.ts';

it('closes everything in reverse order even if closing one of them fails, and then throws the first error', async () => {
  const closed: string[] = [];
  const closers = ['database', 'jobs', 'workers', 'listening'].map((name) => async () => {
    closed.push(name);
    if (name === 'workers' || name === 'jobs') throw new Error(`${name} broke`);
  });
  await expect(closeAll(closers)).rejects.toThrow('workers broke');
  expect(closed).toEqual(['listening', 'workers', 'jobs', 'database']);
  await closeAll(closers);
  expect(closed).toHaveLength(4);
});
