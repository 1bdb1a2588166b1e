import { publicationsOf, SOURCE_TOPICS, type SourceTopic } from '@weekbord/domain/sources/number-sources';
import { LANGUAGES } from '@weekbord/domain/languages/languages';
import { sources as english } from '@weekbord/phrases/en/sources';
import { sources as dutch } from '@weekbord/phrases/nl/sources';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { showLanguage } from '../locale/language.ts';
import { loadPhrases } from '../phrases/use-phrases.ts';
import { NumberSources } from './number-sources.tsx';

const BOOKS = { en: english, nl: dutch };

afterEach(() => showLanguage('en'));

describe.each(LANGUAGES)('the sources of numbers, in %s', (language) => {
  it.each(Object.keys(SOURCE_TOPICS) as SourceTopic[])(
    'can be opened for %s with one press: the calculation, the publications, and who should see a doctor first',
    async (topic) => {
      showLanguage(language);
      await loadPhrases('shared');
      await render(<NumberSources topic={topic} />);
      await page.getByRole('button').click();
      const dialog = page.getByRole('dialog', { name: BOOKS[language].title });
      await expect.element(dialog.getByText(BOOKS[language].cautionText)).toBeVisible();
      const numbers = SOURCE_TOPICS[topic];
      for (const number of numbers)
        await expect.element(dialog.getByRole('heading', { name: BOOKS[language][`${number}_title`] })).toBeVisible();
      const links = dialog.getByRole('link').elements();
      const publications = numbers.flatMap((number) => publicationsOf(number));
      expect(links.map((link) => link.getAttribute('href'))).toEqual(publications.map(({ address }) => address));
      for (const [index, { text }] of publications.entries()) expect(links[index]?.textContent).toContain(text);
    },
  );
});
