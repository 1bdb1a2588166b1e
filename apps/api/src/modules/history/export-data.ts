import { setImmediate } from 'node:timers/promises';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { type exportedPart, exportedRow } from '@weekbord/contract/history/export-data';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import type { MealColumns } from '@weekbord/domain/diary/calendar-items';
import { EXPORTED_SECTIONS, type ExportedSection } from '@weekbord/domain/history/exported-data';
import { ageOfProfile } from '@weekbord/domain/intake/birthday';
import { roundTo } from '@weekbord/domain/numbers/rounding';
import { describeSection } from '@weekbord/phrases/exported-data';
import type { z } from 'zod';
import { CheckedText } from '../../platform/http/checked-text.ts';
import type { Context, Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { authorizePerson, noteOwnAct } from '../access/access.public.ts';
import { listMealFacts } from '../diary/diary.public.ts';
import { findCycle } from '../intake/intake.public.ts';
import { countSections, type ExportedRow, listSection, MEAL_FACTS, SECTIONS_OF_MEALS } from './history.store.ts';

type Ctx = Context<Endpoints['exportData']>;
type Part = z.infer<typeof exportedPart>;
type Row = z.infer<typeof exportedRow>;
type Rows = Readonly<{ rows: ExportedRow[]; isUnreadable?: boolean }>;

/** How many rows are written before other requests get their turn. */
const ROWS_AT_ONCE = 250;

/** Returns all of the caller's data. The export is audited, so that owners notice exports that they did not make. */
export const exportData: Operation<Endpoints['exportData']> = async (ctx) => {
  const personId = await authorizePerson(ctx);
  await noteOwnAct(ctx, 'TAKE', 'users/me/export');
  const parts: CheckedText<Part>[] = [];
  for (const section of EXPORTED_SECTIONS) parts.push(await partOf(ctx, personId, section));
  ctx.setHeader('content-disposition', `attachment; filename="weekbord-${ctx.today}.json"`);
  const about = { exported_at: ctx.now.toISOString(), language: ctx.locale };
  return CheckedText.withList(about, 'parts', [CheckedText.list(parts)]);
};

async function partOf(ctx: Ctx, personId: number, section: ExportedSection): Promise<CheckedText<Part>> {
  const { rows, isUnreadable = false } = await rowsOf(ctx, personId, section);
  const described = describeSection(section, ctx.locale);
  const pieces: CheckedText<readonly Row[]>[] = [];
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    if (at > 0) await setImmediate();
    const slice = await withFacts(ctx, personId, section, rows.slice(at, at + ROWS_AT_ONCE));
    const shown = slice.map((row) => jsonOf(row, described.fields));
    pieces.push(CheckedText.write(exportedRow.array(), shown, 'a part of an export'));
  }
  return CheckedText.withList({ section, ...described, is_unreadable: isUnreadable }, 'rows', pieces);
}

export const countData: Operation<Endpoints['countData']> = async (ctx) => ({
  parts: await countSections(ctx.db, await authorizePerson(ctx)),
});

async function rowsOf(ctx: Ctx, personId: number, section: ExportedSection): Promise<Rows> {
  if (section === 'cycle') return cycleOf(ctx, personId);
  const rows = await listSection(ctx.db, personId, section, ctx.locale);
  return { rows: rows.map((row) => atAgeOfToday(section, row, ctx.today)) };
}

type Aged = Parameters<typeof ageOfProfile>[0];

/**
 * Returns a profile, or a coach's record of one, with today's age, because the stored age is from the day it was
 * written.
 */
function atAgeOfToday(section: ExportedSection, row: ExportedRow, today: PlainDate): ExportedRow {
  if (section === 'profile') return { ...row, age: ageOfProfile(row as Aged, today) };
  if (section !== 'recorded_by_coaches' || row['recorded_kind'] !== 'profile') return row;
  // Absent if the row's fields do not include them.
  const { age = null, birthday = null, ...others } = row['recorded'] as Partial<Aged>;
  const now = ageOfProfile({ age, birthday }, today);
  return { ...row, recorded: { ...others, ...(now !== null && { age: now }), ...(birthday !== null && { birthday }) } };
}

/** Returns rows of meals with the values that the diary calculates from them. */
async function withFacts(ctx: Ctx, personId: number, section: ExportedSection, rows: readonly ExportedRow[]) {
  if (!SECTIONS_OF_MEALS.includes(section)) return rows;
  const facts = await listMealFacts(ctx.db, personId, rows as unknown as MealColumns[], ctx.locale);
  return rows.map((row, index) => ({ ...row, ...factsOf(facts[index]!) }));
}

function factsOf(facts: Readonly<Record<(typeof MEAL_FACTS)[number], string | number | null>>): ExportedRow {
  return Object.fromEntries(
    MEAL_FACTS.map((field) => {
      const value = facts[field];
      return [field, typeof value === 'number' ? roundTo(value, 2) : value];
    }),
  );
}

/** Returns the sealed cycle, opened for its owner. If it cannot be opened, the rest is exported without it. */
async function cycleOf(ctx: Ctx, personId: number): Promise<Rows> {
  try {
    const cycle = await findCycle(ctx, personId);
    const rows = cycle === undefined ? [] : [{ period_starts: cycle.starts, menstrual_cycle_length: cycle.saidLength }];
    return { rows };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'data_unreadable') return { rows: [], isUnreadable: true };
    throw error;
  }
}

/** Returns a row as JSON, its fields in the order of their descriptions. */
function jsonOf(row: ExportedRow, fields: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.keys(fields).map((field) => {
      const value = row[field];
      return [field, (value instanceof Date ? value.toISOString() : (value ?? null)) as never];
    }),
  );
}
