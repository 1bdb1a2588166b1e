import type { ImportColumn } from '@weekbord/domain/history/import-terms';
import type { RowFault } from '@weekbord/domain/history/import-rows';
import type { Language } from '@weekbord/domain/languages/languages';
import { importFaults as en } from './en/import-faults.ts';
import { importFaults as nl } from './nl/import-faults.ts';
import { fillPhrase } from './phrases.ts';

const BOOKS = { en, nl } as const;

/** Returns what is wrong with a cell of an imported file, in a person's language. */
export function importFaultPhrase(
  { fault, column, cell }: Readonly<{ fault: RowFault; column: ImportColumn; cell: string }>,
  language: Language,
): string {
  const book = BOOKS[language];
  return fillPhrase(book[fault], language, { column: book[column], cell });
}
