import { type Plates, platesOfSteps, stepsOf } from '../../plates/plates-for-slot.ts';
import { choosePlates } from '../search/day-plates.ts';
import { platesIn, type WeekState } from '../week/week-state.ts';

/** Points, to be multiplied by the weight of a day, below which all of the day's values are inside their bands. */
const WITHIN_BAND = 1.5;

type Choice = Readonly<{ slot: number; plates: Plates; picks: Int32Array; points: number }>;

/**
 * For each meal that is cooked once for two slots, gives both plates the same steps of protein, starch and fat wherever
 * the targets of both days allow it. The plates then differ only in size and come from one pot.
 */
export function cookTogether(state: WeekState): void {
  const { problem, recipes, dayPoints } = state;
  for (const number of state.pairs) {
    const slots = [problem.leftovers.pairs[number]!.first, problem.leftovers.pairs[number]!.second];
    const table = problem.pool.catalogue.flex(recipes[slots[0]!]!);
    let best: Choice[] | null = null;
    let least = Infinity;
    for (const steps of stepsOf(table)) {
      const choices = slots.map((slot) =>
        chooseWith(state, slot, platesOfSteps(table, problem.slots[slot]!.kind.target, steps)),
      );
      const isBorne = choices.every(({ slot, points }) => {
        const { day } = problem.slots[slot]!;
        return points <= Math.max(dayPoints[day]!, WITHIN_BAND * problem.days[day]!.aim.weight);
      });
      const sum = choices.reduce((total, { points }) => total + points, 0);
      if (!isBorne || sum >= least) continue;
      least = sum;
      best = choices;
    }
    for (const choice of best ?? []) take(state, choice);
  }
}

/** Chooses the plates for a slot's day, with the given plates for the slot itself. */
function chooseWith(state: WeekState, slot: number, plates: Plates): Choice {
  const { problem, picks } = state;
  const { aim, fixed, slots } = problem.days[problem.slots[slot]!.day]!;
  const meals = slots.map((each) => (each === slot ? plates : platesIn(state, each)));
  const chosen = picks.slice(slots[0], slots[0]! + slots.length);
  return { slot, plates, picks: chosen, points: choosePlates(aim, fixed, meals, chosen) };
}

function take(state: WeekState, { slot, plates, picks, points }: Choice): void {
  const day = state.problem.slots[slot]!.day;
  state.ownPlates.set(slot, plates);
  state.picks.set(picks, state.problem.days[day]!.slots[0]);
  state.dayPoints[day] = points;
}
