import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { processesNaming } from '../faults/server-process.ts';
import { copySent, isSent, parseContainerfile, readIgnore, textsOf } from './containerfile.ts';

const ROOT = join(import.meta.dirname, '../..');
const START_MS = 120_000;
const REMOVE_MS = 120_000;
/**
 * Whether to run every step. If not, the test uses the already built web app and skips the packages that are pruned
 * later.
 */
const IS_WHOLE = process.env['WHOLE_CONTAINER'] === '1';

const stages = parseContainerfile(readFileSync(join(ROOT, 'deploy/Containerfile'), 'utf8'));
const [build, last] = [stages[0]!, stages.at(-1)!];
const ignore = await readIgnore(join(ROOT, '.dockerignore'));

const folder = await mkdtemp(join(tmpdir(), 'weekbord-container-'));
await chmod(folder, 0o755);
// The folder contains some 30,000 package files.
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }), REMOVE_MS);

/** The environment variables of the image; those that name folders are replaced here. */
const environment = Object.fromEntries(
  textsOf(last, 'ENV').flatMap((text) => text.split(' ').map((pair) => pair.split('=') as [string, string])),
);
const command = JSON.parse(textsOf(last, 'CMD')[0] ?? '[]') as string[];

function run(line: string, cwd: string): void {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'] };
  const { status, stderr } = spawnSync('sh', ['-c', line], { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${line} ended with ${status}: ${stderr}`);
}

/** Runs the steps of the first stage in a folder. */
async function buildIn(place: string): Promise<void> {
  await copySent(ROOT, place, ignore);
  const lines = textsOf(build, 'RUN');
  expect(lines).toEqual(['npm ci', 'node scripts/build-web.mjs', 'npm prune --omit=dev', 'rm -rf node_modules/.cache']);
  if (IS_WHOLE) for (const line of lines) run(line, place);
  else {
    run('npm ci --omit=dev --prefer-offline', place);
    await cp(join(ROOT, 'apps/web/dist'), join(place, 'apps/web/dist'), { recursive: true });
  }
}

describe('the container', { timeout: 600_000 }, () => {
  it('receives the program, and no development files', () => {
    const sent = ['package-lock.json', 'apps/api/src/main.ts', 'packages/domain/package.json', 'scripts/serve.mjs'];
    expect(sent.filter((file) => !isSent(file, ignore))).toEqual([]);
    const left = [
      '.git/config',
      'data/secret.key',
      'node_modules/pg/package.json',
      'apps/web/dist/index.html',
      'apps/web/node_modules/x/index.js',
      'apps/api/src/server.test.ts',
      'docs/operating.md',
      '.env',
    ];
    expect(left.filter((file) => isSent(file, ignore))).toEqual([]);
  });

  it('runs as an unprivileged user, stores its data in a volume, and is stopped by the signal for a clean exit', () => {
    expect(stages.map(({ from }) => from)).toEqual(stages.map(() => 'docker.io/library/node:24-bookworm-slim'));
    expect(textsOf(last, 'USER')).toEqual(['node']);
    expect([textsOf(last, 'VOLUME'), environment['DATA_DIR']]).toEqual([['/data'], '/data']);
    expect([textsOf(last, 'EXPOSE'), environment['PORT'], environment['HOST']]).toEqual([['3000'], '3000', '0.0.0.0']);
    expect(textsOf(last, 'STOPSIGNAL')).toEqual(['SIGTERM']);
    expect(existsSync(join(ROOT, command.at(-1)!))).toBe(true);
  });

  it("copies the folder as a whole, because Node cannot run a package's TypeScript if the package is copied separately", () => {
    const [place] = textsOf(last, 'WORKDIR');
    expect(textsOf(build, 'WORKDIR')).toEqual([place]);
    expect(textsOf(last, 'COPY')).toEqual([`--from=${build.name} ${place} ./`]);
  });

  it('is built, step by step, into a server that responds, is healthy and stops', async () => {
    const image = join(folder, 'image');
    await buildIn(image);
    expect(await readdir(join(image, 'node_modules'))).not.toContain('knip');

    const dataDir = join(folder, 'data');
    const [program = '', ...args] = command;
    const settings = { DATA_DIR: dataDir, NODE_COMPILE_CACHE: join(folder, 'compiled'), HOST: '127.0.0.1', PORT: '0' };
    const PATH = process.env['PATH'];
    const server = spawn(program, args, {
      cwd: image,
      env: { PATH, ...environment, ...settings, LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    const ended = new Promise((resolve) => server.once('exit', resolve));
    try {
      await expect.poll(() => said, { timeout: START_MS }).toContain('is ready');
      const [, address = ''] = /is ready: (\S+)/.exec(said) ?? [];
      expect((await fetch(`${address}/api/health/ready`)).status).toBe(200);
      expect(await (await fetch(`${address}/login`)).text()).toContain('<div id="root"');
      const [check = ''] = textsOf(last, 'HEALTHCHECK');
      const [probe = '', ...probed] = JSON.parse(check.slice(check.indexOf('['))) as string[];
      const healthOf = (port: string) => spawnSync(probe, probed, { env: { PATH, PORT: port } }).status;
      expect([healthOf(new URL(address).port), healthOf('1')]).toEqual([0, 1]);
    } finally {
      server.kill('SIGTERM');
    }
    expect(await ended).toBe(0);
    expect(processesNaming(dataDir)).toEqual([]);
  });
});
