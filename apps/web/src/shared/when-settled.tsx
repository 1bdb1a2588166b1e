import { type ReactNode, useEffect, useState } from 'react';

/** The time by which a page has loaded and rendered its main content, in milliseconds. */
export const SETTLED_MS = 1200;

/** Renders its content once the page has settled, so that its loading does not delay the page's own content. */
export function WhenSettled({ children, placeholder = null }: { children: ReactNode; placeholder?: ReactNode }) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled ? children : placeholder;
}
