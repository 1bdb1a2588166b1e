import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../../accessible.test-support.ts';
import type { Note } from '../../../../features/notes/api/notes.ts';
import type { PlanVersion } from '../../../../features/plan-versions/api/plan-versions.ts';
import { PlanVersions } from '../../../../features/plan-versions/components/plan-versions.tsx';
import { speakLanguage } from '../../../../shared/locale/language.ts';
import { createQueryClient } from '../../../../shared/offline/query-client.ts';
import { loadPhrases } from '../../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../../shared/session/current-user.ts';
import { writeStored } from '../../../../shared/stored.ts';
import { CoachMessage } from './coach-message.tsx';

const DAY = { name: 'Plan', goal: { kcal: 2000, protein: 100, carbohydrates: 240, fat: 60 }, meals: [] };
const CHANGE: PlanVersion = {
  id: 7,
  made_at: '2027-03-14T09:00:00.000Z',
  who: 'COACH',
  name: 'Anna Vos',
  reason: null,
  changes: [{ days: ['monday'], before: DAY, after: DAY }],
  effect: { kcal: 147, protein: -12, weight_per_week: 0.13 },
  is_restored: false,
  is_offer: false,
  restorable: ['BEFORE'],
  answer: null,
  answered_at: null,
  question: null,
};
const NOTE: Note = {
  id: 3,
  who: 'COACH',
  name: 'Anna Vos',
  text: 'Well done this week.\nTwo sessions in, and you are on track: keep going until Sunday, then we look at it again.',
  date: null,
  written_at: '2027-03-13T09:00:00.000Z',
  read_at: null,
};

let changes: PlanVersion[] = [];
let notes: Note[] = [];

beforeEach(async () => {
  await page.viewport(375, 812);
  [changes, notes] = [[CHANGE], [NOTE]];
  vi.stubGlobal('fetch', async (path: string) => {
    const results = path.includes('nutritionPlanVersion') ? changes : notes;
    return Response.json({ count: results.length, next: null, previous: null, results, unread: 1, state: 's' });
  });
  await loadPhrases('shared', 'planVersions', 'notes', 'meals', 'expenditure');
});
afterEach(() => {
  vi.unstubAllGlobals();
  speakLanguage('en');
  document.documentElement.style.fontSize = '';
  for (const key of ['change-seen', 'note-dismissed'] as const) writeStored(key, null);
});

async function show(content = <CoachMessage />): Promise<() => Promise<void>> {
  const client = createQueryClient();
  client.setQueryData(currentUserQuery.queryKey, { id: 1, intake: null } as CurrentUser);
  const screen = createRootRoute({ component: () => <main>{content}</main> });
  const router = createRouter({ routeTree: screen, history: createMemoryHistory() });
  const { unmount } = await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return unmount;
}

const link = (name: RegExp) => page.getByRole('link', { name });
const dismiss = (name = 'Dismiss') => page.getByRole('button', { name }).click();

describe("the message from a person's coach", () => {
  it.each([
    ['en', 'Anna Vos changed your plan', '147 kcal more a day, 12 g less protein'],
    ['nl', 'Anna Vos heeft je plan gewijzigd', '147 kcal meer per dag, 12 g minder eiwit'],
  ] as const)('says in %s what changed, in two lines', async (language, title, text) => {
    speakLanguage(language);
    await loadPhrases('shared', 'planVersions', 'notes');
    await show();
    const shown = link(new RegExp(`^${title}`));
    await expect.element(shown).toHaveTextContent(`${title}${text}`);
    expect(shown.element().getAttribute('href')).toBe('/profile/plan-changes');
    expect(shown.element().getBoundingClientRect().height).toBeLessThanOrEqual(48);
    await expectAccessible();
  });

  it("gives the coach's reason for a change, if there is one", async () => {
    changes = [{ ...CHANGE, reason: 'You train more now.' }];
    await show();
    await expect.element(link(/^Anna Vos changed your plan You train more now\.$/)).toBeVisible();
  });

  it('is the latest one, or the next one once that is dismissed', async () => {
    const leave = await show();
    await expect.element(link(/changed your plan/)).toBeVisible();
    expect(link(/sent you a note/).elements()).toEqual([]);
    await dismiss();
    await expect.element(link(/^Anna Vos sent you a note/)).toBeVisible();
    await expect.element(page.getByRole('main')).toHaveFocus();
    expect(link(/changed your plan/).elements()).toEqual([]);
    const written = link(/^Anna Vos sent you a note/).element();
    expect(written.getAttribute('href')).toBe('/profile/notes');
    expect(written.getBoundingClientRect().height).toBeLessThanOrEqual(48);
    await leave();
    await show();
    await expect.element(link(/sent you a note/)).toBeVisible();
    expect(link(/changed your plan/).elements()).toEqual([]);
    await dismiss();
    await expect.poll(() => page.getByRole('link').elements()).toEqual([]);
  });

  it('reappears when the coach writes again', async () => {
    changes = [];
    const leave = await show();
    await dismiss();
    await leave();
    notes = [{ ...NOTE, id: 4, text: 'How was the run?' }, NOTE];
    await show();
    await expect.element(link(/^Anna Vos sent you a note How was the run\?$/)).toBeVisible();
  });

  it('stays until the changes are opened', async () => {
    notes = [];
    const leave = await show();
    await expect.element(link(/changed your plan/)).toBeVisible();
    await leave();
    const close = await show(<PlanVersions reader={{ kind: 'owner' }} />);
    await expect.element(page.getByRole('heading', { name: 'Anna Vos changed your plan' })).toBeVisible();
    await close();
    notes = [NOTE];
    await show();
    await expect.element(link(/sent you a note/)).toBeVisible();
    expect(link(/changed your plan/).elements()).toEqual([]);
  });

  it('is absent for what was read or answered, and for what the person did themselves', async () => {
    changes = [{ ...CHANGE, answer: 'ACCEPTED' }];
    notes = [
      { ...NOTE, id: 5, who: 'CLIENT', name: null, text: 'Thanks' },
      { ...NOTE, read_at: NOTE.written_at },
    ];
    const leave = await show();
    await expect.poll(() => document.querySelector('main')).not.toBeNull();
    await leave();
    changes = [{ ...CHANGE, who: 'PERSON' }];
    notes = [{ ...NOTE, text: 'Read this' }];
    await show();
    await expect.element(link(/Read this/)).toBeVisible();
    expect(page.getByRole('link').elements()).toHaveLength(1);
  });
});
