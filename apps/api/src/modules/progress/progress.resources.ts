import type { MeasurementType } from '@weekbord/domain/progress/measurement-types';
import { recordOf } from '../access/access.public.ts';
import { findMeasurement } from './progress.store.ts';

/** A measurement of one type; of one person, if given. */
export const measurementOf = (type: MeasurementType, personId?: number) =>
  recordOf('measurement', async ({ db, people }, id) => {
    const row = await findMeasurement(db, { id, type }, people);
    return personId === undefined || row?.person_id === personId ? row : undefined;
  });
