import { describe, expect, it } from 'vitest';
import { activeFlags, DEFAULT_ORGANISATION_SETTINGS } from '../organisations/organisation-settings.ts';
import { billingIssueVariant } from './billing-abilities.ts';
import {
  canAddUnplannedMeals,
  canEditPlannerItems,
  canEditRecipeTemplates,
  makesOwnPlan,
  showsHormoneIndicator,
  showsMacroTargets,
} from './planner-abilities.ts';
import { canCreateOwnRecipes, showsHormoneBanner } from './recipe-abilities.ts';

const settings = DEFAULT_ORGANISATION_SETTINGS;

describe('the planner', () => {
  it('does not let items be edited where product logging is disabled', () => {
    expect(canEditPlannerItems(settings)).toBe(true);
    expect(canEditPlannerItems({ disableProductLogging: true })).toBe(false);
    expect(canEditRecipeTemplates({ disableProductLogging: true })).toBe(false);
  });

  it('lets only a coach add to a filled moment where planning is managed', () => {
    expect(canAddUnplannedMeals(settings, false)).toBe(true);
    expect(canAddUnplannedMeals({ managedPlanning: true }, false)).toBe(false);
    expect(canAddUnplannedMeals({ managedPlanning: true }, true)).toBe(true);
  });

  it.each([
    ['a coach whose clients are coached', true, false, false, true],
    ['a coach without an organisation', true, false, null, true],
    ['a coach who has a coach', true, true, false, true],
    ['a person without a coach', false, false, null, true],
    ['a member of a self-service portal', false, true, true, true],
    ['a client of a coach without an organisation', false, true, null, false],
    ['a client of a practice', false, true, false, false],
    ['a member of a practice without a coach', false, false, false, false],
  ])('lets %s make their own plan: coach %s, coached %s, DIY %s: %s', (_, isCoach, hasCoach, clientsAreDiy, makes) => {
    expect(makesOwnPlan({ isCoach, hasCoach, clientsAreDiy })).toBe(makes);
  });

  it('hides targets if the organisation offers recipes only as inspiration', () => {
    expect(showsMacroTargets(settings)).toBe(true);
    expect(showsMacroTargets({ opinionatedRecipeInspiration: true })).toBe(false);
  });

  it('explains a recipe marked HORMONE if the hormone flag is on', () => {
    expect(showsHormoneBanner(['FF_FEMALE_HORMONES'], true)).toBe(true);
    expect(showsHormoneBanner(['FF_FEMALE_HORMONES'], false)).toBe(false);
    expect(showsHormoneBanner(['FF_FEMALE_HORMONES_MENOPAUSE_ONLY'], true)).toBe(false);
  });
});

it.each([
  [true, false, false, true],
  [true, true, false, false],
  [true, true, true, true],
  [false, false, true, false],
])(
  '[REC-10] allows custom recipes: flag %s, logging disabled %s, explicit access %s',
  (createYourOwnRecipes, disableProductLogging, explicit, allowed) => {
    expect(canCreateOwnRecipes({ createYourOwnRecipes, disableProductLogging }, explicit)).toBe(allowed);
  },
);

it('chooses one of five explanations of a billing issue', () => {
  const person = { isCoach: false, isDiy: false, hasCoach: false, paymentRequired: false };
  expect(billingIssueVariant({ ...person, isCoach: true })).toBe('COACH');
  expect(billingIssueVariant({ ...person, isDiy: true, paymentRequired: true })).toBe('PAYMENT_REQUIRED');
  expect(billingIssueVariant({ ...person, isDiy: true })).toBe('SELF_SERVICE');
  expect(billingIssueVariant({ ...person, hasCoach: true })).toBe('CLIENT');
  expect(billingIssueVariant(person)).toBe('SUBSCRIPTION_ERROR');
});

it('turns the plant-based flag on for everyone in a plant-based organisation', () => {
  expect(activeFlags({ plantBased: true }, ['FF_RECIPE_INSPIRATION'])).toEqual([
    'FF_RECIPE_INSPIRATION',
    'FF_PLANT_BASED_APP',
  ]);
  expect(activeFlags({ plantBased: false }, [])).toEqual([]);
});

describe('the hormone mark of a meal', () => {
  it.each([
    [['FF_FEMALE_HORMONES'], true, true],
    [['FF_FEMALE_HORMONES_MENOPAUSE_ONLY'], true, true],
    [['FF_FEMALE_HORMONES', 'FF_FEMALE_HORMONES_MENOPAUSE_ONLY'], true, true],
    [['FF_RECIPE_INSPIRATION'], true, false],
    [[], true, false],
    [['FF_FEMALE_HORMONES'], false, false],
  ] as const)(
    '[DIA-15] depends on the flags %j and on whether the recipe is marked HORMONE (%s): %s',
    (flags, hasTag, shows) => {
      expect(showsHormoneIndicator(flags, hasTag)).toBe(shows);
    },
  );
});
