import { QueryClientProvider } from '@tanstack/react-query';
import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { AlertList } from '../../../shared/alerts/alert-list.tsx';
import { speakLanguage } from '../../../shared/locale/language.ts';
import { createQueryClient } from '../../../shared/offline/query-client.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../shared/session/current-user.ts';
import type { PlanVersion } from '../api/plan-versions.ts';
import type { VersionReader } from '../model/use-version-texts.ts';
import { PlanVersions } from './plan-versions.tsx';

const meal = (meal_moment: 'BREAKFAST' | 'LUNCH' | 'SNACK', kcal: number) => {
  return { meal_moment, kcal, protein: 50, carbohydrates: 80, fat: 20 };
};
const BEFORE = {
  name: 'Plan',
  goal: { kcal: 2000, protein: 100, carbohydrates: 240, fat: 60 },
  meals: [meal('BREAKFAST', 900), meal('LUNCH', 1100)],
};
const AFTER = {
  name: 'Weekend',
  goal: { kcal: 1750, protein: 120, carbohydrates: 180, fat: 55 },
  meals: [meal('BREAKFAST', 750), meal('LUNCH', 850), meal('SNACK', 150)],
};
const CHANGE: PlanVersion = {
  id: 7,
  made_at: '2027-03-14T09:00:00.000Z',
  who: 'COACH',
  name: 'Anna Vos',
  reason: 'Less now,\nmore in May.',
  changes: [{ days: ['saturday', 'sunday'], before: BEFORE, after: AFTER }],
  effect: { kcal: -250, protein: 20, weight_per_week: -0.23 },
  is_restored: false,
  is_offer: false,
  restorable: ['BEFORE'],
  answer: null,
  answered_at: null,
  question: null,
};
const FIRST: PlanVersion = {
  ...CHANGE,
  id: 3,
  reason: null,
  changes: [{ days: [...WEEKDAYS], before: null, after: BEFORE }],
  effect: null,
  restorable: ['AFTER'],
  answer: 'ACCEPTED',
  answered_at: '2027-03-02T09:00:00.000Z',
};
const OWNER: VersionReader = { kind: 'owner' };
const COACH: VersionReader = { kind: 'coach', userId: 5, name: 'Robin' };

/** The server's changes, and the requests it received. */
let results: PlanVersion[] = [];
let sent: unknown[] = [];
let isConflict = false;

beforeEach(async () => {
  [results, sent, isConflict] = [[CHANGE, FIRST], [], false];
  speakLanguage('en');
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET')
      return Response.json({ count: results.length, next: null, previous: null, results, state: 's' });
    const [, address] = /nutritionPlanVersion\/(.*)/.exec(path) ?? [];
    sent.push([method, address, JSON.parse(body as string)]);
    if (isConflict) return Response.json({ code: 'version_conflict', detail: 'It has changed.' }, { status: 409 });
    return Response.json(CHANGE);
  });
  await loadPhrases('shared', 'planVersions', 'expenditure', 'meals');
});
afterEach(() => vi.unstubAllGlobals());

async function show(reader: VersionReader, unit: 'KILOGRAMS' | 'POUNDS' = 'KILOGRAMS') {
  const client = createQueryClient();
  client.setQueryData(currentUserQuery.queryKey, { id: 1, intake: { personal_weight_unit: unit } } as CurrentUser);
  await render(
    <QueryClientProvider client={client}>
      <PlanVersions reader={reader} />
      <AlertList />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('heading').first()).toBeVisible();
}

const card = (name: string) => page.getByRole('region', { name });
const shows = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible();

it('says what changed, why and with what effect, and lets the client accept it', async () => {
  await show(OWNER);
  const change = card('Anna Vos changed your plan');
  await expect.element(change.getByText('14 March 2027')).toBeVisible();
  await shows(/^Less now,\s+more in May\.$/);
  await shows(
    /^250 kcal less a day on average: after a week, weight will be about 0\.23 kg lower than on the previous plan\. 20 g/,
  );
  await shows('Saturday and Sunday');
  await shows('Plan becomes Weekend');
  await expect.element(change.getByRole('row', { name: 'Energy (kcal) 2,000 1,750' })).toBeVisible();
  await change.getByText('Meal by meal').click();
  await expect.element(change.getByRole('row', { name: /none 150$/ })).toBeVisible();
  await expect
    .element(card('Anna Vos made a plan for you').getByText('You accepted this on 2 March 2027.'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Accept' })).toHaveAttribute('type', 'button');
  await expectAccessible();
  await page.getByRole('button', { name: 'Accept' }).click();
  await shows('Change accepted');
  expect(sent).toEqual([['PATCH', '7', { answer: 'ACCEPTED' }]]);
});

it('a change can be asked about, and the question is shown', async () => {
  await show(OWNER, 'POUNDS');
  await shows(/about 0\.5 lb lower/);
  await page.getByRole('button', { name: 'Ask about it' }).click();
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Your question' }).fill(' Why less? ');
  results = [{ ...CHANGE, answer: 'ASKED', answered_at: '2027-03-15T09:00:00.000Z', question: 'Why less?' }];
  await page.getByRole('button', { name: 'Send' }).click();
  await shows('You asked on 15 March 2027:');
  await shows('Why less?');
  expect(sent).toEqual([['PATCH', '7', { answer: 'ASKED', question: 'Why less?' }]]);
  // A person who asked can still accept the change.
  await expect.element(page.getByRole('button', { name: 'Accept' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ask about it' })).not.toBeInTheDocument();
});

const OFFER: PlanVersion = { ...CHANGE, id: 11, is_offer: true, restorable: ['AFTER'] };

it('offers a plan made before the client accepted: the client switches to it, or keeps their own', async () => {
  results = [OFFER];
  await show(OWNER);
  const offer = card('Anna Vos made a plan for you');
  await shows('You already had a plan, and it stays active until you switch.');
  await shows(/^On average 250 kcal less a day than your own plan\. 20 g/);
  await shows('Weekend instead of Plan');
  await expect.element(offer.getByRole('columnheader', { name: 'Existing plan' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  await expectAccessible();
  await page.getByRole('button', { name: 'Keep my own plan' }).click();
  await shows('Your own plan stays active');
  await page.getByRole('button', { name: 'Switch to this plan' }).click();
  await shows('Switch to your coach’s plan?');
  await expectAccessible();
  results = [{ ...OFFER, answer: 'ACCEPTED', answered_at: '2027-03-15T09:00:00.000Z', restorable: ['BEFORE'] }];
  await page.getByRole('dialog').getByRole('button', { name: 'Switch to this plan' }).click();
  await shows('Your coach’s plan is active');
  await shows('You switched to this plan on 15 March 2027.');
  await expect.element(page.getByRole('button', { name: 'Undo change' })).toBeVisible();
  expect(sent).toEqual([
    ['PATCH', '11', { answer: 'RETURNED' }],
    ['POST', '11/restore', { side: 'AFTER', state: 's' }],
  ]);
});

it('says to both that a plan is not active because it is not safe for a client who had none', async () => {
  results = [{ ...OFFER, effect: null, changes: OFFER.changes.map((change) => ({ ...change, before: null })) }];
  await show(OWNER);
  await shows(/It isn’t active, because it isn’t safe for you according to your profile\./);
  await expect.element(page.getByRole('button', { name: 'Keep my own plan' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Decline this plan' }).click();
  await shows('Plan declined');
  await show(COACH);
  await shows(/It isn’t active, because it isn’t safe for Robin according to their profile\./);
});

it('shows a coach that a client had a plan, and how the client responded, also in Dutch', async () => {
  results = [{ ...OFFER, id: 12, who: 'PERSON', is_restored: true }, OFFER];
  await show(COACH);
  await shows('Robin switched to your plan');
  await expect
    .element(card('You made a plan before Robin accepted your invitation').getByText(/already had a plan/))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Switch to this plan' })).not.toBeInTheDocument();
  speakLanguage('nl');
  await expect
    .element(page.getByText(/^Gemiddeld 250 kcal per dag minder dan het eigen plan van Robin\./).first())
    .toBeVisible();
  await expectAccessible();
});

it('reverts the shown plan after confirmation, or says that the plan has changed since', async () => {
  await show(OWNER);
  isConflict = true;
  await page.getByRole('button', { name: 'Undo change' }).click();
  await shows('Go back to the plan before this change?');
  await expectAccessible();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo change' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  isConflict = false;
  await page.getByRole('button', { name: 'Undo change' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo change' }).click();
  await shows('The earlier plan is active again');
  expect(sent).toEqual([1, 2].map(() => ['POST', '7/restore', { side: 'BEFORE', state: 's' }]));
});

it("shows a coach the client's response, also in Dutch, and restores an earlier plan with a reason", async () => {
  const asked = { answer: 'ASKED', answered_at: '2027-03-15T09:00:00.000Z', question: 'Waarom?' } as const;
  results = [
    { ...CHANGE, id: 9 },
    { ...CHANGE, ...asked },
    { ...CHANGE, id: 5, who: 'PERSON', is_restored: true },
    FIRST,
  ];
  speakLanguage('nl');
  await show(COACH);
  await shows('Robin heeft nog niet geantwoord.');
  await shows('Robin vroeg op 15 maart 2027:');
  await shows('Robin is teruggegaan naar een eerder plan');
  await expect.element(page.getByRole('button', { name: 'Akkoord' })).not.toBeInTheDocument();
  await expectAccessible();
  await card('Jij maakte het plan').getByRole('button', { name: 'Dit plan weer gebruiken' }).click();
  await page.getByRole('textbox', { name: 'Reden (optioneel)' }).fill('Zoals afgesproken.');
  await page.getByRole('button', { name: 'Terugzetten' }).click();
  await shows('Het eerdere plan geldt weer');
  expect(sent).toEqual([['POST', '3/restore', { side: 'AFTER', state: 's', reason: 'Zoals afgesproken.' }]]);
});
