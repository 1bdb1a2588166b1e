import { createServer, type Socket } from 'node:net';
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

/** Starts a mail server that stores what it receives. */
function mailSink(received: string[]) {
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
        socket.write(wantsData ? '354 go on\r\n' : '250 fine\r\n');
      }
    });
  });
}

it('email is sent to the server at SMTP_URL, once and completely', async () => {
  const received: string[] = [];
  const sink = mailSink(received);
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
  const { port } = sink.address() as { port: number };
  const database = await openTestDatabase();
  const config = testConfig({ smtpUrl: `smtp://127.0.0.1:${port}` });
  const log = createLog(config);
  const jobs = await openJobs(database.connectionString, log);
  afterAll(async () => {
    await jobs.stop();
    sink.close();
  });
  const clock = fakeClock();
  const mail = await createMail(jobs, clock, config);
  await deliverMail({ jobs, config, clock, log });

  const message = {
    to: 'iemand@example.com',
    subject: 'Één code',
    text: 'Hallo.\n',
    language: 'nl',
    fromName: 'Fit & Co',
  } as const;
  await mail.send(database.db, message);
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

  const waitingRows = async () =>
    (await database.pool.query('select * from pgboss.job where name = $1', ['mail'])).rows;
  for (let wait = 0; (await waitingRows()).length > 0 && wait < 500; wait += 1) await pause(10);
  expect(await waitingRows()).toEqual([]);
});
