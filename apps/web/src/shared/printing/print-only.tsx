import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { paperSheet } from './paper-sheet.ts';

/**
 * Content that is printed instead of the screen, even by the browser's own print command, and never shown on screen.
 */
export function PrintOnly({ children }: { children: ReactNode }) {
  const [sheet] = useState(() => paperSheet('upright'));
  useEffect(() => {
    document.body.append(sheet);
    return () => sheet.remove();
  }, [sheet]);
  return createPortal(children, sheet);
}
