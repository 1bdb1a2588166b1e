import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { addClient, open, server, serveClients } from './clients-scene.test-support.tsx';

serveClients();

describe('one client', () => {
  it('shows who the client is, their goal and their diet, with a link back to all clients', async () => {
    addClient('Anna', 'Smit', { ingredients_to_avoid: [{ id: 1, name: 'honey' }] });
    const router = await open('/clients');
    await page.getByRole('link', { name: /Anna Smit/ }).click();
    await expect.element(page.getByRole('link', { name: 'Week' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: 'About' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Anna Smit' })).toBeVisible();
    const terms = () =>
      [...document.querySelectorAll('dl > div')].map((row) => [...row.children].map((cell) => cell.textContent));
    expect(terms()).toEqual([
      ['Email', 'anna@home.example'],
      ['Language', 'Nederlands'],
      ['Gender', 'Female'],
      ['Age', '34 years'],
      ['Height', '168 cm'],
      ['Starting weight', '72.5 kg'],
      ['Body fat', '28.5%'],
      ['Goal', 'Lose weight'],
      ['Goal weight', '66 kg'],
      ['Weekly change', '−0.5 kg'],
      ['Daily activity', 'Active'],
      ['Strength training', '45 min, 2× a week'],
      ['Diet', 'Vegetarian'],
      ['Daily meals', 'Not given'],
      ['Allergies and intolerances', 'gluten and celery'],
      ['Dislikes', 'honey'],
    ]);
    await expectAccessible();
    await page.getByRole('button', { name: 'Back to your clients' }).click();
    await expect.element(page.getByText('1 client', { exact: true })).toBeVisible();
    expect(router.state.location.pathname).toBe('/clients');
  });

  it('can be deactivated and activated after confirmation', async () => {
    addClient('Anna');
    await open('/clients/1?part=settings');
    await page.getByRole('button', { name: 'Deactivate' }).click();
    await expect.element(page.getByRole('heading', { name: 'Deactivate Anna Smit?' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).last().click();
    expect(server.clients[0]?.account_enabled).toBe(true);
    await page.getByRole('button', { name: 'Deactivate' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await expect.element(page.getByText('Anna Smit has been deactivated')).toBeVisible();
    expect(server.clients[0]?.account_enabled).toBe(false);
    await page.getByRole('button', { name: 'Activate' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
    await expect.element(page.getByText('Anna Smit has full access.')).toBeVisible();
    expect(server.clients[0]?.account_enabled).toBe(true);
    await expectAccessible();
  });

  it('shows the expenditure and each kind of day, or says what is missing if there is no plan', async () => {
    const id = addClient('Anna');
    addClient('Ben', 'Bos', { intake: null });
    const slot = { kcal: 900, protein: 50, carbohydrates: 80, fat: 30 };
    const rest = { id: 1, name: 'Rest', meal_slot_specifications: [slot, slot], days: [] };
    const sport = { id: 2, name: 'Sport', meal_slot_specifications: [slot, slot, slot], days: [] };
    const week = { monday: rest, tuesday: sport, wednesday: rest, thursday: sport, friday: rest };
    server.plans = [{ id: 3, name: 'Plan', ...week, saturday: rest, sunday: rest, client_intake: 5 }];
    const router = await open(`/clients/${id}?part=plan`);
    await expect.element(page.getByText('2,104 kcal')).toBeVisible();
    await expect.element(page.getByText('Mon, Wed, Fri, Sat, Sun · 2 meals a day')).toBeVisible();
    await expect.element(page.getByText('Tue, Thu · 3 meals a day')).toBeVisible();
    await expect.element(page.getByText('2,700 kcal')).toBeVisible();
    expect(server.asked.at(-1)?.searchParams.get('user')).toBe(String(id));
    await expectAccessible();
    await expect
      .element(page.getByRole('link', { name: 'Edit Rest' }))
      .toHaveAttribute('href', `/clients/${id}/plan?plan=1`);
    await expect.element(page.getByRole('button', { name: 'Delete Rest' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Delete Sport' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('Sport deleted')).toBeVisible();
    expect(server.asked.map(({ pathname }) => pathname)).toContain('/api/users/nutritionDayPlan/2');
    await router.navigate({ href: '/clients/2?part=plan' });
    await expect.element(page.getByRole('heading', { name: 'No profile yet' })).toBeVisible();
  });

  it.each([[true], [false]])(
    'shows unused day plans too, which can be given days or deleted (weekly plan: %s)',
    async (hasWeek) => {
      const id = addClient('Anna');
      const meals = [{ kcal: 900, protein: 50, carbohydrates: 80, fat: 30 }];
      const [rest, sport] = ['Rest', 'Sport'].map((name, index) => ({
        id: index + 1,
        name,
        meal_slot_specifications: meals,
        days: index === 0 && hasWeek ? [...WEEKDAYS] : [],
      }));
      const week = Object.fromEntries(WEEKDAYS.map((day) => [day, rest]));
      server.plans = hasWeek ? [{ id: 3, name: 'Plan', ...week, client_intake: 5 }] : [];
      server.dayPlans = [rest!, sport!];
      await open(`/clients/${id}?part=plan`);
      const card = page.getByRole('region', { name: 'Sport' });
      await expect.element(card.getByText('Not used on any day · 1 meal a day')).toBeVisible();
      expect(page.getByRole('heading', { name: 'Rest' }).elements()).toHaveLength(1);
      await expect
        .element(card.getByRole('link', { name: 'Choose days for Sport' }))
        .toHaveAttribute('href', `/clients/${id}/plan?plan=2`);
      await expectAccessible();
      await card.getByRole('button', { name: 'Delete Sport' }).click();
      await expect.element(page.getByText(/^It isn’t used on any day/)).toBeVisible();
      server.dayPlans = [rest!];
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect.element(card).not.toBeInTheDocument();
    },
  );

  it('says so if a nutrition plan was not deleted, and reports the failure', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const id = addClient('Anna');
    const slot = { kcal: 900, protein: 50, carbohydrates: 80, fat: 30 };
    const [rest, sport] = ['Rest', 'Sport'].map((name, index) => ({
      id: index + 1,
      name,
      meal_slot_specifications: [slot],
      days: [],
    }));
    const week = Object.fromEntries(WEEKDAYS.map((day) => [day, day === 'tuesday' ? sport : rest]));
    server.plans = [{ id: 3, name: 'Plan', ...week, client_intake: 5 }];
    server.deletion = { status: 500, body: { detail: 'Down.', code: 'server_error' } };
    await open(`/clients/${id}?part=plan`);
    await page.getByRole('button', { name: 'Delete Sport' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Something went wrong while deleting the nutrition plan. Please try again later.');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Delete Sport' })).toBeVisible();
    expect(warn.mock.calls).toEqual([['[weekbord] A call was refused: DELETE /users/nutritionDayPlan/:id 500']]);
    warn.mockRestore();
  });

  it("shows the client's progress, including body fat, and fetches only that client's data", async () => {
    addClient('Anna');
    await open('/clients/1?part=progress');
    await expect.element(page.getByRole('radio', { name: '30 d' })).toBeInTheDocument();
    expect(
      page
        .getByRole('heading', { level: 1 })
        .elements()
        .map((one) => one.textContent),
    ).toEqual(['Anna Smit']);
    await page.getByRole('button', { name: 'Body fat' }).click();
    const measured = () => server.asked.filter(({ pathname }) => /progress|measurements/.test(pathname));
    await expect
      .poll(() => measured().some((url) => url.searchParams.get('measurement_type') === 'BODY_FAT_PERCENTAGE'))
      .toBe(true);
    await expect.poll(() => measured().some((url) => url.pathname.endsWith('userBodyFatPercentage'))).toBe(true);
    expect(measured().map((url) => url.searchParams.get('user'))).toEqual(measured().map(() => '1'));
    await expectAccessible();
  });

  it('shows an error if the client does not belong to the coach', async () => {
    await open('/clients/77');
    await expect.element(page.getByRole('heading', { name: 'Client not found' })).toBeVisible();
  });

  it('[COA-03] links to the diary as the client if their Tuesday has a plan, and not for other clients', async () => {
    const id = addClient('Anna');
    const day = {
      id: 1,
      name: 'Standard',
      meal_slot_specifications: [{ kcal: 1800, protein: 90, carbohydrates: 180, fat: 60 }],
      days: [],
    };
    const week = Object.fromEntries(
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((name) => [name, day]),
    );
    server.plans = [{ id: 1, ...week }];
    const router = await open(`/clients/${id}`);
    const button = page.getByRole('link', { name: 'View diary' });
    await expect.element(button).toHaveAttribute('href', `/as/${id}/diary`);
    for (const part of ['Nutrition plan', 'Progress', 'Settings', 'About']) {
      await page.getByRole('link', { name: part }).click();
      await expect.element(page.getByRole('link', { name: part })).toHaveAttribute('aria-current', 'page');
    }
    server.plans = [];
    const nobody = addClient('Cas', 'Smit', { intake: null });
    await router.navigate({ to: `/clients/${nobody}` as never });
    await expect.element(page.getByText('No profile yet')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Create profile' })).toBeVisible();
    const other = addClient('Ben');
    await router.navigate({ to: `/clients/${other}` as never, search: { part: 'plan' } as never });
    await expect.element(page.getByRole('link', { name: 'Make a plan' })).toBeVisible();
    await expect.element(button).not.toBeInTheDocument();
  });
});

it("calls the wizard's plan a personal one", async () => {
  const id = addClient('Anna');
  const slots = [{ kcal: 900, protein: 50, carbohydrates: 80, fat: 30 }];
  const day = { id: 1, name: 'DIY nutrition plan', meal_slot_specifications: slots, days: [] };
  server.plans = [{ id: 3, name: 'Plan', client_intake: 5, ...Object.fromEntries(WEEKDAYS.map((one) => [one, day])) }];
  await open(`/clients/${id}?part=plan`);
  await expect.element(page.getByRole('heading', { name: 'Personal plan' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Edit Personal plan' })).toBeVisible();
  expect(document.body.textContent).not.toContain('DIY');
});
