import { type ReactNode, useEffect, useState } from 'react';

/** By then a page has loaded and drawn its main content. */
export const SETTLED_MS = 1200;

/** Draws its content once the page has settled, so that it loads nothing that the page's own content waits for. */
export function WhenSettled({ children, placeholder = null }: { children: ReactNode; placeholder?: ReactNode }) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled ? children : placeholder;
}
