// Prints Lighthouse's scores for the login page on a slow phone (its default), in both languages: the median of five
// runs against the server as started. Lighthouse with its dependencies takes 176 MB, so it is not a dependency: the
// first run downloads it.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './support/start-server.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const FOLDER = join(import.meta.dirname, '../node_modules/.cache/weekbord/lighthouse');
const RUNS = 5;
/** How many times a measurement is tried, because Lighthouse occasionally loses a trace on a busy machine. */
const TRIES = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const BUDGET = { score: 95, 'LCP s': 1.8, CLS: 0.05, accessibility: 100, 'best practices': 100, requests: 14 };

interface Report {
  environment: { benchmarkIndex: number };
  categories: Record<(typeof CATEGORIES)[number], { score: number }>;
  audits: Record<string, { numericValue: number; details: { items: unknown[] } }>;
}

async function install(): Promise<void> {
  if (existsSync(join(FOLDER, 'node_modules/lighthouse'))) return;
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, 'package.json'), '{ "private": true }');
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', LIGHTHOUSE], {
    cwd: FOLDER,
    stdio: 'inherit',
  });
}

async function measure(address: string, language: string, chromium: string, tries = TRIES): Promise<Report> {
  const output = join(FOLDER, 'report.json');
  const flags = ['--headless=new', '--no-sandbox', `--lang=${language}`, `--accept-lang=${language}`];
  const args = [
    join(FOLDER, 'node_modules/lighthouse/cli/index.js'),
    address,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${flags.join(' ')}`,
  ];
  try {
    execFileSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, CHROME_PATH: chromium } });
  } catch (error) {
    if (tries > 1) return measure(address, language, chromium, tries - 1);
    throw error;
  }
  return JSON.parse(await readFile(output, 'utf8')) as Report;
}

function figuresOf({ audits, categories, environment }: Report) {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: 100 * categories.performance.score,
    'FCP s': value('first-contentful-paint') / 1000,
    'LCP s': value('largest-contentful-paint') / 1000,
    'TBT ms': value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
    'SI s': value('speed-index') / 1000,
    accessibility: 100 * categories.accessibility.score,
    'best practices': 100 * categories['best-practices'].score,
    requests: audits['network-requests']?.details.items.length ?? Number.NaN,
    'benchmark index': environment.benchmarkIndex,
  };
}

type Figures = ReturnType<typeof figuresOf>;

function medians(runs: readonly Figures[]): Record<string, number> {
  const names = Object.keys(runs[0] ?? {}) as (keyof Figures)[];
  const median = (name: keyof Figures) => runs.map((run) => run[name]).toSorted((a, b) => a - b)[runs.length >> 1];
  return Object.fromEntries(names.map((name) => [name, Number((median(name) ?? Number.NaN).toFixed(2))]));
}

await install();
const chromium = process.env['CHROMIUM_PATH'];
if (!chromium) throw new Error('There is no Chromium; set CHROMIUM_PATH.');
const folder = await mkdtemp(join(tmpdir(), 'weekbord-bench-lighthouse-'));
await chmod(folder, 0o755);
const server = await startServer(folder);
try {
  const table: Record<string, Record<string, number>> = {};
  for (const language of ['en', 'nl']) {
    const runs: Figures[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      runs.push(figuresOf(await measure(`${server.address}/login`, language, chromium)));
    }
    console.table(runs);
    table[`/login ${language}`] = medians(runs);
  }
  console.table({ ...table, budget: BUDGET });
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
