import { expect, type Locator, type Page } from '@playwright/test';
import { clientPlan } from '@weekbord/phrases/en/client-plan';
import { notes } from '@weekbord/phrases/en/notes';
import { planVersions } from '@weekbord/phrases/en/plan-versions';
import { expectAccessible } from './support/accessible.ts';
import { FIFTY, makeFiftyClients } from './support/fifty-clients.ts';
import { makeCoach, makePlannedPerson } from './support/people.ts';
import { callAs, localeOf, signIn } from './support/session.ts';
import { test } from './support/test.ts';
import { filled, wordsOf } from './support/words.ts';

function countingTaps() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.click();
    },
    /** Returns the number of taps since the last call. */
    take: () => {
      const counted = taps;
      taps = 0;
      return counted;
    },
  };
}

const listOf = async (page: Page, query: string) =>
  (await callAs(page, 'GET', `/users/clientFigures?${query}`)) as {
    count: number;
    groups: Record<'ALL' | 'NEEDS' | 'SILENT' | 'OFF_PLAN', number>;
    results: { id: number; first_name: string; last_name: string }[];
  };

test('a coach of fifty clients sees them all on one page, sorts and filters them, and the URL restores that', async ({
  page,
}, info) => {
  const { clients, shared } = wordsOf(info);
  const locale = await localeOf(page);
  const coach = await makeCoach(locale);
  await makeFiftyClients(locale, coach.id);
  await signIn(page, coach.token);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/clients');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(FIFTY + 1);
  await expect(page.getByText(shared.errorLoadingData)).toHaveCount(0);
  await expectAccessible(page);
  const { groups } = await listOf(page, 'page_size=1');
  expect(groups.ALL).toBe(FIFTY);
  for (const group of ['NEEDS', 'SILENT', 'OFF_PLAN'] as const) expect(groups[group]).toBeGreaterThan(2);

  const namesBy = async (query: string) =>
    (await listOf(page, `page_size=50&${query}`)).results.map((one) => `${one.first_name} ${one.last_name}`);
  const shown = async () => (await rows.getByRole('rowheader').allInnerTexts()).slice(0, 5);
  const cut = (names: readonly string[]) => names.slice(0, 5).map((name) => name.slice(0, 12));
  await page.getByRole('columnheader', { name: clients.columnProtein }).getByRole('button').click();
  await expect.poll(async () => cut(await shown())).toEqual(cut(await namesBy('order=PROTEIN')));
  await page.getByRole('button', { name: clients.groupOffPlan }).click();
  await expect(rows).toHaveCount(groups.OFF_PLAN + 1);
  await expect(page).toHaveURL(/only=off_plan&by=protein$/);
  await page.reload();
  await expect(rows).toHaveCount(groups.OFF_PLAN + 1);
  await page.goBack();
  await expect(rows).toHaveCount(FIFTY + 1);
  await expect(page.getByRole('columnheader', { name: clients.columnProtein })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('a coach writes a note from the list with two taps and changes the energy of a plan with three; the client sees both', async ({
  page,
  browser,
}, info) => {
  const { clients, shared } = wordsOf(info);
  const locale = await localeOf(page);
  const coach = await makeCoach(locale);
  const client = await makePlannedPerson(locale, coach.id);
  await signIn(page, coach.token);
  await page.goto('/clients');
  const { tap, take } = countingTaps();
  const action = (label: string) =>
    page.getByRole('button', { name: filled(clients.needAction, { label, name: 'Noor van den Berg' }) });

  await tap(action(clients.writeNote));
  await expect(page.getByRole('textbox', { name: notes.write })).toBeFocused();
  await page.keyboard.type('Well done this week.');
  await tap(page.getByRole('button', { name: notes.send }));
  await expect(page.getByText('Well done this week.').first()).toBeVisible();
  expect(take()).toBeLessThanOrEqual(2);
  await page.getByRole('button', { name: shared.close }).click();

  await tap(action(clients.changePlan));
  const energy = page.getByRole('textbox', { name: shared.energy });
  await expect(energy).toBeFocused();
  const before = Number(await energy.inputValue());
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(String(before + 120));
  await tap(page.getByRole('button', { name: clientPlan.save }));
  await expect(page.getByText(filled(clientPlan.savedOf, { name: 'Noor van den Berg' }))).toBeVisible();
  expect(take()).toBeLessThanOrEqual(3);

  await tap(action(clients.changePlan));
  const protein = page.getByRole('textbox', { name: shared.protein });
  await tap(protein);
  const grams = Number(await protein.inputValue());
  await protein.fill(String(grams + 15));
  await tap(page.getByRole('button', { name: clientPlan.save }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(take()).toBeLessThanOrEqual(3);

  const theirs = await (await browser.newContext()).newPage();
  await signIn(theirs, client.token);
  await theirs.goto('/diary');
  await theirs.getByRole('link', { name: filled(planVersions.newsProteinMore, { amount: '15' }) }).click();
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(planVersions.title);
  await expect(theirs.getByText(filled(planVersions.effectProteinMore, { protein: '15' })).first()).toBeVisible();
  await theirs.goto('/profile/notes');
  await expect(theirs.getByText('Well done this week.').first()).toBeVisible();
  await theirs.context().close();
});
