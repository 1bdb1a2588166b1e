import { type ReactNode, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';

/** Where a page for paper stands until it is printed: a wide one is laid out unseen, so that it can measure itself. */
const PLACES = {
  upright: 'hidden print:block',
  wide: 'pointer-events-none invisible fixed top-0 left-0 w-[277mm] print:visible print:static print:w-auto',
} as const;

/** Prints a page that was made for paper in place of what is on screen; `page` is rendered wherever it is asked for. */
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
    // The page must stand before the device looks at it.
    flushSync(() => setPage(createPortal(content, sheet)));
    // Paper has another width than the screen, and what asked for the page may leave for that: a copy stays.
    const paper = sheet.cloneNode(true) as HTMLElement;
    sheet.replaceWith(paper);
    flushSync(() => setPage(null));
    addEventListener('afterprint', () => paper.remove(), { once: true });
    window.print();
  };
  return { page, print };
}
