import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Operation } from '../../platform/http/context.ts';
import { authorize } from '../access/access.public.ts';
import { measurementOf } from './progress.resources.ts';
import { removeMeasurement } from './progress.store.ts';

export const deleteMeasurement: Operation<Endpoints['deleteMeasurement']> = async (ctx) => {
  const { measurement_id: id, measurement_type: type, user_id: personId } = ctx.body;
  const row = await authorize(ctx, measurementOf(type, personId), id);
  await removeMeasurement(ctx.db, row);
};
