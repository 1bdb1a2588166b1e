import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { speakLanguage } from '../../../shared/locale/language.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { clearStored } from '../../../shared/stored.ts';
import { ContactForm, type Sent } from './contact-form.tsx';

let answers: Response[] = [];
let sent: unknown[] = [];

beforeEach(async () => {
  answers = [];
  sent = [];
  speakLanguage('en');
  await loadPhrases('help', 'shared');
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string));
    return answers.shift();
  });
});
afterEach(() => {
  clearStored();
  vi.unstubAllGlobals();
});

const email = page.getByRole('textbox', { name: 'Email address' });
const message = page.getByRole('textbox', { name: 'Your question' });
const send = page.getByRole('button', { name: 'Send' });

async function open(account: string | null, onSent: (told: Sent) => void = () => undefined) {
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <ContactForm account={account} onSent={onSent} />
    </QueryClientProvider>,
  );
}

it('keeps a question that cannot be sent, even after a restart, until it is sent', async () => {
  await open(null);
  await expect.element(send).toBeDisabled();
  await userEvent.fill(email, 'noor@');
  await userEvent.fill(message, 'How do I move my week?');
  await expect.element(email).toHaveAccessibleDescription(/Enter an address like you@example.com/);
  await userEvent.fill(email, 'noor@example.org');
  await expectAccessible();
  answers = [Response.json({ detail: 'Later.', code: 'unavailable' }, { status: 503 })];
  await send.click();
  await expect.element(page.getByText(/What you wrote is still here/)).toBeVisible();
  await expect.element(message).toHaveValue('How do I move my week?');

  await cleanup();
  const onSent = vi.fn<(told: Sent) => void>();
  await open(null, onSent);
  await expect.element(email).toHaveValue('noor@example.org');
  await expect.element(message).toHaveValue('How do I move my week?');
  answers = [Response.json({ email: 'noor@example.org', answer_days: 2 })];
  await send.click();
  await expect.poll(() => onSent.mock.calls).toEqual([[{ email: 'noor@example.org', answerDays: 2 }]]);
  expect(sent.at(-1)).toMatchObject({ email: 'noor@example.org', message: 'How do I move my week?' });

  await cleanup();
  await open(null);
  await expect.element(message).toHaveValue('');
});

it('a logged-in user gets the answer at the email address of their account', async () => {
  await open('noor@home.example');
  await expect.element(page.getByText('noor@home.example')).toBeVisible();
  expect(email.elements()).toEqual([]);
  await userEvent.fill(message, 'How do I move my week?');
  answers = [Response.json({ email: 'noor@home.example', answer_days: null })];
  await send.click();
  await expect.poll(() => sent).toEqual([expect.not.objectContaining({ email: expect.anything() })]);
});
