import type { CalendarDay, CalendarItem } from '@weekbord/contract/diary/models';
import { addDays, isoWeekStart } from '@weekbord/domain/dates/plain-date';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { calendarWeekQuery, earlierDaysQuery } from '../../../features/diary/api/calendar-week.ts';
import { weeklyPlanQuery } from '../../../features/diary/api/weekly-plan.ts';
import { slot } from '../../../features/diary/model/meals.test-support.ts';
import type { CopiedDay } from '../../../features/planner/api/copy-meals.ts';
import { AlertList } from '../../../shared/alerts/alert-list.tsx';
import { currentAlerts, dismissAlert } from '../../../shared/alerts/alerts.ts';
import { today } from '../../../shared/locale/today.ts';
import { createQueryClient } from '../../../shared/offline/query-client.ts';
import { sendQueuedWrites } from '../../../shared/offline/queued-write.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../shared/session/current-user.ts';

export const TODAY = today();
export const TOMORROW = addDays(TODAY, 1);
const COPY = 'FF_COPY_MEALS_TO_ANOTHER_DAY';
const PLAN = { id: 7, meal_slot_specifications: [slot(1, 'BREAKFAST'), slot(2, 'LUNCH'), slot(3, 'DINNER')] };
const WEEK = {
  monday: PLAN,
  tuesday: PLAN,
  wednesday: PLAN,
  thursday: PLAN,
  friday: PLAN,
  saturday: PLAN,
  sunday: PLAN,
};

/** Returns the id of a day in this month or the next. */
export const idOfDay = (date: string) => Number(date.slice(-2));

/** Returns a day with the given meals. */
export function dayOn(date: string, items: readonly CalendarItem[], note = ''): CalendarDay {
  const id = idOfDay(date);
  return { id, user: 1, date, note, calendar_items: items.map((one) => ({ ...one, calendar_day: id })) };
}

/** Returns the server's response to copying the given meals to a date. */
export function copied(date: string, items: readonly CalendarItem[], more: Partial<CopiedDay> = {}): CopiedDay {
  const day = dayOn(
    date,
    items.map((one, at) => ({ ...one, id: 900 + at })),
  );
  const ids = day.calendar_items.map(({ id }) => id);
  return { ...day, copied_items: ids, replaced_count: 0, undo_id: null, left_out: [], kept_moments: [], ...more };
}

type Answer = (path: string, body: Record<string, unknown>) => unknown;

/** Records the requests to the planner and responds to them; reads get no response. Must be called before each test. */
export async function startTaking() {
  await loadPhrases('diary', 'copying', 'meals', 'shared');
  const taken = { sent: [] as { path: string; body: unknown }[], answer: (() => ({})) as Answer };
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'GET') return new Promise(() => undefined);
    const read = JSON.parse((body ?? '{}') as string) as Record<string, unknown>;
    const [, called = path] = /planner\/([^?]+)$/.exec(path) ?? [];
    taken.sent.push({ path: called, body: read });
    return Response.json(await taken.answer(called, read));
  });
  return taken;
}

/** Undoes `startTaking`, and clears the messages. */
export function stopTaking(): void {
  for (const { id } of currentAlerts()) dismissAlert(id);
  vi.unstubAllGlobals();
}

/** Returns a user; by default a self-service user who may copy. */
export function aUser({ isDiy = true, mayCopy = true } = {}): CurrentUser {
  const flags = mayCopy ? { [COPY]: { is_active: true } } : {};
  return {
    id: 1,
    intake: null,
    is_coach: false,
    coach: null,
    organisation: { clients_are_diy: isDiy, custom_notes_message: null },
    feature_flags_for_user: { flags },
  } as unknown as CurrentUser;
}

interface Scene {
  days?: readonly CalendarDay[];
  earlier?: readonly CalendarDay[];
  isDiy?: boolean;
  user?: CurrentUser;
}

/** Renders a part of the diary for a user with the given days, and the messages. */
export async function show(
  content: ReactNode,
  { days = [], earlier = [], isDiy = true, user = aUser({ isDiy }) }: Scene = {},
) {
  const queries = { staleTime: Number.POSITIVE_INFINITY, retry: false };
  const client = createQueryClient();
  client.setDefaultOptions({ queries });
  sendQueuedWrites(client);
  client.setQueryData(currentUserQuery.queryKey, user);
  client.setQueryData(weeklyPlanQuery.queryKey, WEEK as never);
  for (let at = 0; at <= 3; at += 1) {
    const monday = isoWeekStart(addDays(TODAY, at * 7));
    const ofWeek = days.filter(({ date }) => isoWeekStart(date) === monday);
    client.setQueryData(calendarWeekQuery(monday).queryKey, ofWeek);
  }
  client.setQueryData(earlierDaysQuery(TODAY).queryKey, earlier);
  await render(
    <QueryClientProvider client={client}>
      {content}
      <AlertList />
    </QueryClientProvider>,
  );
  return client;
}

export const button = (name: RegExp | string) => page.getByRole('button', { name });
export const box = (name: RegExp) => page.getByRole('checkbox', { name });
