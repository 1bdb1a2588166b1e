import { accountsPaths } from '@weekbord/contract/accounts/paths';
import { coachPlansPaths } from '@weekbord/contract/coach-plans/paths';
import { foodsPaths } from '@weekbord/contract/foods/paths';
import { intakePaths } from '@weekbord/contract/intake/paths';
import { keyOf } from '../../../shared/api/key-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { SentTo } from '../../../shared/http/call.ts';
import { forgetClients } from '../model/clients-address.ts';
import { clientQuery, LISTS } from './clients.ts';

type NewClient = Pick<
  SentTo<'signUp'>['body'],
  'email' | 'first_name' | 'last_name' | 'language' | 'intake' | 'ingredient_to_avoid_ids'
>;

/** Creates a client of the coach, including their profile. */
export function useAddClient() {
  return useSend(accountsPaths.signUp, {
    meta: { quiet: true },
    sent: (body: NewClient) => ({ body }),
    // Forgets the position in the client list, so that it opens on its first page.
    keep: forgetClients,
    affects: LISTS,
  });
}

const affectedOf = (clientId: number) => [
  clientQuery(clientId).queryKey,
  ...LISTS,
  keyOf(coachPlansPaths.getPlanBasis),
];

/** Changes a client's profile. Exercises that are not sent are deleted. */
export function useChangeProfile(clientId: number) {
  return useSend(intakePaths.updateUserProfile, { meta: { quiet: true }, affects: affectedOf(clientId) });
}

export function useChangeAvoided(clientId: number) {
  return useSend(foodsPaths.setIngredientsToAvoid, {
    meta: { quiet: true },
    sent: (ids: readonly number[]) => ({ body: { user: clientId, ingredient_to_avoid_ids: [...ids] } }),
    affects: affectedOf(clientId),
  });
}

/** Creates the profile of a client who has none. */
export function useMakeProfile(clientId: number) {
  return useSend(intakePaths.createUserProfile, { meta: { quiet: true }, affects: affectedOf(clientId) });
}
