/** The pages that the law requires, by their URL names. */
export const LEGAL_PAGES = ['privacy', 'terms', 'accessibility', 'imprint'] as const;
export type LegalPageName = (typeof LEGAL_PAGES)[number];
