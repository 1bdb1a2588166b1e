// Functions shared by the scripts. Plain JavaScript that Node 20 can run, because it installs the pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const CACHE = join(ROOT, 'node_modules/.cache/weekbord');
const TYPESCRIPT_SINCE = 24;
const PARENT_CHECK_MS = 500;

export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Ends the script with a message that says what to do. */
export function giveUp(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/** Installs the packages if they are missing or the lock file has changed since. */
export function install() {
  const lock = join(ROOT, 'package-lock.json');
  const wanted = hashOf([lock]);
  const present = join(ROOT, 'node_modules/.package-lock.json');
  if (existsSync(present)) {
    const isNewer = statSync(present).mtimeMs >= statSync(lock).mtimeMs;
    // A user who only runs what another user installed cannot write the stamp.
    if (isNewer && mayWrite(join(ROOT, 'node_modules'))) writeStamp('installed', wanted);
    if (isNewer || readStamp('installed') === wanted) return;
  }
  say('Installing packages (npm ci) ...');
  const npm = process.env.npm_execpath;
  const [program, before] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  const { status } = spawnSync(program, [...before, 'ci', '--no-audit', '--no-fund'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) giveUp('npm ci failed; see above.');
  writeStamp('installed', wanted);
}

/** Returns the Node that runs the project's TypeScript: the pinned one, or else the current one if it is new enough. */
function pinnedNode() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const pinned = join(ROOT, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= TYPESCRIPT_SINCE) return process.execPath;
  return giveUp(`There is no pinned Node for this machine. Install Node ${TYPESCRIPT_SINCE} or later.`);
}

/** Returns the environment for programs on the pinned Node, which comes first on the path and caches compiled code. */
function environment(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  return {
    ...process.env,
    PATH: [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(separator),
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(CACHE, 'compiled'),
    ...extra,
  };
}

/** Runs a script on the pinned Node and waits for it; returns whether it succeeded. */
export function node(args, options = {}) {
  const { env, ...rest } = options;
  const { status } = spawnSync(pinnedNode(), args, { cwd: ROOT, stdio: 'inherit', env: environment(env), ...rest });
  return status === 0;
}

/**
 * Runs a script on the pinned Node without blocking this process; returns whether it succeeded, and its complete output,
 * which is also shown live if `isLive`.
 */
export function nodeApart(args, options = {}) {
  const { env, isLive = false, ...rest } = options;
  const child = spawn(pinnedNode(), args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment(env),
    ...rest,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (isLive) process.stdout.write(text);
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ good: false, output: String(error) }));
    child.on('close', (status) => resolve({ good: status === 0, output }));
  });
}

/** Returns the file that a package's command runs. */
export function command(packageName, name = packageName) {
  const folder = join(ROOT, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}

/** Returns the arguments for running a script of package.json with the pinned Node. */
export function script(name) {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const [program, ...rest] = scripts[name].split(' ');
  if (program === 'node') return rest;
  return [command(program), ...rest];
}

/** Builds the web app if its sources have changed since the last build. */
export function buildWeb() {
  const sources = [
    'apps/web',
    'packages/ui',
    'packages/domain',
    'packages/contract',
    'packages/phrases',
    'packages/dishes',
  ];
  const files = ['package-lock.json', ...sources].flatMap((place) => filesBelow(join(ROOT, place)));
  const wanted = hashOf(files.filter((file) => !/routeTree\.gen\.ts$|\.test\.tsx?$/.test(file)));
  if (existsSync(join(ROOT, 'apps/web/dist/index.html')) && readStamp('web') === wanted) return true;
  say('Building the web app ...');
  const began = Date.now();
  const vite = command('vite');
  const built =
    node([vite, 'build', '--logLevel', 'warn'], { cwd: join(ROOT, 'apps/web') }) && node(['scripts/compress-web.mjs']);
  if (!built) return false;
  say(`Built the web app in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  writeStamp('web', wanted);
  return true;
}

/** Starts a program on the pinned Node that runs until a signal stops it, and passes the first such signal on. */
export function begin(args, options = {}) {
  const { env, ...rest } = options;
  const child = spawn(pinnedNode(), args, { cwd: ROOT, stdio: 'inherit', env: environment(env), ...rest });
  let isStopping = false;
  const stop = (signal) => {
    // A terminal or a supervisor often signals every process of the group, more than once.
    if (!isStopping) child.kill(signal);
    isStopping = true;
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // A terminal that closes sends SIGHUP to end what runs in it; sent from elsewhere, it asks for the serving processes
  // to be replaced. On Windows, the console notifies the program itself.
  if (process.platform !== 'win32') {
    process.on('SIGHUP', () => (process.stdin.isTTY ? stop('SIGTERM') : child.kill('SIGHUP')));
  }
  // A signal kills npm without being passed on; the process that npm started then has another parent.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, PARENT_CHECK_MS);
  watch.unref();
  return child;
}

/**
 * Starts a second program on the pinned Node, which ends when this process does: it notices that its channel closes.
 */
export function beginBeside(args) {
  return spawn(pinnedNode(), args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: environment(),
  });
}

function filesBelow(place) {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist', '.tanstack'].includes(name))
    .flatMap(({ name }) => filesBelow(join(place, name)));
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files.sort())
    hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function mayWrite(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function readStamp(name) {
  const file = join(CACHE, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function writeStamp(name, text) {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(join(CACHE, name), text);
}
