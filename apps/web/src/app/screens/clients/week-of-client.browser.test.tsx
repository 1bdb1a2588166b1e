import { addDays } from '@weekbord/domain/dates/plain-date';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { today } from '../../../shared/locale/today.ts';
import { addClient, open, server, serveClients, week } from './clients-scene.test-support.tsx';

serveClients();

const days = () => [...document.querySelectorAll('ol > li')].map((day) => day.textContent.replaceAll(/\s+/g, ' '));
const asked = () =>
  server.asked.filter(({ pathname }) => pathname.endsWith('/clientWeek')).map((url) => url.searchParams.get('until'));
const ago = (count: number) => addDays(today(), -count);

it("shows a client's week, the latest day first: food, weight, notes and plan changes on their days", async () => {
  addClient('Anna');
  week.days.set(ago(1), { eaten: { kcal: 2310.4, protein: 61, carbohydrates: 200, fat: 80 }, weight: 71.25 });
  week.days.set(ago(2), { eaten: null });
  week.days.set(ago(3), { is_partial: true, goal: null });
  const at = (count: number) => new Date(`${ago(count)}T12:00:00`).toISOString();
  week.events = [
    { kind: 'NOTE', id: 1, at: at(2), is_of_client: true, text: 'A party.' },
    {
      kind: 'PLAN',
      id: 1,
      at: at(2),
      is_of_client: false,
      reason: 'You train more.',
      effect: { kcal: -150, protein: 12 },
      answer: 'ASKED',
      question: 'From when?',
    },
    { kind: 'PLAN', id: 2, at: at(30), is_of_client: false, reason: null, effect: null, answer: null, question: null },
  ];
  await open('/clients/1?part=week');
  await expect.poll(() => days().length).toBe(8);
  expect(days()[0]).toMatch(/Today, not counted yet.*Energy1,900 of 2,000 kcal95%Protein90 of 100 g90%(?!, off)/);
  expect(days()[1]).toMatch(/Energy2,310 of 2,000 kcal116%, off planProtein61 of 100 g61%, off planWeight71\.3 kg/);
  expect(days()[2]).toMatch(/Nothing logged/);
  expect(days()[2]).toMatch(/You: plan changed, −150 kcal, \+12 g of protein a day\.You train more\./);
  expect(days()[2]).toMatch(/Anna Smit asked: From when\?.*Anna Smit: A party\./);
  expect(days()[3]).toMatch(/Energy1,900\+ kcalProtein90\+ g/);
  expect(days().join('')).not.toContain('first plan');
  await expect.element(page.getByText('72%, off plan')).toBeInTheDocument();
  await expectAccessible();
  await page.viewport(1280, 900);
  await expectAccessible();
});

it('goes back and forward by week, with the week in the URL', async () => {
  addClient('Anna');
  const router = await open('/clients/1?part=week');
  const button = (name: string) => page.getByRole('button', { name });
  await expect.element(button('Next week')).toBeDisabled();
  await button('Previous week').click();
  await expect.poll(() => asked().at(-1)).toBe(ago(8));
  await expect.poll(() => days().length).toBe(7);
  expect(router.state.location.search).toEqual({ part: 'week', until: ago(8) });
  await button('Previous week').click();
  await expect.poll(() => asked().at(-1)).toBe(ago(15));
  router.history.back();
  await expect.poll(() => router.state.location.search).toEqual({ part: 'week', until: ago(8) });
  await button('Next week').click();
  await expect.poll(() => router.state.location.search).toEqual({ part: 'week' });
  await expect.element(button('Next week')).toBeDisabled();
});

it.each([
  [1200, 60, [true, true]],
  [1690, 79, [true, true]],
  [1720, 80, [false, false]],
  [2280, 140, [false, false]],
  [2310, 100, [true, false]],
])(
  'marks a day with %s of 2,000 kcal and %s of 100 g protein by the same limits as the client list: %j',
  async (kcal, protein, off) => {
    addClient('Anna');
    week.days.set(ago(1), { eaten: { kcal, protein, carbohydrates: 200, fat: 80 } });
    await open('/clients/1?part=week');
    await expect.poll(() => days().length).toBe(8);
    const [, yesterday] = document.querySelectorAll('ol > li');
    const amber = [...yesterday!.querySelectorAll('[aria-hidden="true"] > div')].map((bar) =>
      bar.classList.contains('bg-warning'),
    );
    expect(amber).toEqual(off);
    expect(yesterday!.textContent.split('off plan').length - 1).toBe(off.filter(Boolean).length);
  },
);

it('scrolls the tab bar to the open tab, and has a separate tab for notes', async () => {
  addClient('Anna');
  await page.viewport(375, 812);
  await open('/clients/1?part=settings');
  const part = page.getByRole('link', { name: 'Settings' });
  await expect.element(part).toHaveAttribute('aria-current', 'page');
  expect(part.element().getBoundingClientRect().right).toBeLessThanOrEqual(375);
  expect(part.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  await page.getByRole('link', { name: 'Notes' }).click();
  await expect.element(page.getByRole('heading', { name: 'Notes' })).toBeVisible();
});
