import { aPerson } from '@weekbord/testkit/builders/people';
import { openTestDatabase } from '@weekbord/testkit/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Place, statement } from './statement.ts';

const { db } = await openTestDatabase();

describe('a statement built once', () => {
  it('runs each time with values other than those it was built with', async () => {
    let built = 0;
    const listLanguages = statement((of, place: Place<{ ids: number[]; most: number }>) => {
      built += 1;
      return of
        .selectFrom('person')
        .select(['id', 'language'])
        .where('language', '=', 'nl')
        .where('id', '=', sql<number>`any(${place('ids')})`)
        .limit(place('most'))
        .orderBy('id');
    });
    const one = await aPerson(db, { language: 'nl' });
    const other = await aPerson(db, { language: 'nl' });
    const english = await aPerson(db, { language: 'en' });
    const ids = [one.id, other.id, english.id];
    const found = [
      { id: one.id, language: 'nl' },
      { id: other.id, language: 'nl' },
    ];
    expect(await listLanguages(db, { ids, most: 10 })).toEqual(found);
    expect(await listLanguages(db, { ids, most: 1 })).toEqual(found.slice(0, 1));
    expect(await listLanguages(db, { ids: [english.id], most: 10 })).toEqual([]);
    expect(built).toBe(1);
  });

  it('runs in the given transaction', async () => {
    const rename = statement((of, place: Place<{ id: number; name: string }>) =>
      of
        .updateTable('person')
        .set({ first_name: place('name') })
        .where('id', '=', place('id')),
    );
    const person = await aPerson(db, {});
    const failing = db.transaction().execute(async (trx) => {
      await rename(trx, { id: person.id, name: 'Other' });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    const { first_name: name } = await db
      .selectFrom('person')
      .select('first_name')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(name).not.toBe('Other');
  });
});
