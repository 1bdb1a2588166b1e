import { addDays } from '@weekbord/domain/dates/plain-date';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { speakLanguage } from '../../../shared/locale/language.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { today } from '../../../shared/locale/today.ts';
import { addClient, open, server, serveClients, week } from './clients-scene.test-support.tsx';

serveClients();

const ago = (count: number) => addDays(today(), -count);
const at = (count: number) => new Date(`${ago(count)}T12:00:00`).toISOString();
const report = () => document.querySelector<HTMLElement>('main article');
const textOf = (element: Element | null | undefined) => element?.textContent.replaceAll(/\s+/g, ' ') ?? '';
const cells = () =>
  [...report()!.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => textOf(cell)));
const sections = () => [...report()!.querySelectorAll('section')].map((section) => textOf(section));
const loaded = () => expect.poll(() => report()).not.toBeNull();
const lastAsked = (path: string) => server.asked.findLast(({ pathname }) => pathname.endsWith(path))?.searchParams;

function fillWeek(): void {
  week.days.set(ago(1), { eaten: { kcal: 2310.4, protein: 61, carbohydrates: 190.4, fat: null }, weight: 71.25 });
  week.days.set(ago(2), { eaten: null });
  week.days.set(ago(3), { goal: null, is_partial: true });
  week.days.set(ago(4), { are_macros_partial: true });
  week.weights = {
    points: [
      { date: ago(20), value: 73, entries: 1, trend: 73 },
      { date: ago(6), value: 72, entries: 1, trend: 72.4 },
      { date: ago(1), value: 71.25, entries: 2, trend: 72.1 },
    ],
    change_per_week: -0.64,
  };
  week.measurements = [
    { type: 'WAIST_CIRCUMFERENCE', date: ago(5), value: 88.5, entries: 2 },
    { type: 'STRESS', date: ago(4), value: 2, entries: 1 },
  ];
  week.events = [
    { kind: 'NOTE', id: 1, at: at(2), is_of_client: true, text: 'A party.' },
    { kind: 'NOTE', id: 2, at: at(0), is_of_client: true, text: 'Written today.' },
    {
      kind: 'PLAN',
      id: 1,
      at: at(3),
      is_of_client: false,
      reason: 'You train more.',
      effect: { kcal: -150, protein: 12 },
      answer: null,
      question: null,
    },
    { kind: 'NOTE', id: 3, at: at(8), is_of_client: false, text: 'A week ago.' },
  ];
}

it('shows the figures of the week page, and each logged day compared with the plan', async () => {
  addClient('Anna');
  fillWeek();
  await open('/clients/1/report');
  await loaded();
  expect(sections()[0]).toBe('SummaryDays logged6 of 7Energy95% of the planProtein72% of the plan');
  const rows = cells();
  expect(rows).toHaveLength(7);
  expect(rows[6]!.slice(1)).toEqual(['2,310of 2,000 · 116%', '61of 100 · 61%', '190of 200 · 95%', '?of 80', '71.3 kg']);
  expect(rows[5]!.slice(1)).toEqual(['Not logged', '–Not measured']);
  expect(rows[4]!.slice(1, 5)).toEqual(['1,900+', '90+', '210', '70']);
  expect(rows[3]!.slice(1, 5)).toEqual([
    '1,900of 2,000 · 95%',
    '90of 100 · 90%',
    '210+of 200 · 105%',
    '70+of 80 · 88%',
  ]);
  const [, days, weight, measurements, events] = sections();
  expect(days).toContain('Days that were not logged don’t count.');
  expect(days).toContain('+ means');
  expect(weight).toMatch(/First weigh-in72 kg on .+Trend 72.4 kgLast weigh-in71.3 kg on .+Trend 72.1 kg/);
  expect(weight).toMatch(/Over the 30 days to .+−0.6 kg a weekGoal66 kg−0.5 kg a week/);
  expect(measurements).toMatch(/Stress.*2 on .+Waist.*88.5 cm on .+, average of 2 that day/);
  expect(events).toMatch(
    /Coach: plan changed, −150 kcal, \+12 g of protein a day\.You train more\..+Anna Smit: A party\./,
  );
  expect(report()!.textContent).not.toMatch(/Written today|A week ago|73/);
  await expectAccessible();
  await page.viewport(1280, 900);
  expect(getComputedStyle(report()!.querySelector('ol')!).display).toBe('none');
  await expectAccessible();
});

it('says what is missing in a week without logged days, weights, notes or a plan', async () => {
  addClient('Anna', 'Smit', { intake: null });
  for (const count of [1, 2, 3, 4, 5, 6, 7]) week.days.set(ago(count), { eaten: null, goal: null });
  week.adherence = { logged_days: 0, energy: null, protein: null };
  await open('/clients/1/report');
  await loaded();
  expect(sections()).toEqual([
    'SummaryDays logged0 of 7EnergyUnknownProteinUnknown',
    expect.stringMatching(/^Day by day.*(?:Not logged–Not measured.*){7}What was eaten/),
    expect.stringMatching(/^WeightFirst weigh-inNot measuredLast weigh-inNot measuredOver .+Too few weigh-ins$/),
    'Notes and changes to the planNone this week.',
  ]);
  expect(cells().flat().join(' ')).not.toMatch(/\b0\b/);
});

it('steps by week, with the first day in the URL, and links to the same week on the page of the client', async () => {
  addClient('Anna');
  const router = await open('/clients/1/report');
  const button = (name: string) => page.getByRole('button', { name });
  await expect.element(button('Next week')).toBeDisabled();
  await button('Previous week').click();
  await expect.poll(() => router.state.location.search).toEqual({ week: ago(14) });
  await expect.poll(() => lastAsked('/clientWeek')?.get('until')).toBe(ago(8));
  await expect.poll(() => lastAsked('/progress')?.get('today')).toBe(ago(8));
  await loaded();
  await button('Next week').click();
  await expect.poll(() => router.state.location.search).toEqual({ week: ago(7) });
  router.history.back();
  await expect.poll(() => router.state.location.search).toEqual({ week: ago(14) });
  await button('Back to the client').click();
  await expect.poll(() => router.state.location.pathname).toBe('/clients/1');
  expect(router.state.location.search).toEqual({ part: 'week', until: ago(8) });
  await page.getByRole('link', { name: 'Weekly report' }).click();
  await expect.poll(() => router.state.location.search).toEqual({ week: ago(14) });
});

it.each(['2027-02-30', 'soon', addDays(today(), 3), 7])(
  'opens the latest week for the invalid URL parameter %s',
  async (typed) => {
    addClient('Anna');
    await open(`/clients/1/report?week=${typed}`);
    await expect.poll(() => lastAsked('/clientWeek')?.get('until')).toBe(ago(1));
  },
);

it('prints only the report, without its buttons, however printing is started', async () => {
  addClient('Anna');
  fillWeek();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await open('/clients/1/report');
  await loaded();
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  expect(print).toHaveBeenCalledOnce();
  const paper = document.querySelector<HTMLElement>('body > [data-print=upright]')!;
  expect(textOf(paper)).toBe(textOf(report()));
  expect(getComputedStyle(paper).display).toBe('none');
  expect(paper.querySelector('button')).toBeNull();
});

it('leaves no print content behind when it is closed', async () => {
  addClient('Anna');
  const router = await open('/clients/1/report');
  await loaded();
  await router.navigate({ to: '/' });
  await expect.poll(() => document.querySelector('[data-print]')).toBeNull();
});

it('fits a phone 360 px wide at twice the text size, in Dutch, with a list instead of the table', async () => {
  speakLanguage('nl');
  await loadPhrases('clients', 'shared', 'weekReport', 'progress');
  addClient('Anna');
  fillWeek();
  await page.viewport(360, 740);
  document.documentElement.style.fontSize = '200%';
  try {
    await open('/clients/1/report');
    await loaded();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await expect.element(page.getByRole('button', { name: 'Afdrukken of opslaan als pdf' })).toBeVisible();
    const list = report()!.querySelector('ol')!;
    expect([getComputedStyle(list).display, textOf(list)]).toEqual(['block', expect.stringContaining('Niet ingevuld')]);
    expect(getComputedStyle(report()!.querySelector('table')!).display).toBe('none');
    await expectAccessible();
  } finally {
    document.documentElement.style.fontSize = '';
  }
});
