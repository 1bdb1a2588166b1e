import { plansPaths } from '@weekbord/contract/plans/paths';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { draftStore } from '../../../features/onboarding/model/draft-store.ts';
import { calendarWeekQuery } from '../../../features/diary/api/calendar-week.ts';
import { item } from '../../../features/diary/model/meals.test-support.ts';
import { isoWeekStart } from '@weekbord/domain/dates/plain-date';
import { keyOf } from '../../../shared/api/key-of.ts';
import { today } from '../../../shared/locale/today.ts';
import { DEVICES, expectCount, openAt } from '../onboarding/open-step.test-support.tsx';

const NAMES = { first_name: 'Noa', last_name: 'Berg' };
const SAVED = { ...NAMES, id: 1, intake: null, feature_flags_for_user: { flags: {}, switches: {}, samples: {} } };
const answered = () => draftStore.current()?.form;

afterEach(() => vi.unstubAllGlobals());

describe.each(DEVICES)('the questions about the person on $name', (device) => {
  const text = device.selfService;

  it('[REG-03] show Next once an option is chosen, and keep every answer', async () => {
    const { words, choose, option, next, nextButton, expectPlace } = await openAt(device, '/start/gender', {
      names: NAMES,
    });
    const heading = page.getByRole('heading', { level: 1, name: text.profileTitle });
    await expect.element(heading).toBeVisible();
    await expectCount(page.getByRole('radio', { checked: true }), 0);
    await expectCount(nextButton, 0);
    await expectAccessible();
    await choose(words.MALE);
    await choose(words.FEMALE);
    await expectCount(page.getByRole('radio', { checked: true }), 1);
    await next();

    await expectPlace('/start/main-goal');
    await expect.element(page.getByText(text.goalQuestion, { exact: true })).toBeVisible();
    await expectCount(nextButton, 0);
    await choose(words.goalGAIN_MUSCLE);
    await choose(words.goalRECOMPOSITION);
    await expectCount(page.getByRole('radio', { checked: true }), 1);
    await next();

    await expectPlace('/start/lifestyle');
    await expectCount(nextButton, 0);
    await choose(words.activityVERY_ACTIVE);
    await next();

    await expectPlace('/start/motivation');
    await expectCount(nextButton, 0);
    await expectCount(page.getByRole('checkbox'), 6);
    await choose(text.reasonHEALTH);
    await choose(text.reasonLOOKS);
    await choose(text.reasonSTRENGTH);
    await choose(text.reasonLOOKS);
    await expectCount(page.getByRole('checkbox', { checked: true }), 2);
    await page.getByLabelText(text.motivationOther).fill('Dance');
    await expectAccessible();
    await next();
    await expectPlace('/start/personal-details');

    const kept = { goal: 'RECOMPOSITION', activityLevel: 'VERY_ACTIVE', biometricData: { gender: 'FEMALE' } };
    expect(answered()).toMatchObject({ ...kept, motivation: { reasons: ['HEALTH', 'STRENGTH'], other: 'Dance' } });
    await page.getByRole('button', { name: device.shared.back }).click();
    await expect.element(option(text.reasonHEALTH)).toBeChecked();
    await expect.element(page.getByLabelText(text.motivationOther)).toHaveValue('Dance');
  });

  it('accept personal details: a real birthday, a weight of 70, and a saved name', async () => {
    const { words, next, field, expectPlace, expectStep } = await openAt(device, '/start/personal-details', {
      names: NAMES,
      units: { personalWeightUnit: 'KILOGRAMS' },
    });
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body));
      return Response.json({ ...SAVED, first_name: 'Noor' });
    });
    const year = Number(today().slice(0, 4));
    const birthday = async (day: string, month: string, full: string) => {
      await field(text.day).fill(day);
      await field(text.month).fill(month);
      await field(text.year).fill(full);
    };
    await expect.element(field(text.firstName)).toHaveValue('Noa');
    await expect.element(field(words.weight)).toHaveValue('70');
    await next();
    await expect.element(page.getByText(text.birthday_required)).toBeVisible();
    for (const [day, message] of [
      [['30', '02', '1990'], text.birthday_not_a_date],
      [['1', '1', String(year + 1)], text.birthday_in_future],
      [['1', '1', '1890'], text.birthday_age_out_of_range],
      [['1', '1', String(year - 12)], words.adults_only],
    ] as const) {
      await birthday(day[0], day[1], day[2]);
      await next();
      await expect.element(page.getByText(message)).toBeVisible();
      await expectPlace('/start/personal-details');
    }
    await expectAccessible();
    await birthday('29', '2', '1992');
    await field(text.firstName).fill('Noor');
    await next();
    await expectStep('physical-stats');
    expect(sent).toEqual([{ first_name: 'Noor', last_name: 'Berg' }]);
    expect(answered()).toMatchObject({ birthday: '1992-02-29', biometricData: { age: expect.any(Number) } });
    expect(answered()?.biometricData.age).toBeGreaterThan(30);
    expect(draftStore.current()).toMatchObject({ via: 'start', typed: { birthday: undefined } });
  });

  it("lead to the ways to begin, the person's plan with three of its meals, and the grocery list", async () => {
    const slot = (id: number, meal_moment: string, kcal: number) => ({
      id,
      meal_moment,
      kcal,
      protein: 30,
      fat: 15,
      carbohydrates: 60,
      order: id,
      meal_type: 'LUNCH',
    });
    const meals = [
      slot(1, 'BREAKFAST', 400),
      slot(2, 'MORNING_SNACK', 200),
      slot(3, 'LUNCH', 600),
      slot(4, 'DINNER', 800),
    ];
    const plan = { id: 1, monday: { meal_slot_specifications: meals } };
    const { next, words, expectPlace } = await openAt(device, '/start/plan-overview', {
      hasPlan: true,
      known: [
        [keyOf(plansPaths.getWeeklyNutritionPlan, { params: { id: 1 } }), plan],
        [
          calendarWeekQuery(isoWeekStart(today())).queryKey,
          [{ id: 3, date: today(), calendar_items: [item(5, 'LUNCH')] }],
        ],
      ],
    });
    await expect.element(page.getByText(/2[.,]000/)).toBeVisible();
    await expectCount(page.getByRole('listitem'), 4);
    await expectAccessible();
    await next();
    await expectPlace('/start/first-meals');
    await expectCount(page.getByRole('listitem'), 3);
    for (const meal of [words.BREAKFAST, words.LUNCH, words.DINNER]) {
      await expect.element(page.getByText(meal, { exact: true })).toBeVisible();
    }
    const lunch = page.getByRole('listitem').nth(1);
    await expect.element(lunch.getByText('Soup', { exact: true })).toBeVisible();
    await expect.element(lunch.getByText(/^400 kcal/)).toBeVisible();
    await expectAccessible();
    await next();
    await expectPlace('/start/finish-planning');
    await expect.element(page.getByText(text.quote)).toBeVisible();
    await expectAccessible();
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body));
      return Response.json({ id: 9, items: [] }, { status: 201 });
    });
    await page.getByRole('button', { name: text.makeList }).click();
    await expectPlace('/groceries');
    expect(sent).toMatchObject([{ start_date: today() }]);
  });
});
