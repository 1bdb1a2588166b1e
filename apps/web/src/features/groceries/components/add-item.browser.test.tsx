import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentAlerts } from '../../../shared/alerts/alerts.ts';
import { speakLanguage } from '../../../shared/locale/language.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { commitLeaving } from '../../../shared/undo/leaving.ts';
import { aList, anItem } from '../a-list.test-support.ts';
import { renderWithList } from '../groceries.test-support.tsx';
import { AddItem } from './add-item.tsx';
import { GroceryAisles } from './grocery-aisles.tsx';

beforeEach(async () => {
  speakLanguage('en');
  await loadPhrases('groceries', 'shared', 'meals');
});
afterEach(() => vi.unstubAllGlobals());

const paper = anItem(2, {
  name: 'Toilet paper',
  food: null,
  category: 'OTHER',
  quantity: null,
  display_quantity: '',
  needed_quantity: null,
  display_needed: '',
});

it('what is typed comes on the list under its own heading, and the field is empty for the next', async () => {
  const calls = await renderWithList(
    aList([anItem(1)]),
    (list) => (
      <>
        <AddItem list={list} />
        <GroceryAisles list={list} />
      </>
    ),
    ({ method, path }) => (method === 'POST' ? paper : path.endsWith('/7') ? aList([anItem(1)]) : {}),
  );
  const field = page.getByRole('textbox', { name: 'Add to the list' });
  await field.fill('  ');
  await userEvent.keyboard('{Enter}');
  await field.fill('Toilet paper ');
  await userEvent.keyboard('{Enter}');
  const own = page.getByRole('region', { name: 'Added by you' });
  await expect.element(own.getByRole('checkbox', { name: 'Toilet paper' })).not.toBeChecked();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  const key = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;
  await expect
    .poll(() => calls)
    .toEqual([{ method: 'POST', path: '/api/planner/groceryListItem', body: { list: 7, name: 'Toilet paper', key } }]);
  await own.getByText('Toilet paper').click();
  await expect.element(own.getByRole('checkbox', { name: 'Toilet paper' })).toBeChecked();
  await own.getByRole('button', { name: 'Take Toilet paper off the list' }).click();
  expect(currentAlerts().at(-1)).toMatchObject({ text: 'Toilet paper is off the list', action: { label: 'Undo' } });
  currentAlerts().at(-1)!.action!.onPress();
});

it('what is taken off the list and not brought back is deleted, and it alone', async () => {
  const calls = await renderWithList(aList([anItem(1), paper]), (list) => <GroceryAisles list={list} />);
  await page.getByRole('button', { name: 'Take Toilet paper off the list' }).click();
  await commitLeaving();
  expect(calls).toMatchObject([{ method: 'DELETE', path: '/api/planner/groceryListItem/2' }]);
  await expect.element(page.getByRole('checkbox', { name: 'Toilet paper' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox')).toBeInTheDocument();
});

it('what could not be saved stays in the field', async () => {
  await renderWithList(aList([anItem(1)]), (list) => <AddItem list={list} />);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ detail: 'No.' }, { status: 400 })));
  const field = page.getByRole('textbox', { name: 'Add to the list' });
  await field.fill('Soap');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Add', exact: true })).toBeEnabled();
  await expect.element(field).toHaveValue('Soap');
});
