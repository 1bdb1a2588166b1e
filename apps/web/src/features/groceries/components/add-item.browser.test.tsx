import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentAlerts } from '../../../shared/alerts/alerts.ts';
import { speakLanguage } from '../../../shared/locale/language.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { flushPendingDeletions } from '../../../shared/undo/pending-deletions.ts';
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

it('adds a typed item to the list under its own heading, and clears the field for the next one', async () => {
  const calls = await renderWithList(
    aList([anItem(1)]),
    (list) => (
      <>
        <AddItem list={list} />
        <GroceryAisles list={list} />
      </>
    ),
    ({ method, path, body }) =>
      method === 'POST'
        ? { ...paper, key: (body as { key: string }).key }
        : path.endsWith('/7')
          ? aList([anItem(1)])
          : {},
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
  await own.getByRole('button', { name: 'Remove Toilet paper from the list' }).click();
  expect(currentAlerts().at(-1)).toMatchObject({
    text: 'Toilet paper removed from the list',
    action: { label: 'Undo' },
  });
  currentAlerts().at(-1)!.action!.onPress();
});

it('says what is already on the list, and adds it anyway on request', async () => {
  const calls = await renderWithList(
    aList([anItem(1, { name: 'Tomatoes' })]),
    (list) => <AddItem list={list} />,
    ({ method }) => (method === 'POST' ? anItem(1, { name: 'Tomatoes' }) : {}),
  );
  await page.getByRole('textbox', { name: 'Add to the list' }).fill('tomato');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => currentAlerts().at(-1)?.text).toBe('Already on your list: Tomatoes');
  currentAlerts().at(-1)!.action!.onPress();
  await expect.poll(() => calls.at(-1)?.body).toMatchObject({ list: 7, name: 'tomato', also: true });
});

it('deletes only items that are removed from the list and not restored', async () => {
  const calls = await renderWithList(aList([anItem(1), paper]), (list) => <GroceryAisles list={list} />);
  await page.getByRole('button', { name: 'Remove Toilet paper from the list' }).click();
  await flushPendingDeletions();
  expect(calls).toMatchObject([{ method: 'DELETE', path: '/api/planner/groceryListItem/2' }]);
  await expect.element(page.getByRole('checkbox', { name: 'Toilet paper' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox')).toBeInTheDocument();
});

it('keeps text that could not be saved in the field', async () => {
  await renderWithList(aList([anItem(1)]), (list) => <AddItem list={list} />);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ detail: 'No.' }, { status: 400 })));
  const field = page.getByRole('textbox', { name: 'Add to the list' });
  await field.fill('Soap');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Add', exact: true })).toBeEnabled();
  await expect.element(field).toHaveValue('Soap');
});

it('says that the list is full, and keeps the text in the field', async () => {
  const full = Array.from({ length: 200 }, (_, at) => ({ ...paper, id: at + 1, name: `thing ${at}` }));
  const calls = await renderWithList(aList(full), (list) => <AddItem list={list} />);
  const field = page.getByRole('textbox', { name: 'Add to the list' });
  await field.fill('Soap');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAccessibleDescription('This list is full. Remove one of your own items first.');
  await expect.element(field).toHaveValue('Soap');
  expect(calls).toEqual([]);
});

it('keeps a refused item while the next one is typed', async () => {
  await renderWithList(aList([anItem(1)]), (list) => <AddItem list={list} />);
  let refuse: (answer: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise((resolve) => (refuse = resolve)));
  const field = page.getByRole('textbox', { name: 'Add to the list' });
  await field.fill('Soap');
  await userEvent.keyboard('{Enter}');
  await field.fill('Sponge');
  refuse(Response.json({ non_field_errors: ['No room.'] }, { status: 400 }));
  await expect.element(page.getByText('Not added: Soap')).toBeVisible();
  await expect.element(field).toHaveValue('Sponge');
});

it('changes a typed item in place, also by keyboard, and leaves it unchanged on Escape', async () => {
  const calls = await renderWithList(aList([anItem(1), paper]), (list) => <GroceryAisles list={list} />);
  const pencil = (name: string) => page.getByRole('button', { name: `Change ${name}` });
  const field = page.getByRole('textbox', { name: 'What to buy' });
  await pencil('Toilet paper').click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('soap{Escape}');
  await expect.element(pencil('Toilet paper')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await field.fill('  ');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
  await field.fill(' 2 packs of toilet paper ');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('checkbox', { name: '2 packs of toilet paper' })).toBeVisible();
  await expect.element(pencil('2 packs of toilet paper')).toHaveFocus();
  const rename = { from: 'Toilet paper', to: '2 packs of toilet paper' };
  await expect
    .poll(() => calls)
    .toEqual([{ method: 'PATCH', path: '/api/planner/groceryListItem/2', body: { rename } }]);
});

it('changes items offline before the server has stored them, and sends the changes in order', async () => {
  onlineManager.setOnline(false);
  try {
    const calls = await renderWithList(
      aList([]),
      (list) => (
        <>
          <AddItem list={list} />
          <GroceryAisles list={list} />
        </>
      ),
      ({ method }) => (method === 'POST' ? paper : aList([])),
    );
    await page.getByRole('textbox', { name: 'Add to the list' }).fill('Soap');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Change Soap' }).click();
    await page.getByRole('textbox', { name: 'What to buy' }).fill('Shampoo');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('checkbox', { name: /Shampoo/ })).toBeVisible();
    expect(calls).toEqual([]);
    onlineManager.setOnline(true);
    await expect
      .poll(() => calls.map(({ body }) => body))
      .toMatchObject([{ name: 'Soap' }, { own_items: [{ rename: { from: 'Soap', to: 'Shampoo' } }] }]);
  } finally {
    onlineManager.setOnline(true);
  }
});
