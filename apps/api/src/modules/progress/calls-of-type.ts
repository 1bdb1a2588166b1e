import type { Endpoints } from '@weekbord/contract/endpoints';
import type { MeasurementType } from '@weekbord/domain/progress/measurement-types';
import type { Context } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { authorize, authorizePerson } from '../access/access.public.ts';
import { checkMeasured, whenOf } from './check-measured.ts';
import type { presentMeasurement } from './progress.present.ts';
import { measurementOf } from './progress.resources.ts';
import {
  insertMeasurement,
  listMeasurements,
  type MeasurementRow,
  removeMeasurement,
  updateMeasurement,
} from './progress.store.ts';

type Shown = ReturnType<typeof presentMeasurement>;

/** Returns the calls for one type of measurement. `present` adds the type's own fields to their responses. */
export function callsOf<Answer extends Shown>(type: MeasurementType, present: (row: MeasurementRow) => Answer) {
  const record = measurementOf(type);
  return {
    async list(ctx: Context<Endpoints['listUserWeight']>) {
      const personId = await authorizePerson(ctx, ctx.query.user);
      const { count, rows } = await listMeasurements(ctx.db, { personId, type, ...pageWindow(ctx.query) });
      return paginate(ctx, { count, rows: rows.map(present) });
    },
    async create(ctx: Context<Endpoints['createUserWeight']>) {
      const { user, value, created_at } = ctx.body;
      const of = { person_id: await authorizePerson(ctx, user), type };
      const measured = await checkMeasured(ctx, of, { value, created_at });
      return present(await insertMeasurement(ctx.db, { ...of, value, ...whenOf(created_at), ...measured }));
    },
    async get(ctx: Context<Endpoints['getUserWeight']>) {
      return present(await authorize(ctx, record, ctx.params.id));
    },
    async update(ctx: Context<Endpoints['updateUserWeight']>) {
      const row = await authorize(ctx, record, ctx.params.id);
      const { value, created_at, utc_offset_minutes } = { ...row, ...(await checkMeasured(ctx, row, ctx.body)) };
      return present(await updateMeasurement(ctx.db, row, { value, created_at, utc_offset_minutes }));
    },
    async remove(ctx: Context<Endpoints['deleteUserWeight']>) {
      await removeMeasurement(ctx.db, await authorize(ctx, record, ctx.params.id));
    },
  };
}
