import { expect, type Page } from '@playwright/test';
import { paprikaArchive } from '@weekbord/api/modules/recipes/import/files/archive.test-support';
import { test } from './support/test.ts';
import { expectAccessible } from './support/accessible.ts';
import { plannedPerson } from './support/planned-person.ts';
import { filled, type Words, wordsOf } from './support/words.ts';

const recipe = (name: string, ingredients: string, servings = '2 personen') => ({
  uid: name,
  name,
  ingredients,
  directions: 'Kook alles gaar.',
  notes: '',
  servings,
  prep_time: '10 min',
  cook_time: '20 min',
  source_url: '',
  categories: ['Avondeten'],
});

const UNKNOWN = '200 g xyloprut';
const ARCHIVE = paprikaArchive(
  recipe('Linzensoep', '250 g rode linzen\n1 ui'),
  recipe('Kip met rijst', '300 g kipfilet\n150 g rijst'),
  recipe('Drakensoep', `1 ui\n${UNKNOWN}`),
);

async function choose(page: Page, words: Words, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: words.importing.chooseFile }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
}

test('an archive from another app is imported with questions about unclear lines, and undone', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const { recipeFiles, importing, ownRecipes, shared } = words;
  await plannedPerson(page);
  await page.goto('/recipes/import');
  await choose(page, words, 'recepten.paprikarecipes', ARCHIVE);

  await expect(page.getByRole('heading', { name: recipeFiles.title })).toBeVisible();
  await expect(page.getByText(recipeFiles.fromPAPRIKA)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Drakensoep' })).toContainText(
    filled(recipeFiles.toAsk.one, { count: 1 }),
  );
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Kip met rijst' }).click();
  await page.getByRole('button', { name: filled(recipeFiles.add.other, { count: 2 }) }).click();
  await expect(page.getByRole('heading', { name: filled(recipeFiles.done.other, { count: 2 }) })).toBeVisible();
  await expectAccessible(page);

  // Fully understood recipes are among the custom recipes; the rest have questions.
  await page.getByRole('button', { name: recipeFiles.showOwn }).click();
  await expect(page.getByRole('link', { name: /Linzensoep/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Drakensoep/ })).toBeHidden();
  await page.getByRole('link', { name: filled(recipeFiles.checkLink.one, { count: 1 }) }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Drakensoep/ }).click();
  const line = page.getByRole('listitem').filter({ hasText: UNKNOWN });
  await expect(line).toContainText(importing.unmatched);
  await line.getByRole('button', { name: importing.leaveOut }).click();
  await page.getByRole('button', { name: importing.goOnToEditor, exact: true }).filter({ visible: true }).click();
  await expect(page.getByLabel(ownRecipes.name, { exact: true })).toHaveValue('Drakensoep');
  await page.getByRole('button', { name: ownRecipes.save, exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { name: 'Drakensoep', level: 1 })).toBeVisible();

  await page.goto('/recipes/import');
  await expect(page.getByRole('heading', { name: recipeFiles.importsTitle })).toBeVisible();
  await expect(page.getByRole('heading', { name: recipeFiles.checkTitle })).toBeHidden();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: recipeFiles.take }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.json$/);
  await page.getByRole('button', { name: filled(recipeFiles.undoImport, { name: 'recepten.paprikarecipes' }) }).click();
  await page.getByRole('dialog').getByRole('button', { name: shared.undo }).click();
  await expect(page.getByText(recipeFiles.undone)).toBeVisible();
  await expect(page.getByRole('heading', { name: recipeFiles.importsTitle })).toBeHidden();
});

test('a file that is not an archive is rejected with a reason, and a single recipe in a file opens its review directly', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const { importing, fieldErrors } = words;
  await plannedPerson(page);
  await page.goto('/recipes/import');
  await choose(page, words, 'half.paprikarecipes', ARCHIVE.subarray(0, 200));
  await expect(page.getByRole('alert').filter({ hasText: fieldErrors.file_damaged })).toContainText(
    'half.paprikarecipes',
  );
  await choose(page, words, 'salade.cook', Buffer.from('>> servings: 2\n\nKook @aardappelen{500%g} gaar.'));
  await expect(page).toHaveURL(/step=review/);
  await expect(page.getByLabel(words.ownRecipes.name)).toHaveValue('salade');
  await expect(page.getByRole('listitem').filter({ hasText: '500 g aardappelen' })).toContainText(importing.matched);
});
