import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../accessible.test-support.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { ChipChoice } from '../chip-choice/chip-choice.tsx';
import { ChoiceCards } from '../choice-cards/choice-cards.tsx';
import { ChoiceTiles } from '../choice-tiles/choice-tiles.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { Select } from '../select/select.tsx';
import { Switch } from '../switch/switch.tsx';
import { RadioCards } from './radio-cards.tsx';

const OPTIONS = [
  { value: 'soup', label: 'Soup', description: 'Warm' },
  { value: 'salad', label: 'Salad', description: 'Cold' },
  { value: 'bread', label: 'Bread', description: 'Dry', isDisabled: true },
] as const;
type Dish = (typeof OPTIONS)[number]['value'];

const radio = (name: RegExp) => page.getByRole('radio', { name });
const box = (name: RegExp) => page.getByRole('checkbox', { name });

describe('choosing one of a few options', () => {
  it('works as cards: the arrow keys cycle through the available options, a press on a card chooses it', async () => {
    const cleared = vi.fn<() => void>();
    function Dishes() {
      const [dish, setDish] = useState<Dish>('soup');
      return <RadioCards label="Dish" value={dish} onChange={setDish} onClear={cleared} options={OPTIONS} />;
    }
    await render(<Dishes />);
    await expect.element(page.getByRole('group', { name: 'Dish' })).toBeInTheDocument();
    await userEvent.keyboard('{Tab}');
    await expect.element(radio(/^Soup/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(radio(/^Salad/)).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(radio(/^Soup/)).toBeChecked();
    await expect.element(radio(/^Bread/)).toBeDisabled();
    expect(cleared).not.toHaveBeenCalled();
    await page.getByText('Soup').click();
    expect(cleared).toHaveBeenCalledTimes(1);
    await page.getByText('Salad').click();
    await expect.element(radio(/^Salad/)).toBeChecked();
    await expectAccessible();
  });

  it('works as cards: the option that the keyboard moves to is fully visible', async () => {
    await page.viewport(320, 256);
    const options = Array.from({ length: 9 }, (_, at) => ({
      value: String(at),
      label: `Soup ${at}`,
      description: 'Warm',
    }));
    await render(<RadioCards label="Dish" value="0" onChange={() => undefined} options={options} />);
    for (const input of document.querySelectorAll('input')) {
      input.focus();
      const { top, bottom } = input.closest('label')!.getBoundingClientRect();
      expect([top >= -2, bottom <= innerHeight + 2], input.value).toEqual([true, true]);
    }
  });

  it('works as segments: the group is named, and changed by the arrow keys', async () => {
    function Units() {
      const [unit, setUnit] = useState<'g' | 'ml'>('g');
      const options = [
        { value: 'g', label: 'Grams' },
        { value: 'ml', label: 'Millilitres' },
      ] as const;
      return <SegmentedControl label="Unit" value={unit} onChange={setUnit} options={options} />;
    }
    await render(<Units />);
    await userEvent.keyboard('{Tab}{ArrowRight}');
    await expect.element(radio(/^Millilitres/)).toBeChecked();
    await expect.element(radio(/^Millilitres/)).toHaveFocus();
    await expect.element(page.getByRole('group', { name: 'Unit' })).toBeVisible();
    await expectAccessible();
  });

  it('works in a list: it has its label and help text, or the error in its place', async () => {
    const changed = vi.fn<(value: Dish) => void>();
    const common = { label: 'Dish', hint: 'For tonight', value: 'soup' as Dish, onChange: changed, options: OPTIONS };
    const screen = await render(<Select {...common} />);
    const list = page.getByRole('combobox', { name: 'Dish' });
    await expect.element(list).toHaveAccessibleDescription('For tonight');
    await userEvent.selectOptions(list, 'Salad');
    expect(changed).toHaveBeenCalledWith('salad');
    await expectAccessible();
    await screen.rerender(<Select {...common} error="There is no soup" />);
    await expect.element(list).toHaveAccessibleDescription('There is no soup');
    await expect.element(list).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible();
  });
});

describe('choosing any number of a few options', () => {
  it.each([
    ['cards', ChoiceCards, {}],
    ['tiles', ChoiceTiles, { columns: 2, describedBy: 'wrong' }],
  ] as const)('works as %s: each option is toggled by space and by a press', async (_, Choice, extra) => {
    const toggled = vi.fn<(value: string) => void>();
    const options = OPTIONS.slice(0, 2).map((option) => ({ ...option, picture: <i /> }));
    await render(
      <>
        <Choice label="Dishes" values={['salad']} onToggle={toggled} options={options} columns={2} {...extra} />
        <p id="wrong">Too few</p>
      </>,
    );
    await expect.element(box(/^Salad/)).toBeChecked();
    await userEvent.keyboard('{Tab} ');
    expect(toggled).toHaveBeenLastCalledWith('soup');
    await page.getByText('Salad').click();
    expect(toggled).toHaveBeenLastCalledWith('salad');
    const group = page.getByRole('group', { name: 'Dishes' });
    await expect.element(group).toHaveAccessibleDescription('describedBy' in extra ? 'Too few' : '');
    await expectAccessible();
  });

  it('works as chips: if only one may be chosen, it replaces the previous one; otherwise the choices add up', async () => {
    const changed = vi.fn<(values: readonly Dish[]) => void>();
    const common = { label: 'Dish', values: ['soup'] as Dish[], options: OPTIONS, onChange: changed };
    const screen = await render(<ChipChoice {...common} kind="one" hint="As you like" />);
    await page.getByText('Salad', { exact: true }).click();
    expect(changed).toHaveBeenLastCalledWith(['salad']);
    await expectAccessible();
    await screen.rerender(<ChipChoice {...common} kind="many" />);
    await page.getByText('Salad', { exact: true }).click();
    expect(changed).toHaveBeenLastCalledWith(['soup', 'salad']);
    await page.getByText('Soup', { exact: true }).click();
    expect(changed).toHaveBeenLastCalledWith([]);
    await expectAccessible();
  });
});

describe('choosing yes or no', () => {
  it('a checkbox is ticked by space and by its label, and shows its error', async () => {
    const changed = vi.fn<(isChecked: boolean) => void>();
    await render(
      <Checkbox isChecked={false} onChange={changed} error="Please agree">
        I agree
      </Checkbox>,
    );
    const agreement = page.getByRole('checkbox', { name: 'I agree' });
    await expect.element(agreement).toHaveAccessibleDescription('Please agree');
    await userEvent.keyboard('{Tab} ');
    await page.getByText('I agree').click();
    expect(changed.mock.calls).toEqual([[true], [true]]);
    await expectAccessible();
  });

  it('a switch has its name and role, and cannot be toggled when disabled', async () => {
    const changed = vi.fn<(isOn: boolean) => void>();
    const screen = await render(
      <Switch isOn onChange={changed}>
        Imperial units
      </Switch>,
    );
    const control = page.getByRole('switch', { name: 'Imperial units' });
    await expect.element(control).toBeChecked();
    await control.click();
    await userEvent.keyboard(' ');
    expect(changed.mock.calls).toEqual([[false], [false]]);
    await expectAccessible();
    await screen.rerender(
      <Switch isOn={false} isDisabled onChange={changed}>
        Imperial units
      </Switch>,
    );
    await expect.element(control).toBeDisabled();
    await control.click({ force: true });
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
