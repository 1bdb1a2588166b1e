import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../accessible.test-support.ts';
import type { Need } from '../../../features/clients/api/client-needs.ts';
import {
  addClient,
  endedInvitations,
  leftClients,
  needs,
  open,
  server,
  serveClients,
} from './clients-scene.test-support.tsx';

serveClients();

function addNeedy(first_name: string, ...of: Need[]): void {
  const id = addClient(first_name, 'Bos');
  needs.push({ id, first_name, last_name: 'Bos', email: 'x@home.example', needs: of, snoozed_until: null });
}
const list = () => page.getByRole('list', { name: 'Who needs you today' });
const button = (name: string) => page.getByRole('button', { name });

describe('the list of clients who need the coach today', () => {
  it('gives the reasons in words, and opens the relevant tab of a client', async () => {
    addNeedy(
      'Vera',
      { kind: 'NOTE', count: 2 },
      { kind: 'QUESTION' },
      { kind: 'NOT_LOGGED', days: 9, last: '2027-03-01' },
      { kind: 'PROTEIN', eaten: 62, goal: 110, days: 7 },
    );
    addNeedy(
      'Tom',
      { kind: 'WEIGHT', per_week: -0.45, until: '2027-03-10' },
      { kind: 'ENERGY', eaten: 2460, goal: 2000, days: 7 },
    );
    addNeedy('Ina', { kind: 'INVITATION', days: 5 });
    addNeedy('Sam', { kind: 'NO_PLAN' });
    addNeedy('Els', { kind: 'NOT_LOGGED', days: 1, last: null }, { kind: 'WEEK_ENDS', until: '2027-03-10' });
    const router = await open('/clients?only=needs');
    for (const text of [
      '2 new notes',
      'Has a question about the plan change',
      'Nothing logged for 9 days',
      'Low on protein: 62 of 110 g a day',
      'Losing 0.45 kg a week, moving away from the goal (over the 30 days to 10 Mar)',
      '23% over the plan: 2,460 of 2,000 kcal a day',
      'Invitation unanswered for 5 days',
    ]) {
      await expect.element(list().getByText(text)).toBeVisible();
    }
    // A client who has not accepted yet cannot be sent a note.
    expect(button('Write a note: Ina Bos').elements()).toEqual([]);
    expect(list().getByText('No plan yet').elements()).toEqual([]);
    await button('Show all 5').click();
    await expect.element(list().getByText('No plan yet')).toBeVisible();
    await expect.element(list().getByText('Hasn’t logged anything yet')).toBeVisible();
    await expectAccessible();
    await list().getByRole('link', { name: 'Tom Bos' }).click();
    expect(router.state.location.href).toBe('/clients/2?part=progress');
  });

  it('lists ended invitations below, with the reason if it is known', async () => {
    endedInvitations.push(
      { id: 2, invited_on: '2027-02-03', reason: 'EXPIRED' },
      { id: 1, invited_on: '2027-03-01', reason: 'WITHDRAWN' },
    );
    await open('/clients');
    const ended = page.getByRole('list', { name: 'Invitations that are no longer valid' });
    await expect.element(ended.getByText(/ 3 Feb.* expired: it wasn’t answered within 30 days/)).toBeVisible();
    await expect.element(ended.getByText(/ 1 Mar.* is no longer valid: it was declined/)).toBeVisible();
    await expectAccessible();
  });

  it('lists below which clients left, and how', async () => {
    leftClients.push({ id: 3, left_on: '2027-03-02' });
    await open('/clients');
    const left = page.getByRole('list', { name: 'Clients who left' });
    await expect.element(left.getByText(/ 2 Mar.*: they ended the coaching, chose another coach, or/)).toBeVisible();
    await expectAccessible();
  });

  it('snoozes a client by keyboard, undoes that, and shows who is snoozed', async () => {
    addNeedy('Tom', { kind: 'NO_PLAN' });
    addNeedy('Vera', { kind: 'NO_PLAN' });
    await open('/clients?only=needs');
    await expect.element(button('Later: Tom Bos')).toBeVisible();
    (button('Later: Tom Bos').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Remind me about Tom Bos later' })).toBeVisible();
    await expectAccessible();
    await button('In a week').click();
    await expect.element(page.getByText('Tom Bos will be back on your list in a week')).toBeVisible();
    await expect.element(list().getByText('Tom Bos')).not.toBeInTheDocument();
    // The focus stays near the removed client.
    await expect.poll(() => list().element().contains(document.activeElement)).toBe(true);
    await button('Undo').click();
    await expect.element(list().getByText('Tom Bos')).toBeVisible();

    await button('Later: Tom Bos').click();
    await button('When something changes').click();
    await button('1 snoozed').click();
    const away = page.getByRole('list', { name: 'Snoozed' });
    await expect.element(away.getByText('Back on', { exact: false })).toBeVisible();
    await button('Show now: Tom Bos').click();
    await expect.element(list().getByText('Tom Bos')).toBeVisible();
    expect(away.elements()).toEqual([]);
  });

  it('lets a coach read and write notes in place', async () => {
    addNeedy('Tom', { kind: 'NOTE', count: 1 });
    await open('/clients?only=needs');
    await button('Write a note: Tom Bos').click();
    const dialog = page.getByRole('dialog', { name: 'Notes between you and Tom Bos' });
    await expect.element(dialog.getByRole('textbox')).toBeVisible();
    expect(server.asked.some(({ pathname, search }) => pathname.endsWith('notes') && search.includes('user=1'))).toBe(
      true,
    );
    await expectAccessible();
  });

  it('is a table during a search, and empty without clients', async () => {
    const router = await open('/clients');
    await expect.element(page.getByRole('heading', { name: 'No clients yet' })).toBeVisible();
    expect(page.getByText('Who needs you today').elements()).toEqual([]);
    addClient('Tom');
    await router.navigate({ to: '/clients', search: { only: 'needs', q: 'tom' } });
    await expect.element(page.getByText('1 client', { exact: true })).toBeInTheDocument();
    expect(page.getByText('Who needs you today').elements()).toEqual([]);
  });

  it('shows a friendly empty state if no one needs the coach', async () => {
    addClient('Tom');
    await open('/clients?only=needs');
    await expect.element(page.getByRole('heading', { name: 'No one needs your attention today' })).toBeVisible();
    await expectAccessible();
  });
});
