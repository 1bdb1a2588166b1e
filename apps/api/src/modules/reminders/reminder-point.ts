import { addDays, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { isMeal } from '@weekbord/domain/reminders/due-reminders';
import { isMealToCome, isWeightMissing } from '@weekbord/domain/reminders/reminder-point';
import type { ReminderKind } from '@weekbord/domain/reminders/reminder-settings';
import type { Language } from '@weekbord/domain/languages/languages';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { listMealsOfMoment } from '../diary/diary.public.ts';
import { hasOpenItems } from '../groceries/groceries.public.ts';
import { listMeasuredDays } from '../progress/progress.public.ts';

/** A reminder that may be sent today. */
export interface Asked {
  readonly personId: number;
  readonly kind: ReminderKind;
  readonly date: PlainDate;
  /** The person's current date. */
  readonly today: PlainDate;
}

/**
 * Returns the content of a reminder that is worth sending: `dish` is the name of the meal, null for any other kind.
 * Returns null if it is not worth sending.
 */
export async function pointOf(
  db: Kysely<Tables>,
  { personId, kind, date, today }: Asked,
  language: Language,
): Promise<{ readonly dish: string | null } | null> {
  if (isMeal(kind)) {
    const meals = await listMealsOfMoment(db, personId, { date, moment: kind }, language);
    if (!isMealToCome(meals.map(({ status }) => status))) return null;
    const names = meals.map(({ name }) => name).filter((name) => name !== '');
    return { dish: names.length === 0 ? null : names.join(', ') };
  }
  if (kind === 'SHOPPING') return (await hasOpenItems(db, personId, today)) ? { dish: null } : null;
  const range = { from: addDays(date, -1), to: today };
  const days = await listMeasuredDays(db, { personId, type: 'WEIGHT', ...range });
  const measured = days.map((day) => day.date);
  return isWeightMissing(measured, { date, today }) ? { dish: null } : null;
}
