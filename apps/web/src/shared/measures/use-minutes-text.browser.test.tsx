import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { showLanguage } from '../locale/language.ts';
import { loadPhrases } from '../phrases/use-phrases.ts';
import { type RecipeMinutes, useMinutesText } from './use-minutes-text.ts';

beforeEach(() => loadPhrases('shared'));
afterEach(() => showLanguage('en'));

function Minutes({ of }: { of: RecipeMinutes }) {
  const { total, whole } = useMinutesText();
  return (
    <p>
      {total(of) ?? 'none'} | {whole(of) ?? 'none'}
    </p>
  );
}

it.each([
  ['en', 35, 5, null, '35 min | 35 min (5 min hands-on)'],
  ['en', 15, 15, 0, '15 min | 15 min'],
  ['en', 119, 0, 60, '119 min | 119 min'],
  ['en', 120, 20, 100, '2 h | 2 h (20 min hands-on)'],
  ['en', 495, null, null, '8 h 15 min | 8 h 15 min'],
  ['en', null, 10, null, 'none | none'],
  ['en', 366, 6, 360, '6 min + overnight | 6 min + overnight'],
  ['en', 515, 15, 480, '35 min + overnight | 35 min + overnight (15 min hands-on)'],
  ['en', 480, 0, 480, 'overnight | overnight'],
  ['en', 365, 6, 359, '6 h 5 min | 6 h 5 min (6 min hands-on)'],
  ['nl', 35, 5, null, '35 min | 35 min, waarvan 5 min bereiden'],
  ['nl', 495, 15, null, '8 u 15 min | 8 u 15 min, waarvan 15 min bereiden'],
  ['nl', 426, 6, 420, '6 min + een nacht | 6 min + een nacht'],
] as const)('in %s, shows %s minutes in total, %s of preparation and %s of waiting as: %s', async (...row) => {
  const [language, total, work, waiting, text] = row;
  showLanguage(language);
  await loadPhrases('shared');
  await render(<Minutes of={{ total_time_min: total, preparation_time_min: work, waiting_time_min: waiting }} />);
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});
