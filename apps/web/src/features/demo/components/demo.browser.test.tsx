import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { DemoKind } from '@weekbord/domain/accounts/demo-account';
import { demo as english } from '@weekbord/phrases/en/demo';
import { shared as sharedInEnglish } from '@weekbord/phrases/en/shared';
import { demo as dutch } from '@weekbord/phrases/nl/demo';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { speakLanguage } from '../../../shared/locale/language.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../shared/session/current-user.ts';
import { LogOutButton } from '../../../shared/session/log-out-button.tsx';
import { DemoBar } from './demo-bar.tsx';
import { DemoDialog } from './demo-dialog.tsx';

/** The server's next response, and the requests it received. */
let answer: () => Response | Promise<Response>;
let sent: unknown[] = [];
const made = vi.fn<(token: string) => Promise<void>>();
const closed = vi.fn<() => void>();

const isMade = () => Response.json({ auth_token: 'of-the-demo' }, { status: 201 });
const refused = (status: number, code: string, detail: string) => () => Response.json({ detail, code }, { status });

beforeEach(async () => {
  sent = [];
  answer = isMade;
  made.mockReset().mockResolvedValue();
  closed.mockReset();
  speakLanguage('en');
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const { pathname } = new URL(address, location.href);
    if (method === 'GET') return Response.json({});
    sent.push([`${method} ${pathname.slice(4)}`, JSON.parse(body ?? 'null')]);
    return answer();
  });
  await loadPhrases('demo', 'shared');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function draw(what: React.ReactNode, demoUntil: string | null = null) {
  await cleanup();
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  client.setQueryData(currentUserQuery.queryKey, { demo_until: demoUntil } as CurrentUser);
  await render(
    <StrictMode>
      <QueryClientProvider client={client}>{what}</QueryClientProvider>
    </StrictMode>,
  );
}
const make = (kind: DemoKind = 'person') => draw(<DemoDialog kind={kind} onMade={made} onClose={closed} />);
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('the dialog that creates a demo', () => {
  it.each(['person', 'coach'] as const)(
    'creates a demo of a %s immediately, shows the progress, and passes its token on',
    async (kind) => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      answer = () => promise;
      await make(kind);
      await expect.element(page.getByRole('dialog', { name: english[`title_${kind}`] })).toBeVisible();
      await expect.element(page.getByRole('status')).toHaveTextContent(english[`making_${kind}`]);
      await expectAccessible();
      expect(sent).toEqual([['POST /users/createDemoAccount', { kind, organisation_subdomain: null, language: 'en' }]]);
      resolve(isMade());
      await expect.poll(() => made.mock.calls).toEqual([['of-the-demo']]);
      expect(sent).toHaveLength(1);
    },
  );

  it('requests a demo in Dutch if the page is in Dutch', async () => {
    speakLanguage('nl');
    await loadPhrases('demo', 'shared');
    await make();
    await expect.element(page.getByRole('dialog', { name: dutch.title_person })).toBeVisible();
    await expect.poll(() => sent).toMatchObject([['POST /users/createDemoAccount', { language: 'nl' }]]);
  });

  it.each([
    ['too many demos', refused(429, 'too_many_requests', 'Too fast.'), english.tooMany],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), sharedInEnglish.networkError],
    ['a failing server', refused(500, 'server_error', 'Down.'), english.failed],
  ] as const)('says why the demo was not created, and allows another attempt: %s', async (_where, failing, text) => {
    answer = failing;
    await make();
    await expect.element(page.getByRole('alert')).toHaveTextContent(text);
    await expect.element(page.getByRole('status')).not.toBeInTheDocument();
    await expectAccessible();
    answer = isMade;
    await button(sharedInEnglish.retry).click();
    await expect.poll(() => made.mock.calls).toEqual([['of-the-demo']]);
    expect(sent).toHaveLength(2);
  });

  it('says that the portal offers no demo, and nothing else', async () => {
    answer = refused(403, 'demo_off', 'The demo isn’t available here.');
    await make();
    await expect.element(page.getByRole('alert')).toHaveTextContent('The demo isn’t available here.');
    expect(button(sharedInEnglish.retry).elements()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(closed).toHaveBeenCalledOnce();
    expect(made).not.toHaveBeenCalled();
  });
});

describe('the bar of a demo account', () => {
  it.each([
    ['today', new Date(2027, 2, 14, 23, 59), 'Demo until 23:59 today'],
    ['tomorrow', new Date(2027, 2, 15, 14, 5), 'Demo until 14:05 tomorrow'],
  ])('says when the demo expires: %s', async (_day, until, text) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 2, 14, 14, 5) });
    await draw(<DemoBar until={until.toISOString()} />);
    await expect.element(page.getByRole('complementary', { name: 'Demo' }).getByText(text)).toBeVisible();
    await expectAccessible();
  });

  it('asks before ending the demo, and keeps it if the user declines', async () => {
    await draw(<DemoBar until={new Date().toISOString()} />);
    await button(english.end).click();
    const dialog = page.getByRole('dialog', { name: english.endTitle });
    await expect.element(dialog.getByText(english.endText)).toBeVisible();
    await dialog.getByRole('button', { name: english.stay }).last().click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button(english.end)).toHaveFocus();
    expect(sent).toEqual([]);
  });
});

it("logging out of a demo asks for confirmation, because it deletes the demo's data", async () => {
  await draw(<LogOutButton />, '2027-03-15T14:05:00Z');
  await button(sharedInEnglish.logOut).click();
  const dialog = page.getByRole('dialog', { name: english.endTitle });
  await expect.element(dialog.getByText(english.endText)).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});
