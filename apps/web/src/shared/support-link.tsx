import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { useBrand } from './brand/brand.ts';
import { supportAddress } from './links.ts';
import { OutsideLink } from './outside-link.tsx';
import { report } from './report.ts';

declare global {
  interface Window {
    /** The chat window of the support service, if it is loaded. */
    Intercom?: (what: 'show') => void;
  }
}

/** Opens support: the chat if it is loaded, or else the portal's help page, or our form if it has none. */
export function SupportLink({
  className,
  children,
  onPress,
}: {
  className?: string;
  children: ReactNode;
  onPress?: () => void;
}) {
  const own = supportAddress(useBrand());
  if (own === null) {
    const open = (event: MouseEvent) => {
      onPress?.();
      if (showMessenger()) event.preventDefault();
    };
    return (
      <Link to="/help/$article" params={{ article: 'contact' }} className={className} onClick={open}>
        {children}
      </Link>
    );
  }
  return (
    <OutsideLink to={own} className={className} instead={showMessenger} {...(onPress && { onPress })}>
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
