import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadConfig } from '@weekbord/api/platform/config/config';
import { afterAll, describe, expect, it } from 'vitest';
import { findProgram } from '../faults/programs.ts';

const ROOT = join(import.meta.dirname, '../..');
const UNIT = join(ROOT, 'deploy/weekbord.service');
/**
 * The maximum exposure of the service as rated by systemd, in tenths: 0 is none, 100 the maximum. systemd rates up to
 * 40 as 'OK'.
 */
const EXPOSURE_MAX = 15;

const text = readFileSync(UNIT, 'utf8');
/** Returns the values of a setting of the unit, in order. */
const valuesOf = (name: string) => [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value);

const folder = await mkdtemp(join(tmpdir(), 'weekbord-service-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns the output and the exit code of systemd-analyze. */
function analyze(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(findProgram('systemd-analyze', 'systemd'), ['--no-pager', ...args], {
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

describe('the systemd unit', () => {
  it('starts an existing script with the installed Node, without npm', () => {
    const [start = ''] = valuesOf('ExecStart');
    expect(start).toMatch(/^\/usr\/bin\/env node scripts\/\S+$/);
    expect(existsSync(join(ROOT, start.split(' ').at(-1)!))).toBe(true);
    expect(valuesOf('WorkingDirectory')).toEqual(['/opt/weekbord']);
  });

  it('signals only the script, and waits longer than a shutdown takes', () => {
    expect(valuesOf('KillMode')).toEqual(['mixed']);
    expect(valuesOf('ExecReload')).toEqual(['/bin/kill -HUP $MAINPID']);
    // The server's own 18 seconds, two more for its processes, and 15 for the embedded database.
    expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThan(35);
    expect(valuesOf('Restart')).toEqual(['on-failure']);
  });

  it('writes only to its own folders', () => {
    expect([valuesOf('ProtectSystem'), valuesOf('ProtectHome')]).toEqual([['strict'], ['yes']]);
    expect([valuesOf('StateDirectory'), valuesOf('CacheDirectory')]).toEqual([['weekbord'], ['weekbord']]);
    expect(valuesOf('Environment').map((line) => line?.split(' '))).toEqual([
      ['DATA_DIR=/var/lib/weekbord', 'NODE_COMPILE_CACHE=/var/cache/weekbord'],
    ]);
    expect(valuesOf('ReadWritePaths')).toEqual([]);
  });

  it('runs as an unprivileged user, who cannot gain any privileges, and lets Node compile', () => {
    expect([valuesOf('User'), valuesOf('NoNewPrivileges')]).toEqual([['weekbord'], ['yes']]);
    expect([valuesOf('CapabilityBoundingSet'), valuesOf('AmbientCapabilities')]).toEqual([[''], ['']]);
    expect(valuesOf('MemoryDenyWriteExecute')).toEqual([]);
  });

  it('has example settings with which the server starts, with the embedded database or an external one', () => {
    expect(valuesOf('EnvironmentFile')).toEqual(['/etc/weekbord/weekbord.env']);
    const example = readFileSync(join(ROOT, 'deploy/weekbord.env'), 'utf8');
    for (const one of [example, example.replaceAll(/^# (?=[A-Z_]+=)/gm, '')]) {
      const config = loadConfig(parseEnv(one));
      expect(config).toMatchObject({ trustedProxies: 1, processes: 2, publicUrl: 'https://weekbord.example' });
    }
    const known = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8');
    const names = [...example.matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(names.filter((name) => !known.includes(`\`${name}\``))).toEqual([]);
  });

  it('is accepted by systemd without warnings', () => {
    expect(analyze('verify', UNIT)).toEqual({ status: 0, said: '' });
  });

  it('is hardened, as rated by systemd', async () => {
    const threshold = ['security', '--offline=yes', `--threshold=${EXPOSURE_MAX}`];
    expect(analyze(...threshold, UNIT)).toMatchObject({ status: 0 });
    // Without one of its protections, the unit must be rated worse.
    const weaker = join(folder, 'weekbord.service');
    await writeFile(weaker, text.replace(/^RestrictNamespaces=.*\n/m, ''));
    expect(analyze(...threshold, weaker)).toMatchObject({ status: 1 });
  });
});
