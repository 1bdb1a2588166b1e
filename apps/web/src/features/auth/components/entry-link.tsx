import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Links to another entry screen. */
export function EntryLink({ to, children }: { to: LinkProps['to']; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-block justify-self-center py-2.5 text-small font-semibold text-brand-strong underline-offset-3 hover:underline"
    >
      {children}
    </Link>
  );
}
