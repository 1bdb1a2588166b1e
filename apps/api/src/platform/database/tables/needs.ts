import type { Goal } from '@weekbord/domain/vocabulary';

/** What a day of a diary comes to, as the diary shows it; the database keeps it up to date by itself. */
export interface DayTotalTable {
  person_id: number;
  date: string;
  /** How many meals are on the day, and how many of them were eaten. */
  meals: number;
  eaten_meals: number;
  /** kcal and g of all that is on the day; null where nothing is known. */
  planned_kcal: number | null;
  planned_protein: number | null;
  /** Whether the energy or the protein of a meal is unknown. */
  planned_is_partial: boolean;
  /** The same of what was eaten; null where nothing was. */
  eaten_kcal: number | null;
  eaten_protein: number | null;
  eaten_is_partial: boolean;
}

/** Sums over logged days whose figures are all known. */
type Sums<Prefix extends 'recent' | 'before'> = {
  [Name in `${Prefix}_days`]: number;
} & {
  [Name in `${Prefix}_${'from' | 'until'}`]: string | null;
} & {
  /** What was eaten, and what the plan of today aims at on these days: kcal and g. */
  [Name in `${Prefix}_${'eaten' | 'goal'}_${'kcal' | 'protein'}`]: number | null;
};

/**
 * What the rules of needs look at, of each client with an open account; the database keeps it up to date by itself. Nothing
 * in it depends on the date of today.
 */
export type ClientFactsTable = Readonly<{
  person_id: number;
  coach_id: number;
  /** Whether they have yet to answer the coach's invitation. */
  is_invited: boolean;
  /** When the account was made. */
  since: string;
  has_plan: boolean;
  goal: Goal | null;
  goal_weight: number | null;
  /** The last date with something eaten. */
  last_eaten: string | null;
  /** The last date with a meal that was planned and not eaten. */
  planned_until: string | null;
  /** The first and the last date with a weight, of the thirty days that end with the last. */
  weighed_from: string | null;
  weighed_until: string | null;
  weighed_days: number;
  /** kg on these two dates. */
  first_weight: number | null;
  last_weight: number | null;
}> &
  /** Over the latest seven logged days. */
  Readonly<Sums<'recent'>> &
  /** Over the seven before the latest one, which may not be over yet. */
  Readonly<Sums<'before'>>;

/** That a coach does not want to be shown a client for a while. */
export interface ClientSnoozeTable {
  /** The client. */
  person_id: number;
  coach_id: number;
  /** The date on which they are shown again; null until something new comes up. */
  until: string | null;
  /** What they were shown for, as codes. */
  needs: string[];
  snoozed_on: string;
}

/** Who wants attention. */
export interface NeedsTables {
  day_total: DayTotalTable;
  client_facts: ClientFactsTable;
  client_snooze: ClientSnoozeTable;
}
