import { addDays, daysBetween, type PlainDate } from '../dates/plain-date.ts';
import { FEWEST_LOGGED_DAYS, isEnergyOff, isProteinShort } from './off-plan.ts';
import { weightChangeOn, type WeightFacts } from './weight-change.ts';

/** Why a client wants their coach's attention, with what it follows from. */
export type Need =
  /** So many notes that the coach has not seen; the newest by its id. */
  | Readonly<{ kind: 'NOTE'; count: number; newest: number }>
  /** Something asked about a change of the plan, by the id of its version, which nobody answered. */
  | Readonly<{ kind: 'QUESTION'; version: number }>
  /** Whole days without anything eaten, today not counted; `last` is null where nothing ever was. */
  | Readonly<{ kind: 'NOT_LOGGED'; days: number; last: PlainDate | null }>
  /** kg a week, below 0 down, over the 30 days that end with a date. */
  | Readonly<{ kind: 'WEIGHT'; perWeek: number; until: PlainDate }>
  | Readonly<{ kind: 'NO_PLAN' }>
  /** kcal a day that were eaten and that the plan aims at, over so many logged days. */
  | Readonly<{ kind: 'ENERGY'; eaten: number; goal: number; days: number }>
  /** The same in grams of protein. */
  | Readonly<{ kind: 'PROTEIN'; eaten: number; goal: number; days: number }>
  /** The last date for which a meal is planned. */
  | Readonly<{ kind: 'WEEK_ENDS'; until: PlainDate }>
  /** Days since the coach asked. */
  | Readonly<{ kind: 'INVITATION'; days: number }>;

/** What was eaten on the latest logged days before today, and what the plan aims at on these days: kcal and g together. */
export type LoggedDays = Readonly<{
  days: number;
  from: PlainDate | null;
  eatenKcal: number | null;
  goalKcal: number | null;
  eatenProtein: number | null;
  goalProtein: number | null;
}>;

/** What is known of a client, as far as the rules look at it. */
export type ClientFacts = WeightFacts &
  Readonly<{
    /** Whether they have yet to answer the coach's invitation; then nothing else is looked at. */
    isInvited: boolean;
    /** When the account was made, or the invitation sent. */
    since: PlainDate;
    hasPlan: boolean;
    /** The last date with something eaten. */
    lastEaten: PlainDate | null;
    /** The last date with a meal that is planned and was not eaten. */
    plannedUntil: PlainDate | null;
    logged: LoggedDays;
    notes: Readonly<{ count: number; newest: number }> | null;
    question: number | null;
  }>;

/**
 * Days in a row without anything logged that are worth a word: who logs more steadily loses more (Burke, Wang and Sevick,
 * Self-monitoring in weight loss, J Am Diet Assoc 2011; Harvey et al., Log often, lose more, Obesity 2019), and a weekend
 * of two days is no gap yet.
 */
export const QUIET_DAYS = 3;
/** A whole week is no gap but an end, unless somebody asks. */
const LONG_QUIET_DAYS = 7;

/** Days back to which the logged days may reach; before that the plan may have been another. */
const LOGGED_WITHIN_DAYS = 21;
/** Part of the plan's energy, twice the margin: then the plan is not what the person eats by. */
const FAR_ENERGY_MARGIN = 0.3;
/** From how many days before its last planned date a week is running out, and for how long after it that is said. */
const ENDS_WITHIN_DAYS = 1;
const ENDED_WITHIN_DAYS = 3;

/** Days after which an invitation is worth another word. */
const INVITED_DAYS = 3;

/** The rules on a date: what of a client's facts is a reason, the most urgent first. Empty: nobody need look. */
export function needsOn(today: PlainDate): (facts: ClientFacts) => Need[] {
  // There are thousands of clients: what needs the calendar is worked out once for each date.
  const before = (days: number) => addDays(today, -days);
  const [quietBefore, loggedFrom] = [before(QUIET_DAYS), before(LOGGED_WITHIN_DAYS)];
  const [endedFrom, invitedBy] = [before(ENDED_WITHIN_DAYS), before(INVITED_DAYS)];
  const changeOf = weightChangeOn(today);
  const endsBy = addDays(today, ENDS_WITHIN_DAYS);
  const known = new Map<PlainDate, number>();
  const daysSince = (date: PlainDate): number => {
    const found = known.get(date) ?? daysBetween(date, today);
    known.set(date, found);
    return found;
  };

  const invitation = ({ since }: ClientFacts): Need[] =>
    since <= invitedBy ? [{ kind: 'INVITATION', days: daysSince(since) }] : [];

  const silence = ({ hasPlan, lastEaten, since }: ClientFacts): Need[] => {
    const last = lastEaten ?? since;
    if (!hasPlan || last >= quietBefore) return [];
    return [{ kind: 'NOT_LOGGED', days: daysSince(last) - 1, last: lastEaten }];
  };

  const diary = ({ logged, hasPlan }: ClientFacts): Need[] => {
    if (!hasPlan || logged.days < FEWEST_LOGGED_DAYS || logged.from === null || logged.from < loggedFrom) return [];
    return [...energyOff(logged), ...proteinShort(logged)];
  };

  const weight = (facts: ClientFacts): Need[] => {
    const change = changeOf(facts);
    return change?.course === 'AGAINST' ? [{ kind: 'WEIGHT', perWeek: change.perWeek, until: change.until }] : [];
  };

  const plan = ({ hasPlan, plannedUntil: until }: ClientFacts): Need[] => {
    if (!hasPlan) return [{ kind: 'NO_PLAN' }];
    return until !== null && until >= endedFrom && until <= endsBy ? [{ kind: 'WEEK_ENDS', until }] : [];
  };

  return (facts) => {
    if (facts.isInvited) return invitation(facts);
    const { notes, question } = facts;
    const needs: Need[] = [
      ...(notes === null ? [] : [{ kind: 'NOTE', ...notes } as const]),
      ...(question === null ? [] : [{ kind: 'QUESTION', version: question } as const]),
      ...silence(facts),
      ...weight(facts),
      ...plan(facts),
      ...diary(facts),
    ];
    return needs.length > 1 ? needs.toSorted((a, b) => urgencyOf(b) - urgencyOf(a)) : needs;
  };
}

function energyOff({ days, eatenKcal, goalKcal }: LoggedDays): Need[] {
  if (eatenKcal === null || goalKcal === null || goalKcal <= 0) return [];
  if (!isEnergyOff(eatenKcal / goalKcal)) return [];
  return [{ kind: 'ENERGY', eaten: Math.round(eatenKcal / days), goal: Math.round(goalKcal / days), days }];
}

function proteinShort({ days, eatenProtein, goalProtein }: LoggedDays): Need[] {
  if (eatenProtein === null || goalProtein === null || goalProtein <= 0) return [];
  if (!isProteinShort(eatenProtein / goalProtein)) return [];
  return [{ kind: 'PROTEIN', eaten: Math.round(eatenProtein / days), goal: Math.round(goalProtein / days), days }];
}

/** Whether the energy that was eaten is far from the plan. */
export function isFarOff({ eaten, goal }: Readonly<{ eaten: number; goal: number }>): boolean {
  return Math.abs(eaten - goal) >= goal * FAR_ENERGY_MARGIN;
}

/**
 * How urgent a reason is, up to 99: first who waits for an answer, then who is about to be lost, then what goes the wrong
 * way, then what can be done at any time.
 */
export function urgencyOf(need: Need): number {
  switch (need.kind) {
    case 'NOTE':
      return 95;
    case 'QUESTION':
      return 90;
    case 'NOT_LOGGED':
      return need.days >= LONG_QUIET_DAYS ? 80 : 50;
    case 'WEIGHT':
      return 70;
    case 'NO_PLAN':
      return 60;
    case 'ENERGY':
      return isFarOff(need) ? 65 : 45;
    case 'WEEK_ENDS':
      return 40;
    case 'PROTEIN':
      return 30;
    case 'INVITATION':
      return 20;
  }
}

/** Reasons that count in the order of clients; those after them are of no weight. */
const COUNTED = 4;
const BEYOND_URGENCY = 100;

/** How urgent reasons are together, the most urgent first: the first decides, then the second, up to the fourth. */
export function rankOfNeeds(needs: readonly Need[]): number {
  let rank = 0;
  for (let at = 0; at < COUNTED; at += 1) {
    const need = needs[at];
    rank = rank * BEYOND_URGENCY + (need === undefined ? 0 : urgencyOf(need));
  }
  return rank;
}
