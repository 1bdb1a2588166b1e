/** The person who asks; `isCoach` only where their account is open. */
export type Actor = Readonly<{ id: number; isCoach: boolean }>;
/** The person whose records are asked for. */
export type Subject = Readonly<{ id: number; coachId: number | null }>;

/** Whether the actor may see and change a person's records: their own or their client's. */
export function canSeeUser(actor: Actor, subject: Subject): boolean {
  return actor.id === subject.id || (actor.isCoach && subject.coachId === actor.id);
}

/** Whether what the actor does with a person's records leaves an audit entry. */
export function mustBeAudited(actor: Pick<Actor, 'id'>, subject: Pick<Subject, 'id'>): boolean {
  return actor.id !== subject.id;
}
