import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EventStream, openEventStream } from '@weekbord/testkit/event-stream';
import { afterAll, describe, expect, it } from 'vitest';
import { completeOnboarding } from './newcomer.ts';
import { startOperatorsPostgres } from './operators-postgres.ts';
import { ask, signUp } from './over-http.ts';
import { childrenOf, endAll, processesNaming, type ServedGroup, startGroup } from './server-process.ts';

const PROCESSES = 2;
const TOKEN = 'a token that only tests know';
const MAIL_MS = 5000;
/** How long a shutdown may take, in milliseconds. */
const STOP_MS = 20_000;

const folder = await mkdtemp(join(tmpdir(), 'weekbord-several-'));
await chmod(folder, 0o755);
const dataDir = join(folder, 'data');
const postgres = await startOperatorsPostgres(folder);
const begun: ServedGroup[] = [];
afterAll(async () => {
  await postgres.stop();
  for (const server of begun) endAll(server, folder);
  await rm(folder, { recursive: true, force: true });
});

/** The script, the first process and the serving processes. */
interface Family {
  readonly server: ServedGroup;
  readonly address: string;
  readonly first: number;
}

async function start(): Promise<Family> {
  const server = startGroup({
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.address,
    DATABASE_POOL_SIZE: '4',
    PROCESSES: String(PROCESSES),
    METRICS_TOKEN: TOKEN,
  });
  begun.push(server);
  const address = await server.address;
  const [first = 0] = childrenOf(server.pid);
  return { server, address, first };
}

/**
 * Opens an event stream; retries, because while a replacement process is starting, the others may have reached their
 * limit of streams per person.
 */
async function openStream(address: string, token: string): Promise<EventStream> {
  let opened: EventStream | undefined;
  const statusOfNext = async () => {
    opened = await openEventStream(address, token, { query: '?missed=0' });
    return opened.status;
  };
  await expect.poll(statusOfNext, { interval: 200 }).toBe(200);
  return opened!;
}

/**
 * Returns how a server stopped when asked to: its exit code, whether it was in time, and which processes are still
 * running.
 */
async function ending({ server, first }: Family, workers: readonly number[], asked: number) {
  const code = await server.ended;
  const inTime = performance.now() - asked < STOP_MS;
  const living = processesNaming('').filter((pid) => [server.pid, first, ...workers].includes(pid));
  return { code, inTime, living };
}

const CLEAN = { code: 0, inTime: true, living: [] };

describe('a server of several processes', () => {
  it('serves requests, replaces a killed process, and on a stop signal exits along with all of its processes', async () => {
    const family = await start();
    const { server, address, first } = family;
    const token = await signUp(address, dataDir, MAIL_MS);
    expect(await completeOnboarding(address, token)).toMatchObject({ status: 201 });
    const week = '/planner/calendarDay?date__gte=2027-03-15&date__lte=2027-03-21';
    const days = await ask(address, { method: 'GET', path: week, token });
    expect(days).toMatchObject({ status: 200, body: { results: { length: 7 } } });

    const before = childrenOf(first);
    expect(before).toHaveLength(PROCESSES);
    const [victim = 0] = before;
    process.kill(victim, 'SIGKILL');
    await expect.poll(() => childrenOf(first).filter((pid) => pid !== victim).length).toBe(PROCESSES);
    const after = childrenOf(first);
    for (let call = 0; call < 2 * PROCESSES; call += 1) {
      expect(await ask(address, { method: 'GET', path: '/auth/users/me', token })).toMatchObject({ status: 200 });
    }

    // Any process returns the metrics of all processes, each process once.
    const idsInFigures = async () => {
      const figures = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
      const text = await figures.text();
      return [...text.matchAll(/^weekbord_process_resident_memory_bytes\{process="(\d+)"\}/gm)].map(([, id]) => id);
    };
    // A restarted process reports its metrics once it serves; a process too busy to respond within a second is left
    // out.
    const counts = async () => {
      const ids = await idsInFigures();
      return { ids: ids.length, processes: new Set(ids).size };
    };
    await expect.poll(counts).toEqual({ ids: PROCESSES, processes: PROCESSES });

    // Connections are distributed over the processes round-robin, so each process gets some of the streams.
    const streams = await Promise.all(Array.from({ length: 2 * PROCESSES }, () => openStream(address, token)));
    const { results } = days.body as { results: readonly { id: number }[] };
    const noted = performance.now();
    const note = { method: 'PATCH', path: `/planner/calendarDay/${results[0]!.id}`, body: { note: 'Late' }, token };
    expect(await ask(address, note)).toMatchObject({ status: 200 });
    const heard = () => streams.every(({ events }) => JSON.stringify(events).includes('"area":"diary"'));
    await expect.poll(heard, { interval: 10 }).toBe(true);
    expect(performance.now() - noted).toBeLessThan(2000);

    const asked = performance.now();
    process.kill(server.pid, 'SIGTERM');
    expect(await ending(family, after, asked)).toEqual(CLEAN);
    expect(streams.map((stream) => stream.hasEnded())).toEqual(streams.map(() => true));
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('exits when the whole process group receives %s twice', async (signal) => {
    const family = await start();
    const workers = childrenOf(family.first);
    const asked = performance.now();
    family.server.signal(signal);
    family.server.signal(signal);
    expect(await ending(family, workers, asked)).toEqual(CLEAN);
  });

  it('exits when its first process is killed', async () => {
    const family = await start();
    const workers = childrenOf(family.first);
    process.kill(family.first, 'SIGKILL');
    expect(await family.server.ended).toBe(1);
    const living = () => workers.filter((pid) => processesNaming('apps/api/src/main.ts').includes(pid));
    await expect.poll(living, { timeout: STOP_MS }).toEqual([]);
  });
});
