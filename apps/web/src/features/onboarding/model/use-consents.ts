import type { ConsentPurpose } from '@weekbord/domain/consent/consents';
import { useSyncExternalStore } from 'react';
import { today } from '../../../shared/locale/today.ts';
import { useUserOrGuest } from '../../../shared/session/current-user.ts';
import { draftStore } from './draft-store.ts';

/** What the person agreed to, in this wizard or before; everything once the answers are saved. */
export function useAgreed(): (purpose: ConsentPurpose) => boolean {
  const draft = useSyncExternalStore(draftStore.subscribe, draftStore.current);
  const user = useUserOrGuest();
  // What an earlier version kept of the user has no such field.
  const before: readonly ConsentPurpose[] | undefined = user?.consents_given;
  return (purpose) =>
    draft === null || draft.consents?.includes(purpose) === true || before?.includes(purpose) === true;
}

/** Keeps that a person agrees to a purpose, or no longer does, until the answers are saved. */
export function keepAgreed(purpose: ConsentPurpose, isGiven: boolean): void {
  draftStore.change(today(), (before) => ({
    ...before,
    attempt: null,
    consents: [...(before.consents ?? []).filter((one) => one !== purpose), ...(isGiven ? [purpose] : [])],
  }));
}
