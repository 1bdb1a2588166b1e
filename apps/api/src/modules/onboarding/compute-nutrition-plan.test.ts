import { computeNutritionPlan } from '@weekbord/contract/onboarding/compute-nutrition-plan';
import type { ComputePlanFormBody } from '@weekbord/contract/onboarding/models';
import type { MACRO_PREFERENCES } from '@weekbord/domain/macros/macro-preferences';
import { answers } from '@weekbord/testkit/builders/answers';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { anOrganisation, aPerson } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { onboardingRoutes } from './onboarding.routes.ts';

const app = await startServing({
  product: {
    routes: onboardingRoutes.filter((route) => route.endpoint.route.name === 'computeNutritionPlan'),
    authenticate: authenticateByPerson,
  },
});
await anOrganisation(app.db, { subdomain: 'lowprotein', high_protein: false });
await anOrganisation(app.db, { subdomain: 'partner', high_protein: true, partner_nutrition_rules: true });

const compute = (body: ComputePlanFormBody) => app.call(computeNutritionPlan, { body });
const measured = (fields: Partial<ComputePlanFormBody>, gender: 'MALE' | 'FEMALE', weight: number) =>
  ({
    goal: 'RECOMPOSITION',
    activity_level: 'MILDLY_ACTIVE',
    biometric_data: { gender },
    physical_stats: { weight_in_kg: weight },
    ...fields,
  }) satisfies ComputePlanFormBody;

const EXAMPLES: readonly [name: string, body: ComputePlanFormBody, figures: readonly number[], goals: number][] = [
  [
    'a woman losing half a kilogram a week',
    answers({ age: 25, height: 160, weight: 70, goalWeight: 60, weeklyGoal: 'LOSE_0_5_KG_PER_WEEK' }),
    [1944, 1394, 94, 40, 145],
    2,
  ],
  [
    'a man gaining muscle',
    answers({
      gender: 'MALE',
      age: 32,
      height: 184,
      weight: 82,
      goalWeight: 85,
      activity: 'ACTIVE',
      goal: 'GAIN_MUSCLE',
    }),
    [2813, 3095, 156, 86, 405],
    0,
  ],
  [
    'a vegan woman',
    answers({
      age: 41,
      height: 171,
      weight: 60,
      goalWeight: 60,
      activity: 'SEDENTARY',
      goal: 'RECOMPOSITION',
      diet: 'VEGAN',
    }),
    [1563, 1563, 120, 43, 153],
    1,
  ],
  [
    'a man on keto',
    answers({
      gender: 'MALE',
      age: 50,
      height: 178,
      weight: 110,
      goalWeight: 90,
      activity: 'SEDENTARY',
      weeklyGoal: 'LOSE_1_KG_PER_WEEK',
      dietType: 'KETO',
    }),
    [2361, 1261, 139, 52, 40],
    4,
  ],
  [
    'a measured woman who exercises',
    measured(
      {
        goal: 'LOSE_WEIGHT',
        body_fat_percentage: 0.28,
        exercises: [{ kcal_per_kg_per_min: 0.1, minutes_per_session: 45, sessions_per_week: 3 }],
      },
      'FEMALE',
      66,
    ),
    [2004, 1804, 99, 39, 245],
    0,
  ],
  [
    'a measured man on low carb',
    measured(
      {
        activity_level: 'VERY_ACTIVE',
        body_fat_percentage: 0.15,
        sustainability: 'OPTIMAL',
        diet_preferences: { diet_type: 'LOW_CARB' },
      },
      'MALE',
      95,
    ),
    [3755, 3755, 247, 194, 235],
    0,
  ],
];

describe('a computed plan', () => {
  it.each(EXAMPLES)('has the values that the formulas give for %s', async (_name, body, figures, goals) => {
    const { status, body: plan } = await compute(body);
    expect(status).toBe(200);
    const { energy_expenditure, calories, protein, fat, carbohydrates } = plan;
    expect([energy_expenditure, calories, protein, fat, carbohydrates]).toEqual(figures);
    expect(plan.weekly_goals).toHaveLength(goals);
  });

  it('[ONB-10] has the four values of each diet type', async () => {
    const figuresOf = async (dietType: (typeof MACRO_PREFERENCES)[number]) => {
      const cycle = { start: '2027-03-01', length: 28 };
      const macros = { calories: 1700, protein: 100, fat: 60, carbohydrates: 180 };
      const { body } = await compute(answers({ age: 25, height: 160, weight: 70, dietType, cycle, macros }));
      const { calories, protein, fat, carbohydrates } = body;
      return { calories, protein, fat, carbohydrates };
    };
    const recommended = await figuresOf('RECOMMENDED');
    expect(recommended).toEqual({ calories: 1669, protein: 94, fat: 46, carbohydrates: 199 });
    expect(await figuresOf('LOW_CARB')).toEqual({ ...recommended, fat: 89, carbohydrates: 104 });
    expect(await figuresOf('KETO')).toEqual({ ...recommended, fat: 117, carbohydrates: 40 });
    expect(await figuresOf('CYCLE_DIET')).toEqual(recommended);
    expect(await figuresOf('MENOPAUSE')).toEqual(recommended);
    expect(await figuresOf('CHOOSE_YOUR_OWN')).toEqual({ calories: 1700, protein: 100, fat: 60, carbohydrates: 180 });
  });

  it('[CAL-01] has slots that add up to the day', async () => {
    const { body } = await compute(EXAMPLES[0]![1]);
    expect(body.meal_slots).toEqual([
      { meal_moment: 'BREAKFAST', kcal: 367, protein: 25, fat: 11, carbohydrates: 38 },
      { meal_moment: 'LUNCH', kcal: 440, protein: 30, fat: 13, carbohydrates: 46 },
      { meal_moment: 'DINNER', kcal: 587, protein: 39, fat: 16, carbohydrates: 61 },
    ]);
  });

  it('[CAL-01] names the missing fields if energy cannot be calculated', async () => {
    const bare = await compute(measured({}, 'FEMALE', 60));
    const sentence = ['Could not calculate energy expenditure: this is missing.'];
    expect(bare).toMatchObject({
      status: 400,
      body: { biometric_data: { age: sentence }, physical_stats: { height_in_cm: sentence } },
    });
    const weightless = await compute({
      ...measured({ body_fat_percentage: 0.3 }, 'FEMALE', 60),
      physical_stats: {},
    });
    expect(weightless).toMatchObject({ status: 400, body: { physical_stats: { weight_in_kg: sentence } } });
  });

  it.each<[string, object, string]>([
    ['biometric_data.age', { biometric_data: { age: 0, gender: 'MALE' } }, 'This must be at least 18.'],
    [
      'biometric_data.age',
      { biometric_data: { age: 17, gender: 'MALE' } },
      'You need to be 18 to use the app without a coach: growing bodies need energy. Talk to a doctor or dietitian about food.',
    ],
    [
      'physical_stats.height_in_cm',
      { physical_stats: { height_in_cm: 119, weight_in_kg: 70 } },
      'This must be at least 120.',
    ],
    [
      'physical_stats.goal_weight',
      { physical_stats: { height_in_cm: 170, weight_in_kg: 70, goal_weight: 53 } },
      'A healthy weight for your height starts at 53.5 kg.',
    ],
    ['energy_balance', { energy_balance: 9 }, 'This must be at least 10.'],
    ['body_fat_percentage', { body_fat_percentage: 28 }, 'This must be at most 0.6.'],
    ['goal', { goal: 'FLY' }, 'Choose one of the options.'],
    [
      'physical_stats.weight_in_kg',
      { physical_stats: { height_in_cm: 170, weight_in_kg: 'a lot' } },
      'This must be a number.',
    ],
  ])('reports an error with its path: %s', async (path, change, sentence) => {
    const answer = await app.send('POST', '/api/users/computeNutritionPlan', { body: { ...answers(), ...change } });
    expect(answer.status).toBe(400);
    const nested = path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), [sentence]);
    expect(answer.body).toEqual(nested);
  });

  it('[ONB-11] is rejected if custom macros are below their minimums', async () => {
    const macros = { calories: 1249, protein: 49, fat: 29, carbohydrates: 0 };
    const answer = await compute(answers({ dietType: 'CHOOSE_YOUR_OWN', macros }));
    expect(answer).toMatchObject({
      status: 400,
      body: {
        diet_preferences: {
          user_provided_macros: {
            calories: ['Use at least 1,250 kcal a day.'],
            protein: ['Use at least 50 g of protein a day.'],
            fat: ['Use at least 30 g of fat a day.'],
            carbohydrates: ['This must be more than zero.'],
          },
        },
      },
    });
    const right = await compute(
      answers({ dietType: 'CHOOSE_YOUR_OWN', macros: { calories: 1900, protein: 120, fat: 60, carbohydrates: 200 } }),
    );
    expect(right.body).toMatchObject({ calories: 1900, protein: 120, fat: 60, carbohydrates: 200, fiber: 0 });
  });

  it('[ONB-11] is rejected, with both numbers, if custom macros do not add up to the calories', async () => {
    const macros = { calories: 2000, protein: 120, fat: 60, carbohydrates: 200 };
    const answer = await compute(answers({ dietType: 'CHOOSE_YOUR_OWN', macros }));
    expect(answer).toMatchObject({
      status: 400,
      body: {
        diet_preferences: {
          user_provided_macros: { calories: ['These macros add up to 1,820 kcal, not 2,000.'] },
        },
      },
    });
  });

  it("follows the settings of the portal that a guest names, or of a person's own organisation", async () => {
    const form = answers({ weight: 75 });
    const usual = (await compute(form)).body;
    const low = (await compute({ ...form, organisation_subdomain: 'lowprotein' })).body;
    expect(usual.protein).toBe(99);
    expect(low.protein).toBe(62);
    expect((await compute({ ...form, organisation_subdomain: 'no-such-portal' })).body).toEqual(usual);
    const own = await anOrganisation(app.db, { high_protein: true });
    const member = app.as(tokenOf(await aPerson(app.db, { organisation_id: own.id })));
    const answer = await member.call(computeNutritionPlan, { body: { ...form, organisation_subdomain: 'lowprotein' } });
    expect(answer.body).toEqual(usual);
  });

  it('[ONB-09] offers fewer weekly goals if the partner rules apply', async () => {
    const form = answers({ weight: 95, goalWeight: 80, height: 175 });
    expect((await compute(form)).body.weekly_goals).toHaveLength(3);
    const partner = await compute({ ...form, organisation_subdomain: 'partner' });
    expect(partner.body.weekly_goals).toEqual(['LOSE_0_25_KG_PER_WEEK']);
  });
});
