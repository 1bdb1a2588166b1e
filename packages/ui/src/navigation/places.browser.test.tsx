import { House } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../accessible.test-support.ts';
import { ListEnd } from '../list-end/list-end.tsx';
import { Navigation } from '../navigation/navigation.tsx';
import { Page } from '../page/page.tsx';
import { SideScroller } from '../side-scroller/side-scroller.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';

it('the navigation names the current place', async () => {
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

it('a screen has its title as heading and a back link', async () => {
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

it('a row that scrolls sideways shows the pressed button', async () => {
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

it('the end of a list reports when it is nearly scrolled into view, within the scrolling element', async () => {
  const near = vi.fn<() => void>();
  await render(
    <div data-testid="scroller" style={{ height: 300, overflowY: 'auto' }}>
      <div style={{ height: 4000 }} />
      <ListEnd onNear={near} />
    </div>,
  );
  const scroller = page.getByTestId('scroller').element();
  // A fifth of the visible height (60 of 300 pixels) before the end.
  scroller.scrollTop = 3600;
  await expect.poll(() => scroller.scrollTop).toBe(3600);
  expect(near).not.toHaveBeenCalled();
  scroller.scrollTop = 3650;
  await expect.poll(() => near.mock.calls.length).toBe(1);
});

it('the first keyboard stop skips the navigation', async () => {
  await render(
    <>
      <SkipLink>Skip to content</SkipLink>
      <nav aria-label="Main">
        <a href="/groceries">Groceries</a>
      </nav>
      <Page title="Diary">
        <button type="button">Inside</button>
      </Page>
    </>,
  );
  const address = location.href;
  const skip = page.getByRole('link', { name: 'Skip to content' });
  const top = () => skip.element().getBoundingClientRect().top;
  expect(top()).toBeLessThan(-40);
  await userEvent.keyboard('{Tab}');
  await expect.element(skip).toHaveFocus();
  expect(top()).toBeGreaterThanOrEqual(0);
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  expect(location.href).toBe(address);
  await expect.element(page.getByRole('main')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Inside' })).toHaveFocus();
});

it.each([
  [390, 700],
  [320, 256],
])('in a window of %i by %i, no focused element is hidden by the bars at the edges', async (width, height) => {
  await page.viewport(width, height);
  const items = [{ id: 'diary', label: 'Diary', icon: <House aria-hidden="true" />, isCurrent: true }];
  await render(
    <div className="pb-16 low:pb-0">
      <Navigation
        label="Main"
        items={items}
        link={({ id }, { children, ...look }) => (
          <a href={`#${id}`} {...look}>
            {children}
          </a>
        )}
      />
      <Page title="Groceries" bottomAction={<button type="button">Save</button>}>
        {Array.from({ length: 20 }, (_, at) => (
          <button key={at} type="button" className="block h-11">
            {`Bread ${at}`}
          </button>
        ))}
      </Page>
    </div>,
  );
  for (const element of document.querySelectorAll<HTMLElement>('a, button')) {
    element.focus();
    const { left, right, top, bottom } = element.getBoundingClientRect();
    for (const y of [top + 2, bottom - 2]) {
      const front = document.elementFromPoint((left + right) / 2, y);
      expect(element.contains(front), element.textContent).toBe(true);
    }
  }
});
