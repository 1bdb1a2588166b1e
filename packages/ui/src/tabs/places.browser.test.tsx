import { House } from 'lucide-react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../accessible.test-support.ts';
import { ListEnd } from '../list-end/list-end.tsx';
import { Menu } from '../menu/menu.tsx';
import { Navigation } from '../navigation/navigation.tsx';
import { Page } from '../page/page.tsx';
import { SideScroller } from '../side-scroller/side-scroller.tsx';
import { Tabs } from './tabs.tsx';

it('tabs are walked through by the arrow keys, and one part is in sight', async () => {
  function Parts() {
    const [current, setCurrent] = useState<'about' | 'plan'>('about');
    const tabs = [
      { id: 'about', label: 'About', content: 'About Noor' },
      { id: 'plan', label: 'Plan', content: 'A plan for Noor' },
    ] as const;
    return <Tabs label="Client" current={current} onChange={setCurrent} tabs={tabs} />;
  }
  await render(<Parts />);
  await expect.element(page.getByRole('tablist', { name: 'Client' })).toBeVisible();
  await page.getByRole('tab', { name: 'About' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Plan' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('tabpanel', { name: 'Plan' })).toHaveTextContent('A plan for Noor');
  await expect.poll(() => page.getByText('About Noor').elements()).toEqual([]);
  await expectAccessible();
});

it('a menu is opened, walked through and closed by keys; what is disabled is passed by', async () => {
  const chosen = vi.fn<(id: string) => void>();
  const option = (id: string, isDisabled = false) => ({ id, label: id, isDisabled, onChoose: () => chosen(id) });
  const options = [option('Edit'), option('Copy', true), { ...option('Delete'), isDangerous: true }];
  await render(<Menu label="More" icon={<House aria-hidden="true" />} options={options} />);
  const opener = page.getByRole('button', { name: 'More' });
  await opener.click();
  await expect.element(page.getByRole('menu', { name: 'More' })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole('menu').elements()).toEqual([]);
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([['Delete']]);
  await expect.poll(() => page.getByRole('menu').elements()).toEqual([]);
});

it('the navigation names where one is', async () => {
  const items = ['Diary', 'Groceries'].map((label, place) => ({
    id: label,
    label,
    icon: <House aria-hidden="true" />,
    isCurrent: place === 1,
  }));
  await render(
    <Navigation
      label="Main"
      items={items}
      link={({ id }, { children, ...look }) => (
        <a href={`#${id}`} {...look}>
          {children}
        </a>
      )}
    />,
  );
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect.element(main.getByRole('link', { name: 'Groceries' })).toHaveAttribute('aria-current', 'page');
  await expect.element(main.getByRole('link', { name: 'Diary' })).not.toHaveAttribute('aria-current');
  await expectAccessible();
});

it('a screen has its title as heading and a way back', async () => {
  const gone = vi.fn<() => void>();
  await render(
    <Page title="Groceries" text="For a week" back={{ label: 'Back', onPress: gone }}>
      Bread
    </Page>,
  );
  await expect.element(page.getByRole('heading', { level: 1, name: 'Groceries' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  expect(gone).toHaveBeenCalledTimes(1);
  await expectAccessible();
});

it('a row that scrolls sideways shows what is pressed', async () => {
  await render(
    <SideScroller label="Kinds">
      {Array.from({ length: 12 }, (_, place) => (
        <button key={place} type="button" aria-pressed={place === 9} style={{ minWidth: 120 }}>
          {`Kind ${place}`}
        </button>
      ))}
    </SideScroller>,
  );
  const row = page.getByRole('group', { name: 'Kinds' });
  await expect.poll(() => row.element().scrollLeft).toBeGreaterThan(600);
  const { left, right } = page.getByRole('button', { name: 'Kind 9' }).element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(375);
  await expectAccessible();
});

it('the end of a list tells when it comes near, within what scrolls', async () => {
  const near = vi.fn<() => void>();
  await render(
    <div data-testid="scroller" style={{ height: 300, overflowY: 'auto' }}>
      <div style={{ height: 4000 }} />
      <ListEnd onNear={near} />
    </div>,
  );
  const scroller = page.getByTestId('scroller').element();
  scroller.scrollTop = 1000;
  await expect.poll(() => scroller.scrollTop).toBe(1000);
  expect(near).not.toHaveBeenCalled();
  scroller.scrollTop = 3200;
  await expect.poll(() => near.mock.calls.length).toBe(1);
});
