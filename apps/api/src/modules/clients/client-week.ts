import type { Answered } from '@weekbord/contract/endpoint';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { ADHERENCE_DAYS } from '@weekbord/domain/clients/adherence';
import { addDays, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { effectOfChange } from '@weekbord/domain/plans/plan-versions';
import type { Operation } from '../../platform/http/context.ts';
import { authorizePerson } from '../access/access.public.ts';
import { listAllMeasuredDays } from '../progress/progress.public.ts';
import { listEatenDays } from './client-figures.store.ts';
import { adherenceShown, presentAdherence } from './client-figures.ts';
import { type ChangeRow, type DayRow, listChangesBetween, listDaysOf, listNotesBetween } from './client-week.store.ts';

type Week = Answered<Endpoints['getClientWeek']>;

export const getClientWeek: Operation<Endpoints['getClientWeek']> = async (ctx) => {
  const { db, actor, query } = ctx;
  const { today = ctx.today } = query;
  const personId = await authorizePerson(ctx, query.user);
  const until = query.until < today ? query.until : addDays(today, -1);
  const from = addDays(until, 1 - ADHERENCE_DAYS);
  const hasToday = addDays(until, 1) === today;
  const last = hasToday ? today : until;
  // The dates are in the reader's time zone, so an extra day is read on either side to cover every time zone.
  const moments = { personId, from: momentOf(addDays(from, -1)), until: momentOf(addDays(last, 2)) };
  const coachId = actor.id === personId ? null : actor.id;
  const [rows, eaten, measured, notes, changes] = await Promise.all([
    listDaysOf(db, { personId, from, until: last }),
    listEatenDays(db, { ids: [personId], from, until }),
    listAllMeasuredDays(db, { personId, from, to: until }),
    listNotesBetween(db, { ...moments, coachId }),
    listChangesBetween(db, moments),
  ]);
  const days = rows.map(presentDay);
  return {
    from,
    until,
    // The caller may see the targets here: calls without consent are rejected earlier.
    adherence: presentAdherence(adherenceShown(eaten.get(personId), true)),
    days: days.slice(0, ADHERENCE_DAYS),
    today: days[ADHERENCE_DAYS] ?? null,
    // Weights are left out here, because they are listed with their days.
    measurements: measured.filter(({ type }) => type !== 'WEIGHT'),
    events: [
      ...notes.map((note) => ({
        kind: 'NOTE' as const,
        id: note.id,
        at: note.written_at.toISOString(),
        is_of_client: note.author_id === personId,
        text: note.text,
      })),
      ...changes.map((change) => presentChange(change, personId)),
    ].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)),
  };
};

function momentOf(date: PlainDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

function presentDay(row: DayRow): Week['days'][number] {
  const { goal_kcal: goalKcal } = row;
  const goal = {
    kcal: goalKcal,
    protein: row.goal_protein,
    carbohydrates: row.goal_carbohydrates,
    fat: row.goal_fat,
  };
  const eaten = {
    kcal: row.eaten_kcal,
    protein: row.eaten_protein,
    carbohydrates: row.eaten_carbohydrates,
    fat: row.eaten_fat,
  };
  return {
    date: row.date,
    goal: goalKcal === null ? null : goal,
    eaten: row.is_logged ? eaten : null,
    is_partial: row.is_partial,
    are_macros_partial: row.are_macros_partial,
    weight: row.weight,
  };
}

function presentChange(change: ChangeRow, personId: number): Week['events'][number] {
  const effect = effectOfChange(change.before, change.after);
  return {
    kind: 'PLAN',
    id: change.id,
    at: change.made_at.toISOString(),
    is_of_client: change.made_by === personId,
    reason: change.reason,
    effect: effect && { kcal: effect.kcal, protein: effect.protein },
    answer: change.answer,
    question: change.question,
  };
}
