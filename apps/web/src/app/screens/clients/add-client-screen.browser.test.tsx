import { MINOR_STATEMENT_VERSION } from '@weekbord/domain/intake/minors';
import { clientIntake } from '@weekbord/phrases/en/client-intake';
import { clients } from '@weekbord/phrases/en/clients';
import { eating } from '@weekbord/phrases/en/eating';
import { minors } from '@weekbord/phrases/en/minors';
import { onboarding } from '@weekbord/phrases/en/onboarding';
import { shared as englishShared } from '@weekbord/phrases/en/shared';
import { clientIntake as clientIntakeInDutch } from '@weekbord/phrases/nl/client-intake';
import { clients as clientsInDutch } from '@weekbord/phrases/nl/clients';
import { eating as eatingInDutch } from '@weekbord/phrases/nl/eating';
import { minors as minorsInDutch } from '@weekbord/phrases/nl/minors';
import { onboarding as onboardingInDutch } from '@weekbord/phrases/nl/onboarding';
import { shared as dutchShared } from '@weekbord/phrases/nl/shared';
import { fillPhrase } from '@weekbord/phrases/phrases';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { changeLanguage } from '../../../shared/phrases/use-phrases.ts';
import { expectCount } from '../onboarding/open-step.test-support.tsx';
import { addClient, intakeWith, open, server, serveClients } from './clients-scene.test-support.tsx';

serveClients();

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function fillBasics() {
  await page.getByLabelText('First name').fill(' Noor ');
  await page.getByLabelText('Last name').fill('Smit');
  await page.getByLabelText('Email').fill('noor@home.example');
  await button('Next').click();
}

async function choose() {
  await page.getByText('Female', { exact: true }).click();
  await page.getByLabelText('Daily activity').selectOptions('Active');
  await page.getByLabelText('Diet').selectOptions('Vegan');
}

async function fillBody(weight: string) {
  await choose();
  await page.getByLabelText('Weight').fill(weight);
  await page.getByLabelText('Body fat').fill('20');
}

describe('adding a client', () => {
  it('asks who the client is and then what the plan is based on, and sends both in one request', async () => {
    addClient('Noor');
    const router = await open('/clients');
    await page.getByRole('link', { name: 'Add client' }).click();
    await expect.element(button('Next')).toBeDisabled();
    await page.getByLabelText('Email').fill('noor');
    await page.getByLabelText('First name').click();
    await expect.element(page.getByText('Enter an address like anna@example.com.')).toBeVisible();
    await fillBasics();
    expect(router.state.location.search).toEqual({ step: 'intake' });
    for (const [field, example] of [
      ['Weight', 'For example, 70'],
      ['Body fat', 'For example, 20'],
    ] as const) {
      await expect.element(page.getByLabelText(field)).toHaveValue('');
      await expect.element(page.getByLabelText(field)).toHaveAttribute('placeholder', example);
    }
    await expect.element(button('Add client')).toBeDisabled();
    await expectAccessible();
    await page.getByLabelText('Body fat').fill('61');
    await userEvent.tab();
    await expect.element(page.getByText('Enter a number from 3 to 60.')).toBeVisible();
    await expect.element(button('Add client')).toBeDisabled();
    await page.getByLabelText('Body fat').fill('28,5');
    await expect.element(button('Add client')).toBeDisabled();
    await page.getByLabelText('Weight').fill('70');
    await expect.element(button('Add client')).toBeDisabled();
    await choose();
    await page.getByText('Lactose', { exact: true }).click();
    await button('Add exercise').click();
    await button('Add exercise').click();
    await page.getByLabelText('Type of exercise 2').selectOptions('Yoga');
    await page.getByLabelText('Minutes per session').last().fill('50');
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
            activity: 'ACTIVE',
            diet: 'VEGAN',
            age: null,
            birthday: null,
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

  it('preselects no gender, activity or diet, and names the skipped fields', async () => {
    await open('/clients/new');
    await fillBasics();
    await expect.element(page.getByLabelText('Daily activity')).toHaveDisplayValue('Choose');
    await expect.element(page.getByLabelText('Diet')).toHaveDisplayValue('Choose');
    for (const gender of ['Female', 'Male'])
      await expect.element(page.getByRole('radio', { name: gender, exact: true })).not.toBeChecked();
    const missing = () => page.getByText('Choose one of these.').elements().length;
    await page.getByLabelText('Weight').fill('70');
    await userEvent.tab();
    await expect.poll(missing).toBe(1);
    await expect.element(page.getByRole('radiogroup', { name: 'Gender' })).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabelText('Body fat').fill('20');
    page.getByLabelText('Diet').element().focus();
    await userEvent.tab();
    await expect.poll(missing).toBe(3);
    await expectAccessible();
    await expect.element(button('Add client')).toBeDisabled();
    await page.getByText('Male', { exact: true }).click();
    await page.getByLabelText('Daily activity').selectOptions('Active');
    await expect.element(button('Add client')).toBeDisabled();
    await page.getByLabelText('Diet').selectOptions('Everything');
    await expect.poll(missing).toBe(0);
    await button('Add client').click();
    await expect
      .poll(() => server.sent)
      .toMatchObject([{ body: { intake: { gender: 'MALE', activity: 'ACTIVE', diet: 'OMNIVORE' } } }]);
  });

  it("shows the server's messages next to their fields, on the right step, and keeps what was typed", async () => {
    const router = await open('/clients/new');
    await fillBasics();
    await fillBody('70');
    server.refusal = { intake: { weight: ['This weight is not right.'] } };
    await button('Add client').click();
    await expect.element(page.getByText('This weight is not right.')).toBeVisible();
    server.refusal = { email: ['You already have a client with this address.'] };
    await page.getByLabelText('Weight').fill('64');
    await button('Add client').click();
    await expect.element(page.getByText('You already have a client with this address.')).toBeVisible();
    expect(router.state.location.search).toEqual({});
    await expect.element(page.getByLabelText('Last name')).toHaveValue('Smit');
    server.refusal = null;
    await page.getByLabelText('Email').fill('other@home.example');
    await button('Next').click();
    await expect.element(page.getByLabelText('Weight')).toHaveValue('64');
  });

  it('accepts pounds from a coach who uses them', async () => {
    await open('/clients/new', { uses_imperial_measurements: true });
    await fillBasics();
    await expect.element(page.getByLabelText('Weight')).toHaveAttribute('placeholder', 'For example, 155');
    await fillBody('155');
    await button('Add client').click();
    await expect.poll(() => server.sent).toHaveLength(1);
    expect((server.sent[0]!.body['intake'] as { weight: number }).weight).toBeCloseTo(70.31, 1);
  });

  it('accepts feet and inches, and keeps untouched values exactly', async () => {
    const id = addClient('Anna', 'Smit', { intake: intakeWith({ height_in_cm: 169, weight: 72.5 }) });
    await open(`/clients/${id}`, { uses_imperial_measurements: true });
    await expect.element(page.getByText('5 ft 7 in')).toBeVisible();
    await expect.element(page.getByText('159.8 lb')).toBeVisible();
    await page.getByRole('link', { name: 'Edit profile' }).click();
    await expect.element(page.getByLabelText('Height in feet')).toHaveValue('5');
    await expect.element(page.getByLabelText('Height in inches')).toHaveValue('7');
    await button('Save').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Anna Smit' })).toBeVisible();
    await page.getByRole('link', { name: 'Edit profile' }).click();
    await page.getByLabelText('Height in feet').fill('9');
    await userEvent.tab();
    await expect.element(page.getByText('Enter a height from 4 to 8 feet.')).toBeVisible();
    await page.getByLabelText('Height in feet').fill('6');
    await page.getByLabelText('Height in inches').fill('');
    await button('Save').click();
    await expect.poll(() => server.sent).toHaveLength(2);
    expect(server.sent.map(({ body }) => [body['height_in_cm'], body['weight'], body['goal_weight_in_kg']])).toEqual([
      [169, 72.5, 66],
      [183, 72.5, 66],
    ]);
  });

  it('reports that the avoidable ingredients could not be loaded, and offers a retry', async () => {
    server.avoidable = false;
    await open('/clients/new');
    await fillBasics();
    await expect.element(page.getByText(/The list of foods to avoid couldn’t be loaded/)).toBeVisible();
    await expectAccessible();
    server.avoidable = true;
    await button('Try again').click();
    await expect.element(page.getByRole('checkbox', { name: 'Honey' })).toBeVisible();
  });

  it('is not offered in the native app', async () => {
    vi.stubGlobal('Capacitor', {});
    const router = await open('/clients');
    await expect.element(page.getByRole('heading', { name: 'No clients yet' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Add client' })).not.toBeInTheDocument();
    await router.navigate({ to: '/clients/new' as never });
    await expect.element(page.getByText('Add clients on the website')).toBeVisible();
  });
});

describe('the profile of a client', () => {
  it('[COA-05] can be changed, including its exercise rows; removed rows are not sent', async () => {
    const id = addClient('Anna');
    const router = await open(`/clients/${id}`);
    await page.getByRole('link', { name: 'Edit profile' }).click();
    await expect.element(page.getByLabelText('Weight')).toHaveValue('72.5');
    await expect.element(page.getByLabelText('Body fat')).toHaveValue('28.5');
    await expect.element(page.getByLabelText('Type of exercise 1')).toHaveDisplayValue('Strength training');
    await button('Add exercise').click();
    await button('Remove Strength training').click();
    await page.getByLabelText('Weight').fill('71');
    await button('Save').click();
    await expect.element(page.getByText('Anna Smit’s profile has been saved')).toBeVisible();
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

  it('is created if it is missing, unless the client is unknown', async () => {
    const id = addClient('Ben', 'Bos', { intake: null });
    const router = await open(`/clients/${id}?part=plan`);
    await page.getByRole('link', { name: 'Create profile' }).click();
    await expect.element(page.getByLabelText('Weight')).toHaveValue('');
    await fillBody('70');
    await button('Save').click();
    await expect
      .poll(() => server.sent)
      .toMatchObject([
        {
          method: 'POST',
          path: '/users/userProfile',
          body: { user_id: id, weight: 70 },
        },
      ]);
    await router.navigate({ to: '/clients/99?part=profile' as never });
    await expect.element(page.getByRole('heading', { name: 'Client not found' })).toBeVisible();
  });
});

describe('what a coach enters about a client', () => {
  const terms = () =>
    Object.fromEntries(
      [...document.querySelectorAll('dl > div')].map((row) => [...row.children].map((cell) => cell.textContent)),
    ) as Record<string, string>;
  const NOT_GIVEN = {
    Height: 'Not given',
    'Body fat': 'Not given',
    Goal: 'Not given',
    Approach: 'Not given',
    'Daily meals': 'Not given',
    Dislikes: 'Not given',
  };

  it('[COA-14] includes age, goals, pace, meals and dislikes, when added and when edited', async () => {
    for (let at = 0; at < 60; at += 1) addClient(`Client${at}`);
    const said = {
      birthday: '1990-03-24',
      height_in_cm: 171.5,
      main_goal: 'LOSE_WEIGHT',
      goal_weight_in_kg: 64,
      goal_weekly_change_in_kg: -0.25,
      sustainability: 'OPTIMAL',
      meal_moments: ['BREAKFAST', 'DINNER'],
    };
    const router = await open('/clients?page=2');
    await expect.element(page.getByText('Page 2 of 2')).toBeVisible();
    await page.getByRole('link', { name: 'Add client' }).click();
    await fillBasics();
    await choose();
    await page.getByLabelText('Weight').fill('70');
    await expect.element(button('Add client')).toBeDisabled();
    page.getByRole('radio', { name: 'Age' }).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await page.getByRole('textbox', { name: 'Day' }).fill('31');
    await page.getByRole('textbox', { name: 'Month' }).fill('2');
    await page.getByRole('textbox', { name: 'Year' }).fill('1990');
    await page.getByLabelText('Height').fill('171,5');
    await expect.element(page.getByText(/This date doesn’t exist/)).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Day' })).toHaveAttribute('aria-invalid', 'true');
    await expect.element(button('Add client')).toBeDisabled();
    await page.getByRole('textbox', { name: 'Day' }).fill('24');
    await page.getByRole('textbox', { name: 'Month' }).fill('03');
    await page.getByRole('combobox', { name: 'Goal' }).selectOptions('Lose weight');
    await page.getByLabelText('Goal weight').fill('64');
    await page.getByLabelText('Pace').selectOptions('0.25 kg per week');
    await page.getByLabelText('Approach').selectOptions('Best results');
    await page.getByText('Breakfast', { exact: true }).click();
    await page.getByText('Dinner', { exact: true }).click();
    page.getByRole('checkbox', { name: 'Tomato' }).element().focus();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('checkbox', { name: 'Tomato' })).toBeChecked();
    await expectAccessible();
    await button('Add client').click();
    await expect.element(page.getByText('Invitation for Noor is on its way')).toBeVisible();
    expect(server.sent).toMatchObject([{ body: { intake: said, ingredient_to_avoid_ids: [2] } }]);
    expect(server.sent[0]?.body['intake']).not.toHaveProperty('age');
    await page.getByRole('button', { name: 'Back to your clients' }).click();
    await expect.element(page.getByText('Page 1 of 2')).toBeVisible();
    expect(router.state.location.search).toEqual({});

    const silent = {
      age: null,
      birthday: null,
      height_in_cm: null,
      body_fat_percentage: null,
      goal_weight_in_kg: null,
    };
    const id = addClient('Silent', 'Smit', {
      intake: intakeWith({
        ...silent,
        main_goal: 'LOSE_WEIGHT',
        meal_moments: null,
        not_given: ['main_goal', 'goal_weekly_change_in_kg', 'sustainability'],
      }),
    });
    const withAll = addClient('Said', 'Smit', {
      intake: intakeWith({ ...said, not_given: [] }),
      ingredients_to_avoid: [{ id: 2, name: 'tomato' }],
    });
    await router.navigate({ to: `/clients/${id}` as never });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Silent Smit' })).toBeVisible();
    expect(terms()).toMatchObject({ ...NOT_GIVEN, Age: 'Not given' });
    await router.navigate({ to: `/clients/${withAll}` as never });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Said Smit' })).toBeVisible();
    expect(terms()).toMatchObject({
      'Date of birth': expect.stringMatching(/^24 March 1990 \(\d+ years\)$/),
      Height: '172 cm',
      Goal: 'Lose weight',
      'Goal weight': '64 kg',
      'Weekly change': '−0.25 kg',
      Approach: 'Best results',
      'Daily meals': 'Breakfast and dinner',
      Dislikes: 'tomato',
    });
    expect(terms()).not.toHaveProperty('Age');

    server.sent = [];
    await page.getByRole('link', { name: 'Edit profile' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Month' })).toHaveValue('03');
    await expect.element(page.getByRole('checkbox', { name: 'Tomato' })).toBeChecked();
    await page.getByText('Age', { exact: true }).first().click();
    await page.getByRole('textbox', { name: 'Age' }).fill('36');
    await page.getByText('Tomato', { exact: true }).click();
    await page.getByText('Mushrooms', { exact: true }).click();
    await expectAccessible();
    await button('Save').click();
    await expect.element(page.getByText('Said Smit’s profile has been saved')).toBeVisible();
    expect(server.sent).toMatchObject([
      { path: '/users/setIngredientsToAvoid', body: { user: withAll, ingredient_to_avoid_ids: [3] } },
      { path: '/users/userProfile/5', body: { ...said, birthday: null, age: 36 } },
    ]);
  });
});

describe.each([
  ['en', 'on a phone', 375],
  ['nl', 'on a desktop', 1280],
] as const)('a client of 16 or 17, in %s %s', (language, _where, width) => {
  const text = { en: clientIntake, nl: clientIntakeInDutch }[language];
  const refusals = { en: minors, nl: minorsInDutch }[language];
  const told = { en: clients, nl: clientsInDutch }[language];

  async function openForm(address: string) {
    await page.viewport(width, 812);
    const router = await open(address);
    await changeLanguage(language);
    return router;
  }

  it("is added with the coach's statement, without which an error says what is missing", async () => {
    const shared = { en: englishShared, nl: dutchShared }[language];
    await openForm('/clients/new');
    await page.getByLabelText(text.firstName).fill('Noor');
    await page.getByLabelText(text.lastName).fill('Smit');
    await page.getByLabelText(text.email).fill('noor@home.example');
    await button(shared.next).click();
    const wizard = { en: onboarding, nl: onboardingInDutch }[language];
    await page.getByText(wizard.FEMALE, { exact: true }).click();
    await page.getByLabelText(text.weight).fill('60');
    await page.getByLabelText(text.activity).selectOptions(wizard.activityACTIVE);
    await page
      .getByLabelText(text.diet, { exact: true })
      .selectOptions({ en: eating, nl: eatingInDutch }[language].VEGAN);
    const age = page.getByRole('textbox', { name: text.age, exact: true });
    const statement = page.getByRole('checkbox', { name: text.minorStatement });
    for (const adult of ['', '18', '15']) {
      await age.fill(adult);
      await expectCount(statement, 0);
    }
    await userEvent.tab();
    await expect.element(page.getByText(refusals.client_too_young)).toBeVisible();
    await expect.element(button(text.add)).toBeDisabled();
    await age.fill('17');
    await expect.element(statement).not.toBeChecked();
    await expect.element(page.getByText(text.minorWhy)).toBeVisible();
    await page.getByLabelText(text.height).fill('165');
    page.getByLabelText(text.diet, { exact: true }).element().focus();
    await userEvent.tab();
    await expect.element(page.getByText(refusals.minor_statement_required)).toBeVisible();
    await expect.element(statement).toHaveAttribute('aria-invalid', 'true');
    await expect.element(button(text.add)).toBeDisabled();
    await expectAccessible();
    page.getByLabelText(text.height).element().focus();
    await userEvent.tab();
    await expect.element(statement).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(statement).toBeChecked();
    await expectCount(page.getByText(refusals.minor_statement_required), 0);
    await button(text.add).click();
    await expect.poll(() => server.sent).toHaveLength(1);
    expect(server.sent[0]?.body['intake']).toMatchObject({
      age: 17,
      minor_statement: { text_version: MINOR_STATEMENT_VERSION, language },
    });
  });

  it("is shown as a minor if the account needs the coach's statement, which is asked for once", async () => {
    const shared = { en: englishShared, nl: dutchShared }[language];
    const waits = addClient('Sam', 'Vos', { intake: intakeWith({ age: 16 }), age_closure: 'NOT_STATED' });
    const stated = addClient('Bo', 'Vos', {
      intake: intakeWith({ age: 17 }),
      minor_statement: { at: '2026-03-02T10:00:00Z', text_version: 1, text_language: language },
    });
    const router = await openForm(`/clients/${waits}`);
    await expect
      .element(page.getByText(fillPhrase(told.closedNOT_STATED, language, { name: 'Sam Vos' })))
      .toBeVisible();
    await page.getByRole('link', { name: told.editProfile }).click();
    const statement = page.getByRole('checkbox', { name: text.minorStatement });
    await statement.click();
    await page.getByRole('textbox', { name: text.age, exact: true }).fill('18');
    await expectCount(statement, 0);
    await button(shared.save).click();
    await expect.poll(() => server.sent).toHaveLength(1);
    expect(server.sent[0]?.body).not.toHaveProperty('minor_statement');
    await router.navigate({ to: `/clients/${stated}`, search: { part: 'profile' } } as never);
    await expect.element(page.getByText(/2026/)).toBeVisible();
    await expectCount(statement, 0);
    await expect.element(button(shared.save)).toBeEnabled();
    await expectAccessible();
  });
});
