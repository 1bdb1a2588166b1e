import { chooseBirthday, defaultOnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';
import { defaultUnitPreferences, IMPERIAL_PREFERENCES } from '@weekbord/domain/onboarding/unit-preferences';
import type { QueryClient } from '@tanstack/react-query';
import { brandQuery } from '../../../shared/brand/brand.ts';
import { today } from '../../../shared/locale/today.ts';
import type { CurrentUser } from '../../../shared/session/current-user.ts';
import { fetchSavedAnswers } from '../api/saved-answers.ts';
import { draftStore } from './draft-store.ts';
import { type Draft, newDraft } from './draft.ts';
import { formOfSavedAnswers } from './starting-form.ts';

/**
 * Returns the answers to start with: those stored on this device, or else those saved on the server, or else the
 * defaults.
 */
export async function openWizard(client: QueryClient, user: CurrentUser | undefined): Promise<Draft> {
  const owner = user?.id ?? null;
  const found = draftStore.read(owner);
  if (found !== null && !isLeftOver(found, user)) return found;
  const draft = await startingDraft(client, user);
  draftStore.begin(draft);
  return draftStore.current() ?? draft;
}

async function startingDraft(client: QueryClient, user: CurrentUser | undefined): Promise<Draft> {
  const day = today();
  if (user?.intake) {
    const saved = formOfSavedAnswers(await fetchSavedAnswers(client, user, user.intake));
    const form = saved.birthday ? chooseBirthday(saved, saved.birthday, day) : saved;
    const draft = newDraft(user.id, form, 'dislikes', day);
    const { lastMenstrualPeriodStartDate, menstrualCycleLength } = form.menstrualCycle;
    const wasNotSure = lastMenstrualPeriodStartDate !== null && menstrualCycleLength === null;
    return wasNotSure ? { ...draft, typed: { cycleLength: 'NOT_SURE' } } : draft;
  }
  const isImperial = await beginsInPounds(client, user);
  const preferences = user?.coach?.uses_imperial_measurements
    ? IMPERIAL_PREFERENCES
    : defaultUnitPreferences(navigator.language, 'web-wizard', isImperial);
  return newDraft(user?.id ?? null, defaultOnboardingForm(preferences), 'goal', day);
}

/** Whether the person's organisation (for a guest, that of their portal) defaults to feet, inches and pounds. */
async function beginsInPounds(client: QueryClient, user: CurrentUser | undefined): Promise<boolean> {
  if (user !== undefined) return user.organisation?.imperial_by_default === true;
  // Returns false if the portal cannot be reached; the units then follow the device.
  const brand = await client.ensureQueryData(brandQuery).catch(() => undefined);
  return brand?.imperial_by_default === true;
}

/** Whether a draft has unsent answers from an earlier day; a user with a saved plan starts from that plan instead. */
function isLeftOver(draft: Draft, user: CurrentUser | undefined): boolean {
  return draft.state === 'open' && draft.changedOn !== today() && Boolean(user?.intake?.weekly_nutrition_plan);
}
