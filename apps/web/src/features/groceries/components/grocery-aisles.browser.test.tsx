import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentAlerts } from '../../../shared/alerts/alerts.ts';
import { speakLanguage } from '../../../shared/locale/language.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { aList, anItem } from '../a-list.test-support.ts';
import { renderWithList } from '../groceries.test-support.tsx';
import { GroceryAisles } from './grocery-aisles.tsx';
import { GroceryProgress } from './grocery-progress.tsx';

beforeEach(async () => {
  speakLanguage('en');
  await loadPhrases('groceries', 'shared', 'meals');
});
afterEach(() => vi.unstubAllGlobals());

const CHICKPEAS = anItem(1, {
  name: 'chickpeas',
  category: 'PRESERVED',
  display_quantity: '3 tins',
  display_needed: '3 tins',
  display_measured: '720 g',
});
const LEEK = anItem(2, { name: 'leek' });
const SALT = anItem(3, {
  name: 'salt',
  category: 'SPICE',
  display_quantity: '1 pack',
  display_measured: '3 g',
  at_home: true,
});
const render = (...items: ReturnType<typeof anItem>[]) =>
  renderWithList(aList(items), (list) => (
    <>
      <GroceryProgress list={list} />
      <GroceryAisles list={list} />
    </>
  ));
const box = (name: string | RegExp) => page.getByRole('checkbox', { name });
const basket = page.getByRole('button', { name: /^Basket/ });
const atHome = page.getByRole('button', { name: /^Probably at home/ });

it('shows how a food is sold and how much is needed', async () => {
  await render(CHICKPEAS, LEEK);
  await expect.element(box('chickpeas 720 g needed 3 tins')).toBeVisible();
  await expect.element(box('leek 100 g')).toBeVisible();
});

it('[GRO-01] moves ticked lines to the basket after a moment, and unticked ones back', async () => {
  await render(CHICKPEAS, LEEK);
  await box(/leek/).click();
  await expect.element(page.getByText('1 of 2 items')).toBeVisible();
  await expect.element(box(/leek/)).toBeChecked();
  await expect.element(basket).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: 'Vegetables' })).not.toBeInTheDocument();
  await expect.element(basket).toHaveAttribute('aria-expanded', 'false');
  await expect.element(basket).toHaveTextContent('Basket1');
  await expect.element(box(/leek/)).not.toBeInTheDocument();

  await basket.click();
  await box(/leek/).click();
  await expect.element(box(/leek/)).not.toBeChecked();
  await expect.element(basket).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: 'Vegetables' })).toBeVisible();
});

it('keeps a line that was ticked with the keyboard in place while it has the focus', async () => {
  await render(CHICKPEAS, LEEK);
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(box(/leek/)).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(box(/leek/)).toBeChecked();
  // Another line moves without taking the focus.
  (box(/chickpeas/).element() as HTMLElement).click();
  await expect.element(basket).toHaveTextContent('Basket1');
  await expect.element(page.getByRole('region', { name: 'Tins and jars' })).not.toBeInTheDocument();
  await expect.element(box(/leek/)).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(basket).toHaveTextContent('Basket2');
});

it('folds away items that are probably at home, and can put them on the list or tick them', async () => {
  const calls = await render(LEEK, SALT);
  await expect.element(page.getByText('0 of 1 item')).toBeVisible();
  await expect.element(atHome).toHaveAttribute('aria-expanded', 'false');
  await expect.element(atHome).toHaveTextContent('Probably at home1');
  await expect.element(box(/salt/)).not.toBeInTheDocument();
  await atHome.click();
  await expect.element(box('salt 3 g needed')).toBeVisible();

  await page.getByRole('button', { name: 'Add salt to the list' }).click();
  await expect.element(page.getByRole('region', { name: 'Herbs and spices' })).toBeVisible();
  await expect.element(page.getByText('0 of 2 items')).toBeVisible();
  expect(currentAlerts().at(-1)).toMatchObject({ text: 'Salt is on the list', action: { label: 'Undo' } });
  currentAlerts().at(-1)!.action!.onPress();
  await expect.element(box('salt 3 g needed')).toBeVisible();
  await box(/salt/).click();
  await expect.element(page.getByText('1 of 2 items')).toBeVisible();
  await box(/leek/).click();
  await expect.element(page.getByText('Everything is in the basket')).toBeVisible();
  await expect
    .poll(() => calls.map(({ path, body }) => [path.split('/').at(-1), body]))
    .toEqual([
      ['3', { at_home: false }],
      ['3', { at_home: true }],
      ['3', { checked: true }],
      ['2', { checked: true }],
    ]);
});

it('counts the list as complete even if items that are probably at home are not ticked', async () => {
  await render(SALT, { ...LEEK, checked: true });
  await expect.element(page.getByText('Everything is in the basket')).toBeVisible();
  await expect.element(atHome).toBeVisible();
});

it('lets a person mark anything as at home', async () => {
  const meals = [{ date: '2027-03-15', meal_moment: 'DINNER', name: 'Soup' }];
  const calls = await render(CHICKPEAS, { ...LEEK, meals });
  await page.getByRole('button', { name: 'Show meals that need leek' }).click();
  await page.getByRole('button', { name: 'I have this at home' }).click();
  await expect.element(atHome).toBeVisible();
  await expect.element(page.getByText('0 of 1 item')).toBeVisible();
  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ at_home: true }]);
});
