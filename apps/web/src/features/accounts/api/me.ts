import { accountsPaths } from '@weekbord/contract/accounts/paths';
import { intakePaths } from '@weekbord/contract/intake/paths';
import { expenditurePaths } from '@weekbord/contract/expenditure/paths';
import type { Country } from '@weekbord/domain/accounts/countries';
import type { FirstWeekday } from '@weekbord/domain/dates/first-weekday';
import { keyOf } from '../../../shared/api/key-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import { type CurrentUser, currentUserQuery } from '../../../shared/session/current-user.ts';

type Intake = NonNullable<CurrentUser['intake']>;

/** New units for recipes, weight or height. */
export type UnitsChange = Partial<
  Pick<
    Intake,
    'uses_imperial_measurements_for_recipes' | 'uses_imperial_measurements_for_height' | 'personal_weight_unit'
  >
>;

export function useUpdateUnits(profileId: number) {
  return useSend(intakePaths.updateUserProfile, {
    sent: (change: UnitsChange) => ({ params: { id: profileId }, body: change }),
    keep: (client, intake) => client.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, intake }),
    affects: [currentUserQuery.queryKey],
  });
}

/** Saves the user's date of birth, which may open their account. */
export function useSaveBirthday(profileId: number) {
  return useSend(intakePaths.updateUserProfile, {
    meta: { quiet: true },
    sent: (birthday: string) => ({ params: { id: profileId }, body: { birthday } }),
    affects: [currentUserQuery.queryKey],
  });
}

/** Changes a coach's units, which also apply to clients who have not chosen any. */
export function useUpdateClientUnits() {
  return useSend(accountsPaths.updateMe, {
    sent: (isImperial: boolean) => ({ body: { uses_imperial_measurements: isImperial } }),
    keep: (client, user) => client.setQueryData(currentUserQuery.queryKey, user),
    affects: [currentUserQuery.queryKey],
  });
}

export function useUpdateCountry() {
  return useSend(accountsPaths.updateMe, {
    sent: (country: Country) => ({ body: { country } }),
    keep: (client, user) => client.setQueryData(currentUserQuery.queryKey, user),
    affects: [currentUserQuery.queryKey],
  });
}

export function useUpdateFirstWeekday() {
  return useSend(accountsPaths.updateMe, {
    sent: (day: FirstWeekday) => ({ body: { first_weekday: day } }),
    keep: (client, user) => client.setQueryData(currentUserQuery.queryKey, user),
    affects: [currentUserQuery.queryKey, keyOf(expenditurePaths.getEatenByWeek)],
  });
}
