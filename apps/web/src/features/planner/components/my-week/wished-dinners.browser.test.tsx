import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { speakLanguage } from '../../../../shared/locale/language.ts';
import { loadPhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { MyWeek } from '../../api/week-wishes.ts';
import { choosableGroups, dinnerConflicts } from '../../model/my-week.ts';
import { WishedDinners } from './wished-dinners.tsx';

const NO_LIMIT = null;
const WITH_FISH: MyWeek = {
  user: 1,
  answered: true,
  meat_dinners: 0,
  fish_dinners: 3,
  meatless_dinners: 0,
  breakfast: 'EITHER',
  lunch: 'EITHER',
  dinner_minutes: {
    monday: NO_LIMIT,
    tuesday: NO_LIMIT,
    wednesday: NO_LIMIT,
    thursday: NO_LIMIT,
    friday: NO_LIMIT,
    saturday: NO_LIMIT,
    sunday: NO_LIMIT,
  },
  same_breakfast: false,
  cook_twice: 'NONE',
  familiarity: 'BALANCED',
  cook_for: 1,
};

beforeEach(async () => {
  speakLanguage('en');
  await loadPhrases('myWeek');
});

it.each([
  ['vegan', /Your diet leaves only one kind of dinner/, 0],
  ['pescatarian', /4 evenings left/, 2],
] as const)('says what happens to previously chosen fish days with the diet %s', async (diet, text, groups) => {
  const shown = { groups: choosableGroups(diet), conflicts: dinnerConflicts(WITH_FISH, diet) };
  await render(<WishedDinners week={WITH_FISH} {...shown} onChange={() => undefined} />);
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.poll(() => page.getByText(/No preference/).elements()).toHaveLength(0);
  await expect.poll(() => page.getByRole('listitem').elements()).toHaveLength(groups);
  await expect
    .poll(() => page.getByText(/Your diet doesn’t include fish/).elements())
    .toHaveLength(groups === 0 ? 1 : 0);
});
