import { clientImport } from '@weekbord/phrases/en/client-import';
import { clientIntake } from '@weekbord/phrases/en/client-intake';
import { clients } from '@weekbord/phrases/en/clients';
import { shared } from '@weekbord/phrases/en/shared';
import { clientImport as clientImportInDutch } from '@weekbord/phrases/nl/client-import';
import { clientIntake as clientIntakeInDutch } from '@weekbord/phrases/nl/client-intake';
import { shared as sharedInDutch } from '@weekbord/phrases/nl/shared';
import { fillPhrase } from '@weekbord/phrases/phrases';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { changeLanguage } from '../../../shared/phrases/use-phrases.ts';
import { addClient, open, server, serveClients } from './clients-scene.test-support.tsx';

serveClients();

const say = (key: keyof typeof clientImport, values = {}) => fillPhrase(clientImport[key], 'en', values);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = (text: string) => page.getByRole('listitem').filter({ hasText: text });
const sentAddresses = () => server.sent.map(({ body }) => body['email']);

async function choose(content: string, name = 'clients.csv') {
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File([content], name));
}

const HEADINGS = 'First name,Last name,Email,Language';
const file = (...rows: readonly string[]) => `${[HEADINGS, ...rows].join('\n')}\n`;
const THREE = file('Anna,Smit,anna.s@home.example,nl', 'Ben,Bos,ben@home.example,English', 'Cees,,cees@home,nl');

async function openFile(content: string) {
  const router = await open('/clients/import');
  await expect.element(button(clientImport.chooseFile)).toBeVisible();
  await choose(content);
  await expect.element(page.getByRole('heading', { name: 'clients.csv' })).toHaveFocus();
  return router;
}

/** A promise that the test resolves. */
const gate = () => Promise.withResolvers<undefined>();

describe('choosing a file of clients', () => {
  it('is reached from the list, says what the file must contain, and offers an example', async () => {
    const router = await open('/clients');
    await page.getByRole('link', { name: clients.addFromFile }).click();
    expect(router.state.location.pathname).toBe('/clients/import');
    await expect.element(page.getByText(clientImport.columns)).toBeVisible();
    await expectAccessible();
    const made = vi.spyOn(URL, 'createObjectURL');
    await button(clientImport.example).click();
    const text = await (made.mock.calls[0]![0] as Blob).text();
    await choose(text, 'example.csv');
    await expect.element(row('Anna van den Berg')).toBeVisible();
    await expect.element(button(say('invite', { count: 1 }))).toBeEnabled();
    made.mockRestore();
  });

  it('is offered in an empty list', async () => {
    const router = await open('/clients');
    await page.getByRole('link', { name: clients.noneFromFile }).click();
    expect(router.state.location.pathname).toBe('/clients/import');
  });

  it.each([
    ['a workbook', 'PK\u0003\u0004', clientImport.fileNOT_CSV],
    ['a web page', '<html>', clientImport.fileNOT_CSV],
    ['no address column', 'Name\nAnna\n', clientImport.fileNO_EMAIL_COLUMN],
    ['headings only', `${HEADINGS}\n`, clientImport.fileEMPTY],
    ['too many clients', file(...Array.from({ length: 201 }, () => 'a')), say('fileTOO_MANY', { count: 200 })],
    ['an open quotation mark', file('"Anna'), clientImport.fileBROKEN],
  ])('for %s, explains in one sentence what is wrong, and sends nothing', async (_, content, sentence) => {
    await open('/clients/import');
    await expect.element(button(clientImport.chooseFile)).toBeVisible();
    await choose(content, 'wrong.csv');
    await expect.element(page.getByRole('alert')).toHaveTextContent(`wrong.csv${sentence}`);
    await expectAccessible();
    expect([server.sent, server.asked]).toEqual([[], []]);
    await choose(THREE);
    await expect.element(row('Anna Smit')).toBeVisible();
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  it('accepts a dropped file', async () => {
    await open('/clients/import');
    const place = button(clientImport.chooseFile).element().parentElement!;
    const dropped = new DataTransfer();
    dropped.items.add(new File([THREE], 'dropped.csv'));
    for (const type of ['dragover', 'drop'])
      place.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: dropped }));
    await expect.element(page.getByRole('heading', { name: 'dropped.csv' })).toBeVisible();
  });

  it('is only for coaches, and only in a browser', async () => {
    const router = await open('/clients/import', { is_coach: false });
    await expect.poll(() => router.state.location.pathname).toBe('/');
    vi.stubGlobal('Capacitor', {});
    await open('/clients/import');
    await expect.element(page.getByText(clientIntake.onWebOnly)).toBeVisible();
  });
});

describe('the preview of a file', () => {
  it('shows each row with its errors in words, the ones to correct first, and lists what is not used', async () => {
    await openFile(
      `First name,Last name,Email,Language,Phone\n${[
        'Anna,Smit,anna.s@home.example,nl,06',
        ',,,',
        'Dirk,Dam,anna.s@home.example,nl',
        'Eva,Els,eva@home.example,German',
        `Fay,${'x'.repeat(101)},fay@home.example,nl`,
        'Gijs,Gans,gijs@home.example,nl,06,more',
      ].join('\n')}\n`,
    );
    await expect.element(page.getByText('1 of 5 clients can be invited')).toBeVisible();
    await expect.element(page.getByText(say('toCorrect', { count: 4 }))).toBeVisible();
    await expect.element(page.getByText('Columns not used: Phone')).toBeVisible();
    const rows = page.getByRole('listitem').elements();
    expect(rows.map((one) => one.querySelector('p')?.textContent?.slice(0, 9))).toEqual([
      'Dirk Dam',
      'Eva Els',
      `Fay ${'x'.repeat(5)}`,
      'Gijs Gans',
      'Anna Smit',
    ]);
    for (const [name, fault] of [
      ['Dirk', 'This email address is also on line 2.'],
      ['Eva', 'This language isn’t available: German'],
      ['Fay', 'Use at most 100 characters.'],
      ['Gijs', clientImport.extra_cells],
    ] as const)
      await expect.element(row(name).getByText(fault)).toBeVisible();
    await expectAccessible();
  });

  it('is a table on a desktop', async () => {
    await page.viewport(1440, 900);
    await openFile(THREE);
    const table = page.getByRole('table', { name: clientImport.rows });
    await expect.element(table.getByRole('row', { name: /^4 Cees – cees@home Nederlands/ })).toBeVisible();
    await expect.element(table.getByText(clientImport.last_name_required)).toBeVisible();
    await expect.element(table.getByText('This isn’t an email address: cees@home')).toBeVisible();
    await expectAccessible();
  });

  it('marks existing clients, and the coach', async () => {
    addClient('Anna');
    addClient('Ben', 'Bos', { account_enabled: false });
    await openFile(
      file(
        'Anna,Smit,ANNA@home.example,nl',
        'Ben,Bos,ben@home.example,nl',
        'Me,Coach,coach@home.example,nl',
        'Dirk,Dam,d@home.example,nl',
      ),
    );
    for (const name of ['Anna Smit', 'Ben Bos'])
      await expect.element(row(name).getByText(clientImport.stateKNOWN)).toBeVisible();
    await expect.element(row('Me Coach').getByText(clientImport.stateOWN)).toBeVisible();
    await button(say('invite', { count: 1 })).click();
    await expect.element(page.getByText(say('allInvited', { count: 1 }))).toBeVisible();
    expect(sentAddresses()).toEqual(['d@home.example']);
  });

  it('asks for the language of clients without one in the file', async () => {
    await openFile(file('Anna,Smit,anna.s@home.example,', 'Ben,Bos,ben@home.example,en'));
    await expect.element(row('Anna Smit').getByText(/English/)).toBeVisible();
    await page.getByRole('group', { name: clientImport.languageOfOthers }).getByText('Nederlands').click();
    await expect.element(row('Anna Smit').getByText(/Nederlands/)).toBeVisible();
    await button(say('invite', { count: 2 })).click();
    await expect.element(page.getByText(say('allInvited', { count: 2 }))).toBeVisible();
    expect(server.sent.map(({ body }) => body['language'])).toEqual(['nl', 'en']);
  });

  it('can be replaced by another file, and explains why that file is wrong if it is', async () => {
    await openFile(THREE);
    await expect.element(button(clientImport.otherFile)).toBeVisible();
    await choose('Name\nx\n', 'wrong.csv');
    await expect.element(page.getByRole('alert')).toHaveTextContent(`wrong.csv${clientImport.fileNO_EMAIL_COLUMN}`);
    await expect.element(row('Anna Smit')).toBeVisible();
    await choose(file('Dirk,Dam,d@home.example,nl'), 'other.csv');
    await expect.element(page.getByRole('heading', { name: 'other.csv' })).toHaveFocus();
    await expect.element(row('Dirk Dam')).toBeVisible();
    expect(row('Anna Smit').elements()).toEqual([]);
  });
});

describe.each([
  ['en', 'on a phone', 375],
  ['nl', 'on a desktop', 1440],
] as const)('a row, in %s %s', (language, _where, width) => {
  const text = { en: clientImport, nl: clientImportInDutch }[language];
  const intake = { en: clientIntake, nl: clientIntakeInDutch }[language];
  const { save } = { en: shared, nl: sharedInDutch }[language];
  const filled = (key: keyof typeof text, values = {}) => fillPhrase(text[key], language, values);

  it('is corrected by keyboard, left out and put back', async () => {
    await page.viewport(width, 812);
    await openFile(THREE);
    await changeLanguage(language);
    await expectAccessible();
    const edit = button(filled('edit', { name: 'Cees' }));
    (edit.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = page.getByRole('dialog', { name: filled('line', { line: '4' }) });
    await expect.element(dialog).toBeVisible();
    const last = dialog.getByLabelText(intake.lastName);
    const email = dialog.getByLabelText(intake.email);
    await expect.element(last).toHaveAccessibleDescription(text.last_name_required);
    await expect.element(email).toHaveAccessibleDescription(filled('not_an_email', { email: 'cees@home' }));
    await expectAccessible();
    await dialog.getByRole('button', { name: save }).click();
    await expect.element(last).toHaveFocus();
    await userEvent.keyboard('Cup');
    await email.fill('anna.s@home.example');
    await expect.element(email).toHaveAccessibleDescription(filled('repeated', { line: '2' }));
    await email.fill('cees@home.example');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button(filled('edit', { name: 'Cees Cup' }))).toHaveFocus();
    await expect.element(button(filled('invite', { count: 3 }))).toBeEnabled();

    (button(filled('leaveOut', { name: 'Ben Bos' })).element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(button(filled('invite', { count: 2 }))).toBeEnabled();
    await expect.element(page.getByText(text.stateLEFT_OUT)).toBeVisible();
    await expect.element(button(filled('putBack', { name: 'Ben Bos' }))).toHaveFocus();
    await expectAccessible();
    await userEvent.keyboard(' ');
    (button(filled('invite', { count: 3 })).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(filled('allInvited', { count: 3 }))).toBeVisible();
    await expectAccessible();
    expect(server.sent.map(({ path, body }) => [path, body])).toEqual([
      ['/auth/users', { first_name: 'Cees', last_name: 'Cup', email: 'cees@home.example', language: 'nl' }],
      ['/auth/users', { first_name: 'Anna', last_name: 'Smit', email: 'anna.s@home.example', language: 'nl' }],
      ['/auth/users', { first_name: 'Ben', last_name: 'Bos', email: 'ben@home.example', language: 'en' }],
    ]);
  });
});

describe('correcting a row', () => {
  it('asks for a language in place of an unknown one, and accepts extra cells once they have been seen', async () => {
    await openFile(file('Eva,Els,eva@home.example,German', 'Gijs,Gans,gijs@home.example,nl,06'));
    await button(say('edit', { name: 'Eva Els' })).click();
    const language = page.getByRole('radiogroup', { name: clientIntake.mailLanguage });
    await expect.element(language).toHaveAttribute('aria-invalid', 'true');
    await button(shared.save).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await language.getByText('English').click();
    await button(shared.save).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(row('Eva Els').getByText(/English/)).toBeVisible();
    await button(say('edit', { name: 'Gijs Gans' })).click();
    await expect.element(page.getByRole('dialog').getByText(clientImport.extra_cells)).toBeVisible();
    await button(shared.save).click();
    await expect.element(button(say('invite', { count: 2 }))).toBeEnabled();
  });

  it('shows the error about a duplicate address at the second row, until that row is left out', async () => {
    await openFile(file('Anna,Smit,anna.s@home.example,nl', 'Annie,Smit,anna.s@home.example,nl'));
    await button(say('edit', { name: 'Anna Smit' })).click();
    await page.getByLabelText(clientIntake.lastName).fill('Smit-Bos');
    await button(shared.save).click();
    await expect.element(row('Annie Smit').getByText('This email address is also on line 2.')).toBeVisible();
    await button(say('leaveOut', { name: 'Anna Smit-Bos' })).click();
    await expect.element(row('Annie Smit').getByText(/is also on line/)).not.toBeInTheDocument();
    await button(say('invite', { count: 1 })).click();
    await expect.poll(sentAddresses).toEqual(['anna.s@home.example']);
  });
});

describe('inviting the clients of a file', () => {
  const FOUR = file(
    'Anna,Smit,anna.s@home.example,nl',
    'Ben,Bos,ben@home.example,nl',
    'Cees,Cup,cees@home.example,nl',
    'Dirk,Dam,d@home.example,nl',
  );

  it('shows the progress and each result, and continues after a rejection, which can be corrected', async () => {
    const { promise, resolve } = gate();
    server.gate = promise;
    server.refusedAddresses.set('ben@home.example', {
      status: 400,
      body: { email: ['You already have a client with this address.'] },
    });
    const router = await openFile(FOUR);
    await button(say('invite', { count: 4 })).click();
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Inviting 0 of 4');
    await expect.element(row('Anna Smit').getByText(clientImport.stateSENDING)).toBeVisible();
    await expect.element(row('Dirk Dam').getByText(clientImport.stateWAITING)).toBeVisible();
    expect(page.getByRole('button', { name: /^(?:Edit|Leave out|Choose)/ }).elements()).toEqual([]);
    await expectAccessible();
    resolve(undefined);
    await expect.element(page.getByText(say('someInvited', { invited: 3, others: 1 }))).toBeVisible();
    await expect.element(row('Ben Bos').getByText('You already have a client with this address.')).toBeVisible();
    await expect.element(row('Ben Bos').getByText(clientImport.stateREFUSED)).toBeVisible();
    expect(page.getByRole('listitem').elements()[0]?.textContent).toContain('Ben Bos');
    for (const name of ['Anna Smit', 'Cees Cup', 'Dirk Dam'])
      await expect.element(row(name).getByText(clientImport.stateINVITED)).toBeVisible();
    await expectAccessible();
    expect(page.getByRole('button', { name: /^Invite/ }).elements()).toEqual([]);

    await button(say('edit', { name: 'Ben Bos' })).click();
    const email = page.getByLabelText(clientIntake.email);
    await expect.element(email).toHaveAccessibleDescription('You already have a client with this address.');
    await email.fill('cees@home.example');
    await expect.element(email).toHaveAccessibleDescription('This email address is also on line 4.');
    await email.fill('ben2@home.example');
    await button(shared.save).click();
    await button(say('invite', { count: 1 })).click();
    await expect.element(page.getByText(say('allInvited', { count: 1 }))).toBeVisible();
    expect(sentAddresses()).toEqual([
      'anna.s@home.example',
      'ben@home.example',
      'cees@home.example',
      'd@home.example',
      'ben2@home.example',
    ]);
    await page.getByRole('link', { name: clientImport.toClients }).click();
    expect(router.state.location.pathname).toBe('/clients');
  });

  it.each([
    [
      'no paid access',
      { status: 403, body: { detail: 'You need an active subscription for this.', code: 'no_paid_access' } },
      'You need an active subscription for this.',
    ],
    [
      'too many requests',
      { status: 429, body: { detail: 'Slow.', code: 'too_many_requests' } },
      clientImport.tooManyAtOnce,
    ],
    ['no connection', { body: {} }, shared.networkError],
    ['a server that is down', { status: 503, body: { detail: 'Down.', code: 'unavailable' } }, 'Down.'],
  ])('stops at %s, and continues with the rest', async (_, refusal, reason) => {
    server.refusedAddresses.set('ben@home.example', refusal);
    await openFile(FOUR);
    const keys: (string | null)[] = [];
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
      if (init?.method === 'POST') keys.push(new Headers(init.headers).get('Idempotency-Key'));
      return fetch(address, init);
    });
    await button(say('invite', { count: 4 })).click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(`${say('stopped', { done: 1, total: 4 })}${reason}`);
    expect(sentAddresses()).toEqual(['anna.s@home.example', 'ben@home.example']);
    await expect.element(row('Anna Smit').getByText(clientImport.stateINVITED)).toBeVisible();
    await expectAccessible();
    server.refusedAddresses.clear();
    await button(say('inviteRest', { count: 3 })).click();
    await expect.element(page.getByText(say('allInvited', { count: 3 }))).toBeVisible();
    expect(sentAddresses().slice(2)).toEqual(['ben@home.example', 'cees@home.example', 'd@home.example']);
    // The repeated request has the key of the first, so that no one is invited twice.
    expect(keys[2]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(4);
  });

  it('continues after a server error at one row, which can be retried', async () => {
    server.refusedAddresses.set('ben@home.example', { status: 500, body: { detail: 'Oops.', code: 'server_error' } });
    await openFile(FOUR);
    await button(say('invite', { count: 4 })).click();
    await expect.element(page.getByText(say('someInvited', { invited: 3, others: 1 }))).toBeVisible();
    server.refusedAddresses.clear();
    await button(say('invite', { count: 1 })).click();
    await expect.element(page.getByText(say('allInvited', { count: 1 }))).toBeVisible();
    expect(sentAddresses().at(-1)).toBe('ben@home.example');
  });

  it('asks before the screen is left, and then says what was sent', async () => {
    const first = gate();
    server.gate = first.promise;
    const router = await openFile(FOUR);
    await button(say('invite', { count: 4 })).click();
    await expect.element(page.getByRole('progressbar')).toBeVisible();
    await button(clients.back).click();
    await expect.element(page.getByText(say('leaveText', { done: 0, total: 4 }))).toBeVisible();
    await button(clientImport.stay).last().click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await button(clients.back).click();
    await button(clientImport.leave).click();
    await expect.poll(() => router.state.location.pathname).toBe('/clients');
    first.resolve(undefined);
    await expect.element(page.getByText(say('someInvited', { invited: 1, others: 3 }))).toBeVisible();
    expect(sentAddresses()).toEqual(['anna.s@home.example']);
  });

  it('no longer asks once everything is sent, and stays on the result', async () => {
    const first = gate();
    server.gate = first.promise;
    const router = await openFile(FOUR);
    await button(say('invite', { count: 4 })).click();
    await button(clients.back).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    first.resolve(undefined);
    await expect.element(page.getByText(say('allInvited', { count: 4 }))).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/clients/import');
    await button(clients.back).click();
    await expect.poll(() => router.state.location.pathname).toBe('/clients');
  });
});
