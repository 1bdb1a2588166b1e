import { expect } from '@playwright/test';
import { RETENTION_PERIODS, KEPT_THINGS } from '@weekbord/domain/privacy/retention-periods';
import { expectAccessible } from './support/accessible.ts';
import { mailsTo } from './support/mailbox.ts';
import { test } from './support/test.ts';
import { filled, wordsOf } from './support/words.ts';

test('[LAW-08] the privacy page shows how long each kind of data is kept, from the table that the deletion jobs use', async ({
  page,
}, info) => {
  const { legal } = wordsOf(info);
  await page.goto('/privacy');
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  for (const thing of KEPT_THINGS) {
    const { count, unit } = RETENTION_PERIODS[thing].period;
    const { one, other } = legal[`period${unit}`];
    await expect(row(legal[`kept_${thing}`]).getByRole('cell')).toHaveText(
      filled(count === 1 ? one : other, { count }),
    );
  }
  await expect(row(legal.kept_own)).toContainText(legal.keptUntilDeleted);
  await expect(page.getByRole('row')).toHaveCount(KEPT_THINGS.length + 3);
  await expectAccessible(page);
});

test('the pages required by law link to each other and to the contact form, which sends a question to support', async ({
  page,
}, info) => {
  const { legal, help } = wordsOf(info);
  await page.goto('/privacy');
  for (const [path, title] of [
    ['terms', legal.termsTitle],
    ['accessibility', legal.accessibilityTitle],
    ['imprint', legal.imprintTitle],
    ['privacy', legal.privacyTitle],
  ] as const) {
    await page.getByRole('navigation').locator(`a[href="/${path}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible(page);
  }
  await page.locator('main a[href="/help/contact"]').first().click();
  const question = `Where is my list? ${info.project.name}`;
  await page.getByLabel(help.email, { exact: true }).fill('guest@home.example');
  await page.getByLabel(help.message, { exact: true }).fill(question);
  await expectAccessible(page);
  await page.getByRole('button', { name: help.send, exact: true }).click();
  await expect(page.getByRole('button', { name: help.send, exact: true })).toHaveCount(0);
  const mails = async () => (await mailsTo('hello@weekbord.example')).filter(({ text }) => text.includes(question));
  await expect.poll(async () => (await mails()).length).toBe(1);
});
