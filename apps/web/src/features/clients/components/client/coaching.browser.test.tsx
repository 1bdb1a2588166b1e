import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../../accessible.test-support.ts';
import { AlertList } from '../../../../shared/alerts/alert-list.tsx';
import { currentAlerts, dismissAlert } from '../../../../shared/alerts/alerts.ts';
import type { AnswerOf } from '../../../../shared/http/call.ts';
import { speakLanguage } from '../../../../shared/locale/language.ts';
import { loadPhrases } from '../../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../../shared/session/current-user.ts';
import { Invitations, SubjectBar } from './coaching.ts';

let waiting: { id: number; coach: string; organisation: string | null }[] = [];
const sent: string[] = [];
const NOTHING_DIFFERS: AnswerOf<'acceptInvitation'> = { is_plan_withheld: false, left_out: [], paused: [] };
let accepted = NOTHING_DIFFERS;

beforeEach(async () => {
  accepted = NOTHING_DIFFERS;
  sent.length = 0;
  speakLanguage('en');
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    const { pathname } = new URL(address, location.href);
    if (method === 'GET') return Response.json({ results: waiting });
    sent.push(`${method} ${pathname.slice(4)}`);
    waiting = waiting.filter(({ id }) => !pathname.includes(`/${id}`));
    return method === 'POST' ? Response.json(accepted) : new Response(null, { status: 204 });
  });
  await loadPhrases('coaching', 'consents', 'shared');
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of currentAlerts()) dismissAlert(id);
});

async function draw(what: React.ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const me = { id: 42, first_name: 'Robin', last_name: 'Jansen', email: 'robin@home.example' };
  client.setQueryData(currentUserQuery.queryKey, me as unknown as CurrentUser);
  await render(
    <QueryClientProvider client={client}>
      {what}
      <AlertList />
    </QueryClientProvider>,
  );
}

describe('an invitation from a coach', () => {
  it('says what is shared, and can be accepted, declined or postponed', async () => {
    waiting = [
      { id: 3, coach: 'Carla Bos', organisation: 'Fit & Co' },
      { id: 2, coach: 'Dirk Vos', organisation: null },
      { id: 1, coach: 'Eva Mol', organisation: null },
    ];
    await draw(<Invitations />);
    await expect.element(page.getByRole('heading', { name: 'Carla Bos wants to be your coach' })).toBeVisible();
    await expect.element(page.getByText('From Fit & Co.')).toBeVisible();
    await expect.element(page.getByText(/Your cycle stays private/)).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Later' }).click();
    await expect.element(page.getByRole('heading', { name: 'Dirk Vos wants to be your coach' })).toBeVisible();
    await page.getByRole('button', { name: 'No, thanks' }).click();
    await expect.element(page.getByText('Invitation declined')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Eva Mol wants to be your coach' })).toBeVisible();
    await page.getByRole('button', { name: 'Accept invitation' }).click();
    await expect.element(page.getByText('Tick this to accept.')).toBeVisible();
    await page.getByRole('checkbox', { name: /^What my coach sees/ }).click();
    await page.getByRole('button', { name: 'Accept invitation' }).click();
    await expect.element(page.getByText('Eva Mol is your coach now')).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toEqual(['DELETE /users/invitations/2', 'POST /users/invitations/1/accept']);
  });

  it('says after accepting which of the coach’s plan and meals were left out or paused', async () => {
    waiting = [{ id: 1, coach: 'Eva Mol', organisation: null }];
    const meal = { meal_moment: 'DINNER', name: 'Nut stew', detail: 'Nut stew was left out.' } as const;
    accepted = { is_plan_withheld: true, left_out: [meal], paused: [{ ...meal, name: 'Nut bread' }] };
    await draw(<Invitations />);
    await page.getByRole('checkbox', { name: /^What my coach sees/ }).click();
    await page.getByRole('button', { name: 'Accept invitation' }).click();
    await expect.element(page.getByText(/The plan that Eva Mol made isn’t active/)).toBeVisible();
    await expect.element(page.getByText(/Nut stew was left out\./)).toBeVisible();
    await expect.element(page.getByText(/paused, because you don’t eat something in them: Nut bread\./)).toBeVisible();
  });
});

describe("the bar above a client's diary", () => {
  it('names the client and links back to them with a full page load', async () => {
    await draw(<SubjectBar />);
    await expect.element(page.getByText('Robin Jansen’s diary')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Back to the client' })).toHaveAttribute('href', '/clients/42');
    await expectAccessible();
  });
});
