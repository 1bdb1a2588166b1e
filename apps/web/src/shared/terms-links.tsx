import type { ReactNode } from 'react';
import { usePhrases } from './phrases/use-phrases.ts';

type Mark = (inner: string) => ReactNode;

/** The marks for a phrase that names the terms of use and the privacy policy: links that open in a new tab. */
export function useTermsLinks(): { terms: Mark; privacy: Mark } {
  const say = usePhrases('shared');
  const linkTo =
    (page: string): Mark =>
    (inner) => (
      <a
        href={`/${page}`}
        target="_blank"
        rel="noreferrer"
        className="font-semibold text-brand-strong underline underline-offset-3"
      >
        {inner}
        <span className="sr-only"> {say('opensInNewTab')}</span>
      </a>
    );
  return { terms: linkTo('terms'), privacy: linkTo('privacy') };
}
