import { type ReactNode, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { type PaperFormat, paperSheet } from './paper-sheet.ts';

/**
 * Returns a function that prints a page made for paper instead of the screen, and a `page` that the caller must render.
 */
export function usePrinting(): Readonly<{
  page: ReactNode;
  print: (content: ReactNode, format?: PaperFormat) => void;
}> {
  const [page, setPage] = useState<ReactNode>(null);
  const print = (content: ReactNode, format: PaperFormat = 'upright') => {
    const sheet = paperSheet(format);
    document.body.append(sheet);
    // The page must be rendered before the device captures it.
    flushSync(() => setPage(createPortal(content, sheet)));
    // A copy is printed, because the change to the width of paper may unmount the component that requested the page.
    const paper = sheet.cloneNode(true) as HTMLElement;
    sheet.replaceWith(paper);
    flushSync(() => setPage(null));
    addEventListener('afterprint', () => paper.remove(), { once: true });
    window.print();
  };
  return { page, print };
}
