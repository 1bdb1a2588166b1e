import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../accessible.test-support.ts';
import { OtpInput } from '../otp-input/otp-input.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';

it('a field is named by its label and described by its hint or error', async () => {
  const changed = vi.fn<(value: string) => void>();
  const common = { label: 'Weight', value: '70', unit: 'kg', hint: 'In the morning', onChange: changed };
  const screen = await render(<TextField {...common} />);
  const field = page.getByRole('textbox', { name: 'Weight' });
  await expect.element(field).toHaveAccessibleDescription('In the morning');
  await page.getByText('Weight').click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('5');
  expect(changed).toHaveBeenCalledWith('705');
  await expectAccessible();
  await screen.rerender(<TextField {...common} error="Too much" />);
  await expect.element(field).toHaveAccessibleDescription('Too much');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible();
});

it('a text area grows with its text', async () => {
  function Note() {
    const [text, setText] = useState('');
    return <TextArea label="Note" rows={2} value={text} onChange={setText} />;
  }
  await render(<Note />);
  const field = page.getByRole('textbox', { name: 'Note' });
  const height = () => field.element().getBoundingClientRect().height;
  const before = height();
  await field.fill('one\ntwo\nthree\nfour\nfive\nsix\nseven');
  await expect.poll(height).toBeGreaterThan(before);
  await expectAccessible();
});

it('a code can be typed or pasted with any separators, and is reported once it is complete', async () => {
  const complete = vi.fn<(code: string) => void>();
  function Code({ error }: { error?: string }) {
    const [code, setCode] = useState('');
    return <OtpInput label="Code" length={4} value={code} onChange={setCode} onComplete={complete} error={error} />;
  }
  const screen = await render(<Code />);
  const field = page.getByLabelText('Code');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.keyboard('1a2');
  await expect.element(field).toHaveValue('12');
  expect(complete).not.toHaveBeenCalled();
  await userEvent.keyboard('345');
  await expect.element(field).toHaveValue('1234');
  expect(complete.mock.calls).toEqual([['1234']]);
  await field.fill('98 - 76');
  await expect.element(field).toHaveValue('9876');
  expect(complete).toHaveBeenLastCalledWith('9876');
  await expectAccessible();
  await screen.rerender(<Code error="Not that one" />);
  await expect.element(field).toHaveAccessibleDescription('Not that one');
  await expectAccessible();
});
