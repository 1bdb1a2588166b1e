import type { ReactNode } from 'react';
import { useBrand } from './brand/brand.ts';
import { helpAddress } from './links.ts';
import { OutsideLink } from './outside-link.tsx';
import { report } from './report.ts';

declare global {
  interface Window {
    /** The chat window of the support service, where it is loaded. */
    Intercom?: (what: 'show') => void;
  }
}

/** Leads to support: the chat where it is loaded, else the help pages of the portal. */
export function SupportLink({ className, children }: { className?: string; children: ReactNode }) {
  const brand = useBrand();
  return (
    <OutsideLink to={helpAddress(brand)} className={className} instead={showMessenger}>
      {children}
    </OutsideLink>
  );
}

function showMessenger(): boolean {
  if (window.Intercom) {
    window.Intercom('show');
    return true;
  }
  report('The messenger of support is not loaded');
  return false;
}
