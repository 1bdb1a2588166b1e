// Run this after npm install. If a registry lacks a package that only other platforms need, npm leaves it out of the
// lock file, and npm ci then refuses the whole file. This script adds such packages; npm skips them on platforms that
// do not need them.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, say } from './steps.mjs';

const FILE = join(ROOT, 'package-lock.json');
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64'];

const { stderr } = spawnSync('npm', ['ci', '--dry-run'], { cwd: ROOT, encoding: 'utf8' });
const missing = [...stderr.matchAll(/Missing: (\S+)@ from lock file/g)].map(([, name]) => name);
const lock = JSON.parse(readFileSync(FILE, 'utf8'));
for (const name of missing) lock.packages[`node_modules/${name}`] = entryOf(name);
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
if (missing.length > 0) writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
say(`Packages of other platforms written into package-lock.json: ${missing.length}`);

function entryOf(name) {
  const wanting = Object.values(lock.packages).find((entry) => entry.optionalDependencies?.[name] !== undefined);
  const words = name.slice(name.indexOf('/') + 1).split('-');
  const system = SYSTEMS.find((word) => words.includes(word));
  const processor = PROCESSORS.find((word) => words.includes(word));
  if (wanting === undefined || system === undefined || processor === undefined) {
    throw new Error(`${name} is missing, but not because of its platform; run npm install.`);
  }
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  const version = wanting.optionalDependencies[name];
  return {
    version,
    integrity: integrityOf(`${name}@${version}`),
    cpu: [processor],
    ...(wanting.dev === true ? { dev: true } : {}),
    ...(system === 'linux' ? { libc: [libc] } : {}),
    optional: true,
    os: [system],
  };
}

/** Returns the checksum that the registry publishes; without it, a changed package would go unnoticed. */
function integrityOf(release) {
  const { stdout } = spawnSync('npm', ['view', release, 'dist.integrity'], { cwd: ROOT, encoding: 'utf8' });
  const integrity = (stdout ?? '').trim();
  if (integrity === '') throw new Error(`The registry has no checksum of ${release}; try again when it has.`);
  return integrity;
}
