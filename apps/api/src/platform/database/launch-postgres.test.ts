import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { launchPostgres } from './launch-postgres.ts';
import { openDatabase } from './open-database.ts';
import { embeddedBinaries } from './postgres-binaries.ts';
import { isRunning } from './postmaster.ts';

const folder = await mkdtemp(join(tmpdir(), 'weekbord-launch-'));
const dataDir = join(folder, 'deeper/postgres');
const options = { binaries: embeddedBinaries(), dataDir };
let stop: () => Promise<void> = async () => undefined;

afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true, force: true });
});

async function ask(address: string, query: string): Promise<unknown> {
  const { pool, close } = openDatabase(address, { max: 1 });
  try {
    const { rows } = await pool.query<{ answer: unknown }>(query);
    return rows[0]?.answer;
  } finally {
    await close();
  }
}

describe('the embedded database server', () => {
  it('is created by two concurrent launches, which then share it', async () => {
    const [first, second] = await Promise.all([launchPostgres(options), launchPostgres(options)]);
    ({ stop } = first);
    expect(second.port).toBe(first.port);
    const settings = "current_setting('fsync') || current_setting('synchronous_commit')";
    expect(await ask(first.address('postgres'), `select ${settings} as answer`)).toBe('onon');
    expect(await ask(second.address('postgres'), "select lower('ÉÈ') as answer")).toBe('éè');
    await ask(first.address('postgres'), 'create table kept as select 42 as answer');
  });

  it('logs errors without the values in them', async () => {
    const again = await launchPostgres(options);
    await ask(again.address('postgres'), 'create table told (email text primary key)');
    const insert = "insert into told values ('canary@home.example')";
    await ask(again.address('postgres'), insert);
    await expect(ask(again.address('postgres'), insert)).rejects.toThrow('duplicate key');
    const readLog = async () => {
      const names = await readdir(join(dataDir, 'log'));
      return (await Promise.all(names.map((name) => readFile(join(dataDir, 'log', name), 'utf8')))).join();
    };
    await expect.poll(readLog).toContain('duplicate key');
    expect(await readLog()).not.toContain('canary@home.example');
  });

  it('is reused by a later launch, for example after the server process that started it was killed', async () => {
    const again = await launchPostgres(options);
    expect(await ask(again.address('postgres'), 'select answer from kept')).toBe(42);
  });

  it('is reused through a symbolic link to its folder', async () => {
    const link = join(folder, 'link');
    await symlink(dataDir, link);
    const [original, again] = [await launchPostgres(options), await launchPostgres({ ...options, dataDir: link })];
    expect(again.port).toBe(original.port);
  });

  it('is not reused for a copy of its folder, which gets its own server', async () => {
    const original = await launchPostgres(options);
    const copyDir = join(folder, 'copy');
    await promisify(execFile)('cp', ['-a', dataDir, copyDir]);
    const began = performance.now();
    const copy = await launchPostgres({ ...options, dataDir: copyDir });
    try {
      expect(copy.port).not.toBe(original.port);
      expect(performance.now() - began).toBeLessThan(20_000);
      await ask(copy.address('postgres'), 'delete from kept');
      expect(await ask(copy.address('postgres'), 'select count(*) as answer from kept')).toBe(0);
      expect(await ask(original.address('postgres'), 'select count(*) as answer from kept')).toBe(1);
      const folders = "select current_setting('data_directory') as answer";
      expect(await ask(original.address('postgres'), folders)).toBe(dataDir);
      expect(await ask(copy.address('postgres'), folders)).toBe(copyDir);
    } finally {
      await copy.stop();
    }
  });

  it('does not use the port of the original if its folder is a copy', async () => {
    const stoppedDir = join(folder, 'stopped');
    const server = await launchPostgres(options);
    await server.stop();
    await promisify(execFile)('cp', ['-a', dataDir, stoppedDir]);
    const copy = await launchPostgres({ ...options, dataDir: stoppedDir });
    try {
      const original = await launchPostgres(options);
      expect([original.port, copy.port === server.port]).toEqual([server.port, false]);
    } finally {
      await copy.stop();
    }
  });

  it('restarts on the same port with everything that was written before it was killed', async () => {
    const server = await launchPostgres(options);
    const pid = Number((await readFile(join(dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0]);
    await ask(server.address('postgres'), 'insert into kept values (43)');
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => isRunning(pid)).toBe(false);
    await Promise.all([server.revive(), launchPostgres(options)]);
    expect(await ask(server.address('postgres'), 'select max(answer) as answer from kept')).toBe(43);
  });

  it('starts if a killed server left a PID file whose PID now belongs to another program', async () => {
    const server = await launchPostgres(options);
    await server.stop();
    await writeFile(join(dataDir, 'postmaster.pid'), `${process.ppid}\n${dataDir}\n1\n1\n\n127.0.0.1\n\nready\n`);
    // The lock file of its socket contains the PID too, for any port.
    await writeFile(
      join(dataDir, `.s.PGSQL.${server.port}.lock`),
      `${process.ppid}\n${dataDir}\n1\n${server.port}\n.\n`,
    );
    const again = await launchPostgres(options);
    expect(await ask(again.address('postgres'), 'select count(*) as answer from kept')).toBe(2);
  });

  it('is reached through a socket in its folder, or over the network if the path of the socket is too long', async () => {
    const how = "select coalesce(host(inet_client_addr()), 'socket') as answer";
    const reach = async (server: Awaited<ReturnType<typeof launchPostgres>>) => {
      const address = await server.addressOf('reaches', 'postgres');
      const { password } = new URL(address);
      const role = `create role reaches login password '${password}'`;
      await ask(server.address('postgres'), role).catch((error: { code?: string }) => expect(error.code).toBe('42710'));
      return { address, answer: await ask(address, how) };
    };
    const server = await launchPostgres(options);
    const before = await reach(server);
    expect(before.answer).toBe('socket');
    const pid = Number((await readFile(join(dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => isRunning(pid)).toBe(false);
    await server.revive();
    expect(await ask(before.address, how)).toBe('socket');
    const far = await launchPostgres({ ...options, dataDir: join(folder, 'long'.repeat(25), 'postgres') });
    try {
      expect((await reach(far)).answer).toBe('127.0.0.1');
    } finally {
      await far.stop();
    }
  });
});
