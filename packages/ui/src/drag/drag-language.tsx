import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';

/** The language in which screen readers announce how to drag, and what was dropped. */
export function DragLanguage({ locale, children }: { locale: string; children: ReactNode }) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
