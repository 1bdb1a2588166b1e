import type { LegalPageName } from '@weekbord/domain/privacy/legal-pages';
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

/** A legal page. */
export function LegalScreen({ page }: { page: LegalPageName }) {
  const Screen = SCREENS[page];
  return <Screen />;
}
