/** The pages that the law requires, by their URL names. */
export const LEGAL_PAGES = ['privacy', 'terms', 'accessibility', 'imprint'] as const;
export type LegalPageName = (typeof LEGAL_PAGES)[number];

/** The page with a URL name, in any case; undefined if there is none. */
export function legalPageNamed(name: string): LegalPageName | undefined {
  return LEGAL_PAGES.find((page) => page === name.toLowerCase());
}
