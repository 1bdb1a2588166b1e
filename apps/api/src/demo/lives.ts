import { addDays } from '@weekbord/domain/dates/plain-date';
import type { Planning } from '../modules/planner/planner.public.ts';
import { onboard } from '../modules/onboarding/onboarding.public.ts';
import { autoPlan, type AutoPlanned } from '../modules/planner/planner.public.ts';
import { answers, type Choices } from './answers.ts';
import type { Person } from './people.ts';

/** Seed of plans that must be the same at every start. */
const SEED = 20_270;

/** Answers the wizard for somebody and plans their first week from `start`, all in one transaction. */
export function anOnboardedPerson(
  parts: Planning,
  person: Person,
  choices: Choices & { start: string },
): Promise<AutoPlanned> {
  const { start, ...given } = choices;
  const asker = { id: person.id, organisationId: person.organisation_id, coachId: person.coach_id };
  return parts.db
    .transaction()
    .execute((db) => onboard({ ...parts, db }, asker, { ...answers(given), start_date: start, seed: SEED }));
}

/** Plans seven days, or as many as are wanted, of somebody who is onboarded; what stands there stays. */
export function aPlannedWeek(
  parts: Planning,
  person: Person,
  range: { start: string; days?: number },
): Promise<AutoPlanned> {
  return parts.db
    .transaction()
    .execute((db) =>
      autoPlan({ ...parts, db }, { personId: person.id, days: 7, ...range, seed: SEED, deleteExisting: false }),
    );
}

/** Ticks off what somebody had planned before a date, but for every `skip`-th meal, as people do. */
export async function eatUntil(parts: Planning, person: Person, until: string, skip = 7): Promise<void> {
  const rows = await parts.db
    .selectFrom('calendar_item')
    .innerJoin('calendar_day', (join) =>
      join
        .onRef('calendar_day.person_id', '=', 'calendar_item.person_id')
        .onRef('calendar_day.id', '=', 'calendar_item.calendar_day_id'),
    )
    .select('calendar_item.id')
    .where('calendar_item.person_id', '=', person.id)
    .where('calendar_day.date', '<', until)
    .orderBy('calendar_item.id')
    .execute();
  const eaten = rows.filter((_, index) => index % skip !== skip - 1).map((row) => row.id);
  if (eaten.length === 0) return;
  await parts.db
    .updateTable('calendar_item')
    .set({ status: 'EATEN', modified_at: parts.now })
    .where('person_id', '=', person.id)
    .where('id', 'in', eaten)
    .execute();
}

/** The date so many days before a moment's own date, in UTC. */
export function daysAgo(now: Date, days: number): string {
  return addDays(now.toISOString().slice(0, 10), -days);
}
