import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { AlertList } from '../../../shared/alerts/alert-list.tsx';
import { speakLanguage } from '../../../shared/locale/language.ts';
import { createQueryClient } from '../../../shared/offline/query-client.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import type { CurrentUser } from '../../../shared/session/current-user.ts';
import { BrandingForm } from './branding-form.tsx';

type Organisation = NonNullable<CurrentUser['organisation']>;

const OWN = { id: 4, name: 'Practice Vos', primary_colour: '#8e24aa', logo: null, logo_visible: true } as Organisation;
/** One red pixel. */
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);

let sent: unknown[] = [];
let refusal: object | null = null;

beforeEach(async () => {
  [sent, refusal] = [[], null];
  speakLanguage('en');
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({});
    const given = JSON.parse(body as string) as Partial<Organisation>;
    sent.push([method, path.replace(/^.*users\//, ''), given]);
    return refusal === null ? Response.json({ ...OWN, ...given }) : Response.json(refusal, { status: 400 });
  });
  await loadPhrases('shared', 'branding');
});
afterEach(() => vi.unstubAllGlobals());

async function show(own: Organisation | null) {
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <BrandingForm own={own} />
      <AlertList />
    </QueryClientProvider>,
  );
}

const field = (name: string) => page.getByRole('textbox', { name });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const shows = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();

async function chooseLogo(bytes: Uint8Array<ArrayBuffer>) {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  await userEvent.upload(input, new File([bytes], 'logo.png', { type: 'image/png' }));
}

it('creates an organisation from a name, a typed or picked colour, and a logo', async () => {
  await show(null);
  await expectAccessible();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect.element(save).toBeDisabled();
  await field('Business name').click();
  await field('Colour').click();
  await shows('Enter a name.');
  await field('Business name').fill(' Practice Vos ');
  await expect.element(save).toBeEnabled();
  await field('Colour').fill('8E24A');
  await field('Business name').click();
  await shows('Enter a colour like #2e7d5b.');
  await expect.element(page.getByRole('button', { name: 'Preview' })).toBeDisabled();
  await field('Colour').fill('8E24AA');
  await expect.element(page.getByLabelText('Pick a colour')).toHaveValue('#8e24aa');
  await chooseLogo(PNG);
  await expect.element(page.getByRole('img', { name: 'Your logo' })).toBeVisible();
  await press('Save');
  await shows('Brand saved');
  expect(sent).toEqual([
    [
      'POST',
      'organisation',
      {
        name: 'Practice Vos',
        primary_colour: '#8e24aa',
        logo_visible: true,
        logo: expect.stringMatching(/^data:image\/png;base64,/),
      },
    ],
  ]);
});

it('saves the branding only if it was changed and is valid', async () => {
  await show(OWN);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect.element(save).toBeDisabled();
  await field('Business name').fill('Other');
  await expect.element(save).toBeEnabled();
  await field('Business name').fill(` ${OWN.name} `);
  await expect.element(save).toBeDisabled();
  await field('Colour').fill('#ffeb3b');
  await expect.element(save).toBeEnabled();
  await field('Colour').fill('#ffeb3');
  await expect.element(save).toBeDisabled();
});

it('previews a day in the chosen branding', async () => {
  await show(OWN);
  await field('Colour').fill('#ffeb3b');
  await press('Preview');
  await shows('of 2,150 kcal');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Practice Vos')).toBeVisible();
  const button = dialog.getByText('Plan my week').element();
  expect(getComputedStyle(button).backgroundColor).toBe('rgb(255, 235, 59)');
  await expectAccessible();
});

it('says that a logo is too large or unreadable, and can remove a logo', async () => {
  await show({ ...OWN, logo: '/uploads/0.webp' });
  await chooseLogo(new Uint8Array(1_000_001));
  await shows('Logo file size is too big. Please upload a file smaller than 1MB.');
  await chooseLogo(PNG);
  refusal = { logo: ['This picture could not be read.'] };
  await press('Save');
  await shows('This picture could not be read.');
  refusal = null;
  await press('Remove');
  await press('Save');
  await shows('Brand saved');
  expect(sent.at(-1)).toEqual([
    'PATCH',
    'organisation/4',
    { name: 'Practice Vos', primary_colour: '#8e24aa', logo_visible: true, logo: null },
  ]);
});

it('accepts a name for the portal and shows its URL, or says what is wrong with the name', async () => {
  await show(OWN);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const portal = field('Portal address');
  for (const [typed, fault] of [
    ['vos.fit', 'Use 3 to 30 letters, digits and hyphens, with no hyphen at either end.'],
    ['admin', 'This name isn’t available. Choose one of your own.'],
    ['killer-body', 'This name isn’t available. Choose one of your own.'],
  ] as const) {
    await portal.fill(typed);
    await field('Business name').click();
    await shows(fault);
    await expect.element(save).toBeDisabled();
  }
  await expectAccessible();
  await portal.fill(' Practice-Vos ');
  await expect.element(page.getByText(/^Your clients log in at /)).toBeVisible();
  refusal = { subdomain: ['Another portal has this name. Choose another one.'] };
  await press('Save');
  await shows('Another portal has this name. Choose another one.');
  refusal = null;
  await portal.fill('practice-fox');
  await press('Save');
  await shows('Brand saved');
  expect(sent.at(-1)).toMatchObject(['PATCH', 'organisation/4', { subdomain: 'practice-fox' }]);
  await cleanup();
  await show({ ...OWN, subdomain: 'practice-fox' });
  await field('Portal address').fill('');
  await press('Save');
  await expect.poll(() => sent.at(-1)).toMatchObject(['PATCH', 'organisation/4', { subdomain: null }]);
});

it('saves the rest if the portal has a name that coaches cannot choose', async () => {
  await show({ ...OWN, subdomain: 'demo' });
  await field('Business name').fill('Practice Fox');
  await press('Save');
  await shows('Brand saved');
  expect(sent).toEqual([['PATCH', 'organisation/4', expect.not.objectContaining({ subdomain: expect.anything() })]]);
  await field('Portal address').fill('admin');
  await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
});
