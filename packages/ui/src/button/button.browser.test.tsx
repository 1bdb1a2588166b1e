import { Heart } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../accessible.test-support.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Button } from './button.tsx';

it('a button is pressed by mouse, Enter and space, and keeps the focus', async () => {
  const pressed = vi.fn<() => void>();
  await render(<Button onClick={pressed}>Save</Button>);
  const button = page.getByRole('button', { name: 'Save' });
  await button.click();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(pressed).toHaveBeenCalledTimes(3);
  await expectAccessible();
});

it('a busy button keeps its name, width and focus, and does nothing', async () => {
  const pressed = vi.fn<() => void>();
  const screen = await render(<Button onClick={pressed}>Save the whole week</Button>);
  const button = page.getByRole('button', { name: 'Save the whole week' });
  await button.click();
  const { width } = button.element().getBoundingClientRect();
  await screen.rerender(
    <Button onClick={pressed} isBusy>
      Save the whole week
    </Button>,
  );
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(button).toHaveFocus();
  expect(button.element().getBoundingClientRect().width).toBe(width);
  await userEvent.keyboard('{Enter}');
  expect(pressed).toHaveBeenCalledTimes(1);
  await expectAccessible();
});

it('a disabled button is skipped by the keyboard', async () => {
  await render(
    <>
      <Button isDisabled>First</Button>
      <Button>Second</Button>
    </>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'First' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Second' })).toHaveFocus();
  await expectAccessible();
});

it('a button in a form submits it only if it is meant to', async () => {
  const sent = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  await render(
    <form onSubmit={sent}>
      <Button>More</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await page.getByRole('button', { name: 'More' }).click();
  expect(sent).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Send' }).click();
  expect(sent).toHaveBeenCalledTimes(1);
});

it('an icon button has its label as its name and tooltip, and is as large as a thumb', async () => {
  const pressed = vi.fn<() => void>();
  await render(<IconButton label="Favourite" icon={<Heart aria-hidden="true" />} onClick={pressed} />);
  const button = page.getByRole('button', { name: 'Favourite' });
  await button.click();
  await userEvent.keyboard('{Enter}');
  expect(pressed).toHaveBeenCalledTimes(2);
  await expect.element(button).toHaveAttribute('title', 'Favourite');
  const { width, height } = button.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await expectAccessible();
});
