import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { keepOnDevice } from './device-cache.ts';

/** Everything that is written in the browser's databases, as text. */
async function writtenText(): Promise<string> {
  const database = await answerTo(indexedDB.open('weekbord'));
  if (!database.objectStoreNames.contains('cache')) return '';
  const written = await answerTo(database.transaction('cache').objectStore('cache').getAll());
  database.close();
  return JSON.stringify(written);
}

function answerTo<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database does not answer')));
  });
}

it('what a screen needs without a network is kept, the dates of a cycle and all else are not', async () => {
  const client = new QueryClient();
  await keepOnDevice(client);
  const profile = {
    first_name: 'Noor',
    last_menstrual_period_start_date: '2027-03-01',
    menstrual_cycle_length: 33,
    intake: { weight: 71.5, last_menstrual_period_start_date: '2027-02-02', menstrual_cycle_length: 34 },
  };
  const keep = (key: string, data: unknown, meta?: { offline: boolean }) =>
    client.fetchQuery({ queryKey: [key], queryFn: async () => data, ...(meta && { meta }) });
  await keep('getUserProfile', profile, { offline: true });
  await keep('listUserProfiles', { results: [profile] }, { offline: true });
  await keep('searchFoods', { results: ['not for keeping'] });
  await expect.poll(writtenText).toContain('71.5');
  const written = await writtenText();
  expect(written).toContain('listUserProfiles');
  for (const secret of ['2027-03-01', '2027-02-02', ':33', ':34', 'not for keeping'])
    expect(written).not.toContain(secret);
  // What is on screen still has them.
  expect(client.getQueryData(['getUserProfile'])).toEqual(profile);
});
