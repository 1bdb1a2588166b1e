import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ImportPreview } from '@weekbord/contract/history/imports';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { AlertList } from '../../../shared/alerts/alert-list.tsx';
import { currentAlerts, dismissAlert } from '../../../shared/alerts/alerts.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../shared/session/current-user.ts';
import { DataScreen } from './data-screen.tsx';

const PREVIEW: ImportPreview = {
  source: 'MYFITNESSPAL',
  headings: ['Date', 'Meal', 'Calories', 'Protein (g)'],
  mapping: {
    kind: 'DIARY',
    columns: { date: 0, meal: 1, kcal: 2, protein: 3 },
    date_order: 'YEAR_FIRST',
    decimal_mark: 'DOT',
    weight_unit: 'KILOGRAMS',
    energy_unit: 'KILOCALORIES',
    carbohydrates_count_fiber: true,
  },
  said_weight_unit: null,
  said_energy_unit: 'KILOCALORIES',
  questions: [],
  found: { days: 214, first_date: '2026-01-03', last_date: '2027-03-12' },
  missing_columns: [],
  counts: { ready: 812, known: 12, skipped: 3, wrong: 7 },
  skipped: [{ reason: 'TOTAL', count: 3 }],
  first_date: '2026-01-03',
  last_date: '2027-03-12',
  rows: [
    {
      line: 2,
      date: '2026-01-03',
      meal_moment: 'BREAKFAST',
      name: null,
      kcal: 412,
      protein: 20,
      fat: 12,
      carbohydrates: 50,
      fiber: 6,
      weight: null,
    },
    {
      line: 3,
      date: '2026-01-03',
      meal_moment: 'DINNER',
      name: 'Lentil soup with bread',
      kcal: 640.5,
      protein: 30,
      fat: 18,
      carbohydrates: 80,
      fiber: 12,
      weight: null,
    },
  ],
  faults: [
    { line: 9, column: 'kcal', code: 'NOT_A_NUMBER', cell: 'lots', message: '“lots” isn’t a number (calories).' },
    { line: 14, column: 'date', code: 'IN_FUTURE', cell: '2028-01-01', message: '2028-01-01 is in the future.' },
  ],
};
const IMPORTED = {
  id: 5,
  source: 'MYFITNESSPAL',
  kind: 'DIARY',
  file_name: 'Nutrition-Summary.csv',
  rows_added: 812,
  first_date: '2026-01-03',
  last_date: '2027-03-12',
  made_at: '2027-03-14T09:00:00.000Z',
};
const COUNTS = [
  { section: 'meals', count: 1204 },
  { section: 'measurements', count: 1 },
  { section: 'profile', count: 1 },
  { section: 'cycle', count: 0 },
  { section: 'own_recipes', count: 3 },
];
const EXPORTED = {
  exported_at: '2027-03-14T09:00:00.000Z',
  language: 'en',
  parts: [
    {
      section: 'measurements',
      title: 'Your measurements',
      fields: { date: 'The date.', value: 'The value.' },
      rows: [{ date: '2027-03-01', value: 71.5 }],
      is_unreadable: false,
    },
    { section: 'cycle', title: 'Your cycle', fields: { period_starts: 'Dates.' }, rows: [], is_unreadable: false },
    {
      section: 'photos',
      title: 'Photos',
      fields: { key: 'The name.' },
      rows: [{ key: 'c0ffee' }, { key: 'gone' }],
      is_unreadable: false,
    },
  ],
};

/** The requests that the server received. */
let asked: { call: string; body: Record<string, unknown> }[] = [];
let imports: object[] = [];
let refusal: Response | null = null;
/** Additional content for the preview. */
let shownToo: Partial<ImportPreview> = {};
let saved: { name: string; file: Blob }[] = [];

function answerOf(method: string, path: string, body: Record<string, unknown>): Response {
  if (path === '/uploads/c0ffee.webp') return new Response(Uint8Array.of(1, 2, 3));
  if (path.startsWith('/uploads/')) return new Response(null, { status: 404 });
  if (path.endsWith('/imports/preview')) {
    const mapping = (body['mapping'] ?? PREVIEW.mapping) as ImportPreview['mapping'];
    const isMissing = mapping.columns.kcal === null;
    const counts = isMissing ? { ready: 0, known: 0, skipped: 0, wrong: 0 } : PREVIEW.counts;
    return Response.json({ ...PREVIEW, ...shownToo, mapping, counts, missing_columns: isMissing ? ['kcal'] : [] });
  }
  if (method === 'POST') {
    imports = [IMPORTED];
    return Response.json(IMPORTED, { status: 201 });
  }
  if (method === 'DELETE' && path.includes('/imports/')) {
    imports = [];
    return new Response(null, { status: 204 });
  }
  if (path.includes('/imports'))
    return Response.json({ count: imports.length, next: null, previous: null, results: imports });
  if (path.endsWith('/users/me/data')) return Response.json({ parts: COUNTS });
  if (path.endsWith('/users/me/export')) return Response.json(EXPORTED);
  return refusal ?? new Response(null, { status: 204 });
}

beforeEach(async () => {
  [asked, imports, refusal, saved, shownToo] = [[], [], null, [], {}];
  vi.stubGlobal('fetch', async (address: string, init: { method: string; body?: string } = { method: 'GET' }) => {
    const path = new URL(address, location.origin).pathname;
    const body = JSON.parse(init.body ?? '{}') as Record<string, unknown>;
    asked.push({ call: `${init.method} ${path}`, body });
    return answerOf(init.method, path, body);
  });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push({ name: '', file: file as Blob });
    return 'blob:nothing';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.at(-1)!.name = this.download;
  });
  await loadPhrases('history', 'meals', 'shared');
});
afterEach(() => {
  for (const { id } of currentAlerts()) dismissAlert(id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(): Promise<void> {
  const client = new QueryClient();
  const feature_flags_for_user = { flags: {}, switches: {}, samples: {} };
  const user = { id: 1, intake: null, account_enabled: true, feature_flags_for_user } as unknown as CurrentUser;
  client.setQueryData(currentUserQuery.queryKey, user);
  const root = createRootRoute();
  const routes = [createRoute({ getParentRoute: () => root, path: 'profile/data', component: DataScreen })];
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ['/profile/data'] }),
  });
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
      <AlertList />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible();
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
async function chooseFile(name: string, content: string | Uint8Array<ArrayBuffer>): Promise<void> {
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File([content], name));
}

it('shows what a file would add, adds it, and then removes all of it', async () => {
  await open();
  await chooseFile('Nutrition-Summary.csv', 'Date,Meal,Calories\n2026-01-03,Breakfast,412\n');
  await expect.element(page.getByText('812 new meals')).toBeVisible();
  await expect.element(page.getByText('12 already imported')).toBeVisible();
  await expect.element(page.getByText('3 rows with totals, averages or goals aren’t meals')).toBeVisible();
  await expect
    .element(page.getByText('From MyFitnessPal · 214 days with meals, 3 January 2026 to 12 March 2027'))
    .toBeVisible();
  await expect.element(page.getByText(/“lots” isn’t a number/)).toBeVisible();
  await expect.element(page.getByText('and 5 more')).toBeVisible();
  await expectAccessible();

  await button('Add 812 meals').click();
  await expect.element(page.getByText('812 meals added to your diary.')).toBeVisible();
  const made = asked.find(({ call }) => call === 'POST /api/users/me/imports')!;
  expect(made.body).toEqual({
    content: 'Date,Meal,Calories\n2026-01-03,Breakfast,412\n',
    mapping: PREVIEW.mapping,
    file_name: 'Nutrition-Summary.csv',
  });

  await button('Undo the import of Nutrition-Summary.csv').click();
  await expect.element(page.getByRole('dialog', { name: 'Undo this import?' })).toBeVisible();
  await button('Undo').last().click();
  await expect.element(page.getByText('Import undone.')).toBeVisible();
  await expect.element(page.getByText('Your imports')).not.toBeInTheDocument();
});

it('reads a file with the columns and formats that the person chooses, and names the columns that it needs', async () => {
  await open();
  await chooseFile('own.csv', 'a,b\n1,2\n');
  await page.getByText('Match your columns').click();
  await page.getByLabelText('Calories', { exact: true }).selectOptions('Not in the file');
  await expect.element(page.getByText(/Tell us what each column contains/)).toBeVisible();
  await expect.element(button(/^Add/)).not.toBeInTheDocument();
  await page.getByLabelText('Calories', { exact: true }).selectOptions('Calories');
  await page.getByText('1,5').click();
  await expect
    .poll(() => asked.at(-1)!.body)
    .toMatchObject({ mapping: { decimal_mark: 'COMMA', columns: { kcal: 2 } } });
  await expect.element(button('Add 812 meals')).toBeVisible();
  await expectAccessible();
});

it('reads the relevant files in a zip and in Windows encodings, and reports what it cannot read', async () => {
  await open();
  const zip = zipSync({
    'x/Exercise-Summary.csv': strToU8('a,b'),
    'x/Measurement-Summary.csv': strToU8('Date,Weight\n2026-01-03,70'),
    'x/Nutrition-Summary.csv': Uint8Array.from(Array.from('Date;Kcal;Caf\u00e9\n', (letter) => letter.codePointAt(0)!)),
  });
  await chooseFile('export.zip', zip);
  const parts = page.getByLabelText('Which part of the file?');
  await expect.element(parts).toHaveValue('0');
  expect(asked.at(-1)!.body).toEqual({ content: 'Date;Kcal;Café\n' });
  await parts.selectOptions('Weigh-ins: Measurement-Summary.csv');
  await expect.poll(() => asked.at(-1)!.body).toMatchObject({ content: 'Date,Weight\n2026-01-03,70' });
  await parts.selectOptions('Meals: Nutrition-Summary.csv');
  await button('Add 812 meals').click();
  // The next request contains the weights.
  await expect.poll(() => asked.at(-1)!.body).toMatchObject({ content: 'Date,Weight\n2026-01-03,70' });
  await button('Cancel').click();
  for (const [name, content, text] of [
    ['broken.zip', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), /Part of this file is missing/],
    ['photo.csv', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), /This is a photo/],
    ['empty.csv', '', /This file is empty/],
  ] as const) {
    await chooseFile(name, content);
    await expect.element(page.getByText(text)).toBeVisible();
  }
  await expectAccessible();
});

it('adds nothing until the person answers what the file leaves open', async () => {
  shownToo = { questions: [{ about: 'date_order', cell: '03/04/2026' }] };
  await open();
  await chooseFile('own.csv', 'Date,Calories\n03/04/2026,400\n');
  await expect.element(page.getByText('Which date is “03/04/2026” in the file?')).toBeVisible();
  await expect.element(page.getByText(/Answer this first/)).toBeVisible();
  expect(page.getByText(/812/).elements()).toEqual([]);
  expect(page.getByRole('radio', { name: '3 April 2026', checked: true }).elements()).toEqual([]);
  await expectAccessible();
  await page.getByText('3 April 2026').click();
  await expect.poll(() => asked.at(-1)!.body).toMatchObject({ mapping: { date_order: 'DAY_FIRST' } });
  await expect.element(page.getByRole('radio', { name: '3 April 2026' })).toBeChecked();
  await expect.element(button('Add 812 meals')).toBeVisible();
});

it('points out that a file has the same meals in several tables', async () => {
  await open();
  const meals = strToU8('Date,Food,Calories\n2026-01-03,Soup,300\n');
  await chooseFile('export.zip', zipSync({ 'a.csv': meals, 'b.csv': meals }));
  await expect.element(page.getByText(/Import only one of them, or days will count twice/)).toBeVisible();
});

it('exports everything as one file, or as tables with a description of their contents', async () => {
  await open();
  await button('One file (JSON)').click();
  await expect.poll(() => saved.at(-1)?.name).toMatch(/^weekbord-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await saved.at(-1)!.file.text())).toEqual(EXPORTED);
  await button('Tables (CSV, zipped)').click();
  await expect.poll(() => saved.at(-1)?.name).toMatch(/\.zip$/);
  const files = unzipSync(new Uint8Array(await saved.at(-1)!.file.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['README.txt', 'measurements.csv', 'photos.csv', 'photos/c0ffee.webp']);
  expect(new TextDecoder().decode(files['measurements.csv'])).toBe('date,value\r\n2027-03-01,71.5\r\n');
  expect(new TextDecoder().decode(files['README.txt'])).toContain(
    'measurements.csv: Your measurements\r\n  date: The date.',
  );
});

it('deletes the account only if the word is typed exactly, after showing what is deleted', async () => {
  await open();
  await button('Delete account').click();
  await expect.element(page.getByText('1,204 meals in your diary')).toBeVisible();
  await expect.element(page.getByText('1 measurement', { exact: true })).toBeVisible();
  expect(page.getByText('your cycle').elements()).toEqual([]);
  await expectAccessible();
  await button('Continue').click();
  await page.getByLabelText('Type DELETE to confirm').fill('delete');
  await button('Delete permanently').click();
  await expect.element(page.getByText(/Your account wasn’t deleted/)).toBeVisible();
  expect(asked.some(({ call }) => call.startsWith('DELETE'))).toBe(false);

  refusal = Response.json({ detail: 'Log in again first.', code: 'fresh_login_required' }, { status: 403 });
  await button('Delete account').click();
  await button('Continue').click();
  await page.getByLabelText('Type DELETE to confirm').fill('DELETE');
  await button('Delete permanently').click();
  await expect.element(button('Log in again')).toBeVisible();
  expect(asked.at(-1)).toEqual({ call: 'DELETE /api/auth/users/me', body: { confirm: 'DELETE' } });
});
