import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { freshAddress, mailsTo, nextMail } from './support/mailbox.ts';
import { makeCoach } from './support/people.ts';
import { localeOf, signIn } from './support/session.ts';
import { test } from './support/test.ts';
import { filled, wordsOf } from './support/words.ts';

test('a coach invites three clients from a file after correcting one address; choosing the file again invites no one twice @both', async ({
  page,
}, info) => {
  const { clientImport, clientIntake, clients, shared } = wordsOf(info);
  const coach = await makeCoach(await localeOf(page));
  await signIn(page, coach.token);
  const [anna, ben, cees] = ['anna', 'ben', 'cees'].map(freshAddress) as [string, string, string];
  const wrong = cees.replace('@', ' at ');

  await page.goto('/clients');
  await page.getByRole('link', { name: clients.addFromFile }).click();
  await expect(page.getByRole('heading', { level: 1, name: clientImport.title })).toBeVisible();
  await expectAccessible(page);
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'clients.xlsx', mimeType: '', buffer: Buffer.from('PK\u0003\u0004') });
  await expect(page.getByText(clientImport.fileNOT_CSV)).toBeVisible();

  const rows = [
    'Voornaam;Tussenvoegsel;Achternaam;E-mailadres;Taal;Telefoon',
    `Anna;van den;Berg;${anna};nl;06`,
    '',
    `Ben;;Bos;${ben};English;`,
    `Zoë;;Müller;${wrong};nl;`,
  ];
  await file.setInputFiles({
    name: 'clients.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n'), 'latin1'),
  });
  await expect(page.getByText(filled(clientImport.canInvite.other, { ready: 2, count: 3 }))).toBeVisible();
  await expect(page.getByText(filled(clientImport.notUsed, { names: 'Telefoon' }))).toBeVisible();
  await expect(page.getByText(filled(clientImport.not_an_email, { email: wrong }))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: filled(clientImport.edit, { name: 'Zoë Müller' }) }).click();
  await page.getByLabel(clientIntake.email).fill(cees);
  await expectAccessible(page);
  await page.getByRole('button', { name: shared.save }).click();

  await page.getByRole('button', { name: filled(clientImport.invite.other, { count: 3 }) }).click();
  await expect(page.getByText(filled(clientImport.allInvited.other, { count: 3 }))).toBeVisible();
  await expectAccessible(page);
  const mails = await Promise.all([anna, ben, cees].map((address) => nextMail(address)));
  expect(mails.map(({ text }) => text.includes('Noor van den Berg'))).toEqual([true, true, true]);
  // Each email is in the language given in its row.
  expect(mails.map(({ text }) => /wil je coach worden/.test(text))).toEqual([true, false, true]);

  // The same file again invites no one twice.
  await page.getByRole('link', { name: clientImport.toClients }).click();
  await expect(page.getByRole('link', { name: 'Anna van den Berg' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zoë Müller' })).toBeVisible();
  await page.getByRole('link', { name: clients.addFromFile }).click();
  await file.setInputFiles({
    name: 'again.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.slice(0, 4).join('\n')),
  });
  await expect(page.getByText(clientImport.stateKNOWN)).toHaveCount(2);
  await expect(page.getByRole('button', { name: filled(clientImport.invite.other, { count: 0 }) })).toBeDisabled();
  expect(await mailsTo(anna)).toHaveLength(1);
});
