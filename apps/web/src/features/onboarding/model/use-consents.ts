import type { ConsentPurpose } from '@weekbord/domain/consent/consents';
import { useSyncExternalStore } from 'react';
import { today } from '../../../shared/locale/today.ts';
import { useUserOrGuest } from '../../../shared/session/current-user.ts';
import { draftStore } from './draft-store.ts';

/**
 * Whether the person consented, in this wizard or before; once the answers are saved, every purpose counts as consented
 * to.
 */
export function useAgreed(): (purpose: ConsentPurpose) => boolean {
  const draft = useSyncExternalStore(draftStore.subscribe, draftStore.current);
  const user = useUserOrGuest();
  // The field is missing in a user that an earlier version cached.
  const before: readonly ConsentPurpose[] | undefined = user?.consents_given;
  return (purpose) =>
    draft === null || draft.consents?.includes(purpose) === true || before?.includes(purpose) === true;
}

/** Stores that a person gives or withdraws a consent, until the answers are saved. */
export function keepAgreed(purpose: ConsentPurpose, isGiven: boolean): void {
  draftStore.change(today(), (before) => ({
    ...before,
    attempt: null,
    consents: [...(before.consents ?? []).filter((one) => one !== purpose), ...(isGiven ? [purpose] : [])],
  }));
}
