import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../accessible.test-support.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Sheet } from './sheet.tsx';

const NAME = 'Surinamese chicken masala with yardlong beans and rice';

beforeEach(() => page.viewport(375, 667));
afterEach(() => {
  document.documentElement.style.fontSize = '';
});

/** Text of the sheet that is visible through one of the buttons at its top. */
function behindButtons(): string[] {
  const bar = document.querySelector('[data-sheet-bar]')!;
  // An opaque bar hides what is below it.
  const [, alpha = '1'] = /[,/] ?([\d.]+)\)$/.exec(getComputedStyle(bar).backgroundColor) ?? [];
  const isOpaque = getComputedStyle(bar).backgroundColor.startsWith('rgb(') || Number(alpha) === 1;
  const buttons = [...bar.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
  const hidden = isOpaque ? bar.getBoundingClientRect() : null;
  return [...document.querySelectorAll('[data-text], h2')]
    .filter((text) => {
      const box = text.getBoundingClientRect();
      return buttons.some(
        (button) =>
          box.top < button.bottom &&
          box.bottom > button.top &&
          box.left < button.right &&
          box.right > button.left &&
          !(hidden && hidden.top <= button.top && hidden.bottom >= button.bottom),
      );
    })
    .map((text) => text.textContent);
}

it.each(['100%', '200%'])('at a text size of %s, the buttons on the picture cover no text', async (size) => {
  document.documentElement.style.fontSize = size;
  await render(
    <Sheet
      title={NAME}
      closeLabel="Close"
      onClose={() => undefined}
      picture={<div className="h-56 bg-brand" />}
      actions={['Favourite', 'Dislike', 'Delete'].map((label) => (
        <IconButton key={label} label={label} tone="onPicture" icon={<span>x</span>} />
      ))}
      footer={<button type="button">Swap</button>}
    >
      {Array.from({ length: 40 }, (_, at) => (
        <p key={at} data-text>
          {at + 1} tablespoons of olive oil, chopped tomatoes and basil
        </p>
      ))}
    </Sheet>,
  );
  const scroller = document.querySelector('[data-sheet-bar]')!.parentElement!.parentElement!;
  const footer = page.getByRole('button', { name: 'Swap' }).element().parentElement!;
  for (const top of [0, 80, 170, 240, 400, 900, 120, 0]) {
    scroller.scrollTo(0, top);
    await expect.poll(behindButtons, { message: `scrolled by ${top}` }).toEqual([]);
    expect(scroller.getBoundingClientRect().bottom).toBeLessThanOrEqual(footer.getBoundingClientRect().top + 0.5);
  }
  const bar = document.querySelector('[data-sheet-bar]')!.getBoundingClientRect();
  const close = page.getByRole('button', { name: 'Close' }).element().getBoundingClientRect();
  expect(close.right).toBeLessThanOrEqual(bar.right);
  expect(close.width).toBeGreaterThanOrEqual(44);
  await expectAccessible();
});

it.each([true, false])(
  'in a window at 400%, the header and footer scroll with the content, so that all of it is reachable (picture: %s)',
  async (hasPicture) => {
    await page.viewport(320, 256);
    const sheet = (key: string) => (
      <Sheet
        title={NAME}
        closeLabel="Close"
        onClose={() => undefined}
        contentKey={key}
        picture={hasPicture && <div className="h-36 bg-brand" />}
        footer={<button type="button">Swap</button>}
      >
        <p className="h-96">Beans</p>
        <button type="button">Last</button>
      </Sheet>
    );
    const { rerender } = await render(sheet('first'));
    const dialog = page.getByRole('dialog').element();
    for (const name of ['Last', 'Swap', 'Close']) {
      const button = page.getByRole('button', { name }).element() as HTMLElement;
      button.focus();
      const { top, bottom, left, width } = button.getBoundingClientRect();
      const seen = dialog.getBoundingClientRect();
      expect([top >= seen.top, bottom <= seen.bottom], name).toEqual([true, true]);
      expect(button.contains(document.elementFromPoint(left + width / 2, (top + bottom) / 2)), name).toBe(true);
    }
    dialog.scrollTo(0, 300);
    await expect.poll(() => dialog.scrollTop).toBe(300);
    await frame();
    await rerender(sheet('second'));
    expect(dialog.scrollTop).toBe(0);
    dialog.scrollTo(0, 100);
    await frame();
    await rerender(sheet('first'));
    expect(dialog.scrollTop).toBe(300);
  },
);

const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
