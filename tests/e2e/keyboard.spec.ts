import { expect, type Page } from '@playwright/test';
import { activate, expectSeenFocus, openTab, press, reach } from './support/keyboard.ts';
import { plannedPerson } from './support/planned-person.ts';
import { test } from './support/test.ts';
import { filled, pattern, wordsOf } from './support/words.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialogOf = (page: Page) => page.getByRole('dialog');
const focus = (page: Page) => page.locator(':focus');

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await plannedPerson(page);
});

test('a day in the diary is ticked, resized, logged and swapped using only the keyboard, with the focus always visible', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const { diary, foods, logging, meals, shared } = words;
  const namesOf = (moment: string) => page.getByRole('region', { name: moment }).getByRole('heading', { level: 3 });
  await page.goto('/diary');
  const ticks = button(page, pattern(diary.markEaten));
  await expect(ticks).toHaveCount(3);

  await activate(page, page.getByRole('link', { name: words.navigation.skip }));
  await reach(page, ticks.first());
  await press(page, 'Space');
  await expect(ticks.first()).toHaveAttribute('aria-pressed', 'true');

  const lunch = namesOf(meals.LUNCH).getByRole('link');
  await activate(page, lunch);
  await expect(dialogOf(page)).toBeVisible();
  await reach(page, button(page, shared.morePortions));
  await press(page, 'Enter');
  await expect(
    dialogOf(page)
      .getByText(filled(shared.portions.other, { count: 2 }))
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lunch).toBeFocused();

  const add = button(page, filled(diary.addTo, { moment: meals.theLUNCH }));
  await activate(page, add, 'Shift+Tab');
  await expect(dialogOf(page).getByRole('combobox', { name: foods.search })).toBeFocused();
  await page.keyboard.type(info.project.use.locale?.startsWith('nl') ? 'banaan' : 'banana');
  await expect(dialogOf(page).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await activate(page, dialogOf(page).getByRole('button', { name: logging.log, exact: true }));
  await expect(namesOf(meals.LUNCH)).toHaveCount(2);
  await expect(add).toBeFocused();

  const before = await namesOf(meals.DINNER).innerText();
  await activate(page, page.getByRole('link', { name: filled(diary.swap, { name: before }) }));
  const proposal = dialogOf(page)
    .locator('li', { has: page.locator('[data-recipe]') })
    .first();
  const name = await proposal.locator('[data-recipe]').innerText();
  await activate(page, button(page, filled(words.finding.useNamed, { name })));
  await expect(namesOf(meals.DINNER)).toHaveText(name);
  // The focused element was removed with the previous meal, so the new meal gets the focus.
  await expect(namesOf(meals.DINNER).getByRole('link')).toBeFocused();
});

test('the week’s board, groceries and recipes work using only the keyboard, with the focus always visible', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const { board, choosing, diary, groceries, inspiration, navigation } = words;
  await page.goto('/diary');
  await expect(button(page, pattern(diary.markEaten))).toHaveCount(3);

  await activate(page, page.getByRole('link', { name: diary.viewWeek, exact: true }), 'Shift+Tab');
  const grid = page.getByRole('grid', { name: board.meals });
  const meal = grid.locator('[data-meal]').first();
  const title = await meal.getByRole('link').innerText();
  await reach(page, grid.getByRole('columnheader').getByRole('link').first());
  await reach(page, meal.getByRole('link'), 'ArrowDown');
  await activate(page, button(page, filled(board.pickUp, { name: title })).first());
  await expect(focus(page)).toHaveAttribute('role', 'gridcell');
  await page.keyboard.press('ArrowRight');
  const moved = page.waitForResponse((answer) => answer.url().includes('/planner/moveMeal/') && answer.ok());
  await page.keyboard.press('Enter');
  await moved;
  await expect(focus(page)).toHaveText(title);
  await expectSeenFocus(page);

  await openTab(page, words, navigation.groceries);
  await activate(page, button(page, groceries.emptyWeek));
  const box = page.getByRole('checkbox').first();
  await expect(box).toBeVisible();
  await reach(page, page.getByRole('textbox', { name: groceries.addItem }));
  await page.keyboard.type('Soap');
  await press(page, 'Enter');
  await expect(page.getByRole('checkbox', { name: 'Soap' })).toBeVisible();
  await reach(page, box);
  await press(page, 'Space');
  await expect(box).toBeChecked();

  await openTab(page, words, navigation.recipes);
  const chips = page.getByRole('group', { name: choosing.chips });
  await reach(page, chips.getByRole('button', { name: choosing.protein }));
  const found = page.waitForResponse((answer) => answer.url().includes('high_protein'));
  await press(page, 'Space');
  const { results } = (await (await found).json()) as { results: { recipe_template: { name: string } }[] };
  const recipe = page.getByRole('list', { name: inspiration.title }).getByRole('link').first();
  await expect(recipe).toHaveText(results[0]!.recipe_template.name);
  await activate(page, recipe);
  await expect(page).toHaveURL(/\/recipes\/\d+/);
  const plan = page.getByRole('button', { name: inspiration.plan, exact: true }).filter({ visible: true });
  await activate(page, plan);
  const planned = page.waitForResponse((answer) => answer.url().includes('planGeneratedRecipeMeal') && answer.ok());
  await activate(page, button(page, pattern(inspiration.planFor)));
  await planned;
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(plan).toBeFocused();
});
