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
    description: 'Logging in with a code, a link or a password, and out; passwords and addresses.',
    routes: { ...authPaths, ...authAccountPaths },
  },
  {
    name: 'accounts',
    description: 'People: the caller and, for a coach, their clients.',
    routes: { ...accountsPaths, ...ownAccountPaths, ...accountResourcePaths },
  },
  {
    name: 'clients',
    description: 'The people whom a coach guides.',
    routes: { ...clientsPaths, ...clientResourcePaths },
  },
  {
    name: 'billing',
    description: 'Buying a plan, and managing, cancelling and withdrawing from a subscription.',
    routes: billingPaths,
  },
  { name: 'demo', description: 'Trying the product without an account of one’s own.', routes: demoPaths },
  {
    name: 'organisations',
    description: 'Portals and their brands.',
    routes: { ...organisationsPaths, ...organisationResourcePaths },
  },
  {
    name: 'help',
    description: 'Asking support, and who the operator is.',
    routes: helpPaths,
  },
  {
    name: 'waitlist',
    description: 'Addresses that wait for a place in an organisation.',
    routes: { ...waitlistPaths, ...waitlistResourcePaths },
  },
  {
    name: 'staff',
    description: "What the operator's staff does: settings of organisations, their members, who is a coach.",
    routes: staffPaths,
  },
  { name: 'onboarding', description: 'The plan that follows from a body and a goal.', routes: onboardingPaths },
  {
    name: 'intake',
    description: 'What is known of a person: body, goal and diet.',
    routes: { ...intakePaths, ...intakeResourcePaths },
  },
  {
    name: 'plans',
    description: 'Weekly plans, day plans and the slots of a day.',
    routes: { ...plansPaths, ...planResourcePaths },
  },
  {
    name: 'foods',
    description: 'Foods, their servings and what people avoid.',
    routes: { ...foodsPaths, ...foodResourcePaths },
  },
  {
    name: 'recipes',
    description: 'Recipes, and what people think of them.',
    routes: { ...recipesPaths, ...recipeResourcePaths },
  },
  {
    name: 'diary',
    description: 'Days, and the meals that are planned and eaten on them.',
    routes: { ...diaryPaths, ...diaryResourcePaths },
  },
  {
    name: 'planner',
    description: 'Planning days, and proposals for a meal.',
    routes: { ...plannerPaths, ...plannerResourcePaths },
  },
  {
    name: 'groceries',
    description: 'What a range of dates needs from the shop.',
    routes: { ...groceriesPaths, ...groceryResourcePaths },
  },
  {
    name: 'progress',
    description: 'What people measure of themselves over time.',
    routes: { ...progressPaths, ...progressResourcePaths },
  },
  {
    name: 'coach-plans',
    description: 'What a plan is worked out from, and a day plan saved with its meals and weekdays.',
    routes: coachPlansPaths,
  },
  {
    name: 'plan-versions',
    description: "What a coach changed of a client's plan, the client's answer, and earlier states brought back.",
    routes: planVersionsPaths,
  },
  { name: 'notes', description: 'What coaches and clients write to each other.', routes: notesPaths },
  {
    name: 'expenditure',
    description: 'What people spend by what they ate and weighed, and the target that follows.',
    routes: expenditurePaths,
  },
  {
    name: 'history',
    description: 'What people bring from elsewhere, and take with them.',
    routes: historyPaths,
  },
  { name: 'reminders', description: 'What people ask to be reminded of.', routes: remindersPaths },
  {
    name: 'analytics',
    description: 'What the web app tells of clicks and problems, of nobody in particular.',
    routes: analyticsPaths,
  },
  { name: 'live', description: 'What changes meanwhile, on other devices or by a coach.', routes: livePaths },
  { name: 'openapi', description: 'This description.', routes: openapiPaths },
];

/** Returns the chapter of a call; throws if it has none. */
export function tagOf({ name }: Route): string {
  const tag = TAGS.find(({ routes }) => name in routes);
  if (tag === undefined) throw new Error(`${name} has no tag; give its module one in openapi/tags.ts`);
  return tag.name;
}
