// Tests whether careless changes are detected: each mutant in turn is applied to a copy of this work tree, in which the
// tests that should detect it run: node bench/mutants.ts [number ...]. Exits with 1 if none of them fails, or if the
// text that a mutant replaces does not occur exactly once in its file.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { type Mutant, MUTANTS } from './support/mutants.ts';

const ROOT = join(import.meta.dirname, '..');
const LEFT_OUT = new Set(['.git', '.cache', 'node_modules', 'dist', 'data', 'test-results', 'playwright-report']);
/** Number of copies, each testing one mutant at a time. */
const COPIES = Math.min(2, availableParallelism());
/** Milliseconds after which a run counts as hanging. */
const LONGEST_MS = 300_000;

/** The outcome of the tests in a copy. */
type Outcome = 'failed' | 'passed' | 'no test ran' | 'hangs';

interface Report {
  readonly numFailedTests: number;
  readonly numPassedTests: number;
  readonly success: boolean;
}

const running = new Set<ChildProcess>();
let isEnding = false;

const numbers = process.argv.slice(2).map(Number);
const chosen = MUTANTS.map((mutant, at) => ({ ...mutant, number: at + 1 })).filter(
  ({ number }) => numbers.length === 0 || numbers.includes(number),
);
const misplaced = chosen.filter(({ file, from }) => countIn(file, from) !== 1);
for (const { number, file, from } of misplaced)
  console.log(`${number} ${countIn(file, from)} times in ${file}: ${from}`);
if (misplaced.length > 0) process.exit(1);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
const began = performance.now();
const folder = await mkdtemp(join(tmpdir(), 'weekbord-mutants-'));
try {
  const copies = await Promise.all(Array.from({ length: COPIES }, (_, at) => copyTree(join(folder, String(at)))));
  if (await passUnchanged(copies[0]!)) await judgeAll(copies);
  else process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
if (isEnding) process.exitCode = 1;
console.log(`${isEnding ? 'ended' : `${chosen.length} mutants`} after ${secondsSince(began)} s`);

function end(): void {
  isEnding = true;
  for (const child of running) child.kill('SIGINT');
}

/** Copies the work tree, with links to third-party packages and copies of the project's own. */
async function copyTree(copy: string): Promise<string> {
  await cp(ROOT, copy, { recursive: true, filter: (path) => path === ROOT || !LEFT_OUT.has(basename(path)) });
  const [from, to] = [join(ROOT, 'node_modules'), join(copy, 'node_modules')];
  await mkdir(join(to, '@weekbord'), { recursive: true });
  const others = (await readdir(from)).filter(
    (name) => name !== '@weekbord' && (name === '.bin' || !name.startsWith('.')),
  );
  for (const name of others) await symlink(join(from, name), join(to, name));
  for (const place of ['apps', 'packages']) {
    const ours = (await readdir(join(copy, place))).filter((name) => existsSync(join(from, '@weekbord', name)));
    for (const name of ours) await symlink(join(copy, place, name), join(to, '@weekbord', name));
  }
  return copy;
}

/** Whether the tests pass without changes, since a failing test detects nothing. */
async function passUnchanged(copy: string): Promise<boolean> {
  for (const [project, mutants] of Map.groupBy(chosen, (mutant) => mutant.project)) {
    const outcome = await run(copy, project, [...new Set(mutants.flatMap(({ tests }) => tests))]);
    if (isEnding) return false;
    console.log(`unchanged: ${project} ${outcome}`);
    if (outcome !== 'passed') return false;
  }
  return true;
}

async function judgeAll(copies: readonly string[]): Promise<void> {
  const left = [...chosen];
  const judgeNext = async (copy: string): Promise<void> => {
    const mutant = left.shift();
    if (mutant === undefined || isEnding) return;
    await judge(copy, mutant);
    await judgeNext(copy);
  };
  await Promise.all(copies.map(judgeNext));
}

async function judge(copy: string, mutant: Mutant & { readonly number: number }): Promise<void> {
  const { number, file, from, to, project, tests } = mutant;
  const path = join(copy, file);
  const text = await readFile(path, 'utf8');
  const since = performance.now();
  await writeFile(
    path,
    text.replace(from, () => to),
  );
  const outcome = await run(copy, project, tests);
  await writeFile(path, text);
  if (isEnding) return;
  const verdict = outcome === 'failed' ? 'killed' : outcome === 'passed' ? 'SURVIVED' : outcome.toUpperCase();
  console.log(`${number} ${verdict} in ${secondsSince(since)} s: ${file}: ${from} -> ${to}`);
  if (outcome !== 'failed') process.exitCode = 1;
}

/** Runs test files of a project in a copy, up to the first test that fails. */
async function run(copy: string, project: string, files: readonly string[]): Promise<Outcome> {
  if (isEnding) return 'no test ran';
  const report = join(copy, 'report.json');
  await rm(report, { force: true });
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs');
  const options = ['run', '--project', project, '--bail', '1', '--reporter', 'json', '--outputFile', report];
  const child = spawn(process.execPath, [vitest, ...options, ...files], { cwd: copy, stdio: 'ignore' });
  running.add(child);
  const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  clearTimeout(timer);
  running.delete(child);
  if (status === null) return 'hangs';
  if (!existsSync(report)) return 'no test ran';
  const { numFailedTests, numPassedTests, success } = JSON.parse(await readFile(report, 'utf8')) as Report;
  if (numFailedTests > 0) return 'failed';
  return success && numPassedTests > 0 ? 'passed' : 'no test ran';
}

function countIn(file: string, text: string): number {
  return readFileSync(join(ROOT, file), 'utf8').split(text).length - 1;
}

function secondsSince(moment: number): number {
  return Math.round((performance.now() - moment) / 1000);
}
