import { ownAccountPaths } from '../accounts/account-paths.ts';
import { accountsPaths } from '../accounts/paths.ts';
import { accountResourcePaths } from '../accounts/resource-paths.ts';
import { authAccountPaths } from '../auth/account-paths.ts';
import { authPaths } from '../auth/paths.ts';
import { clientsPaths } from '../clients/paths.ts';
import { clientResourcePaths } from '../clients/resource-paths.ts';
import { billingPaths } from '../billing/paths.ts';
import { demoPaths } from '../demo/paths.ts';
import { diaryPaths } from '../diary/paths.ts';
import { diaryResourcePaths } from '../diary/resource-paths.ts';
import { plannerPaths } from '../planner/paths.ts';
import { plannerResourcePaths } from '../planner/resource-paths.ts';
import { recipesPaths } from '../recipes/paths.ts';
import { recipeResourcePaths } from '../recipes/resource-paths.ts';
import { foodsPaths } from '../foods/paths.ts';
import { foodResourcePaths } from '../foods/resource-paths.ts';
import { groceriesPaths } from '../groceries/paths.ts';
import { groceryResourcePaths } from '../groceries/resource-paths.ts';
import { intakePaths } from '../intake/paths.ts';
import { intakeResourcePaths } from '../intake/resource-paths.ts';
import { analyticsPaths } from '../analytics/paths.ts';
import { livePaths } from '../live/paths.ts';
import { onboardingPaths } from '../onboarding/paths.ts';
import { organisationsPaths } from '../organisations/paths.ts';
import { organisationResourcePaths } from '../organisations/resource-paths.ts';
import { plansPaths } from '../plans/paths.ts';
import { planResourcePaths } from '../plans/resource-paths.ts';
import { coachPlansPaths } from '../coach-plans/paths.ts';
import { planVersionsPaths } from '../plan-versions/paths.ts';
import { notesPaths } from '../notes/paths.ts';
import { expenditurePaths } from '../expenditure/paths.ts';
import { helpPaths } from '../help/paths.ts';
import { historyPaths } from '../history/paths.ts';
import { progressPaths } from '../progress/paths.ts';
import { progressResourcePaths } from '../progress/resource-paths.ts';
import { remindersPaths } from '../reminders/paths.ts';
import { staffPaths } from '../staff/paths.ts';
import { waitlistPaths } from '../waitlist/paths.ts';
import { waitlistResourcePaths } from '../waitlist/resource-paths.ts';
import type { Route } from '../route.ts';
import { openapiPaths } from './paths.ts';

/** A chapter of the description: the calls of one module. */
interface Tag {
  readonly name: string;
  readonly description: string;
  readonly routes: Readonly<Record<string, Route>>;
}

export const TAGS: readonly Tag[] = [
  {
    name: 'auth',
    description: 'Logging in with a code, a link or a password, and logging out; passwords and email addresses.',
    routes: { ...authPaths, ...authAccountPaths },
  },
  {
    name: 'accounts',
    description: 'People: the caller and, for a coach, their clients.',
    routes: { ...accountsPaths, ...ownAccountPaths, ...accountResourcePaths },
  },
  {
    name: 'clients',
    description: "A coach's clients.",
    routes: { ...clientsPaths, ...clientResourcePaths },
  },
  {
    name: 'billing',
    description: 'Buying a plan, and managing, cancelling and withdrawing from a subscription.',
    routes: billingPaths,
  },
  { name: 'demo', description: 'Trying the product without an account.', routes: demoPaths },
  {
    name: 'organisations',
    description: 'Portals and their branding.',
    routes: { ...organisationsPaths, ...organisationResourcePaths },
  },
  {
    name: 'help',
    description: 'Contacting support, and who the operator is.',
    routes: helpPaths,
  },
  {
    name: 'waitlist',
    description: 'Waitlists of organisations.',
    routes: { ...waitlistPaths, ...waitlistResourcePaths },
  },
  {
    name: 'staff',
    description: "For the operator's staff: organisations, their settings and members, and who is a coach.",
    routes: staffPaths,
  },
  { name: 'onboarding', description: 'Calculating a plan from a body and a goal.', routes: onboardingPaths },
  {
    name: 'intake',
    description: "A person's profile: body, goal and diet.",
    routes: { ...intakePaths, ...intakeResourcePaths },
  },
  {
    name: 'plans',
    description: 'Weekly plans, day plans and the slots of a day.',
    routes: { ...plansPaths, ...planResourcePaths },
  },
  {
    name: 'foods',
    description: 'Foods, their servings and the ingredients people avoid.',
    routes: { ...foodsPaths, ...foodResourcePaths },
  },
  {
    name: 'recipes',
    description: 'Recipes, and feedback on them.',
    routes: { ...recipesPaths, ...recipeResourcePaths },
  },
  {
    name: 'diary',
    description: 'Days in the diary, and the meals planned and eaten on them.',
    routes: { ...diaryPaths, ...diaryResourcePaths },
  },
  {
    name: 'planner',
    description: 'Planning days, and suggesting meals.',
    routes: { ...plannerPaths, ...plannerResourcePaths },
  },
  {
    name: 'groceries',
    description: 'Grocery lists for a range of dates.',
    routes: { ...groceriesPaths, ...groceryResourcePaths },
  },
  {
    name: 'progress',
    description: 'Measurements over time.',
    routes: { ...progressPaths, ...progressResourcePaths },
  },
  {
    name: 'coach-plans',
    description: 'What a plan is calculated from, and saving a day plan with its meals and weekdays.',
    routes: coachPlansPaths,
  },
  {
    name: 'plan-versions',
    description: "A coach's changes to a client's plan, the client's answers, and restoring earlier versions.",
    routes: planVersionsPaths,
  },
  { name: 'notes', description: 'Notes between coaches and clients.', routes: notesPaths },
  {
    name: 'expenditure',
    description: 'Energy expenditure estimated from food and weight, and the target that follows.',
    routes: expenditurePaths,
  },
  {
    name: 'history',
    description: 'Importing and exporting data.',
    routes: historyPaths,
  },
  { name: 'reminders', description: 'Reminders.', routes: remindersPaths },
  {
    name: 'analytics',
    description: 'Clicks and problems the web app reports, without personal data.',
    routes: analyticsPaths,
  },
  { name: 'live', description: 'Changes made on other devices or by a coach.', routes: livePaths },
  { name: 'openapi', description: 'This API description.', routes: openapiPaths },
];

/** Returns the chapter of a call; throws if it has none. */
export function tagOf({ name }: Route): string {
  const tag = TAGS.find(({ routes }) => name in routes);
  if (tag === undefined) throw new Error(`${name} has no tag; give its module one in openapi/tags.ts`);
  return tag.name;
}
