import { startServing } from '@weekbord/testkit/test-app';
import { fakeClock } from '@weekbord/testkit/fake-clock';
import { expect, it } from 'vitest';
import { createMail } from './mail.ts';
import { openMessage, sealMessage } from './queued-mail.ts';

const app = await startServing({ product: { routes: [], authenticate: async () => null } });
const mail = await createMail(app.jobs, fakeClock(), app.config);
const message = {
  to: 'noor@home.example',
  subject: '4711',
  text: 'https://weekbord.example/?magic_link_token=secret',
  language: 'en',
} as const;

async function dump(): Promise<string> {
  const { rows } = await app.database.pool.query('select row_to_json(job)::text as row from pgboss.job as job');
  return rows.map(({ row }) => row).join('\n');
}

it('a queued email reveals neither its text nor its recipient in the database', async () => {
  await mail.send(app.db, message);
  const text = await dump();
  expect(text).toContain('sealed');
  for (const part of [message.to, message.subject, 'magic_link_token', 'noor']) expect(text).not.toContain(part);
  expect(await app.takeMails()).toMatchObject([{ to: message.to, subject: '4711' }]);
});

it('a queued email opens only with the key that sealed it, and one from an older version can be read directly', () => {
  const queued = { ...message, queuedAt: '2027-03-14T09:00:00.000Z' };
  const sealed = sealMessage(app.config, queued, undefined);
  expect(openMessage(app.config, sealed)).toEqual(queued);
  expect(openMessage(app.config, queued)).toEqual(queued);
  expect(() => openMessage({ secretKey: 'another secret, which is long enough too' }, sealed)).toThrow('not known');
});

it('emails to or about a former address are deleted with those of the new address', async () => {
  await app.takeMails();
  const addresses = ['first@home.example', 'second@home.example', 'third@home.example'] as const;
  await mail.send(app.db, { ...message, to: 'coach@home.example', about: addresses[0] });
  await mail.send(app.db, { ...message, to: 'other@home.example' });
  await mail.send(app.db, { ...message, to: addresses[0] });
  await mail.noteNewAddress(app.db, addresses[0], addresses[1]);
  await mail.send(app.db, { ...message, to: addresses[1] });
  await mail.noteNewAddress(app.db, addresses[1], addresses[2]);
  await mail.forget(app.db, addresses[2]);
  expect((await app.takeMails()).map(({ to }) => to)).toEqual(['other@home.example']);
});

it('only the emails sent to an address or about its account are deleted', async () => {
  await app.takeMails();
  await mail.send(app.db, message);
  await mail.send(app.db, { ...message, to: 'new@home.example', about: message.to });
  await mail.send(app.db, { ...message, to: 'other@home.example' });
  await mail.forget(app.db, message.to);
  expect((await app.takeMails()).map(({ to }) => to)).toEqual(['other@home.example']);
});
