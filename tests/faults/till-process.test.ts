import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const SCRIPT = `
import { beginTill } from ${JSON.stringify(pathToFileURL(join(ROOT, 'scripts/till.mjs')).href)};
const till = await beginTill();
process.on('SIGINT', () => console.log('asked to stop'));
console.log(JSON.stringify({
  url: till?.url ?? null,
  apiUrl: process.env.STRIPE_API_URL ?? null,
  secretKey: process.env.STRIPE_SECRET_KEY ?? null,
}));
till?.sendTo(process.env.SITE ?? 'http://127.0.0.1:9');
setInterval(() => {}, 1000);
`;
const folder = await mkdtemp(join(tmpdir(), 'weekbord-till-'));
const starters: { kill(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of starters.splice(0)) await one.kill();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Said {
  readonly url: string | null;
  readonly apiUrl: string | null;
  readonly secretKey: string | null;
}

/** Runs a process that starts the fake payment provider like `npm start`, with its variables and output. */
async function starter(environment: Readonly<Record<string, string>>) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT], {
    env: { PATH, HOME, DATA_DIR: folder, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  starters.push({ kill });
  await expect.poll(() => said.includes('\n')).toBe(true);
  const interrupt = () => process.kill(-child.pid!, 'SIGINT');
  return { told: JSON.parse(said.split('\n', 1)[0] ?? '') as Said, all: () => said, interrupt, kill };
}

const statusOf = (url: string, key: string | null) =>
  fetch(`${url}/v1/customers`, { headers: { authorization: `Bearer ${key}` } }).then(
    ({ status }) => status,
    () => 0,
  );

describe('the fake payment provider of a server', () => {
  it('stops when the process that started it is killed, and later continues where it left off', async () => {
    const first = await starter({});
    expect(first.told).toMatchObject({ apiUrl: first.told.url, secretKey: expect.stringMatching(/^sk_test_\w{20,}$/) });
    expect(await statusOf(first.told.url!, first.told.secretKey)).toBe(200);
    await first.kill();
    await expect.poll(() => statusOf(first.told.url!, first.told.secretKey)).toBe(0);
    expect(first.all().trim().split('\n')).toHaveLength(1);
    const second = await starter({});
    expect(second.told).toEqual(first.told);
    const { mode } = await stat(join(folder, 'till/till.json'));
    expect((mode & 0o777).toString(8)).toBe('600');
  });

  it('keeps running until a server stopped from a terminal has finished its work', async () => {
    const { told, all, interrupt } = await starter({ DATA_DIR: join(folder, 'interrupted') });
    interrupt();
    await expect.poll(() => all().includes('asked to stop')).toBe(true);
    expect(await statusOf(told.url!, told.secretKey)).toBe(200);
  });

  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_test_own', STRIPE_WEBHOOK_SECRET: 'whsec_own' }, 'sk_test_own'],
    [{ PUBLIC_URL: 'https://weekbord.example', SMTP_URL: 'smtp://mail' }, null],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost', SMTP_URL: 'smtp://mail' }, null],
    [{ PORT: 'faulty' }, null],
  ])('is not started with %j', async (environment, secretKey) => {
    const data = join(folder, 'unused');
    const { told } = await starter({ ...environment, DATA_DIR: data });
    expect(told).toEqual({ url: null, apiUrl: null, secretKey });
    expect(await readdir(folder)).not.toContain('unused');
  });

  it('is also started for a public site if that is requested', async () => {
    const { told } = await starter({
      PUBLIC_URL: 'https://weekbord.example',
      SMTP_URL: 'smtp://mail',
      SANDBOX_TILL: '1',
    });
    expect(await statusOf(told.url!, told.secretKey)).toBe(200);
  });
});
