import type { ItemOf, RecipeMeal } from '@weekbord/contract/diary/models';
import type { WeekRepair } from '@weekbord/contract/planner/repair-week';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { countedMacros, isHardlyOnRecord, sumOfMacros } from '@weekbord/domain/repair/assess-week';
import { offerRepair } from '@weekbord/domain/repair/offer-repair';
import type { SlotMacros } from '@weekbord/domain/macros/macros';
import type { ComposedMeal } from '@weekbord/domain/planner/search/compose-meal';
import { createHash } from 'node:crypto';
import { presentItems } from '../../diary/diary.public.ts';
import { changedNeeds } from '../../groceries/groceries.public.ts';
import type { Planning } from '../auto-plan/build-plan-request.ts';
import { presentProposals } from '../proposals/present-proposals.ts';
import type { WorkedOutChange, WorkedOutRepair } from './work-out-repair.ts';

const DAYS = 7;

/**
 * Returns a repair as the contract shows it: what is removed and what is added, the totals of the days, and how the
 * groceries change.
 */
export async function presentRepair(ctx: Planning, personId: number, repair: WorkedOutRepair): Promise<WeekRepair> {
  const { changes, judged, unanswered, start, now } = repair;
  const days = daysOf(repair);
  const sumOf = (figure: 'target' | 'before' | 'after') => rounded(sumOfMacros(days.map((day) => day[figure])));
  const week = { target: sumOf('target'), before: sumOf('before'), after: sumOf('after') };
  return {
    fingerprint: fingerprintOf(repair),
    reason: reasonOf(repair),
    changes: await presentChanges(ctx, personId, repair),
    unanswered: await presentItems(ctx.db, personId, unanswered, ctx.locale),
    empty_count: judged.reduce((count, { empty }) => count + empty.length, 0),
    days: days.map(({ date, target, before, after }) => ({
      date,
      target: rounded(target),
      before: rounded(before),
      after: rounded(after),
    })),
    week,
    let_go_kcal: week.after.kcal - week.target.kcal,
    groceries:
      changes.length === 0
        ? []
        : await changedNeeds(ctx, personId, {
            from: now.today > start ? now.today : start,
            to: addDays(start, DAYS - 1),
            gone: new Set(changes.map(({ item }) => item.id)),
            lines: changes.flatMap(({ after }) => (after === null ? [] : linesToBuy(after.meal))),
          }),
  };
}

/** Returns the lines of a meal times the number of people it is cooked for. */
function linesToBuy({ ingredients, cookFor }: ComposedMeal) {
  const people = cookFor?.people ?? 1;
  return ingredients.map(({ servingId, quantity }) => ({ servingId, quantity: quantity * people }));
}

/**
 * Returns a hash of a repair's changes and of everything from which they were calculated. It stays the same as long as
 * none of that changes.
 */
export function fingerprintOf({ person, start, now, judged, changes }: WorkedOutRepair): string {
  const days = judged.map(({ date, slots, open, superfluous, kept, skipped }) => {
    const items = [...open.map(({ meal }) => meal), ...superfluous, ...kept, ...skipped].map(({ item }) => [
      item.id,
      item.meal_moment,
      item.status,
      item.skipped,
      item.planned_by,
      item.locked,
      item.modified_at.toISOString(),
    ]);
    return [date, slots, items.toSorted((a, b) => Number(a[0]) - Number(b[0]))];
  });
  const what = changes.map(({ kind, item, after }) => [kind, item.id, after?.recipeId, after?.plate, after?.meal]);
  const about = [start, now.today, now.fromMoment, person.catalogue.version, person.catalogue.eater];
  return createHash('sha256')
    .update(JSON.stringify([about, days, what]))
    .digest('hex');
}

function reasonOf({ changes, judged, unanswered }: WorkedOutRepair): WeekRepair['reason'] {
  if (unanswered.length > 0) return 'UNANSWERED';
  if (changes.length > 0) return null;
  if (judged.every(({ open }) => open.length === 0)) return 'NOTHING_FREE';
  return offerRepair(judged) === null ? 'FITS' : 'NOTHING_BETTER';
}

/**
 * Returns the totals of each day. A meal that was not eaten no longer counts, a moment without a meal counts as
 * planned, and a past day with hardly any records counts as if its plan had been followed.
 */
function daysOf({ judged, changes }: WorkedOutRepair) {
  const changeOf = new Map(changes.map((change) => [change.item.id, change]));
  return judged.map((day) => {
    const { date, target, open, superfluous, kept, empty } = day;
    if (isHardlyOnRecord(day)) return { date, target, before: target, after: target };
    const ofEmpty = empty.map((slot) => slot.target);
    // A side dish that is replaced already counts as the new one.
    const was = kept.map(({ item }) => countedMacros({ macros: item }, target));
    const stays = kept.map((meal) => countedMacros(meal, target));
    const ofOpen = open.map(({ meal }) => countedMacros(meal, target));
    const after = open.map(({ meal }, at) => {
      const change = changeOf.get(meal.id);
      if (change === undefined) return ofOpen[at]!;
      return change.after === null ? sumOfMacros([]) : countedMacros(change.after.meal, target);
    });
    const before = [...was, ...ofEmpty, ...ofOpen, ...superfluous.map((meal) => countedMacros(meal, target))];
    return { date, target, before: sumOfMacros(before), after: sumOfMacros([...stays, ...ofEmpty, ...after]) };
  });
}

function rounded({ kcal, protein, fat, carbohydrates }: SlotMacros): SlotMacros {
  return {
    kcal: Math.round(kcal),
    protein: Math.round(protein),
    fat: Math.round(fat),
    carbohydrates: Math.round(carbohydrates),
  };
}

async function presentChanges(
  ctx: Planning,
  personId: number,
  { person, changes }: WorkedOutRepair,
): Promise<WeekRepair['changes']> {
  const items = await presentItems(
    ctx.db,
    personId,
    changes.map(({ item }) => item),
    ctx.locale,
  );
  const existing = new Map(items.map((item) => [item.id, item as ItemOf<'recipemeal'>]));
  const coming = changes.flatMap((change) => (change.after === null ? [] : [{ change, ...change.after }]));
  const texts = await presentProposals(ctx, person.catalogue, coming);
  const meals = new Map<WorkedOutChange, RecipeMeal>(
    coming.map(({ change }, at) => [change, texts[at]!.toJSON() as RecipeMeal]),
  );
  return changes.map((change) => {
    const { kind, item, because } = change;
    return {
      kind,
      calendar_item: item.id,
      date: item.date,
      meal_moment: item.meal_moment,
      before: existing.get(item.id)!.meal,
      after: meals.get(change) ?? null,
      because,
    };
  });
}
