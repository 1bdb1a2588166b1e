import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** What is printed instead of the screen, however printing is started. It is not shown on the screen. */
export function OnPaper({ children }: { children: ReactNode }) {
  const [sheet] = useState(newSheet);
  useEffect(() => {
    document.body.append(sheet);
    return () => sheet.remove();
  }, [sheet]);
  return createPortal(children, sheet);
}

function newSheet(): HTMLElement {
  const sheet = document.createElement('div');
  sheet.dataset['print'] = 'upright';
  sheet.className = 'hidden print:block';
  return sheet;
}
