import { describe, expect, it } from 'vitest';
import { activeFlags, DEFAULT_ORGANISATION_SETTINGS } from '../organisations/organisation-settings.ts';
import {
  billingIssueVariant,
  canManageAccount,
  showsSubscriptionManagement,
  showsUpgrade,
} from './billing-abilities.ts';
import {
  canCopyDay,
  canCreateOwnRecipes,
  canEditPlannerItems,
  canEditRecipeTemplates,
  showsAddMore,
  showsHormoneBanner,
  showsHormoneIndicator,
  showsMacroTargets,
  showsNotes,
} from './planner-abilities.ts';

const settings = DEFAULT_ORGANISATION_SETTINGS;

describe('the planner', () => {
  it('is fixed where product logging is disabled', () => {
    expect(canEditPlannerItems(settings)).toBe(true);
    expect(canEditPlannerItems({ disableProductLogging: true })).toBe(false);
    expect(canEditRecipeTemplates({ disableProductLogging: true })).toBe(false);
  });

  it('hides add-more and notes under managed planning, targets under opinionated inspiration', () => {
    expect([showsAddMore(settings), showsNotes(settings), showsMacroTargets(settings)]).toEqual([true, true, true]);
    expect(showsAddMore({ clientsAreDiy: true })).toBe(false);
    expect(showsNotes({ clientsAreDiy: true })).toBe(false);
    expect(showsMacroTargets({ opinionatedRecipeInspiration: true })).toBe(false);
  });

  it('shows hormones for a hormone item with one of the flags', () => {
    expect(showsHormoneIndicator(['FF_FEMALE_HORMONES'], true)).toBe(true);
    expect(showsHormoneIndicator(['FF_FEMALE_HORMONES_MENOPAUSE_ONLY'], true)).toBe(true);
    expect(showsHormoneIndicator(['FF_FEMALE_HORMONES'], false)).toBe(false);
    expect(showsHormoneIndicator([], true)).toBe(false);
    expect(showsHormoneBanner(['FF_FEMALE_HORMONES'], true)).toBe(true);
    expect(showsHormoneBanner(['FF_FEMALE_HORMONES_MENOPAUSE_ONLY'], true)).toBe(false);
  });

  it('copies a day only with the flag and a recipe meal', () => {
    expect(canCopyDay(['FF_COPY_MEALS_TO_ANOTHER_DAY'], true)).toBe(true);
    expect(canCopyDay(['FF_COPY_MEALS_TO_ANOTHER_DAY'], false)).toBe(false);
    expect(canCopyDay([], true)).toBe(false);
  });
});

it.each([
  [true, false, false, true],
  [true, true, false, false],
  [true, true, true, true],
  [false, false, true, false],
])(
  '[REC-10] own recipes: flag %s, logging disabled %s, explicit access %s',
  (createYourOwnRecipes, disableProductLogging, explicit, allowed) => {
    expect(canCreateOwnRecipes({ createYourOwnRecipes, disableProductLogging }, explicit)).toBe(allowed);
  },
);

describe('billing', () => {
  const managing = { whileSubscribed: ['prod_a', 'prod_b'], always: ['prod_c', 'prod_d'] };

  it.each([
    ['active', 'prod_a', true],
    ['canceled', 'prod_a', false],
    ['canceled', 'prod_c', true],
    ['active', 'prod_x', false],
  ] as const)('the account of a %s subscription to %s can be managed: %s', (status, product, allowed) => {
    expect(canManageAccount([{ status, products: [product] }], managing)).toBe(allowed);
  });

  it('shows its management to desktop clients and where clients pay for themselves', () => {
    const viewer = { isCoach: false, isInClientMode: true, isDesktop: true, organisationHasDiyBilling: false };
    expect(showsSubscriptionManagement(viewer)).toBe(true);
    expect(showsSubscriptionManagement({ ...viewer, isDesktop: false })).toBe(false);
    expect(showsSubscriptionManagement({ ...viewer, isDesktop: false, organisationHasDiyBilling: true })).toBe(true);
    expect(showsSubscriptionManagement({ ...viewer, isCoach: true })).toBe(false);
  });

  it('offers an upgrade during a trial, not on mobile', () => {
    expect(showsUpgrade(['trialing'], false)).toBe(true);
    expect(showsUpgrade(['trialing'], true)).toBe(false);
    expect(showsUpgrade(['active'], false)).toBe(false);
  });

  it('explains an issue in five ways', () => {
    const person = { isCoach: false, isDiy: false, hasCoach: false, paymentRequired: false };
    expect(billingIssueVariant({ ...person, isCoach: true })).toBe('COACH');
    expect(billingIssueVariant({ ...person, isDiy: true, paymentRequired: true })).toBe('PAYMENT_REQUIRED');
    expect(billingIssueVariant({ ...person, isDiy: true })).toBe('SELF_SERVICE');
    expect(billingIssueVariant({ ...person, hasCoach: true })).toBe('CLIENT');
    expect(billingIssueVariant(person)).toBe('SUBSCRIPTION_ERROR');
  });
});

it('a plant-based organisation turns its flag on for everyone', () => {
  expect(activeFlags({ plantBased: true }, ['FF_RECIPE_INSPIRATION'])).toEqual([
    'FF_RECIPE_INSPIRATION',
    'FF_PLANT_BASED_APP',
  ]);
  expect(activeFlags({ plantBased: false }, [])).toEqual([]);
});
