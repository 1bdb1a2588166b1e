import { addDays } from '@weekbord/domain/dates/plain-date';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { measure, open, serveProgress, server, TODAY } from './progress-scene.test-support.tsx';

serveProgress();

describe('the phases of the cycle', () => {
  const HERS = { gender: 'FEMALE', diet_type: 'CYCLE_DIET' } as const;
  const legend = () => page.getByRole('listitem').filter({ hasText: /^(Menstruation|Follicular|Ovulation|Luteal)/ });

  it('are drawn behind the values of a user who tracks her cycle, and named in the legend and the table', async () => {
    measure('WEIGHT', 70, 20);
    measure('WEIGHT', 70.4, 0);
    server.cycle = { period_starts: [addDays(TODAY, -29), addDays(TODAY, -1)], menstrual_cycle_length: null };
    await open('/progress', HERS);
    await expect.poll(() => legend().elements()).toHaveLength(4);
    const chart = page.getByRole('slider', { name: 'Weight, 30 days' });
    await expect.element(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('Menstruation'));
    await page.getByText('As a table').click();
    await expect.element(page.getByRole('rowheader', { name: /Menstruation$/ })).toBeVisible();
    await expectAccessible();
  });

  it.each([
    ['on another diet', { ...HERS, diet_type: 'RECOMMENDED' as const }],
    ['who noted no start', HERS],
  ])('are not drawn for a user %s', async (who, intake) => {
    if (who !== 'who noted no start') server.cycle.period_starts.push(addDays(TODAY, -3));
    measure('WEIGHT', 70, 0);
    await open('/progress', intake);
    await expect.element(page.getByRole('slider')).toBeVisible();
    expect(server.asked.some(({ pathname }) => pathname.endsWith('/cycle'))).toBe(who === 'who noted no start');
    await expect.poll(() => legend().elements()).toHaveLength(0);
  });
});
