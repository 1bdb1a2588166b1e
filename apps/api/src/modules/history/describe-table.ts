import { describeSection } from '@weekbord/phrases/exported-data';
import { EXPORTED_TABLES, TABLE_SECTIONS } from './exported-tables.ts';

/** What the fields of a table are, as people read it of their own data; empty where it is no person's. */
export function describeTable(table: string): Readonly<Record<string, string>> {
  const section = TABLE_SECTIONS.find((one) => EXPORTED_TABLES[one].table === table);
  return section === undefined ? {} : describeSection(section, 'en').fields;
}
