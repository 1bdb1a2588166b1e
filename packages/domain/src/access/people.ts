/** The person who asks. */
export type Actor = Readonly<{ id: number; isCoach: boolean }>;
/** The person whose records are asked for. */
export type Subject = Readonly<{ id: number; coachId: number | null }>;

/** Whether the subject is a client of the actor. */
export function isCoachOf(actor: Actor, subject: Subject): boolean {
  return actor.isCoach && actor.id !== subject.id && subject.coachId === actor.id;
}

/** Whether the actor may see a person's records: their own or their client's. */
export function canSeeUser(actor: Actor, subject: Subject): boolean {
  return actor.id === subject.id || isCoachOf(actor, subject);
}

/** Whether the actor may change a person's intake and nutrition plan. */
export function canEditPlan(actor: Actor, subject: Subject): boolean {
  return canSeeUser(actor, subject);
}

/** Whether the actor may shut and open a person's account; nobody their own. */
export function canSetAccountEnabled(actor: Actor, subject: Subject): boolean {
  return isCoachOf(actor, subject);
}

/** Whether what the actor does with a person's records is written down for that person to see. */
export function mustBeAudited(actor: Actor, subject: Subject): boolean {
  return actor.id !== subject.id;
}

/** Whether the actor works as a client: everyone who is no coach, and a coach who swapped. */
export function isInClientMode(actor: Readonly<{ isCoach: boolean }>, clientModeIsSet: boolean): boolean {
  return !actor.isCoach || clientModeIsSet;
}

/** Whether amounts show in imperial measures: the person's own choice, for a client the coach's. */
export function usesImperialMeasurements(
  user: Readonly<{ usesImperialMeasurements: boolean }>,
  coach: Readonly<{ usesImperialMeasurements: boolean }> | null,
): boolean {
  return (coach ?? user).usesImperialMeasurements;
}
