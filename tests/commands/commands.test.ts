import { chmod, mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { commandsIn, namedCommands, ROOT } from './named-commands.ts';
import { run, start } from './run-command.ts';

const READY_MS = 180_000;
const folder = await mkdtemp(join(tmpdir(), 'weekbord-commands-'));
await chmod(folder, 0o755);
const settings = { DATA_DIR: join(folder, 'data'), DEMO: '0', LOG_LEVEL: 'warn' };
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const words = (command: string) => command.split(' ');

async function freePort(): Promise<string> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  return String(port);
}

async function statusOf(address: string): Promise<number> {
  return fetch(address).then(
    ({ status }) => status,
    () => 0,
  );
}

/** Runs a command to completion; returns its output if it succeeded. */
async function runWell(command: readonly string[]): Promise<string> {
  const { code, said } = await run(command, settings);
  expect([command.join(' '), code, code === 0 ? '' : said]).toEqual([command.join(' '), 0, '']);
  return said;
}

/** Runs a command and checks that it prints `something`. */
async function says(command: string, something: string): Promise<void> {
  expect(await runWell(words(command))).toContain(something);
}

async function serves(command: string, meanwhile?: (address: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const server = start(words(command), { ...settings, PORT: port });
  try {
    const address = `http://localhost:${port}`;
    await expect.poll(() => statusOf(`${address}/api/health/ready`), { timeout: READY_MS, interval: 200 }).toBe(200);
    expect(await statusOf(address)).toBe(200);
    await expect.poll(server.said).toContain(`Weekbord is ready: ${address}`);
    await meanwhile?.(address);
  } finally {
    await server.stop();
  }
  expect(await statusOf(`http://localhost:${port}/api/health`)).toBe(0);
}

async function servesWithReloading(): Promise<void> {
  const port = await freePort();
  const api = `http://127.0.0.1:${port}`;
  const server = start(words('npm run dev'), { ...settings, PORT: port, API_URL: api });
  try {
    await expect.poll(() => statusOf(`${api}/api/health/ready`), { timeout: READY_MS, interval: 200 }).toBe(200);
    // The printed URL contains colour codes.
    const web = () => /http:\/\/localhost:\d+/.exec(server.said().replaceAll(/\u001B\[[\d;]*m/g, ''))?.[0];
    await expect.poll(web, { timeout: READY_MS }).toBeDefined();
    expect(await statusOf(web()!)).toBe(200);
    expect(await statusOf(`${web()}/api/health`)).toBe(200);
  } finally {
    await server.stop();
  }
}

async function importsFoods(): Promise<void> {
  const product = {
    code: '8710400280507',
    product_name: 'Oat biscuits',
    product_name_en: 'Oat biscuits',
    countries_tags: ['en:netherlands'],
    nutriments: { 'energy-kcal_100g': 450, proteins_100g: 8, fat_100g: 18, carbohydrates_100g: 62 },
  };
  const file = join(folder, 'products.jsonl');
  await writeFile(file, `${JSON.stringify(product)}\n`);
  const report = join(folder, 'report.jsonl');
  expect(await runWell(['npm', 'run', 'import-foods', '--', 'off', file, '--report', report])).toMatch(/\b1\b/);
  expect(await readFile(report, 'utf8')).toBeDefined();
}

async function refusesAnEmptyDownload(): Promise<void> {
  const empty = join(folder, 'empty');
  await mkdir(empty);
  const { code, said } = await run(['npm', 'run', 'import-foods', '--', 'usda', empty], settings);
  expect([code, said]).toEqual([1, expect.stringContaining(`There is no file ${empty}`)]);
}

async function listsWhoWaits(): Promise<void> {
  await serves('npm start', async (address) => {
    const body = JSON.stringify({ email: 'wait@home.example', first_name: 'Wim' });
    const headers = { 'content-type': 'application/json' };
    const joined = await fetch(`${address}/api/users/organisations/killerbody/waitlist`, {
      method: 'POST',
      headers,
      body,
    });
    expect(joined.status).toBe(201);
  });
  expect(await runWell(words('npm run waitlist -- killerbody'))).toMatch(/^wait@home\.example\tWim\t\d{4}-/m);
  expect(await run(words('npm run waitlist -- nowhere'), settings)).toMatchObject({
    code: 1,
    said: expect.stringContaining('There is no portal nowhere.'),
  });
}

const staff = (act: string, ...more: string[]) => ['npm', 'run', 'staff', '--', ...words(act), ...more];
const REASON = ['--reason', 'Kim answers the mail of coaches'];

async function movesAnOrganisation(): Promise<void> {
  await serves('npm start');
  const file = join(folder, 'killerbody.tar.gz');
  const organisation = ['npm', 'run', 'organisation', '--'];
  expect(await run(organisation, settings)).toMatchObject({ code: 2, said: expect.stringContaining('export PORTAL') });
  expect((await run([...organisation, 'export', 'killerbody', file], settings)).code).toBe(2);
  expect(await runWell([...organisation, 'export', 'killerbody', file, ...REASON])).toContain(`are in ${file}`);
  expect(await run([...organisation, 'export', 'killerbody', file, ...REASON], settings)).toMatchObject({
    code: 1,
    said: expect.stringContaining('already exists.'),
  });
  expect(await run([...organisation, 'import', file, ...REASON], settings)).toMatchObject({
    code: 1,
    said: expect.stringContaining('A portal with this name already exists here'),
  });
  expect(await runWell([...organisation, 'import', file, '--as', 'moved', ...REASON])).toContain('Killerbody is here');
  expect(await runWell(staff('leave moved', ...REASON))).toContain('Killerbody will be erased on');
  expect(await runWell(staff('stay moved', ...REASON))).toContain('Killerbody stays.');
  const listed = await runWell(words('npm run audit -- list'));
  for (const said of ['ORGANISATION_EXPORTED', 'ORGANISATION_IMPORTED', 'staff leave', REASON[1]!])
    expect(listed).toContain(said);
  expect(await runWell(words('npm run audit -- list --person 7'))).not.toContain('ORGANISATION_EXPORTED');
  expect(await runWell(words('npm run audit -- verify'))).toMatch(/All \d+ chained events are intact/);
  expect((await run(words('npm run audit'), settings)).code).toBe(2);
}

async function actsOfStaff(): Promise<void> {
  await serves('npm start', async (address) => {
    const body = JSON.stringify({
      email: 'kim@operator.example',
      first_name: 'Kim',
      last_name: 'Peters',
      terms_accepted: true,
    });
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(`${address}/api/auth/users`, { method: 'POST', headers, body })).status).toBe(201);
  });
  expect(await runWell(staff('--help'))).toContain('move-client');
  expect(await runWell(staff('make-staff kim@operator.example', ...REASON))).toContain(
    'kim@operator.example is now staff.',
  );
  expect(await run(staff('make-coach nobody@operator.example', ...REASON), settings)).toMatchObject({
    code: 1,
    said: expect.stringContaining('There is no account with the address nobody@operator.example.'),
  });
  expect(await run(staff('make-coach kim@operator.example'), settings)).toMatchObject({
    code: 2,
    said: expect.stringContaining('--reason: Fill this in.'),
  });
  expect(await runWell(staff('set killerbody high_protein=on', ...REASON))).toContain('changed.');
  expect(await runWell(staff('settings killerbody'))).toContain('high_protein=on');
  expect(await runWell(staff('plans killerbody'))).toContain('amount=1495');
  expect(await runWell(staff('set-plan killerbody-month amount=1695', ...REASON))).toContain(
    'killerbody-month changed.',
  );
  expect(await runWell(staff('plans killerbody'))).toContain('amount=1695');
  expect(await run(staff('let-in killerbody nobody@operator.example', ...REASON), settings)).toMatchObject({
    code: 1,
    said: expect.stringContaining('nobody@operator.example is not on the waitlist of Killerbody.'),
  });
  expect(await runWell(staff('acts killerbody'))).toContain('high_protein: false -> true\tKim answers');
}

async function replaysEvents(): Promise<void> {
  expect(await run(words('npm run billing -- replay'), settings)).toMatchObject({
    code: 1,
    said: expect.stringContaining('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are not set.'),
  });
  expect((await run(words('npm run billing -- replay 31'), settings)).code).toBe(2);
}

async function backsUpAndRestores(): Promise<void> {
  const backups = join(folder, 'backups');
  const place = { ...settings, BACKUP_FOLDER: backups };
  await serves('npm start', async () => {
    const { code, said } = await run(words('npm run backup'), place);
    expect([code, said]).toEqual([0, expect.stringMatching(/Backed up \d+ rows of \d+ tables and \d+ files: /)]);
  });
  const file = (await readdir(backups)).find((name) => name.startsWith('weekbord-'))!;
  const keys = { BACKUP_KEY: await keyOf('backup.key'), DATA_KEY: await keyOf('data.key') };
  const elsewhere = { ...place, ...keys, DATA_DIR: join(folder, 'again') };
  const restore = ['npm', 'run', 'restore', '--', join(backups, file)];
  const checked = await run([...restore, '--check'], elsewhere);
  expect([checked.code, checked.said]).toEqual([0, expect.stringContaining('The backup is complete: ')]);
  const restored = await run(restore, elsewhere);
  expect([restored.code, restored.said]).toEqual([0, expect.stringContaining('All counts and checksums agree')]);
  const back = await run([...restore, '--as-it-was'], { ...elsewhere, DATA_DIR: join(folder, 'as-it-was') });
  expect([back.code, back.said]).toEqual([0, expect.stringContaining('Start that version.')]);
  const twice = await run(restore, elsewhere);
  expect([twice.code, twice.said]).toEqual([1, expect.stringContaining('Restore into an empty place')]);
  expect((await run(words('npm run restore'), elsewhere)).code).toBe(2);
}

async function examinesThePlace(): Promise<void> {
  await serves('npm start', async () => {
    const { code, said } = await run(words('npm run doctor'), settings);
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/ok +database +PostgreSQL [\d.]+ answers\.[^]*\nFaults: 0\. /),
    ]);
  });
  const { code, said } = await run(words('npm run doctor'), { ...settings, SMTP_URL: 'smtp://127.0.0.1:1' });
  expect([code, said]).toEqual([1, expect.stringMatching(/FAULT +mail +connect ECONNREFUSED/)]);
}

const keyOf = (name: string) => readFile(join(settings.DATA_DIR, name), 'utf8');

async function makesApps(): Promise<void> {
  const into = join(folder, 'apps');
  const native = ['npm', 'run', 'native', '--'];
  expect(await runWell([...native, '--server', 'https://www.weekbord.example', '--into', into])).toContain(
    'Both projects are in',
  );
  const page = await readFile(join(into, 'android/app/src/main/assets/public/index.html'), 'utf8');
  const parts = await readdir(join(into, 'android/app/src/main/assets/public/assets'));
  expect(page).toContain('<meta name="server" content="https://www.weekbord.example" />');
  expect(parts.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(100);
  expect(await readFile(join(into, 'ios/App/App/public/index.html'), 'utf8')).toBe(page);
  const refused = await run([...native, '--server', 'http://www.weekbord.example', '--into', into]);
  expect([refused.code, refused.said]).toEqual([2, expect.stringContaining('--server must be an address')]);
}

async function formats(): Promise<void> {
  const file = join(folder, 'unformatted.ts');
  await writeFile(file, 'export const a = {b:"c"}');
  await runWell(['npm', 'run', 'format', '--', file]);
  expect(await readFile(file, 'utf8')).not.toContain('{b:"c"}');
}

/** One test file of each kind, run together. */
const ONE_OF_EACH = [
  'packages/domain/src/dates/plain-date.test.ts',
  'apps/web/src/app/routes/-dates.test.ts',
  'apps/api/src/platform/secret/person-keys.test.ts',
  'packages/ui/src/counting-number/counting-number.browser.test.tsx',
];

async function runsTests(command: string, files: readonly string[]): Promise<void> {
  const said = (await runWell([...words(command), ...files])).replaceAll(/\u001B\[[\d;]*m/g, '');
  expect(said).toMatch(new RegExp(`Test Files +${files.length} passed`));
}

/** How each command is run here: as briefly as possible. */
const RUN: Readonly<Record<string, () => Promise<void>>> = {
  'npm start': () => serves('npm start'),
  'node scripts/start.mjs': () => serves('node scripts/start.mjs'),
  'npm run dev': servesWithReloading,
  'node scripts/serve.mjs': () => serves('node scripts/serve.mjs'),
  'node scripts/build-web.mjs': async () => void (await runWell(words('node scripts/build-web.mjs'))),
  'npm run unit': () => runsTests('npm run unit --', ONE_OF_EACH),
  'npx vitest run --project pure': () => runsTests('npx vitest run --project pure', ONE_OF_EACH.slice(0, 1)),
  'npm run bench interleavings': () => says('npm run bench interleavings 1', '1 orders in'),
  'npm run catalogue': () => says('npm run catalogue', 'recipes'),
  'npm run native -- --server https://www.weekbord.example': makesApps,
  'npm run format': formats,
  'npm run import-foods': importsFoods,
  'npm run import-foods -- off openfoodfacts-products.jsonl.gz --report report.jsonl': importsFoods,
  'npm run import-foods -- usda FoodData_Central_csv --report report.jsonl': refusesAnEmptyDownload,
  'npm run waitlist -- killerbody': listsWhoWaits,
  'npm run billing -- replay': replaysEvents,
  'npm run staff -- make-staff kim@operator.example --reason "Kim answers the mail of coaches"': actsOfStaff,
  'npm run staff -- --help': actsOfStaff,
  'npm run staff -- acts killerbody': actsOfStaff,
  'npm run staff -- plans killerbody': actsOfStaff,
  'npm run staff -- let-in killerbody ADDRESS --reason': actsOfStaff,
  'npm run organisation': movesAnOrganisation,
  'npm run organisation -- export practice practice.tar.gz --reason "They move to their own server"':
    movesAnOrganisation,
  'npm run organisation -- import practice.tar.gz --reason "They move here"': movesAnOrganisation,
  'npm run audit -- list': movesAnOrganisation,
  'npm run audit -- list --person 7': movesAnOrganisation,
  'npm run audit -- verify': movesAnOrganisation,
  'npm run staff -- leave practice --reason': movesAnOrganisation,
  'npm run backup': backsUpAndRestores,
  'npm run restore -- FILE': backsUpAndRestores,
  'npm run restore -- FILE --check': backsUpAndRestores,
  'npm run restore -- FILE --as-it-was': backsUpAndRestores,
  'npm run doctor': examinesThePlace,
  'npx web-push generate-vapid-keys': () => says('npx web-push generate-vapid-keys', 'Public Key'),
};

/** The CI command itself, and commands that CI runs with the same arguments. */
const BY_CI: Readonly<Record<string, readonly [file: string, line: string]>> = {
  'npm test': ['.ci/run', 'exec npm test'],
  'npm run check': ['scripts/test.mjs', "args: script('check')"],
  'npm run e2e': ['scripts/test.mjs', "args: script('e2e')"],
  'npm run bench': ['scripts/test.mjs', "args: [...script('bench'), 'web-size']"],
};

/** Commands that are only run manually, and why. */
const BY_HAND: Readonly<Record<string, string>> = {
  'npm run bench fuzz 10000 1':
    'However few calls are asked for, it begins with each as everyone who may makes it; over a minute.',
  'node bench/compare.ts /path/of/an/older/work/tree': 'needs an older work tree, and minutes on a quiet machine',
  'npm run bench largest-bodies': 'A ratio of times in less than seconds a call says nothing; some four minutes.',
  'npm run bench mutants': 'It runs test files once for each careless change that it makes; minutes.',
  'npm run bench webhooks': 'Ten thousand histories of payments take half an hour.',
  'npm ci': 'The tests run on what it installs, and that of the container runs it in a folder of its own.',
  'npm prune --omit=dev':
    'It takes out what tests need; `npm ci --omit=dev` leaves the same, and the container is tested with that.',
  'npm run bench soak 30': 'It takes half an hour of both processors.',
  'npm run bench taps': 'It slows a browser down four times, and its seconds are its result.',
  'npm run bench shifts': 'It slows each answer of the API down, screen after screen.',
  'npm run bench lighthouse': 'It fetches 176 MB that nothing else needs.',
};

describe('the commands in the documents', () => {
  it('are extracted from code, without the variables before them and the comments after them', () => {
    const text = 'Run `E2E_ONLINE=1 npm run e2e`, not `npm`.\n\n```\nnpm start     # serves\nnode x.mjs\n```\n';
    expect(commandsIn(text)).toEqual(['npm start', 'node x.mjs', 'npm run e2e']);
  });

  it('are each run by a test or by CI, or listed with a reason not to be', () => {
    const known = [...Object.keys(RUN), ...Object.keys(BY_CI), ...Object.keys(BY_HAND)];
    expect(known.toSorted()).toEqual(namedCommands().toSorted());
  });

  it('are existing scripts and benchmarks', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = namedCommands().flatMap((command) => /^npm (?:run )?([\w-]+)/.exec(command)?.[1] ?? []);
    const ofNpm = ['ci', 'prune'];
    expect(named.filter((name) => !(name in scripts) && !ofNpm.includes(name))).toEqual([]);
    const benches = namedCommands().flatMap((command) => /^npm run bench ([\w-]+)/.exec(command)?.[1] ?? []);
    for (const name of benches) expect(read(`bench/${name}.ts`)).toContain('//');
  });

  it.each(Object.entries(BY_CI))('are run by CI: %s', (_command, [file, line]) => {
    expect(read(file)).toContain(line);
  });

  const ended = new Map<() => Promise<void>, Promise<void>>();
  it.each(Object.entries(RUN))('are run: %s', async (_command, runIt) => {
    // Commands that share a run are run only once.
    const running = ended.get(runIt) ?? runIt();
    ended.set(runIt, running);
    expect(await running).toBeUndefined();
  });
});
