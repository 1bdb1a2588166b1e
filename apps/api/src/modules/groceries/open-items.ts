import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { isOnList, isTicked } from '@weekbord/domain/groceries/listed-food';
import { isProbablyAtHome } from '@weekbord/domain/groceries/pack-sizes';
import type { Language } from '@weekbord/domain/languages/languages';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { measuresOf, neededOf } from './groceries.present.ts';
import { listItems } from './groceries.store.ts';
import { listOpenLists } from './open-items.store.ts';

const ANY_LANGUAGE: Language = 'en';

/** Whether anything is left to buy on those of a person's lists that end on or after a date. */
export async function hasOpenItems(db: Kysely<Tables>, personId: number, date: PlainDate): Promise<boolean> {
  const ids = await listOpenLists(db, personId, date);
  const items = ids.length === 0 ? [] : await listItems(db, personId, ids, ANY_LANGUAGE);
  return items.some((item) => {
    const food = neededOf(item);
    const measures = measuresOf(item);
    const isAtHome = isProbablyAtHome({ needed: food.needed, isStaple: item.is_staple, said: item.at_home }, measures);
    return isOnList(food) && !isTicked(food, measures) && !isAtHome;
  });
}
