/** The pages that law asks for, by their addresses. */
export const LEGAL_PAGES = ['privacy', 'terms', 'accessibility', 'imprint'] as const;
export type LegalPageName = (typeof LEGAL_PAGES)[number];
