import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_ORGANISATION_SETTINGS } from '@weekbord/domain/organisations/organisation-settings';
import { FEATURE_FLAGS } from '@weekbord/domain/organisations/feature-flags';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './tree.ts';

/** The effect of a setting, and the tests that fail without it: a file, and the beginning of a title in that file. */
type Proved = Readonly<{ effect: string; tests: readonly (readonly [file: string, title: string])[] }>;

const RECIPE_RIGHTS = 'apps/api/src/modules/recipes/own/own-recipes.test.ts';
const BOARD = 'apps/web/src/app/screens/diary/week/week-board.browser.test.tsx';
const MAY_FILL = 'apps/web/src/app/screens/diary/day/may-fill.browser.test.tsx';
const PLAN_STEPS = 'apps/web/src/app/screens/onboarding/plan-steps.browser.test.tsx';
const COMPLETE = 'apps/api/src/modules/onboarding/complete-onboarding.test.ts';
const COMPUTE = 'apps/api/src/modules/onboarding/compute-nutrition-plan.test.ts';
const BODY_STEPS = 'apps/web/src/app/screens/onboarding/body-steps.browser.test.tsx';
const WAYS_IN = 'apps/api/src/modules/billing/ways-in.test.ts';
const JOIN = 'apps/web/src/app/screens/auth/join-screen.browser.test.tsx';
const HEADER = 'apps/web/src/shared/brand/brand-header.browser.test.tsx';
const CHOICES = 'packages/domain/src/onboarding/validate-choices.test.ts';
const TABS = 'tests/e2e/navigation.spec.ts';

/** Columns of an organisation that identify the organisation; they are not settings. */
const WHO_IT_IS = [
  'id',
  'name',
  'subdomain',
  'primary_colour',
  'logo',
  'owner_id',
  'is_main',
  'is_closed',
  'feature_flags',
];

const SETTINGS: Readonly<Record<string, Proved>> = {
  logo_visible: {
    effect: 'Clients of a coach see its name and logo at the top of the app.',
    tests: [[HEADER, "shows the logo of the coach's organisation"]],
  },
  disable_logo_curve: { effect: 'The corners of the logo are not rounded.', tests: [[HEADER, 'rounds the corners']] },
  product_stripe_id: {
    effect: 'Where the paywall is on, clients of its coaches need a subscription.',
    tests: [['packages/domain/src/access/account-access.test.ts', '[ACC-01] is decided when']],
  },
  offers_demo: {
    effect: 'The log-in page offers an account to try the product with, and whoever asks gets one.',
    tests: [
      ['apps/web/src/app/screens/auth/login-screen.browser.test.tsx', 'offers a demo if the portal does'],
      ['apps/api/src/platform/web/pages.test.ts', 'shows the demo offer if the portal has one'],
      ['apps/api/src/modules/demo/demo-accounts.test.ts', 'is possible only on a portal that offers demo accounts'],
    ],
  },
  clients_are_diy: {
    effect: 'Members make their own plan and have no note of a day.',
    tests: [['apps/web/src/features/diary/model/abilities.test.ts', 'includes making a plan of their own']],
  },
  managed_planning: {
    effect: 'A filled meal moment takes no further meal.',
    tests: [
      ['apps/web/src/features/diary/model/abilities.test.ts', '[ORG-07] includes adding more'],
      ['tests/e2e/diary-troubles.spec.ts', '[ORG-07] where planning is managed'],
      [BOARD, 'adds nothing to a filled moment where planning is managed'],
    ],
  },
  auto_plan_initial_meals: {
    effect: 'The end of the wizard plans seven days.',
    tests: [
      [COMPLETE, "plans nothing if the coach's organisation"],
      [PLAN_STEPS, '[ONB-21] tells a person with a plan nothing'],
    ],
  },
  custom_notes_message: {
    effect: 'Says beside the note of a day what clients may write there.',
    tests: [['apps/web/src/app/screens/diary/day/day-actions.browser.test.tsx', "shows the organisation's own prompt"]],
  },
  feature_flag_create_your_own_recipes: {
    effect: 'Members write recipes of their own.',
    tests: [
      [RECIPE_RIGHTS, '[REC-10] is rejected where custom recipes are off'],
      ['tests/e2e/find-meal.spec.ts', '[REC-10] a person who may not write'],
    ],
  },
  feature_flag_generate_meals_button_in_planner: {
    effect: 'The diary offers to plan an empty day.',
    tests: [[BOARD, 'offers to plan an empty day']],
  },
  feature_flag_disable_product_logging: {
    effect: 'What is planned is read and ticked, not changed.',
    tests: [
      [BOARD, '[DIA-14] adds, drags and changes nothing where logging is off'],
      [MAY_FILL, '%s adds nothing with the settings'],
      [RECIPE_RIGHTS, '[REC-10] is rejected where custom recipes are off'],
    ],
  },
  high_protein: {
    effect: 'Plans have the usual protein, else 0.83 g per kilogram.',
    tests: [[COMPUTE, 'follows the settings of the portal']],
  },
  partner_nutrition_rules: {
    effect: 'A deficit is at most 500 kcal, and fat at most 30 % of the energy.',
    tests: [
      [COMPUTE, '[ONB-09] offers fewer weekly goals'],
      ['packages/domain/src/plans/compute-nutrition-plan.test.ts', '[CAL-01] caps fat at 30% of'],
      [
        'packages/domain/src/plans/compute-nutrition-plan.test.ts',
        "[CAL-01] under the partner's rules, offers only goals",
      ],
    ],
  },
  payment_required: {
    effect: 'Members need an active subscription.',
    tests: [['apps/api/src/modules/accounts/accounts.test.ts', 'needs a payment']],
  },
  diy_billing: {
    effect: 'Everybody manages their subscription from their profile, on a phone and as a coach too.',
    tests: [
      ['packages/domain/src/billing/plan.test.ts', '[BIL-06] is offered in My profile to'],
      ['apps/web/src/app/screens/accounts/manage-subscription.browser.test.tsx', 'shows the button to'],
    ],
  },
  imperial_allowed: {
    effect: 'Household measures and shops are British where nobody chose a country.',
    tests: [['apps/api/src/modules/accounts/country.test.ts', "follows the person's or their coach's organisation if"]],
  },
  imperial_by_default: {
    effect: 'Units of members who chose none are feet, inches and pounds.',
    tests: [
      ['apps/api/src/modules/accounts/units-of-coach.test.ts', 'are feet, inches and pounds'],
      [BODY_STEPS, '[ONB-22] on a device set to'],
      [BODY_STEPS, '[ONB-22] for a guest on a device set to'],
    ],
  },
  plant_based: {
    effect: 'Members choose a plant-based diet and are offered neither meat nor fish.',
    tests: [
      [COMPLETE, '[ONB-16] requires a plant-based diet'],
      ['apps/api/src/modules/planner/auto-plan/auto-plan.test.ts', '[AUT-01] gives no meat or fish'],
      ['apps/api/src/modules/planner/inspiration/recipe-inspiration.test.ts', '[REC-12] has no meat if'],
    ],
  },
  opinionated_recipe_inspiration: {
    effect: 'Recipes are inspiration only: what is aimed at is hidden, and progress with it.',
    tests: [
      [
        'apps/web/src/app/screens/diary/repair/repair-sheet.browser.test.tsx',
        '[DIA-14] shows neither targets nor how far the week is off',
      ],
      [TABS, '[NAV-01] the tabs depend on'],
    ],
  },
  sign_up: {
    effect: 'How an address without an account becomes a member.',
    tests: [
      [
        'apps/api/src/modules/auth/login/create-login-signup-portal.test.ts',
        'tells an unknown address, but never a known one, how to join',
      ],
      ['apps/api/src/modules/accounts/sign-up.test.ts', 'tells known and unknown addresses on a portal with'],
      [JOIN, 'a portal with %s offers a way in'],
      [WAYS_IN, '[ORG-06] a named portal with the sign-up mode %s'],
    ],
  },
  login_method: {
    effect: 'A browser is asked for the code or for the link of the mail.',
    tests: [['apps/api/src/modules/auth/login/create-login-signup-portal.test.ts', '[AUTH-03] returns MAGIC_LINK']],
  },
  support_url: {
    effect: 'Where help and contact lead.',
    tests: [
      [
        'apps/web/src/app/screens/billing/checkout-screens.browser.test.tsx',
        'says how to join a portal that has nothing for sale',
      ],
    ],
  },
  support_email: {
    effect: 'Who gets the questions of its people.',
    tests: [['apps/api/src/modules/help/contact-support.test.ts', 'reaches the support address']],
  },
  ad_pixel: {
    effect: 'The advertiser learns of visits and purchases of guests who agreed to it.',
    tests: [
      ['apps/api/src/platform/web/pages.test.ts', 'match the ad_pixel of the portal %s and the path %s'],
      ['apps/web/src/shared/third-parties/third-parties.browser.test.tsx', 'if everything is accepted, the pixel'],
    ],
  },
  uses_pwa: {
    effect: 'A phone begins with installing the app, and the diary offers it until it is put off.',
    tests: [
      ['packages/domain/src/installing/install-prompt.test.ts', 'installing is %s'],
      ['apps/web/src/app/screens/installing/install-screen.browser.test.tsx', 'the diary offers to install'],
    ],
  },
};

const FLAGS: Readonly<Record<(typeof FEATURE_FLAGS)[number], Proved>> = {
  FF_FEMALE_HORMONES: {
    effect: 'Diets of a cycle and of the menopause, the mark and explanation of hormone recipes, articles.',
    tests: [
      [CHOICES, 'offers a %s with'],
      ['apps/web/src/app/screens/accounts/profile-screen.browser.test.tsx', "shows Monday's figures"],
      ['packages/domain/src/access/abilities.test.ts', 'explains a recipe marked HORMONE if the hormone flag is on'],
    ],
  },
  FF_FEMALE_HORMONES_MENOPAUSE_ONLY: {
    effect: 'Of those only the menopause diet.',
    tests: [
      [CHOICES, 'offers a %s with'],
      [
        'apps/web/src/features/diary/components/meal/slot-card.browser.test.tsx',
        '[DIA-15] shows the hormone mark only with the flag',
      ],
    ],
  },
  FF_COPY_MEALS_TO_ANOTHER_DAY: {
    effect: 'Days and meals can be copied.',
    tests: [['apps/api/src/modules/planner/copying/copy-meals.test.ts', 'is denied to a guest']],
  },
  FF_B2C_PAYWALL: {
    effect: 'Clients of coaches whose organisation has a product need a subscription.',
    tests: [['packages/domain/src/access/account-access.test.ts', '[ACC-01] is decided when']],
  },
  FF_PLANT_BASED_APP: {
    effect: 'Plant-based diets only, no keto, and beef is no dislike.',
    tests: [
      [CHOICES, '[ONB-16] hides keto and beef'],
      [
        'apps/web/src/app/screens/onboarding/choice-steps.browser.test.tsx',
        '[ONB-16] require a diet from the same short list of a guest on a plant-based',
      ],
    ],
  },
  FF_DISABLE_LOW_CARB_OPTION: { effect: 'No low-carb plan is offered.', tests: [[CHOICES, 'offers a %s with']] },
  FF_DISABLE_KETO_OPTION: { effect: 'No keto plan is offered.', tests: [[CHOICES, 'offers a %s with']] },
  FF_RECIPE_INSPIRATION: { effect: 'There is a tab of recipes.', tests: [[TABS, '[NAV-01] the tabs depend on']] },
};

/** Other names for a setting in the rules that it controls. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  FF_B2C_PAYWALL: 'paywallIsOn',
  FF_COPY_MEALS_TO_ANOTHER_DAY: 'feature_flags',
  login_method: 'authentication_method',
  payment_required: 'payment_status_override',
};

const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const namesOf = (name: string) => [
  name,
  camelCase(name),
  camelCase(name.replace(/^feature_flag_/, '').replace('_in_planner', 'InPlanner')),
  ALSO_CALLED[name] ?? name,
];
const saysAny = (text: string, name: string) => namesOf(name).some((word) => text.includes(word));

/** Sources that only store, pass on or describe a setting. */
const HANDS_ON =
  /\/migrations\/|seed-|\/tables\/|organisations\.present|^packages\/contract\/|(?:organisation-settings|setting-names|organisation-of-coach)|\/staff\/|^packages\/phrases|\.test(?:-support)?\.tsx?$|feature-flags|draw-screens|\/demo\/demo-accounts\.ts/;
const product = sourceFiles('apps', 'packages').filter(({ path }) => !HANDS_ON.test(path));

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
const columns = [
  .../export interface OrganisationTable \{([\s\S]*?)\n\}/
    .exec(read('apps/api/src/platform/database/tables/people.ts'))![1]!
    .matchAll(/^ {2}(\w+):/gm),
].map(([, name = '']) => name);

describe('[ORG-02] the settings and flags of an organisation', () => {
  it('are exactly those described here', () => {
    expect(columns.length).toBeGreaterThan(20);
    const settings = columns.filter((name) => !WHO_IT_IS.includes(name));
    expect(Object.keys(SETTINGS).toSorted()).toEqual(settings.toSorted());
    expect(Object.keys(FLAGS).toSorted()).toEqual(FEATURE_FLAGS.toSorted());
  });

  it("are the ones that the product's rules use", () => {
    const known = Object.keys(SETTINGS).flatMap(namesOf);
    expect(Object.keys(DEFAULT_ORGANISATION_SETTINGS).filter((name) => !known.includes(name))).toEqual([]);
  });

  const proved = Object.entries({ ...SETTINGS, ...FLAGS }).map(([name, row]) => [name, row.effect, row.tests] as const);
  it.each(proved)('%s: %s', (name, effect, tests) => {
    expect(effect).toMatch(/\.$/);
    expect(product.filter(({ text }) => saysAny(text, name)).map(({ path }) => path)).not.toEqual([]);
    expect(tests.length).toBeGreaterThan(0);
    for (const [file, title] of tests) {
      expect(title, `which test of ${file} proves it`).not.toBe('');
      const text = read(file);
      expect(text, `${file} has no test that begins with "${title}"`).toMatch(titleOf(title));
      expect([file, saysAny(text, name)]).toEqual([file, true]);
    }
  });
});

/** Matches a quoted string that starts with the beginning of a title. */
function titleOf(beginning: string): RegExp {
  return new RegExp(`['"\`]${beginning.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`);
}
