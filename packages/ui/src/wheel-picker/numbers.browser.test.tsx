import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../accessible.test-support.ts';
import { Stepper } from '../stepper/stepper.tsx';
import { WheelPicker } from './wheel-picker.tsx';

const ROW = 52;
const options = Array.from({ length: 25 }, (_, index) => ({ value: 21 + index, label: `${21 + index} days` }));
const row = (value: number) => page.getByRole('option', { name: `${value} days`, exact: true });

function Wheel({ onChange }: { onChange: (value: number) => void }) {
  const [value, setValue] = useState(28);
  return (
    <WheelPicker
      label="Length"
      options={options}
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

const top = () => document.querySelector('[role=listbox]')?.scrollTop;

it('a wheel shows its value, turns by key, press and scrolling, and snaps to a row', async () => {
  const changed = vi.fn<(value: number) => void>();
  await render(<Wheel onChange={changed} />);
  await expect.element(page.getByRole('listbox', { name: 'Length' })).toBeVisible();
  await expect.poll(top).toBe((28 - 21) * ROW);
  await expect.element(row(28)).toHaveAttribute('aria-selected', 'true');
  await expectAccessible();

  await row(29).click();
  await expect.element(row(29)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(row(31)).toHaveAttribute('aria-selected', 'true');
  await expect.poll(top).toBe((31 - 21) * ROW);

  const wheel = document.querySelector('[role=listbox]');
  if (wheel) wheel.scrollTop = (40 - 21) * ROW + 9;
  await expect.element(row(40)).toHaveAttribute('aria-selected', 'true');
  await expect.poll(top).toBe((40 - 21) * ROW);
  expect(changed).toHaveBeenLastCalledWith(40);
});

it('a stepper steps between its limits and reports the value', async () => {
  function Portions() {
    const [value, setValue] = useState(2);
    return (
      <Stepper
        label="Portions"
        lessLabel="Fewer"
        moreLabel="More"
        value={value}
        onChange={setValue}
        min={1}
        max={4}
        format={(count) => `${count} portions`}
      />
    );
  }
  await render(<Portions />);
  const [less, more] = [page.getByRole('button', { name: 'Fewer' }), page.getByRole('button', { name: 'More' })];
  const shown = page.getByRole('group', { name: 'Portions' }).getByRole('status');
  await expect.element(shown).toHaveTextContent('2 portions');
  await less.click();
  await expect.element(shown).toHaveTextContent('1 portions');
  await expect.element(less).toBeDisabled();
  await more.click();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(shown).toHaveTextContent('4 portions');
  await expect.element(more).toBeDisabled();
  await expectAccessible();
});
