import { notFound } from '@tanstack/react-router';
import { LEGAL_PAGES, type LegalPageName } from '@weekbord/domain/privacy/legal-pages';
import type { ComponentType } from 'react';
import { AccessibilityScreen } from './accessibility-screen.tsx';
import { ImprintScreen } from './imprint-screen.tsx';
import { PrivacyScreen } from './privacy-screen.tsx';
import { TermsScreen } from './terms-screen.tsx';

const SCREENS: Readonly<Record<LegalPageName, ComponentType>> = {
  privacy: PrivacyScreen,
  terms: TermsScreen,
  accessibility: AccessibilityScreen,
  imprint: ImprintScreen,
};

/** The legal page with the given name; any other name is not found. */
export function LegalScreen({ page }: { page: string }) {
  const known = LEGAL_PAGES.find((each) => each === page.toLowerCase());
  if (known === undefined) throw notFound();
  const Screen = SCREENS[known];
  return <Screen />;
}
