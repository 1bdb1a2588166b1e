import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../accessible.test-support.ts';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { Dialog } from './dialog.tsx';

const focused = () => document.activeElement;

function WithDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Filters" closeLabel="Close">
        <Button>Inside</Button>
      </Dialog>
    </>
  );
}

const dialog = page.getByRole('dialog', { name: 'Filters' });
const opener = page.getByRole('button', { name: 'Open' });

it('a dialog is named by its title, traps the focus and returns it on closing', async () => {
  await render(<WithDialog />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
  await expectAccessible();
  for (let step = 0; step < 4; step += 1) {
    expect(opener.elements()[0]?.contains(focused())).toBe(false);
    await userEvent.keyboard('{Tab}');
  }
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.elements()).toEqual([]);
  expect(focused()).toBe(opener.elements()[0]);
});

it('a dialog is closed by its close button and by a press outside it, but not by a press inside', async () => {
  await render(<WithDialog />);
  await opener.click();
  await dialog.getByRole('button', { name: 'Inside' }).click();
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => dialog.elements()).toEqual([]);
  await opener.click();
  await expect.element(dialog).toBeVisible();
  await userEvent.click(dialog.element().parentElement!, { position: { x: 3, y: 3 } });
  await expect.poll(() => dialog.elements()).toEqual([]);
});

it('a question is answered once, or dismissed by its second button or Escape', async () => {
  const confirmed = vi.fn<() => void>();
  const closed = vi.fn<() => void>();
  const question = {
    isOpen: true,
    title: 'Delete it?',
    text: 'For good.',
    confirmLabel: 'Delete',
    cancelLabel: 'Keep',
  };
  const screen = await render(<ConfirmDialog {...question} isDangerous onConfirm={confirmed} onClose={closed} />);
  const box = page.getByRole('dialog', { name: 'Delete it?' });
  await expect.element(box.getByText('For good.')).toBeVisible();
  await expect.element(box).toHaveAccessibleDescription('For good.');
  await expectAccessible();
  await box.getByRole('button', { name: 'Delete' }).click();
  expect(confirmed).toHaveBeenCalledTimes(1);
  await box.getByRole('button', { name: 'Keep' }).last().click();
  await userEvent.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledTimes(2);
  await screen.rerender(<ConfirmDialog {...question} isBusy onConfirm={confirmed} onClose={closed} />);
  await box.getByRole('button', { name: 'Delete' }).click({ force: true });
  expect(confirmed).toHaveBeenCalledTimes(1);
});

it('a sheet shows new content from the top, and returns to where the previous content was left', async () => {
  const closed = vi.fn<() => void>();
  const sheetOf = (contentKey: string) => (
    <Sheet title={`Recipe ${contentKey}`} onClose={closed} closeLabel="Close" contentKey={contentKey}>
      <Button>{`Choose ${contentKey}`}</Button>
      <div style={{ height: 3000 }}>much to read</div>
    </Sheet>
  );
  const scroller = () => document.querySelector('[role=dialog] > div') as HTMLElement;
  const screen = await render(sheetOf('one'));
  await expect.element(page.getByRole('dialog', { name: 'Recipe one' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Choose one' }).click();
  scroller().scrollTop = 700;
  await expect.poll(() => scroller().scrollTop).toBe(700);
  // The position is stored when the scroll event arrives.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await screen.rerender(sheetOf('two'));
  expect(scroller().scrollTop).toBe(0);
  // The button that had the focus is gone, so a screen reader continues at the new title.
  await expect.element(page.getByRole('heading', { name: 'Recipe two' })).toHaveFocus();
  await screen.rerender(sheetOf('one'));
  expect(scroller().scrollTop).toBe(700);
  await userEvent.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledTimes(1);
});
