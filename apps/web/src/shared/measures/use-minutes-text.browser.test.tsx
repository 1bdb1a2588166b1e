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
  ['en', 35, 5, '35 min | 35 min (5 min hands-on)'],
  ['en', 15, 15, '15 min | 15 min'],
  ['en', 119, 0, '119 min | 119 min'],
  ['en', 120, 20, '2 h | 2 h (20 min hands-on)'],
  ['en', 495, null, '8 h 15 min | 8 h 15 min'],
  ['en', null, 10, 'none | none'],
  ['nl', 35, 5, '35 min | 35 min, waarvan 5 min werk'],
  ['nl', 495, 15, '8 u 15 min | 8 u 15 min, waarvan 15 min werk'],
] as const)('in %s %s minutes in all, of which %s by hand, are written: %s', async (language, total, work, text) => {
  showLanguage(language);
  await loadPhrases('shared');
  await render(<Minutes of={{ total_time_min: total, preparation_time_min: work }} />);
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});
