import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { AlertList } from '../../../shared/alerts/alert-list.tsx';
import { speakLanguage } from '../../../shared/locale/language.ts';
import { createQueryClient } from '../../../shared/offline/query-client.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import type { Note } from '../api/notes.ts';
import { Conversation, type NoteReader } from './conversation.tsx';

const ASKED: Note = {
  id: 4,
  who: 'COACH',
  name: 'Anna Vos',
  text: 'How was it?\nAll well?',
  date: '2027-03-14',
  written_at: '2027-03-15T09:00:00.000Z',
  read_at: null,
};
const ANSWERED: Note = {
  ...ASKED,
  id: 3,
  who: 'CLIENT',
  name: null,
  text: 'Fine.',
  date: null,
  read_at: ASKED.written_at,
};
const CLIENT: NoteReader = { kind: 'client' };
const COACH: NoteReader = { kind: 'coach', userId: 5, name: 'Robin' };

/** The server's notes, the requests it received, and whether it accepts more. */
let results: Note[] = [];
let unread = 0;
let sent: unknown[] = [];
let isDown = false;

beforeEach(async () => {
  [results, unread, sent, isDown] = [[ASKED, ANSWERED], 1, [], false];
  speakLanguage('en');
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ count: results.length, next: null, previous: null, results, unread });
    if (isDown) return Response.json({ detail: 'Not now.', code: 'unavailable' }, { status: 503 });
    sent.push([path.replace(/^.*users\//, ''), JSON.parse(body as string)]);
    if (path.endsWith('/read')) {
      unread = 0;
      return new Response(null, { status: 204 });
    }
    const written: Note = {
      ...ANSWERED,
      id: 9,
      text: (JSON.parse(body as string) as { text: string }).text,
      read_at: null,
    };
    results = [written, ...results];
    return Response.json(written, { status: 201 });
  });
  await loadPhrases('shared', 'notes');
});
afterEach(() => vi.unstubAllGlobals());

async function show(reader: NoteReader) {
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <Conversation reader={reader} />
      <AlertList />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('textbox')).toBeVisible();
}

const items = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);

it('a client can reply to notes, and keeps the typed text if sending fails', async () => {
  await show(CLIENT);
  await expect
    .poll(items)
    .toEqual(['Anna Vos · 15 March 2027 · About 14 MarHow was it?\nAll well?', 'You · 15 March 2027 · SeenFine.']);
  await expect.poll(() => sent).toEqual([['notes/read', { up_to: 4 }]]);
  await expectAccessible();
  const field = page.getByRole('textbox', { name: 'Write a note' });
  const send = page.getByRole('button', { name: 'Send' });
  await expect.element(send).toBeDisabled();
  await field.fill(' More cake. ');
  isDown = true;
  await send.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(field).toHaveValue(' More cake. ');
  isDown = false;
  await send.click();
  await expect.element(field).toHaveValue('');
  await expect.poll(items).toHaveLength(3);
  expect(sent.at(-1)).toEqual(['notes', { text: 'More cake.' }]);
});

it('a coach sees who wrote what, also in Dutch, and the notes of an earlier coach', async () => {
  results = [ASKED, ANSWERED, { ...ASKED, id: 1, who: 'FORMER', name: null, date: null }];
  speakLanguage('nl');
  await show(COACH);
  await expect.poll(() => items().map((text) => text?.split(' · ')[0])).toEqual(['Jij', 'Robin', 'Een eerdere coach']);
  await expect.poll(() => sent).toEqual([['notes/read', { user: 5, up_to: 4 }]]);
});

it('shows a friendly empty state', async () => {
  [results, unread] = [[], 0];
  await show(COACH);
  await expect.element(page.getByText('No notes yet. Write to Robin here; they’ll read it in the app.')).toBeVisible();
  await expectAccessible();
  expect(sent).toEqual([]);
});
