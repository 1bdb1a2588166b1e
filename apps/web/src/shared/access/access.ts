import { type Account, type CoachAccount, hasAccess } from '@weekbord/domain/access/account-access';
import { type NavigationState, type Tab, visibleTabs } from '@weekbord/domain/access/tabs';
import type { FeatureFlag } from '@weekbord/domain/organisations/feature-flags';
import type { SubscriptionStatus } from '@weekbord/domain/billing/subscription-statuses';
import type { CurrentUser } from '../session/current-user.ts';
import { subjectId } from '../session/subject.ts';
import { readOnboardingProgress } from '../session/onboarding-progress.ts';
import { isInClientMode } from './client-mode.ts';

export function hasFlag(user: CurrentUser, flag: FeatureFlag): boolean {
  return user.feature_flags_for_user.flags[flag]?.is_active === true;
}

/**
 * Whether the person may use more than their profile and billing. The server enforces this; here it only determines
 * which screens are shown.
 */
export function userHasAccess(user: CurrentUser): boolean {
  // A coach can view a client even if the client's account is closed.
  if (subjectId !== null) return true;
  // The server also knows the coach's subscriptions. A user cached by an earlier version lacks its decision.
  return user.has_access ?? hasAccessHere(accountOf(user), user);
}

/** Whether an active subscription of their own would restore a person's access. */
export function paymentRestoresAccess(user: CurrentUser): boolean {
  const account = accountOf(user);
  // The person's own subscription is not the reason: their coach's may have lapsed.
  if (user.has_access === false && hasAccessHere(account, user)) return false;
  const active: readonly SubscriptionStatus[] = ['active'];
  const coach = user.is_coach && account.coach ? { ...account.coach, subscriptions: active } : account.coach;
  return hasAccessHere({ ...account, subscriptions: active, coach }, user);
}

/** Whether the person has access as far as their own record shows. */
function hasAccessHere(account: Account, user: CurrentUser): boolean {
  return hasAccess(account, {
    paywallIsOn: hasFlag(user, 'FF_B2C_PAYWALL'),
    organisationRequiresPayment: user.organisation?.payment_required === true,
  });
}

/** Returns the state that determines the person's start screen and tabs. */
export function navigationStateOf(user: CurrentUser): NavigationState {
  return {
    isCoach: user.is_coach,
    clientModeIsSet: isInClientMode(),
    hasBillingProblem: !userHasAccess(user),
    isDiy: user.organisation?.clients_are_diy === true,
    hasWeeklyPlan: Boolean(user.intake?.weekly_nutrition_plan),
    onboardingForm: readOnboardingProgress(),
    hasIntake: user.intake !== null,
    recipeInspiration: hasFlag(user, 'FF_RECIPE_INSPIRATION'),
    femaleHormones: hasFlag(user, 'FF_FEMALE_HORMONES'),
    opinionatedRecipeInspiration: user.organisation?.opinionated_recipe_inspiration === true,
  };
}

export function showsTab(user: CurrentUser, tab: Tab): boolean {
  return visibleTabs(navigationStateOf(user)).includes(tab);
}

function accountOf(user: CurrentUser): Account {
  const subscriptions = user.customer?.subscriptions.map(({ status }) => status as SubscriptionStatus) ?? null;
  return {
    accountEnabled: user.account_enabled,
    paymentStatusOverride: user.payment_status_override,
    subscriptions,
    coach: user.is_coach
      ? // Coaches count as their own coach.
        { accountEnabled: user.account_enabled, subscriptions, organisation: organisationOf(user.organisation) }
      : user.coach && {
          accountEnabled: user.coach.account_enabled,
          // Unknown here, because a person cannot see their coach's subscriptions.
          subscriptions: null,
          organisation: organisationOf(user.coach.organisation),
        },
    ageClosure: user.age_closure,
  };
}

function organisationOf(organisation: CurrentUser['organisation']): CoachAccount['organisation'] {
  return organisation ? { productStripeId: organisation.product_stripe_id } : null;
}
