import { emulateMedia } from '@weekbord/ui/motion/emulate-media.test-support';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { speakLanguage } from '../../../shared/locale/language.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../shared/session/current-user.ts';
import { aList, anItem } from '../a-list.test-support.ts';
import { aCache, renderWithList } from '../groceries.test-support.tsx';
import { ListMenu } from './list-menu.tsx';

beforeEach(async () => {
  speakLanguage('en');
  await loadPhrases('groceries', 'sharing', 'shared');
});
afterEach(() => {
  vi.restoreAllMocks();
});

const button = (name: string | RegExp) => page.getByRole('button', { name });

it.each([
  ['meat for a person who eats halal', { diet: 'HALAL' }, ['lamb (halal)100 g', 'leek100 g', 'soy drink100 g']],
  [
    'drinks for a person who eats vegan',
    { diet: 'VEGAN' },
    ['lamb100 g', 'leek100 g', 'soy drink (with calcium and B12)100 g'],
  ],
])('a printed list marks %s, as the screen does', async (_, intake, expected) => {
  const client = aCache();
  const items = [
    anItem(1, { name: 'lamb', is_meat: true }),
    anItem(2, { name: 'leek' }),
    anItem(3, { name: 'soy drink', is_plant_dairy: true }),
  ];
  await renderWithList(aList(items), (list) => <ListMenu list={list} />, undefined, client);
  client.setQueryData(currentUserQuery.queryKey, { intake } as CurrentUser);
  const printed = vi.fn<() => void>(() => {
    const lines = [...document.querySelectorAll('body > [data-print] li')].map(({ textContent }) => textContent);
    expect(lines).toEqual(expected);
    dispatchEvent(new Event('afterprint'));
  });
  vi.spyOn(window, 'print').mockImplementation(printed);
  await button('More options for this list').click();
  await button(/^Print/).click();
  expect(printed).toHaveReturned();
});

it('prints only what is still to buy, by aisle, and not what is in the basket', async () => {
  const items = [
    anItem(1, { name: 'leek' }),
    anItem(2, { name: 'milk', category: 'DAIRY', checked: true }),
    anItem(3, { name: 'salt', category: 'SPICE', at_home: true }),
  ];
  await renderWithList(aList(items), (list) => <ListMenu list={list} />);
  const printed: string[] = [];
  let paper: Element | null = null;
  vi.spyOn(window, 'print').mockImplementation(() => {
    paper = document.querySelector('body > [data-print]');
    printed.push([...(paper?.querySelectorAll('h2, li') ?? [])].map(({ textContent }) => textContent).join('|'));
  });
  await button('More options for this list').click();
  await expectAccessible();
  await button(/^Print/).click();
  expect(printed).toEqual(['Vegetables|leek100 g|Probably at home|salt100 g']);
  const shown = () => [...document.body.children].filter((one) => getComputedStyle(one).display !== 'none');
  expect(shown()).not.toContain(paper);
  await emulateMedia('print');
  expect(shown()).toEqual([paper]);
  await emulateMedia('');
  dispatchEvent(new Event('afterprint'));
  await expect.poll(() => document.querySelector('[data-print]')).toBeNull();
});
