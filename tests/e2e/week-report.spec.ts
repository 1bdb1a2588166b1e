import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { sessionOfDemo } from './support/people.ts';
import { expectOnePage } from './support/on-paper.ts';
import { callAs, signIn } from './support/session.ts';
import { test } from './support/test.ts';
import { filled, wordsOf } from './support/words.ts';

interface Figures {
  id: number;
  adherence: { logged_days: number; energy: number | null; protein: number | null } | null;
}

test("a coach opens a client's week report with the figures of the client list, goes back a week, and prints it on one sheet", async ({
  page,
}, info) => {
  const { clients, weekReport } = wordsOf(info);
  await signIn(page, await sessionOfDemo('coach@demo.example'));
  const { results } = (await callAs(page, 'GET', '/users/clientFigures?page_size=50')) as { results: Figures[] };
  const { id, adherence } = results.find((one) => (one.adherence?.energy ?? null) !== null)!;
  await page.goto(`/clients/${id}?part=week`);
  await page.getByRole('link', { name: clients.weekReport }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(weekReport.title);
  const report = page.getByRole('article');
  await expect(report).toContainText(filled(weekReport.ofDays, { logged: adherence!.logged_days, days: 7 }));
  for (const percent of [adherence!.energy!, adherence!.protein!]) {
    await expect(report.getByText(filled(weekReport.ofPlan, { percent }), { exact: true }).first()).toBeVisible();
  }
  const notLogged = report.getByText(weekReport.notLogged, { exact: true }).filter({ visible: true });
  await expect(notLogged).toHaveCount(7 - adherence!.logged_days);
  await expectAccessible(page);
  const print = page.getByRole('button', { name: weekReport.print });
  await expectOnePage(page, () => print.click(), [weekReport.summary, weekReport.days, weekReport.weight]);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const soft = page.locator('[data-print] dt').first();
  await expect(soft).toBeVisible();
  await expect(soft).toHaveCSS('color', 'rgb(68, 68, 68)');
  await expect(print).toBeHidden();
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });

  const latest = page.url();
  await page.getByRole('button', { name: clients.weekBefore }).press('Enter');
  await expect(page).toHaveURL(/\/report\?week=\d{4}-\d\d-\d\d$/);
  await expect(report).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: clients.weekAfter })).toBeEnabled();
  await page.getByRole('button', { name: clients.weekAfter }).click();
  await expect(page.getByRole('button', { name: clients.weekAfter })).toBeDisabled();
  expect(page.url().split('?')[0]).toBe(latest.split('?')[0]);
  await page.getByRole('button', { name: weekReport.back }).click();
  await expect(page).toHaveURL(new RegExp(`/clients/${id}\\?part=week$`));
});
