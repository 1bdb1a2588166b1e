import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/accessible.ts';
import { callAs } from './support/session.ts';
import { plannedPerson, dateOfDevice } from './support/planned-person.ts';
import { filled, pattern, type Words, wordsOf } from './support/words.ts';

const NAME = 'Linzensoep & citroen';
const ONION = '1 ui, gesnipperd';
const UNSURE = '1 el sesame miso paste';
const UNKNOWN = '200 g xyloprut';
const CHOICE = '2 el honing of ahornsiroop, optioneel';

/** A page as saved by a browser, with the recipe in the form that sites provide for search engines. */
const PAGE = `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Soep</title>
<script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: NAME.replace('&', '&amp;'),
  recipeYield: '2 porties',
  prepTime: 'PT10M',
  totalTime: 'PT25M',
  recipeIngredient: ['250 g rode linzen', ONION, '2 el olijfolie', UNSURE, UNKNOWN],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Fruit de ui in de olie.' },
    { '@type': 'HowToStep', text: 'Kook de linzen gaar.' },
    { '@type': 'HowToStep', text: 'Pureer de soep.' },
  ],
})}</script></head><body><p>Soep van oma</p></body></html>`;

const savedPage = (text: string, name = 'soep.html') => ({ name, mimeType: 'text/html', buffer: Buffer.from(text) });

interface Day {
  calendar_items: { meal_slot: number; meal_moment: string }[];
}

/** Returns the id of today's lunch of the person whose session is open. */
async function lunchOf(page: Page, date: string): Promise<number> {
  const days = (await callAs(page, 'GET', `/planner/calendarDay?date__gte=${date}&date__lte=${date}`)) as {
    results: Day[];
  };
  return days.results[0]!.calendar_items.find(({ meal_moment: moment }) => moment === 'LUNCH')!.meal_slot;
}

const lineOf = (page: Page, raw: string) => page.getByRole('listitem').filter({ hasText: raw });
const goOn = (page: Page, words: Words) =>
  page.getByRole('button', { name: words.importing.goOnToEditor, exact: true }).filter({ visible: true });

async function readFile(page: Page, words: Words, file: ReturnType<typeof savedPage>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: words.importing.chooseFile }).click();
  await (await chooser).setFiles(file);
}

test('[REC-08] a saved page is checked line by line, and its recipe survives a reload, is edited and is planned', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const { importing, ownRecipes } = words;
  await plannedPerson(page);
  const today = dateOfDevice();
  await page.goto(`/recipes/new?date=${today}&slot=${await lunchOf(page, today)}`);
  await page.getByRole('button', { name: ownRecipes.fromElsewhere }).click();
  await expect(page.getByRole('heading', { name: importing.title })).toBeVisible();
  await expectAccessible(page);
  await readFile(page, words, savedPage(PAGE));

  await expect(page).toHaveURL(/step=review/);
  await expect(page.getByLabel(ownRecipes.name)).toHaveValue(NAME);
  await expect(page.getByLabel(ownRecipes.preparation, { exact: true })).toHaveValue('10');
  await expect(page.getByLabel(ownRecipes.cooking, { exact: true })).toHaveValue('15');
  await expect(page.getByText(filled(importing.matchedOf, { matched: 3, count: 5 }))).toBeVisible();
  await expect(lineOf(page, UNSURE)).toContainText(importing.unsure);
  await expect(lineOf(page, UNKNOWN)).toContainText(importing.unmatched);
  await expect(page.getByText(importing.partial)).toBeVisible();
  await expectAccessible(page);

  // A line is opened, measured in another unit and closed; the focus returns to it.
  await lineOf(page, ONION).getByRole('button').first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel(words.forms.amount, { exact: true })).toHaveValue('1');
  await expectAccessible(page);
  await sheet.getByLabel(words.forms.amount, { exact: true }).fill('1,5');
  await sheet.getByLabel(words.forms.amount, { exact: true }).press('Enter');
  await expect(sheet).toBeHidden();
  await expect(lineOf(page, ONION)).toContainText('1½');
  await expect(lineOf(page, ONION).getByRole('button').first()).toBeFocused();

  await lineOf(page, UNSURE).getByRole('button', { name: importing.confirm }).click();
  await expect(page.getByText(filled(importing.matchedOf, { matched: 4, count: 5 }))).toBeVisible();
  await page.reload();
  await expect(lineOf(page, ONION)).toContainText('1½');
  await expect(page.getByText(filled(importing.matchedOf, { matched: 4, count: 5 }))).toBeVisible();
  await goOn(page, words).click();

  await expect(page).toHaveURL(/\/recipes\/new\?/);
  await expect(page.getByLabel(ownRecipes.name, { exact: true })).toHaveValue(NAME);
  await expect(page.getByText(filled(importing.noteStep, { lines: UNKNOWN }))).toBeAttached();
  // Going back shows the review unchanged, and it can be continued.
  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: ownRecipes.leave }).click();
  await expect(lineOf(page, ONION)).toContainText('1½');
  await goOn(page, words).click();
  await expect(page.getByLabel(ownRecipes.name, { exact: true })).toHaveValue(NAME);
  await page.getByRole('button', { name: pattern(ownRecipes.saveAndPlan) }).click();
  await expect(page).toHaveURL(new RegExp(`/diary/${today}`));
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
});

test('[REC-08] a guess must be confirmed, a food is searched for, and nothing is lost when going back', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const { importing } = words;
  await plannedPerson(page);
  await page.goto('/recipes/import');
  const text = `${NAME}\n\n250 g rode linzen\n${UNSURE}\n${UNKNOWN}\n${CHOICE}\n\n1. Kook de linzen gaar.`;
  await page.getByLabel(importing.field).fill(text);
  await expect(page.getByText(importing.isText)).toBeVisible();
  await page.getByRole('button', { name: importing.read, exact: true }).click();

  await expect(lineOf(page, UNKNOWN)).toContainText(importing.asNote);
  await lineOf(page, UNKNOWN).getByRole('button', { name: importing.search }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox').or(sheet.getByRole('searchbox')).first().fill('kipfilet');
  await sheet.getByRole('option').first().click();
  await sheet.getByRole('button', { name: importing.use }).click();
  await expect(sheet).toBeHidden();
  await expect(lineOf(page, UNKNOWN)).toContainText(importing.matched);
  await expect(page.getByText(importing.partial)).toBeHidden();

  // The line's marks are shown next to its interpretation.
  await expect(lineOf(page, CHOICE)).toContainText(importing.mark_optional);
  await expect(lineOf(page, CHOICE)).toContainText(importing.mark_choice);
  await lineOf(page, CHOICE).getByRole('button', { name: importing.confirm }).click();
  await expect(lineOf(page, CHOICE)).not.toContainText(importing.mark_choice);

  // The text does not state the number of portions, so that question blocks continuing.
  await expect(page.getByText(importing.perPortion, { exact: true })).toBeHidden();
  await goOn(page, words).click();
  await expect(page.getByRole('alert').filter({ hasText: importing.portionsMissing })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('group', { name: importing.howManyPortions }).getByText('4', { exact: true }).click();
  await expect(page.getByRole('group', { name: words.ownRecipes.makes })).toContainText('4');
  await expect(page.getByRole('button', { name: words.ownRecipes.fewer })).toBeFocused();
  await expect(page.getByText(importing.perPortion, { exact: true })).toBeVisible();

  await goOn(page, words).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(UNSURE);
  await expectAccessible(page);
  await question.getByRole('button', { name: importing.lookAgain }).last().click();
  await lineOf(page, UNSURE).getByRole('button').first().click();
  await sheet.getByRole('button', { name: importing.leaveOut }).click();
  await expect(lineOf(page, UNSURE)).toContainText(importing.leftOut);
  await lineOf(page, UNSURE).getByRole('button', { name: importing.putBack }).click();
  await expect(lineOf(page, UNSURE)).toContainText(importing.unsure);

  await page.goBack();
  await expect(page.getByLabel(importing.field)).toHaveValue(text);
  await page.getByRole('button', { name: importing.goOn }).click();
  await expect(lineOf(page, UNKNOWN)).toContainText(importing.matched);
});

test('a URL that cannot be opened and a page without a recipe are reported, and what was typed is kept', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const { importing, fieldErrors } = words;
  await plannedPerson(page);
  const address = 'https://recepten.invalid/soep';
  // This is how another app shares text with this one.
  await page.goto(`/recipes/import?text=${encodeURIComponent(`Kijk eens! ${address}`)}`);
  const field = page.getByLabel(importing.field);
  await expect(field).toHaveValue(`Kijk eens! ${address}`);
  await expect(page.getByText(importing.isAddress)).toBeVisible();
  await field.press('Enter');
  await expect(page.getByText(fieldErrors.address_unreachable)).toBeVisible();
  await expect(page.getByText(importing.otherWay)).toBeVisible();
  await expect(field).toHaveValue(`Kijk eens! ${address}`);
  await expectAccessible(page);

  await readFile(page, words, savedPage('<html><body><p>Nieuws van vandaag</p></body></html>', 'nieuws.html'));
  await expect(page.getByRole('alert').filter({ hasText: fieldErrors.no_recipe_found })).toContainText('nieuws.html');
  await expect(field).toHaveValue(`Kijk eens! ${address}`);
  await page.reload();
  await expect(field).toHaveValue(`Kijk eens! ${address}`);

  await page.goto('/recipes/import?step=review');
  await expect(page.getByRole('heading', { name: importing.gone })).toBeVisible();
});
