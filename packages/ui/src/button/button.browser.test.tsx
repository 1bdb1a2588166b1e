import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';

it('is pressed by mouse, Enter and space, and bears its text as its name', async () => {
  const pressed = vi.fn<() => void>();
  const screen = await render(<Button onClick={pressed}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  await button.click();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(pressed).toHaveBeenCalledTimes(3);
});
