import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { addClient, open, server, serveClients } from './clients-scene.test-support.tsx';

serveClients();

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function fillBasics() {
  await page.getByLabelText('First name').fill(' Noor ');
  await page.getByLabelText('Last name').fill('Smit');
  await page.getByLabelText('E-mail').fill('noor@home.example');
  await button('Next').click();
}

describe('adding a client', () => {
  it('asks who they are and then what the plan is worked out from, and sends both in one call', async () => {
    addClient('Noor');
    const router = await open('/clients');
    await page.getByRole('link', { name: 'Add client' }).click();
    await expect.element(button('Next')).toBeDisabled();
    await page.getByLabelText('E-mail').fill('noor');
    await page.getByLabelText('First name').click();
    await expect.element(page.getByText('Type an address like anna@example.com.')).toBeVisible();
    await fillBasics();
    expect(router.state.location.search).toEqual({ step: 'intake' });
    await expect.element(page.getByLabelText('Weight')).toHaveValue('70');
    await expect.element(page.getByLabelText('Body fat')).toHaveValue('20');
    await expect.element(page.getByRole('radio', { name: 'Female' })).toBeChecked();
    await expectAccessible();
    await page.getByLabelText('Body fat').fill('61');
    await userEvent.tab();
    await expect.element(page.getByText('From 3 to 60.')).toBeVisible();
    await expect.element(button('Add client')).toBeDisabled();
    await page.getByLabelText('Body fat').fill('28,5');
    await page.getByText('Lactose', { exact: true }).click();
    await button('Add exercise').click();
    await button('Add exercise').click();
    await page.getByLabelText('Kind of exercise 2').selectOptions('Yoga');
    await page.getByLabelText('Minutes a session').last().fill('50');
    await button('Remove Walking').click();
    await button('Add client').click();
    await expect.element(page.getByText('Invitation for Noor is on its way')).toBeVisible();
    expect(router.state.location.pathname).toBe('/clients/1');
    expect(server.sent).toEqual([
      {
        method: 'POST',
        path: '/auth/users',
        body: {
          first_name: 'Noor',
          last_name: 'Smit',
          email: 'noor@home.example',
          language: 'en',
          intake: {
            gender: 'FEMALE',
            weight: 70,
            body_fat_percentage: 0.285,
            activity: 'SEDENTARY',
            diet: 'OMNIVORE',
            age: null,
            height_in_cm: null,
            goal_weight_in_kg: null,
            meal_moments: null,
            food_intolerances_gluten: false,
            food_intolerances_lactose: true,
            food_intolerances_nut: false,
            food_intolerances_crustaceans_shellfish: false,
            exercise_instances: [{ id: null, exercise: 16, minutes_per_session: 50, sessions_per_week: 1 }],
          },
        },
      },
    ]);
  });

  it('shows what the server says beside the field, on the step that has it; nothing typed is lost', async () => {
    const router = await open('/clients/new');
    await fillBasics();
    server.refusal = { intake: { weight: ['This weight is not right.'] } };
    await button('Add client').click();
    await expect.element(page.getByText('This weight is not right.')).toBeVisible();
    server.refusal = { email: ['You have a client with this address already.'] };
    await page.getByLabelText('Weight').fill('64');
    await button('Add client').click();
    await expect.element(page.getByText('You have a client with this address already.')).toBeVisible();
    expect(router.state.location.search).toEqual({});
    await expect.element(page.getByLabelText('Last name')).toHaveValue('Smit');
    server.refusal = null;
    await page.getByLabelText('E-mail').fill('other@home.example');
    await button('Next').click();
    await expect.element(page.getByLabelText('Weight')).toHaveValue('64');
  });

  it('takes pounds from a coach who uses them', async () => {
    await open('/clients/new', { uses_imperial_measurements: true });
    await fillBasics();
    await expect.element(page.getByLabelText('Weight')).toHaveValue('155');
    await button('Add client').click();
    await vi.waitFor(() => expect(server.sent).toHaveLength(1));
    expect((server.sent[0]!.body['intake'] as { weight: number }).weight).toBeCloseTo(70.31, 1);
  });

  it('is not offered in the native app', async () => {
    vi.stubGlobal('Capacitor', {});
    const router = await open('/clients');
    await expect.element(page.getByRole('heading', { name: 'No clients yet' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Add client' })).not.toBeInTheDocument();
    await router.navigate({ to: '/clients/new' as never });
    await expect.element(page.getByText('You add clients on the website')).toBeVisible();
  });
});

describe('the profile of a client', () => {
  it('[COA-05] is changed with its rows of exercise: those taken out are not sent', async () => {
    const id = addClient('Anna');
    const router = await open(`/clients/${id}`);
    await page.getByRole('link', { name: 'Edit profile' }).click();
    await expect.element(page.getByLabelText('Weight')).toHaveValue('72.5');
    await expect.element(page.getByLabelText('Body fat')).toHaveValue('28.5');
    await expect.element(page.getByLabelText('Kind of exercise 1')).toHaveDisplayValue('Strength training');
    await button('Add exercise').click();
    await button('Remove Strength training').click();
    await page.getByLabelText('Weight').fill('71');
    await button('Save').click();
    await expect.element(page.getByText('The profile of Anna Smit is saved')).toBeVisible();
    expect(router.state.location.pathname).toBe(`/clients/${id}`);
    expect(server.sent).toMatchObject([
      {
        method: 'PATCH',
        path: '/users/userProfile/5',
        body: {
          weight: 71,
          body_fat_percentage: 0.285,
          exercise_instances: [{ id: null, exercise: 1, minutes_per_session: 30, sessions_per_week: 1 }],
        },
      },
    ]);
  });

  it('is made where there is none; without the client the screen says what is missing', async () => {
    const id = addClient('Ben', 'Bos', { intake: null });
    const router = await open(`/clients/${id}?part=plan`);
    await page.getByRole('link', { name: 'Create profile' }).click();
    await expect.element(page.getByLabelText('Weight')).toHaveValue('70');
    await button('Save').click();
    await vi.waitFor(() =>
      expect(server.sent).toMatchObject([
        {
          method: 'POST',
          path: '/users/userProfile',
          body: { user_id: id, weight: 70 },
        },
      ]),
    );
    await router.navigate({ to: '/clients/99?part=profile' as never });
    await expect.element(page.getByRole('heading', { name: 'Client not found' })).toBeVisible();
  });
});
