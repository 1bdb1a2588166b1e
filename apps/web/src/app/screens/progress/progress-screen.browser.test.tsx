import { onlineManager } from '@tanstack/react-query';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { setLive } from '../../../shared/live/live-state.ts';
import { speakLanguage } from '../../../shared/locale/language.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';

import { measure, open, serveProgress, server, TODAY } from './progress-scene.test-support.tsx';

serveProgress();

const chart = page.getByRole('slider');
const rows = page.getByRole('listitem');
const dialog = page.getByRole('dialog');

describe('the chart', () => {
  it('has an axis with five parts and a height of 300 for each period', async () => {
    for (const [daysAgo, kg] of [
      [400, 78],
      [50, 74.4],
      [3, 72.2],
      [0, 71.6],
    ] as const)
      measure('WEIGHT', kg, daysAgo);
    const router = await open();
    await expect.element(chart).toHaveAccessibleName('Weight, 30 days');
    expect(chart.element().getBoundingClientRect().height).toBe(300);
    const texts = () => [
      ...page.getByRole('region', { name: 'Weight' }).element().querySelectorAll('span[style*="bottom"]'),
    ];
    const numbers = () => texts().flatMap(({ textContent }) => (/^[\d.]+$/.test(textContent) ? textContent : []));
    expect(numbers()).toHaveLength(6);
    for (const [short, name, period] of [
      ['7 d', '7 days', 'LAST_WEEK'],
      ['14 d', '14 days', 'LAST_2_WEEKS'],
      ['60 d', '60 days', 'LAST_2_MONTHS'],
      ['All', 'All time', 'SINCE_BEGINNING'],
      ['30 d', '30 days', 'LAST_MONTH'],
    ] as const) {
      await page.getByText(short, { exact: true }).click();
      await expect.element(chart).toHaveAccessibleName(`Weight, ${name}`);
      expect(router.state.location.search).toMatchObject({ period });
      expect(server.asked.some(({ searchParams }) => searchParams.get('period') === period)).toBe(true);
    }
    await page.getByText('All', { exact: true }).click();
    await expect.element(page.getByText(/^[A-Z][a-z]{2,3} \d\d$/).first()).toBeVisible();
    await page.getByText('14 d', { exact: true }).click();
    await expect.element(page.getByText(/^\d{1,2} [A-Z][a-z]{2,3}$/).first()).toBeVisible();
  });

  it('announces each date on arrow keys, and lists all of them in a table', async () => {
    measure('WEIGHT', 73, 2);
    measure('WEIGHT', 72, 1);
    measure('WEIGHT', 72.5, 0);
    await open('/progress', { goal_weight_in_kg: 71 });
    await expect.element(page.getByText('Goal 71 kg').first()).toBeVisible();
    (chart.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('72.5 kg, trend'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('72 kg, trend 72.9 kg'));
    await userEvent.keyboard('{Home}');
    await expect.element(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('73 kg, trend 73 kg'));
    await page.getByText('As a table').click();
    const table = page.getByRole('table', { name: 'Weight' });
    await expect.poll(() => table.getByRole('row').elements()).toHaveLength(4);
    await expectAccessible();
  });

  it('draws five years of daily weights with few elements', async () => {
    for (let daysAgo = 5 * 365; daysAgo >= 0; daysAgo -= 1) measure('WEIGHT', 75 + Math.sin(daysAgo) / 2, daysAgo);
    await open('/progress?period=SINCE_BEGINNING');
    await expect.element(chart).toBeVisible();
    const drawn = page.getByRole('region', { name: 'Weight' }).element().querySelectorAll('svg *');
    expect(drawn.length).toBeLessThan(15);
  });

  it('[PRO-03] says how much a weight changes per week, and shows a stress of 0 as not provided', async () => {
    measure('WEIGHT', 73, 14);
    measure('WEIGHT', 72, 0);
    measure('STRESS', 0, 1);
    measure('STRESS', 4, 0);
    await open();
    await expect.element(page.getByText('−0.5 kg a week')).toBeVisible();
    await page.getByRole('button', { name: 'Stress' }).click();
    await expect.element(rows.nth(1).getByText('Not provided')).toBeVisible();
    await expect.element(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/, 4$/));
    await expectAccessible();
  });

  it('says in Dutch what to do if there are no measurements, and that loading failed', async () => {
    speakLanguage('nl');
    await loadPhrases('progress', 'forms', 'shared');
    await open('/progress?type=SLEEP');
    await expect.element(page.getByText('Nog geen metingen in deze periode.')).toBeVisible();
    await expectAccessible();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await page.getByRole('button', { name: 'Taille' }).click();
    await expect.element(page.getByRole('alert').getByText('Je voortgang kon niet worden geladen.')).toBeVisible();
  });
});

it('the chart is never covered by the add button, wherever the screen is scrolled to', async () => {
  await page.viewport(375, 667);
  measure('WEIGHT', 73, 14);
  measure('WEIGHT', 72, 0);
  await open();
  await expect.element(chart).toBeVisible();
  const add = page.getByRole('button', { name: 'Log weight' }).element();
  for (const top of [0, 120, 240]) {
    scrollTo(0, top);
    const [button, drawn] = [add.getBoundingClientRect(), chart.element().getBoundingClientRect()];
    expect(button.bottom <= drawn.top || button.top >= drawn.bottom).toBe(true);
  }
});

describe('measurements', () => {
  it('[PRO-05] are refetched every 60 s if no live stream is open', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => {
      setLive(false);
      vi.useRealTimers();
    });
    measure('WEIGHT', 72, 1);
    await open();
    await expect.element(rows.getByText('72 kg')).toBeVisible();
    const asked = () => server.asked.length;
    const first = asked();
    vi.advanceTimersByTime(59_000);
    expect(asked()).toBe(first);
    measure('WEIGHT', 71, 0);
    vi.advanceTimersByTime(1000);
    await expect.element(rows.getByText('71 kg')).toBeVisible();
    expect(asked()).toBeGreaterThan(first);
    setLive(true);
    await expect.poll(asked).toBeGreaterThan(first);
    const second = asked();
    vi.advanceTimersByTime(120_000);
    expect(asked()).toBe(second);
  });
});

describe('a measurement', () => {
  it('is added on a chosen day, with a decimal comma, or reported as invalid without losing the text', async () => {
    await open();
    await page.getByRole('button', { name: 'Log weight' }).click();
    const field = dialog.getByRole('textbox', { name: 'Weight' });
    const save = dialog.getByRole('button', { name: 'Save' });
    await expect.element(save).toBeDisabled();
    expect(dialog.getByText('Fill this in.').elements()).toEqual([]);
    (document.activeElement as HTMLElement).blur();
    await expect.element(dialog.getByText('Fill this in.')).toBeVisible();
    await field.fill('much');
    await expect.element(dialog.getByText('A number is required')).toBeVisible();
    await field.fill('400');
    await expect.element(dialog.getByText('Enter 300 or less.')).toBeVisible();
    await field.fill('0,5');
    await expect.element(dialog.getByText('Enter at least 1.')).toBeVisible();
    await field.fill('72,35');
    await dialog.getByLabelText('Day').fill(addDays(TODAY, 1));
    await expect.element(dialog.getByText('Cannot be in future')).toBeVisible();
    await expect.element(save).toBeDisabled();
    await dialog.getByLabelText('Day').fill(addDays(TODAY, -1));
    await expect.element(save).toBeEnabled();
    await expectAccessible();
    server.refuse = () => Response.json({ detail: 'Too busy.' }, { status: 503 });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await expect.element(field).toHaveValue('72,35');
    server.refuse = null;
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.stored).toMatchObject([{ type: 'WEIGHT', value: 72.35, date: addDays(TODAY, -1) }]);
    await expect.poll(() => rows.elements()).toHaveLength(1);
  });

  it('starts at the last weight, and changes in steps of 0.1 or by typing', async () => {
    measure('WEIGHT', 81.23, 1);
    await open();
    await page.getByRole('button', { name: 'Log weight' }).click();
    const field = dialog.getByRole('textbox', { name: 'Weight' });
    await expect.element(field).toHaveValue('81.2');
    await dialog.getByRole('button', { name: 'Less' }).click();
    await dialog.getByRole('button', { name: 'Less' }).click();
    await expect.element(field).toHaveValue('81');
    await dialog.getByRole('button', { name: 'More' }).click();
    await expect.element(field).toHaveValue('81.1');
    await expectAccessible();
    await field.click();
    await userEvent.keyboard('79,9');
    await expect.element(field).toHaveValue('79,9');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.stored.at(-1)).toMatchObject({ value: 79.9, date: TODAY });
  });

  it('is the average of several on the same day, and is labelled as such wherever it is shown', async () => {
    measure('WEIGHT', 81.4, 0);
    measure('WEIGHT', 81.2, 0);
    await open();
    const card = page.getByRole('region', { name: 'Weight' });
    await expect.element(card.getByText('81.3 kg').first()).toBeVisible();
    await expect.element(card.getByText(/, average of 2 that day$/)).toBeVisible();
    await expect.element(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('average of 2 that day'));
    await page.getByText('As a table').click();
    await expect.element(page.getByRole('table').getByText('average of 2 that day')).toBeVisible();
    await expect.element(rows.getByText('81.2 kg')).toBeVisible();
  });

  it('is typed in pounds by a person who weighs in stone', async () => {
    await open('/progress?add=true', { personal_weight_unit: 'STONES' });
    await dialog.getByRole('textbox', { name: 'Weight' }).fill('155');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.stored).toMatchObject([{ value: 70.31, date: TODAY }]);
    await expect.element(rows.first().getByText('155 lb')).toBeVisible();
  });

  it('disappears from the list and the chart immediately, and can be restored', async () => {
    measure('WAIST_CIRCUMFERENCE', 84, 1);
    measure('WAIST_CIRCUMFERENCE', 82.5, 0);
    await open('/progress?type=WAIST_CIRCUMFERENCE');
    await expect.poll(() => rows.elements()).toHaveLength(2);
    await page.getByRole('button', { name: /^Delete 82\.5 cm/ }).click();
    await expect.poll(() => rows.elements()).toHaveLength(1);
    await expect.element(page.getByRole('heading', { name: 'All entries' })).toHaveFocus();
    await expect.element(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('84 cm'));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => rows.elements()).toHaveLength(2);
    await expect.element(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('82.5 cm'));
  });

  it('is corrected by keyboard, even offline, and an untouched value stays exact', async () => {
    measure('WEIGHT', 72.35, 1);
    measure('WEIGHT', 27.5, 0);
    await open('/progress');
    await expect.poll(() => rows.elements()).toHaveLength(2);
    const button = page.getByRole('button', { name: /^Edit 27\.5 kg from / });
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Edit this entry' })).toBeVisible();
    const field = dialog.getByRole('textbox', { name: 'Weight' });
    await expect.element(field).toHaveValue('27.5');
    await expectAccessible();
    await field.fill('0');
    await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await field.fill('72.5');
    onlineManager.setOnline(false);
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(rows.first().getByText('72.5 kg')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Edit 72\.5 kg from / })).toHaveFocus();
    expect(server.stored.at(-1)).toMatchObject({ value: 27.5 });
    onlineManager.setOnline(true);
    await expect.poll(() => server.stored.at(-1)).toMatchObject({ value: 72.5, date: TODAY });

    await page.getByRole('button', { name: /^Edit 72\.4 kg from / }).click();
    await dialog.getByLabelText('Day').fill(addDays(TODAY, -3));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => server.stored[0]).toMatchObject({ value: 72.35, date: addDays(TODAY, -3) });
  });

  it.each([
    ['SLEEP', 7, '7.5', 'Hours of sleep', 7.5],
    ['WAIST_CIRCUMFERENCE', 820, '82', 'Waist', 82],
    ['BODY_FAT_PERCENTAGE', 2, '20', 'Body fat', 20],
  ] as const)('can be corrected: %s from %s to %s', async (type, value, text, name, stored) => {
    measure(type, value, 0);
    await open(`/progress?type=${type}`);
    await page.getByRole('button', { name: /^Edit / }).click();
    await dialog.getByRole('textbox', { name }).fill(text);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => server.stored).toMatchObject([{ value: stored, date: TODAY }]);
  });
});
