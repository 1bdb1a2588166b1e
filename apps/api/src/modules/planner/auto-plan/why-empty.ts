import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PlanIssue } from '@weekbord/domain/planner/week/plan-result';
import type { PlanDayInput, SlotId } from '@weekbord/domain/planner/week/plan-request';
import {
  type EmptyRule,
  fillableSlots,
  hasRecipeOfAnyEnergy,
  leastRules,
} from '@weekbord/domain/planner/reasons/why-empty';
import { findIntake } from '../../intake/intake.public.ts';
import { type Eater, eaterOf, keyOfEater } from '../../recipes/recipes.public.ts';
import type { Planning, PlanningPerson } from './build-plan-request.ts';
import type { LaidOutDay } from './lay-out-days.ts';
import { findRules } from '../person-rules/person-rules.store.ts';
import { loadPlanningCatalogue, type PlanningCatalogue } from './planning-catalogue.ts';

/**
 * The catalogue under each set of rules that one request has tried, cached because creating it takes tens of
 * milliseconds.
 */
export type TriedRules = Map<string, PlanningCatalogue>;

type Asked = Readonly<{
  personId: number;
  person: PlanningPerson;
  day: PlanDayInput;
  slotId: SlotId;
  /** The day's slots that the planner can fill without breaking any of the person's rules. */
  fillable: ReadonlySet<SlotId>;
  tried: TriedRules;
}>;

/**
 * Returns which of a person's rules leave nothing for an open slot of a day; null if something is left. The recipes are
 * adapted to each set of rules that is tried, so that the result matches what the planner would find.
 */
export async function whyEmpty(
  ctx: Pick<Planning, 'db' | 'config'>,
  { personId, person, day, slotId, fillable, tried }: Asked,
): Promise<readonly EmptyRule[] | null> {
  const { preferences, catalogue } = person;
  const kcal = day.slots.find(({ id }) => id === slotId)?.target.kcal ?? 0;
  if (!(kcal > 0)) return [{ kind: 'noTarget' }];
  if (fillable.has(slotId)) return null;
  const intake = await findIntake(ctx.db, personId);
  const row = await findRules(ctx.db, personId);
  const eater = eaterOf(intake, row);
  const authorId = row.hasOwn ? personId : null;
  const withRules = async (limited: Eater) => {
    const key = keyOfEater(limited);
    const known = tried.get(key);
    if (known !== undefined) return known;
    // Lets other requests run in between.
    await nextTurn();
    const made = await loadPlanningCatalogue(ctx, catalogue.version, { eater: limited, authorId, isPassing: true });
    tried.set(key, made);
    return made;
  };
  const leaveNothing = async (rules: readonly EmptyRule[]) => {
    const limited = eaterWith(eater, rules);
    const { index, avoidFoodIds } = await withRules(limited);
    const has = (kind: EmptyRule['kind']) => rules.some((rule) => rule.kind === kind);
    const asked = {
      ...preferences,
      diet: limited.diet,
      intolerances: limited.intolerances,
      avoidFoodIds,
      dislikedRecipeIds: has('disliked') ? row.dislikedRecipeIds : [],
    };
    return has('energy')
      ? !fillableSlots(index, { preferences: asked, day }).has(slotId)
      : !hasRecipeOfAnyEnergy(index, { preferences: asked, day, slotId });
  };
  const diet = intake?.diet ?? 'OMNIVORE';
  const hasDiet = eater.diet !== null || eater.without.length > 0;
  // The most general rule comes last, because the first ones are dropped first: it is then named if it suffices by
  // itself.
  const rules: readonly EmptyRule[] = [
    ...(row.dislikedRecipeIds.length > 0 ? [{ kind: 'disliked' } as const] : []),
    ...(eater.dislikes.length > 0 ? [{ kind: 'avoided' } as const] : []),
    { kind: 'energy', kcal: Math.round(kcal) },
    ...eater.intolerances.map((allergen) => ({ kind: 'allergen', allergen }) as const),
    // In a plant-based organisation, people without a diet get vegetarian food.
    ...(hasDiet ? [{ kind: 'diet', diet: diet === 'OMNIVORE' ? 'VEGETARIAN' : diet } as const] : []),
  ];
  const least = await leastRules(rules, leaveNothing);
  return least.length === 0 ? [{ kind: 'noRecipes' }] : least;
}

/**
 * Returns why slots stayed empty, by the issue that reports it. Slots that are alike on several dates are checked once.
 */
export async function whyUnfilled(
  ctx: Pick<Planning, 'db' | 'config'>,
  planned: Pick<Asked, 'personId' | 'person'> &
    Readonly<{ laidOut: readonly LaidOutDay[]; issues: readonly PlanIssue[] }>,
): Promise<ReadonlyMap<PlanIssue, readonly EmptyRule[]>> {
  const { personId, person, laidOut, issues } = planned;
  const known = new Map<string, readonly EmptyRule[] | null>();
  const tried: TriedRules = new Map();
  const found = new Map<PlanIssue, readonly EmptyRule[]>();
  for (const issue of issues) {
    const day = laidOut.find(({ input }) => input.date === issue.date)?.input;
    if (issue.kind !== 'unfilled' || day === undefined || issue.slotId === undefined) continue;
    const key = JSON.stringify([issue.slotId, day.slots, day.fixed]);
    const before = known.get(key);
    const rules =
      before === undefined
        ? await whyEmpty(ctx, {
            personId,
            person,
            day,
            slotId: issue.slotId,
            fillable: fillableSlots(person.catalogue.index, { preferences: person.preferences, day }),
            tried,
          })
        : before;
    known.set(key, rules);
    if (rules !== null) found.set(issue, rules);
  }
  return found;
}

/** Returns an eater with only the given rules of a person. */
function eaterWith(eater: Eater, rules: readonly EmptyRule[]): Eater {
  const has = (kind: EmptyRule['kind']) => rules.some((rule) => rule.kind === kind);
  const allergens = rules.flatMap((rule) => (rule.kind === 'allergen' ? [rule.allergen] : []));
  return {
    diet: has('diet') ? eater.diet : null,
    without: has('diet') ? eater.without : [],
    intolerances: allergens,
    dislikes: has('avoided') ? eater.dislikes : [],
  };
}
