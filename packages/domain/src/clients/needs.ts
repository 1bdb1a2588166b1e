import { addDays, daysBetween, type PlainDate } from '../dates/plain-date.ts';
import { FEWEST_LOGGED_DAYS, isEnergyOff, isProteinShort } from './off-plan.ts';
import { weightChangeOn, type WeightFacts } from './weight-change.ts';

/** Why a client needs their coach's attention, with the facts behind it. */
export type Need =
  /** The number of unread notes; `newest` is the id of the newest. */
  | Readonly<{ kind: 'NOTE'; count: number; newest: number }>
  /** An unanswered question about a change to the plan, by the id of the plan version. */
  | Readonly<{ kind: 'QUESTION'; version: number }>
  /** Full days without anything eaten, not counting today; `last` is null if nothing was ever eaten. */
  | Readonly<{ kind: 'NOT_LOGGED'; days: number; last: PlainDate | null }>
  /** kg per week, negative when falling, over the 30 days that end on a date. */
  | Readonly<{ kind: 'WEIGHT'; perWeek: number; until: PlainDate }>
  | Readonly<{ kind: 'NO_PLAN' }>
  /** kcal per day, eaten and target, over a number of logged days. */
  | Readonly<{ kind: 'ENERGY'; eaten: number; goal: number; days: number }>
  /** Grams of protein per day, eaten and target, over a number of logged days. */
  | Readonly<{ kind: 'PROTEIN'; eaten: number; goal: number; days: number }>
  /** The last date for which a meal is planned. */
  | Readonly<{ kind: 'WEEK_ENDS'; until: PlainDate }>
  /** Days since the coach sent the invitation. */
  | Readonly<{ kind: 'INVITATION'; days: number }>;

/**
 * What was eaten on the latest logged days before today, and the plan's targets for those days, as totals in kcal and
 * g.
 */
export type LoggedDays = Readonly<{
  days: number;
  from: PlainDate | null;
  eatenKcal: number | null;
  goalKcal: number | null;
  eatenProtein: number | null;
  goalProtein: number | null;
}>;

/** The facts about a client that the rules use. */
export type ClientFacts = WeightFacts &
  Readonly<{
    /** Whether the client has yet to answer the coach's invitation; if so, nothing else is considered. */
    isInvited: boolean;
    /** When the account was created, or the invitation sent. */
    since: PlainDate;
    hasPlan: boolean;
    lastEaten: PlainDate | null;
    /** The last date with a planned meal that is not eaten. */
    plannedUntil: PlainDate | null;
    logged: LoggedDays;
    notes: Readonly<{ count: number; newest: number }> | null;
    question: number | null;
  }>;

/**
 * Consecutive days without logging that are worth mentioning. Steadier logging is linked to more weight loss (Burke,
 * Wang and Sevick, Self-monitoring in weight loss, J Am Diet Assoc 2011; Harvey et al., Log often, lose more, Obesity
 * 2019), and a weekend of two days is not yet a gap.
 */
export const QUIET_DAYS = 3;
/** Days without logging after which a client has probably stopped for good unless someone asks. */
const LONG_QUIET_DAYS = 7;

/** How many days back logged days are considered; the plan may have been different before that. */
const LOGGED_WITHIN_DAYS = 21;
/**
 * Deviation, as a share of the plan's energy, beyond which a person does not follow the plan at all: twice the margin.
 */
const FAR_ENERGY_MARGIN = 0.3;
/** A week is reported as running out from this many days before its last planned date. */
const ENDS_WITHIN_DAYS = 1;
/** A week is reported as having run out until this many days after its last planned date. */
const ENDED_WITHIN_DAYS = 3;

/** Days after which an invitation is worth following up. */
const INVITED_DAYS = 3;

/** Returns the rules for a date: a function from a client's facts to the reasons for attention, most urgent first. */
export function needsOn(today: PlainDate): (facts: ClientFacts) => Need[] {
  // There are thousands of clients, so calendar arithmetic is done once per date.
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

/** Whether the energy eaten is far from the plan. */
export function isFarOff({ eaten, goal }: Readonly<{ eaten: number; goal: number }>): boolean {
  return Math.abs(eaten - goal) >= goal * FAR_ENERGY_MARGIN;
}

/**
 * How urgent a reason is, up to 99: first what a client awaits a reply to, then signs of dropping out, then negative
 * trends, then what can be done at any time.
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

/** How many reasons count when clients are sorted; the rest are ignored. */
const COUNTED = 4;
const BEYOND_URGENCY = 100;

/**
 * How urgent a list of reasons is, sorted by urgency: lists are compared by their first reason, ties are broken by the
 * second, and so on up to the fourth.
 */
export function rankOfNeeds(needs: readonly Need[]): number {
  let rank = 0;
  for (let at = 0; at < COUNTED; at += 1) {
    const need = needs[at];
    rank = rank * BEYOND_URGENCY + (need === undefined ? 0 : urgencyOf(need));
  }
  return rank;
}
