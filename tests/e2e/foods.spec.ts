import { expect, type Page } from '@playwright/test';
import { test as anyTest } from './support/test.ts';
import { expectAccessible } from './support/accessible.ts';
import { filmBarcode } from './support/barcode-video.ts';
import { logInByCode, openPhone } from './support/phone.ts';
import { callAs } from './support/session.ts';
import { plannedPerson, dateOfDevice } from './support/planned-person.ts';
import { filled, pattern, type Words, wordsOf } from './support/words.ts';

const FILMED = '8710400000006';
const UNKNOWN = '4006381333931';

/** A browser whose camera shows a pack with a barcode. */
const test = anyTest.extend<object, { launchOptions: object }>({
  launchOptions: [
    async ({ browserName }, use, info) => {
      const { args = [], ...others } = info.project.use.launchOptions ?? {};
      const film = `--use-file-for-fake-video-capture=${filmBarcode(FILMED)}`;
      const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', film];
      await use({ ...others, args: browserName === 'chromium' ? [...args, ...camera] : args });
    },
    { scope: 'worker' },
  ],
});

const box = (page: Page) => page.getByRole('combobox', { name: /./ }).first();
const sheet = (page: Page) => page.getByRole('dialog');

/** Opens the diary of a person with a plan, and starts adding something to today's first meal. */
async function openWay(page: Page, words: Words, way?: 'scan'): Promise<string> {
  await plannedPerson(page);
  const today = dateOfDevice();
  await page.goto(`/diary/${today}`);
  await openLog(page, words, way);
  return today;
}

async function openLog(page: Page, words: Words, way?: 'scan'): Promise<void> {
  await page
    .getByRole('button', { name: pattern(words.diary.addTo) })
    .first()
    .click();
  if (way) await sheet(page).getByRole('button', { name: words.logging[way], exact: true }).click();
}

test('[FOO-01] foods are found while typing, in both languages and despite typos, with a message if there are none', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await openWay(page, words);
  await expect(box(page)).toBeFocused();
  await expect(page.getByText(words.foods.noneYet)).toBeVisible();
  await expectAccessible(page);
  const isDutch = info.project.name === 'dutch-desktop';
  const first = page.getByRole('option').first();
  for (const [typed, english, dutch] of [
    ['volle yoghurt', /^Whole-milk yoghurt/i, /^Volle yoghurt/i],
    ['kipfilet', /^Chicken breast/i, /^Kipfilet/i],
    ['oats', /oats/i, /^Havermout/i],
    ['brocoli', /^Broccoli/i, /^Broccoli/i],
  ] as const) {
    await box(page).fill(typed);
    await expect(first, typed).toHaveText(isDutch ? dutch : english);
  }
  await expectAccessible(page);
  await expect(page).toHaveURL(/query=brocoli/);
  await page.reload();
  await expect(box(page)).toHaveValue('brocoli');
  await expect(first).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue('');
  await expect(sheet(page).getByRole('region', { name: words.logging.chosen })).toContainText(/broccoli/i);
  await box(page).fill('xqzvwk');
  await expect(page.getByText(filled(words.foods.nothingFound, { query: 'xqzvwk' }))).toBeVisible();
  await expect(sheet(page).getByRole('button', { name: words.foods.addYourself })).toBeVisible();
  await page.context().setOffline(true);
  await box(page).fill('tomato');
  await expect(page.getByText(words.foods.searchOffline)).toBeVisible();
  await page.context().setOffline(false);
  await expect(first).toBeVisible();
});

test('[FOO-02] [DIA-11] foods are logged one after another, each with its amount, unit and meal', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const { forms, foods, logging } = words;
  const today = await openWay(page, words);
  const yoghurts = page.locator('main h3').filter({ hasText: /yoghurt/i });
  const already = await yoghurts.count();
  await box(page).fill('volle yoghurt');
  await page.getByRole('option').first().click();
  const changeAmount = sheet(page).getByRole('button', { name: pattern(logging.changeAmount) });
  await changeAmount.click();
  const amount = page.getByLabel(forms.amount, { exact: true });
  await page.getByLabel(forms.unit).selectOption('g');
  await amount.fill('a bowl');
  await page.keyboard.press('Enter');
  await expect(page.getByText(forms.notANumber)).toBeVisible();
  await expect(amount).toBeFocused();
  await expectAccessible(page);
  await amount.fill('100');
  await sheet(page).getByRole('button', { name: logging.about }).click();

  const inThis = page.getByRole('region', { name: foods.inThis });
  await expect(amount).toHaveValue('100');
  await amount.fill('200,5');
  const kcal = await inThis.locator('p').first().innerText();
  await sheet(page).getByRole('button', { name: forms.more }).click();
  await expect(amount).toHaveValue('210');
  await expect(inThis.locator('p').first()).not.toHaveText(kcal);
  await expectAccessible(page);
  await amount.fill('200,5');
  await sheet(page).getByLabel(foods.moment, { exact: true }).selectOption(words.meals.LUNCH);
  await sheet(page)
    .getByRole('button', { name: filled(foods.addFor, { moment: words.meals.theLUNCH }) })
    .click();
  await expect(sheet(page).getByRole('heading', { name: pattern(foods.addTitle) })).toContainText(words.meals.theLUNCH);
  await expect(changeAmount).toContainText(/200[.,]5 g/);
  const logged = page.waitForRequest('**/api/planner/logMeals');
  await sheet(page).getByRole('button', { name: logging.log, exact: true }).click();
  expect((await logged).postDataJSON()).toMatchObject({ meals: [{ quantity: 200.5 }], today });
  await expect(page).toHaveURL(new RegExp(`/diary/${today}$`));
  await expect(yoghurts).toHaveCount(already + 1);

  // The next time, the food is one press away, with the same amount.
  await openLog(page, words);
  await expect(box(page)).toBeFocused();
  await sheet(page)
    .getByRole('button', { name: /yoghurt.*200[.,]5 g/i })
    .click();
  await sheet(page).getByRole('button', { name: logging.log, exact: true }).click();
  await expect(yoghurts).toHaveCount(already + 2);
});

test('[FOO-03] the camera detects a barcode: its food opens, and the scanner waits until it is restarted', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  await callAs(page, 'POST', '/food/food', {
    name: 'Crispbread of my own',
    barcode: FILMED,
    per_100g: { kcal: 350, protein: 10, fat: 2, carbohydrates: 65, fiber: 16 },
    serving: { description: 'crispbread', grams: 12 },
  });
  await page.goto(`/diary/${dateOfDevice()}`);
  await openLog(page, words, 'scan');
  await expect(sheet(page).getByRole('heading', { name: 'Crispbread of my own' })).toBeVisible();
  await expect(page.getByText('42', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: words.foods.back }).click();
  const again = page.getByRole('button', { name: words.foods.scanAgain });
  await expect(again).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  await expectAccessible(page);
  await again.click();
  await expect(sheet(page).getByRole('heading', { name: 'Crispbread of my own' })).toBeVisible();
  await sheet(page)
    .getByRole('button', { name: pattern(words.foods.addFor) })
    .click();
  await expect(sheet(page).getByRole('status').filter({ hasText: '42 kcal' })).toBeVisible();
});

test('[FOO-06] scanning is offered on phones and in the native app; in a browser on a computer, the number is typed instead', async ({
  page,
  browser,
}, info) => {
  const words = wordsOf(info);
  const crispbread = { name: 'Crispbread of the house', barcode: FILMED };
  await plannedPerson(page);
  await callAs(page, 'POST', '/food/food', {
    ...crispbread,
    per_100g: { kcal: 350, protein: 10, fat: 2, carbohydrates: 65, fiber: 16 },
    serving: { description: 'crispbread', grams: 12 },
  });
  const { email } = (await callAs(page, 'GET', '/auth/users/me')) as { email: string };
  const found = (on: Page) => sheet(on).getByRole('heading', { name: crispbread.name });
  const diary = `/diary/${dateOfDevice()}`;

  // On a phone, scanning is offered.
  await page.goto(diary);
  await openLog(page, words, 'scan');
  await expect(found(page)).toBeVisible();

  // On a computer, the camera is not requested.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.addInitScript(`navigator.mediaDevices.getUserMedia = () => { document.title = 'camera'; }`);
  await page.goto(diary);
  await openLog(page, words);
  await expect(sheet(page).getByRole('button', { name: words.logging.scan, exact: true })).toHaveCount(0);
  await sheet(page).getByRole('button', { name: words.logging.barcode, exact: true }).click();
  await expect(sheet(page).getByRole('heading', { name: words.foods.typeBarcode })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel(words.foods.typeNumberAlone).fill(FILMED);
  await page.keyboard.press('Enter');
  await expect(found(page)).toBeVisible();
  expect(await page.title()).not.toBe('camera');

  // The native app offers scanning on a phone, and on a tablet as wide as a computer screen.
  const phone = await openPhone(browser, info);
  await phone.context.grantPermissions(['camera', 'local-network-access']);
  const app = await phone.start();
  await logInByCode(app, words, email);
  for (const width of [375, 1280]) {
    await app.setViewportSize({ width, height: 900 });
    await app.goto(`https://localhost${diary}`);
    await openLog(app, words, 'scan');
    await expect(found(app)).toBeVisible();
  }
  await phone.context.close();
});

test('[FOO-03] without a camera the number is typed; an unknown food is added from its label', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const errorsOf = (name: string) =>
    page.addInitScript(`navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', '${name}'))`);
  await errorsOf('NotAllowedError');
  const today = await openWay(page, words, 'scan');
  await expect(page.getByText(words.foods.denied)).toBeVisible();
  await expectAccessible(page);
  await errorsOf('NotFoundError');
  await page.reload();
  await expect(page.getByText(words.foods.noCamera)).toBeVisible();

  const number = page.getByLabel(words.foods.typeNumber);
  await number.fill('4006381333932');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.foods.wrongDigit)).toBeVisible();
  await number.fill(UNKNOWN);
  await page.getByRole('button', { name: words.foods.lookUp }).click();
  await expect(page.getByText(/Could not find a food with that barcode|We konden geen product/)).toBeVisible();
  await page.getByRole('button', { name: words.foods.addYourself }).click();

  await expect(page.getByLabel(pattern(words.foods.barcode))).toHaveValue(UNKNOWN);
  const field = (name: string) => sheet(page).locator(`input[name="${name}"]`);
  const save = page.getByRole('button', { name: words.foods.save });
  await expectAccessible(page);
  await field('name').fill('Speculaas van oma');
  await sheet(page).getByText(words.foods.perServing).click();
  await save.click();
  await expect(field('servingGrams')).toBeFocused();
  for (const [name, value] of [
    ['servingGrams', '12,5'],
    ['kcal', '6'],
    ['fat', '2,5'],
    ['carbohydrates', '8,5'],
    ['protein', '0.7'],
  ] as const)
    await field(name).fill(value);
  await save.click();
  await expect(field('kcal')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('kcal')).toBeFocused();
  await expect(field('protein')).toHaveValue('0.7');
  await field('kcal').fill('60');
  await expect(field('kcal')).not.toHaveAttribute('aria-invalid');
  await save.click();
  await expect(sheet(page).getByRole('heading', { name: 'Speculaas van oma' })).toBeVisible();
  await expect(page.getByText(words.foods.sourcePerson)).toBeVisible();
  await sheet(page)
    .getByRole('button', { name: pattern(words.foods.addFor) })
    .click();
  await sheet(page).getByRole('button', { name: words.logging.log, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/diary/${today}$`));
  await expect(page.locator('main h3').filter({ hasText: 'Speculaas van oma' })).toHaveCount(1);
});
