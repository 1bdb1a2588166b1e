import { EXPORTED_DATA, type ExportedSection } from '@weekbord/domain/history/exported-data';
import type { Language } from '@weekbord/domain/languages/languages';
import { exportedData as en } from './en/exported-data.ts';
import { exportedData as nl } from './nl/exported-data.ts';

const BOOKS = { en, nl } as const;

/** Describes a section of the exported data, and what each of its fields contains. */
export function describeSection(
  section: ExportedSection,
  language: Language,
): { title: string; fields: Record<string, string> } {
  const { sections, fields } = BOOKS[language];
  return {
    title: sections[section],
    fields: Object.fromEntries(EXPORTED_DATA[section].map((field) => [field, fields[field]])),
  };
}
