import { createServer, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { fakeClock } from '@weekbord/testkit/fake-clock';
import { testConfig } from '@weekbord/testkit/test-app';
import { openTestDatabase } from '@weekbord/testkit/test-database';
import PostalMime from 'postal-mime';
import { afterAll, expect, it } from 'vitest';
import { openJobs } from '../jobs/jobs.ts';
import { createLog } from '../log/log.ts';
import { deliverMail } from './deliver.ts';
import { createMail } from './mail.ts';

/** Starts a mail server that stores what it receives, and refuses every recipient with `refusal` if there is one. */
function mailSink(received: string[], refusal?: string) {
  return createServer((socket: Socket) => {
    let text = '';
    let inData = false;
    socket.write('220 sink\r\n');
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      for (;;) {
        const end = text.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = text.slice(0, end);
        text = text.slice(end + (inData ? 5 : 2));
        if (inData) received.push(part);
        const wantsData: boolean = !inData && part === 'DATA';
        inData = wantsData;
        const isRefused = refusal !== undefined && !inData && part.startsWith('RCPT');
        socket.write(wantsData ? '354 go on\r\n' : isRefused ? `${refusal}\r\n` : '250 fine\r\n');
      }
    });
  });
}

/** Starts sending queued emails to a mail server. */
async function startSending(received: string[], refusal?: string) {
  const sink = mailSink(received, refusal);
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
  const { port } = sink.address() as { port: number };
  const database = await openTestDatabase();
  const config = testConfig({ smtpUrl: `smtp://127.0.0.1:${port}`, logLevel: 'info' });
  const logged: string[] = [];
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString());
      done();
    },
  });
  const log = createLog(config, output as unknown as NodeJS.WriteStream);
  const jobs = await openJobs(database.connectionString, log);
  afterAll(async () => {
    await jobs.stop();
    sink.close();
  });
  const clock = fakeClock();
  const mail = await createMail(jobs, clock, config);
  await deliverMail({ jobs, config, clock, log });
  const waitingRows = async () =>
    (
      await database.pool.query<{ state: string; output: unknown }>('select * from pgboss.job where name = $1', [
        'mail',
      ])
    ).rows;
  return { db: database.db, mail, waitingRows, logged };
}

const message = {
  to: 'iemand@example.com',
  subject: 'Één code',
  text: 'Hallo.\n',
  language: 'nl',
  fromName: 'Fit & Co',
} as const;

it('email is sent to the server at SMTP_URL, once and completely', async () => {
  const received: string[] = [];
  const { db, mail, waitingRows } = await startSending(received);
  await mail.send(db, message);
  for (let wait = 0; received.length === 0 && wait < 500; wait += 1) await pause(10);
  await pause(100);
  expect(received).toHaveLength(1);
  const read = await PostalMime.parse(received[0] ?? '');
  expect(read).toMatchObject({
    subject: 'Één code',
    to: [{ address: 'iemand@example.com' }],
    from: { name: 'Fit & Co', address: 'hello@weekbord.example' },
    date: '2027-03-14T09:00:00.000Z',
  });
  expect(read.text).toContain('Hallo.');

  for (let wait = 0; (await waitingRows()).length > 0 && wait < 500; wait += 1) await pause(10);
  expect(await waitingRows()).toEqual([]);
});

it('an email that the server refuses reveals its recipient neither in the queue nor in the log', async () => {
  const refusal = `450 4.2.0 <${message.to}>: try again later`;
  const { db, mail, waitingRows, logged } = await startSending([], refusal);
  await mail.send(db, message);
  await expect
    .poll(async () => (await waitingRows()).map(({ state }) => state), { timeout: 15_000 })
    .toEqual(['retry']);
  const [row] = await waitingRows();
  expect(row!.output).toMatchObject({ message: 'EENVELOPE RCPT 450 4.2.0' });
  expect(logged.join('')).toContain('an email was not sent');
  for (const text of [JSON.stringify(row), logged.join('')]) expect(text).not.toMatch(/iemand|example\.com/);
});
