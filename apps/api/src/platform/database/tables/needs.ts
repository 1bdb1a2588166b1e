import type { Generated } from 'kysely';
import type { Moment } from './columns.ts';

/** The totals of a diary day, as the diary shows them. The database maintains them. */
interface DayTotalTable {
  person_id: number;
  date: string;
  /** How many meals are on the day, and how many of them were eaten. */
  meals: number;
  eaten_meals: number;
  /** The totals of everything on the day but skipped meals, in kcal and g; null if nothing is known. */
  planned_kcal: number | null;
  planned_protein: number | null;
  /** Whether the energy or the protein of a meal is unknown. */
  planned_is_partial: boolean;
  /** The totals of what was eaten, in kcal and g; null if nothing was. */
  eaten_kcal: number | null;
  eaten_protein: number | null;
  eaten_is_partial: boolean;
}

/**
 * The facts that the rules for needs use, for each client with an open account. The database maintains them. They do
 * not depend on today's date.
 */
interface ClientFactsTable {
  person_id: number;
  coach_id: number;
  /** A list as JSON; see `StoredFacts`. */
  facts: string;
}

/** A coach's snooze of a client. */
interface ClientSnoozeTable {
  /** The client. */
  person_id: number;
  coach_id: number;
  /** The date on which the client is shown again; null until something new comes up. */
  until: string | null;
  /** The needs that the client was shown for, as codes. */
  needs: string[];
  snoozed_on: string;
}

/**
 * Records that a coach's invitation ended without being accepted, or that a client left, but not which person it was.
 */
interface EndedInvitationTable {
  /** The coach. */
  person_id: number;
  id: Generated<number>;
  /** Null for a client who left. */
  invited_on: string | null;
  ended_at: Moment;
  /** EXPIRED: there was no answer in time. WITHDRAWN: the person ended the invitation. LEFT: a client left. */
  end_reason: 'EXPIRED' | 'WITHDRAWN' | 'LEFT';
}

/** The tables about who needs attention. */
export interface NeedsTables {
  day_total: DayTotalTable;
  client_facts: ClientFactsTable;
  client_snooze: ClientSnoozeTable;
  ended_invitation: EndedInvitationTable;
}
