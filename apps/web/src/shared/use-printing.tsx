import { type ReactNode, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';

/**
 * Where a page for printing is until it is printed: a wide one is laid out invisibly, so that it can measure itself.
 */
const PLACES = {
  upright: 'hidden print:block',
  wide: 'pointer-events-none invisible fixed top-0 left-0 w-[277mm] print:visible print:static print:w-auto',
} as const;

/** Prints a page made for paper instead of what is on screen; the caller must render `page`. */
export function usePrinting(): Readonly<{
  page: ReactNode;
  print: (content: ReactNode, format?: keyof typeof PLACES) => void;
}> {
  const [page, setPage] = useState<ReactNode>(null);
  const print = (content: ReactNode, format: keyof typeof PLACES = 'upright') => {
    const sheet = document.createElement('div');
    sheet.dataset['print'] = format;
    sheet.className = PLACES[format];
    document.body.append(sheet);
    // The page must be rendered before the device captures it.
    flushSync(() => setPage(createPortal(content, sheet)));
    // Paper has another width than the screen, which may unmount the component that requested the page, so a copy is
    // printed.
    const paper = sheet.cloneNode(true) as HTMLElement;
    sheet.replaceWith(paper);
    flushSync(() => setPage(null));
    addEventListener('afterprint', () => paper.remove(), { once: true });
    window.print();
  };
  return { page, print };
}
