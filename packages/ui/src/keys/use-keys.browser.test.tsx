import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../dialog/dialog.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { useKeys } from './use-keys.tsx';

const pressed = vi.fn<(key: string) => void>();

function Screen({ isOpen = false, isOn = true }: { isOpen?: boolean; isOn?: boolean }) {
  useKeys({ t: () => pressed('t'), '?': () => pressed('?'), ArrowLeft: () => pressed('left') }, isOn);
  return (
    <main>
      <button type="button">A button</button>
      <div role="grid" aria-label="Board">
        <div role="row">
          <div role="gridcell">
            <button type="button">A meal</button>
          </div>
        </div>
      </div>
      <TextField label="Name" value="" onChange={() => undefined} />
      <Dialog isOpen={isOpen} onClose={() => undefined} title="Open" closeLabel="Close">
        <button type="button">Inside</button>
      </Dialog>
    </main>
  );
}

beforeEach(() => pressed.mockClear());
const keys = async (text: string) => {
  pressed.mockClear();
  await userEvent.keyboard(text);
  return pressed.mock.calls.map(([key]) => key);
};

it('keys work wherever the focus is, except while typing', async () => {
  await render(<Screen />);
  expect(await keys('t?{ArrowLeft}')).toEqual(['t', '?', 'left']);
  await page.getByRole('button', { name: 'A button' }).click();
  expect(await keys('T{ArrowLeft}x')).toEqual(['t', 'left']);
  expect(await keys('{Control>}t{/Control}{Alt>}{ArrowLeft}{/Alt}')).toEqual([]);
  await page.getByLabelText('Name').click();
  expect(await keys('t?{ArrowLeft}')).toEqual([]);
});

it('a grid handles navigation keys and the keys that open its content, and passes on all others', async () => {
  await render(<Screen />);
  await page.getByRole('button', { name: 'A meal' }).click();
  expect(await keys('t{ArrowLeft}?')).toEqual(['t', '?']);
});

it('keys do nothing over an open dialog, or when they are switched off', async () => {
  const screen = await render(<Screen isOpen />);
  await expect.element(page.getByRole('dialog', { name: 'Open' })).toBeVisible();
  expect(await keys('t?{ArrowLeft}')).toEqual([]);
  await screen.rerender(<Screen isOn={false} />);
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  expect(await keys('t?{ArrowLeft}')).toEqual([]);
  await screen.rerender(<Screen />);
  expect(await keys('t')).toEqual(['t']);
});
