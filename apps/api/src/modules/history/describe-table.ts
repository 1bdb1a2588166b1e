import { describeSection } from '@weekbord/phrases/exported-data';
import { EXPORTED_TABLES, TABLE_SECTIONS } from './exported-tables.ts';

/**
 * Returns the descriptions of a table's fields, worded for the people they are about; empty if it is not personal data.
 */
export function describeTable(table: string): Readonly<Record<string, string>> {
  const section = TABLE_SECTIONS.find((one) => EXPORTED_TABLES[one].table === table);
  return section === undefined ? {} : describeSection(section, 'en').fields;
}
