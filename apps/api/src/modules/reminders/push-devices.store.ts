import type { Kysely, Selectable } from 'kysely';
import { asSystem } from '../../platform/database/acting.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { PushDeviceTable } from '../../platform/database/tables/reminders.ts';

type Db = Kysely<Tables>;

export type DeviceRow = Selectable<PushDeviceTable>;

/** Maximum number of browsers per person; beyond it the oldest is removed. */
export const MAX_DEVICES = 10;

/** Returns the browsers in which a person gets reminders, latest first. */
export function listDevices(db: Db, personId: number): Promise<DeviceRow[]> {
  return db.selectFrom('push_device').selectAll().where('person_id', '=', personId).orderBy('id', 'desc').execute();
}

export function findDevice(db: Db, personId: number, id: number): Promise<DeviceRow | undefined> {
  return db
    .selectFrom('push_device')
    .selectAll()
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A browser to add. */
export interface NewDevice {
  readonly personId: number;
  /** The session of the caller. */
  readonly tokenId: number;
  readonly endpointHash: Buffer;
  readonly sealed: Buffer;
  readonly now: Date;
}

/** Adds a browser, no matter who used it before, and removes those above the limit. */
export async function insertDevice(db: Db, device: NewDevice): Promise<void> {
  const { personId, tokenId, endpointHash, sealed, now } = device;
  await asSystem(db, 'take-device', (trx) =>
    trx.deleteFrom('push_device').where('endpoint_hash', '=', endpointHash).execute(),
  );
  const session = db.selectFrom('auth_token').select('id').where('person_id', '=', personId).where('id', '=', tokenId);
  await db
    .insertInto('push_device')
    .values({
      person_id: personId,
      token_id: session,
      endpoint_hash: endpointHash,
      sealed,
      added_at: now,
    })
    .execute();
  const tooMany = (await listDevices(db, personId)).slice(MAX_DEVICES);
  for (const { id } of tooMany) await deleteDevice(db, personId, id);
}

/** Deletes a browser. Returns false if there is none. */
export async function deleteDevice(db: Db, personId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_device')
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
