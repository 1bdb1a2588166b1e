import type { MeasurementType } from '@weekbord/domain/progress/measurement-types';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Moment } from './columns.ts';

/** A measurement of a person. Its time is midnight UTC if only the date is known. */
export interface MeasurementTable {
  person_id: number;
  id: Generated<number>;
  type: MeasurementType;
  /** In kg, hours, levels from 0 to 5, cm or percent, depending on the type. */
  value: number;
  created_at: Moment;
  /** The UTC offset of the written time, in minutes. */
  utc_offset_minutes: Generated<number>;
  /** The local date at `utc_offset_minutes`. */
  date: GeneratedAlways<string>;
}

export interface ProgressTables {
  measurement: MeasurementTable;
}
