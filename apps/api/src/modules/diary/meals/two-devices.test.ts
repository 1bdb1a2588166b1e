import process from 'node:process';
import { listCalendarDays, updateCalendarDay } from '@weekbord/contract/diary/calendar-days';
import { deleteCalendarItem, moveMeal, updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { planQuickAddMeal } from '@weekbord/contract/diary/quick-add-meals';
import { editRecipeMealPortions } from '@weekbord/contract/diary/recipe-meals';
import {
  createGroceryList,
  createGroceryListItem,
  getGroceryList,
  updateGroceryList,
} from '@weekbord/contract/groceries/grocery-lists';
import { anotherMeal } from '@weekbord/contract/planner/another-meal';
import { autoPlanDays } from '@weekbord/contract/planner/auto-plan';
import { undoReplacement } from '@weekbord/contract/planner/undo-replacement';
import { addDays } from '@weekbord/domain/dates/plain-date';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';
import { MONDAY, personWithPlan, slotsOf, startPlannerApp } from '../diary.test-support.ts';

/** How many sequences of two devices' actions are run. TWO_DEVICES_RUNS=1000 runs a thousand. */
const RUNS = Number(process.env['TWO_DEVICES_RUNS'] ?? 10);
const DAYS = 2;

const app = await startPlannerApp(smallCatalogue(), { quick: true });
const { client, person } = await personWithPlan(app);
const phone = client;
const tablet = app.as(tokenOf(person));
const [slot] = await slotsOf(app, person);
const week = { start_date: MONDAY, end_date: addDays(MONDAY, 6) };
const { id: listId } = (await client.call(createGroceryList, { body: week })).body;

type Meal = Readonly<{
  status: string;
  locked: boolean;
  portions: number;
  mealId: number;
  date: string;
  moment: MealMoment;
}>;

/** The part of a diary and of a grocery list that changes in this test, by key. */
type State = Readonly<{
  notes: Map<number, string | null>;
  meals: Map<number, Meal>;
  /** How many of each quick add exist, keyed by kcal, which are unique. */
  added: Map<number, number>;
  foods: Map<number, boolean>;
  /** The items a person typed, and whether each is ticked. */
  own: Map<string, boolean>;
}>;

async function read(): Promise<State> {
  const query = { date__gte: MONDAY, date__lte: addDays(MONDAY, DAYS - 1), page_size: 62 };
  const days = (await client.call(listCalendarDays, { query })).body.results;
  const { items: lines } = (await client.call(getGroceryList, { params: { id: listId } })).body;
  const state: State = {
    notes: new Map(days.map(({ id, note }) => [id, note])),
    meals: new Map(),
    added: new Map(),
    foods: new Map(lines.flatMap(({ id, food, checked }) => (food === null ? [] : [[id, checked]]))),
    own: new Map(lines.flatMap(({ food, name, checked }) => (food === null ? [[name, checked]] : []))),
  };
  for (const { date, calendar_items: items } of days) {
    for (const { id, content_type: kind, meal, status, locked, object_id: mealId, meal_moment: moment } of items) {
      if (kind === 'recipemeal') state.meals.set(id, { status, locked, portions: meal.portions, mealId, date, moment });
      if (kind === 'quickaddmeal') state.added.set(meal.kcal!, (state.added.get(meal.kcal!) ?? 0) + 1);
    }
  }
  return state;
}

/** With fewer meals, a sequence of steps tests too little; with more added meals, it is slow. */
const [FEW_MEALS, MANY_ADDED] = [DAYS, 20] as const;

/** Replans the days if few meals are left, and removes meals added by many sequences. */
async function prepare(): Promise<void> {
  const { meals, added, own } = await read();
  if (added.size + own.size > MANY_ADDED) {
    await app.db
      .deleteFrom('calendar_item')
      .where('person_id', '=', person.id)
      .where('quick_add_meal_id', 'is not', null)
      .execute();
    await app.db.deleteFrom('grocery_item').where('person_id', '=', person.id).where('food_id', 'is', null).execute();
  }
  if (meals.size > FEW_MEALS) return;
  await client.call(autoPlanDays, {
    body: { start_date_inclusive: MONDAY, num_days: DAYS, delete_existing_plans: true },
  });
}

const KINDS = [
  'tick',
  'lock',
  'move',
  'exchange',
  'portions',
  'remove',
  'note',
  'add',
  'shop',
  'type',
  'tick own',
  'remove own',
] as const;
type Choice = Readonly<{ kind: (typeof KINDS)[number]; at: number; value: number }>;

/** An action that a device sends once, or again if no response arrived. */
type Act = {
  readonly send: (device: typeof client) => Promise<{ status: number }>;
  /** Changes the state. Returns false if it has nothing to act on, in which case the server must reject the action. */
  readonly apply: (state: State) => boolean;
  /** Whether sending the request again has no second effect. */
  readonly isOnce: boolean;
  wasDone: boolean;
};

let lastNumber = 0;
const nextNumber = () => (lastNumber += 1);
const keyOf = (name: string) => `00000000-0000-4000-8000-${name.replace('own ', '').padStart(12, '0')}`;

const MOMENTS = ['BREAKFAST', 'LUNCH', 'DINNER'] as const;
type Place = Pick<Meal, 'date' | 'moment'>;

/** Eaten meals stay on their date. */
const mayLeave = (meal: Meal | undefined, date: string) =>
  meal !== undefined && (meal.status !== 'EATEN' || meal.date === date);

/** Swaps two meals if the second is still where the device saw it. */
function exchange({ meals }: State, [id, otherId]: readonly [number, number], place: Place): boolean {
  const [meal, other] = [meals.get(id), meals.get(otherId)];
  if (meal === undefined || other === undefined) return false;
  const isAt = (one: Meal) => one.date === place.date && one.moment === place.moment;
  // Moving a meal to where it already is changes nothing.
  if (isAt(meal)) return true;
  if (!isAt(other) || !mayLeave(meal, place.date) || !mayLeave(other, meal.date)) return false;
  meals.set(id, { ...meal, ...place });
  meals.set(otherId, { ...other, date: meal.date, moment: meal.moment });
  return true;
}

/** Returns the action for a choice, based on what the device saw last; undefined if there was nothing to act on. */
function actOf({ kind, at, value }: Choice, seen: State): Act | undefined {
  const pick = <Key>(map: ReadonlyMap<Key, unknown>): Key | undefined => [...map.keys()][at % map.size];
  const change = (part: (state: State) => boolean, send: Act['send'], isOnce = false): Act => ({
    send,
    apply: part,
    isOnce,
    wasDone: false,
  });
  const id = pick(seen.meals);
  const day = pick(seen.notes)!;
  const number = nextNumber();
  const extra = { headers: { 'idempotency-key': `act-${number}` } };
  const isOn = value % 2 === 0;
  const ofMeal = (part: Partial<Meal>) => (state: State) => {
    const meal = state.meals.get(id!);
    if (meal !== undefined) state.meals.set(id!, { ...meal, ...part });
    return meal !== undefined;
  };
  switch (kind) {
    case 'tick': {
      if (id === undefined) return undefined;
      const status = isOn ? 'EATEN' : 'PLANNED';
      return change(ofMeal({ status }), (device) =>
        device.call(updateCalendarItem, { params: { id }, body: { status } }),
      );
    }
    case 'lock':
      if (id === undefined) return undefined;
      return change(ofMeal({ locked: isOn }), (device) =>
        device.call(updateCalendarItem, { params: { id }, body: { locked: isOn } }),
      );
    case 'move': {
      if (id === undefined) return undefined;
      const place = { date: addDays(MONDAY, value % DAYS), moment: MOMENTS[value % MOMENTS.length]! };
      return change(
        (state) => mayLeave(state.meals.get(id), place.date) && ofMeal(place)(state),
        (device) => device.call(moveMeal, { params: { id }, body: { date: place.date, meal_moment: place.moment } }),
      );
    }
    case 'exchange': {
      const otherId = [...seen.meals.keys()][value % seen.meals.size];
      if (id === undefined || otherId === undefined || otherId === id) return undefined;
      const { date, moment } = seen.meals.get(otherId)!;
      const body = { date, meal_moment: moment, exchange_with: otherId };
      return change(
        (state) => exchange(state, [id, otherId], { date, moment }),
        (device) => device.call(moveMeal, { params: { id }, body }),
      );
    }
    case 'portions': {
      if (id === undefined) return undefined;
      const portions = 1 + (value % 4);
      const params = { id: seen.meals.get(id)!.mealId };
      return change(ofMeal({ portions }), (device) =>
        device.call(editRecipeMealPortions, { params, body: { portions } }),
      );
    }
    case 'remove':
      if (id === undefined) return undefined;
      return change(
        ({ meals }) => meals.delete(id),
        (device) => device.call(deleteCalendarItem, { params: { id } }),
      );
    case 'note': {
      const note = `note ${number}`;
      return change(
        ({ notes }) => notes.set(day, note).has(day),
        (device) => device.call(updateCalendarDay, { params: { id: day }, body: { note } }),
      );
    }
    case 'add': {
      const body = { calendar_day_id: day, meal_slot_id: slot!.id, kcal: number };
      return change(
        ({ added }) => added.set(number, (added.get(number) ?? 0) + 1).has(number),
        (device) => device.call(planQuickAddMeal, { body }, extra),
        true,
      );
    }
    case 'shop': {
      const food = pick(seen.foods)!;
      const body = { items: [{ id: food, checked: isOn }] };
      return change(
        ({ foods }) => foods.set(food, isOn).has(food),
        (device) => device.call(updateGroceryList, { params: { id: listId }, body }),
      );
    }
    case 'type': {
      const name = `own ${number}`;
      return change(
        ({ own }) => own.set(name, false).has(name),
        (device) => device.call(createGroceryListItem, { body: { list: listId, name, key: keyOf(name) } }, extra),
        true,
      );
    }
    default: {
      const name = pick(seen.own);
      if (name === undefined) return undefined;
      const removed = kind === 'remove own';
      const item = removed ? { key: keyOf(name), removed } : { key: keyOf(name), checked: isOn };
      // Items that the other device removed are skipped.
      return change(
        ({ own }) => {
          if (removed) own.delete(name);
          else if (own.has(name)) own.set(name, isOn);
          return true;
        },
        (device) => device.call(updateGroceryList, { params: { id: listId }, body: { own_items: [item] } }),
      );
    }
  }
}

/** The requests to the planner. Which meals it chooses is up to the planner, but which meals it may change is fixed. */
const ASKED = ['plan again', 'plan again and undo', 'another'] as const;
type Asked = Readonly<{ asks: (typeof ASKED)[number]; at: number }>;

/** Runs the planner, and checks that it keeps meals that are not its own. Returns the state afterwards. */
async function ask({ asks, at }: Asked, device: typeof client, seen: State, stands: State): Promise<State> {
  app.clock.advance({ minutes: 1 });
  const others = ({ notes, added, foods, own }: State) => ({ notes, added, foods, own });
  const kept = ({ meals }: State) => [...meals].filter(([, { status, locked }]) => status === 'EATEN' || locked);
  if (asks === 'another') {
    const id = [...seen.meals.keys()][at % seen.meals.size];
    if (id === undefined) return stands;
    const meal = stands.meals.get(id);
    const { status, body } = await device.call(anotherMeal, { params: { id }, body: {} });
    const after = await read();
    expect(status < 300).toBe(meal !== undefined && meal.status === 'PLANNED' && !meal.locked);
    if (status >= 300 || body.calendar_item === null) {
      expect(after).toEqual(stands);
      return after;
    }
    const { date, moment } = after.meals.get(body.calendar_item.id)!;
    expect({ date, moment }).toEqual({ date: meal!.date, moment: meal!.moment });
    const without = (of: State, gone: number) => new Map([...of.meals].filter(([one]) => one !== gone));
    expect(without(after, body.calendar_item.id)).toEqual(without(stands, id));
    expect(others(after)).toEqual(others(stands));
    return after;
  }
  const { status, body } = await device.call(autoPlanDays, {
    body: { start_date_inclusive: MONDAY, num_days: DAYS, delete_existing_plans: true },
  });
  expect(status).toBe(200);
  const after = await read();
  expect(others(after)).toEqual(others(stands));
  expect([...after.meals]).toEqual(expect.arrayContaining(kept(stands)));
  if (asks === 'plan again' || body.undo_id === null) return after;
  await device.call(undoReplacement, { params: { id: body.undo_id } });
  const undone = await read();
  expect(undone).toEqual(stands);
  return undone;
}

/** Applies an action as the server should. Returns whether it is accepted. */
function applyTo(state: State, act: Act): boolean {
  if (act.isOnce && act.wasDone) return true;
  return act.apply(state);
}

const choice = fc.record({ kind: fc.constantFrom(...KINDS), at: fc.nat(40), value: fc.nat(9) });
/**
 * A device's step: it may refresh first, then acts, and the action waits until the device is online. If the last
 * response is lost, the device sends that action again in its next step.
 */
const deed = fc.record({
  choices: fc.array(choice, { maxLength: 2 }),
  looks: fc.boolean(),
  hasNetwork: fc.boolean(),
  losesAnswer: fc.boolean(),
});
/** A step of one device, which may run the planner, or concurrent steps of both devices. */
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ device: fc.constantFrom(0, 1), deed }) },
  {
    weight: 1,
    arbitrary: fc.record({ device: fc.constantFrom(0, 1), asks: fc.constantFrom(...ASKED), at: fc.nat(40) }),
  },
  { weight: 1, arbitrary: fc.record({ both: fc.tuple(choice, choice) }) },
);

it(
  'two devices that send in any order, late, twice or concurrently neither lose nor duplicate data',
  {
    timeout: Math.max(900_000, RUNS * 10_000),
  },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        await prepare();
        let stands = await read();
        const devices = [phone, tablet].map((device) => ({
          device,
          seen: structuredClone(stands),
          waiting: [] as Act[],
        }));

        const sendAll = async ({ device, waiting }: (typeof devices)[number], losesAnswer: boolean) => {
          const acts = waiting.splice(0);
          for (const act of acts) {
            const isAccepted = applyTo(stands, act);
            expect((await act.send(device)).status < 300).toBe(isAccepted);
            act.wasDone ||= isAccepted;
          }
          if (losesAnswer) waiting.push(...acts.slice(-1));
        };

        for (const one of steps) {
          if ('both' in one) {
            const acts = devices.map(({ seen }, at) => actOf(one.both[at]!, seen));
            const sent = acts.flatMap((act, at) => (act === undefined ? [] : [act.send(devices[at]!.device)]));
            await Promise.all(sent);
            // Either of the two actions may have come first.
            const orders = [acts, acts.toReversed()].map((order) => {
              const after = structuredClone(stands);
              for (const act of order) if (act !== undefined) applyTo(after, act);
              return after;
            });
            stands = await read();
            expect(orders).toContainEqual(stands);
            continue;
          }
          const own = devices[one.device]!;
          if ('asks' in one) {
            stands = await ask(one, own.device, own.seen, stands);
            continue;
          }
          if (one.deed.looks) own.seen = await read();
          own.waiting.push(...one.deed.choices.flatMap((made) => actOf(made, own.seen) ?? []));
          if (one.deed.hasNetwork) await sendAll(own, one.deed.losesAnswer);
        }
        for (const own of devices) await sendAll(own, false);
        expect(await read()).toEqual(stands);
      }),
      { numRuns: RUNS },
    );
  },
);
