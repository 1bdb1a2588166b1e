import { tellsOfCycle } from '@weekbord/domain/consent/consents';
import { onboardingPaths } from '@weekbord/contract/onboarding/paths';
import type { QueryClient } from '@tanstack/react-query';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { portalOf } from '@weekbord/domain/organisations/portal-of-site';
import { consentTo } from '../../../shared/consents/consents.tsx';
import { call } from '../../../shared/http/call.ts';
import { today } from '../../../shared/locale/today.ts';
import { phrasesOf } from '../../../shared/phrases/use-phrases.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import { keepOnboardingProgress } from '../../../shared/session/onboarding-progress.ts';
import { draftStore } from '../model/draft-store.ts';
import { type Draft, withAttempt } from '../model/draft.ts';
import { bodyOfForm } from '../model/request-body.ts';
import { undoOfferQuery } from './undo-offer.ts';
import { siteHostname } from '../../../shared/http/site.ts';

let underWay: Promise<boolean> | undefined;

/**
 * Saves all of the draft's answers or none, and returns whether that succeeded. A second call while the first is in
 * progress does not send the answers twice. After a failure the answers stay on the device.
 */
export function completeOnboarding(client: QueryClient): Promise<boolean> {
  underWay ??= save(client).finally(() => (underWay = undefined));
  return underWay;
}

async function save(client: QueryClient): Promise<boolean> {
  const day = today();
  draftStore.change(day, (draft) => withAttempt(draft, day, () => crypto.randomUUID()));
  const draft = draftStore.current();
  if (!draft?.attempt) return false;
  const { key, startDate } = draft.attempt;
  const result = await call(
    onboardingPaths.completeOnboarding,
    { body: { ...agreedBody(draft, client), start_date: startDate } },
    { idempotencyKey: key },
  );
  if (!result.ok) {
    showAlert((await phrasesOf('onboarding'))('saveFailed'), { tone: 'bad' });
    return false;
  }
  draftStore.wipe();
  keepOnboardingProgress('completed');
  client.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, intake: result.value.user_profile });
  void client.invalidateQueries();
  client.setQueryData(undoOfferQuery.queryKey, result.value.undo_id);
  return true;
}

/** Returns the answers with the given consents; without consent for food data, all food answers are left out. */
function agreedBody({ form, consents = [] }: Draft, client: QueryClient) {
  const given = client.getQueryData(currentUserQuery.queryKey)?.consents_given ?? [];
  const body = bodyOfForm(form, portalOf(siteHostname()));
  const agreed = consents.filter((purpose) => purpose !== 'CYCLE' || tellsOfCycle(form.dietPreferences.dietType));
  const keepsFood = agreed.includes('FOOD') || given.includes('FOOD');
  return {
    ...body,
    ...(!keepsFood && {
      diet_preferences: {
        ...body.diet_preferences,
        dietary_preference: null,
        intolerances: ['NO_INTOLERANCE' as const],
      },
    }),
    consents: agreed.map(consentTo),
  };
}
