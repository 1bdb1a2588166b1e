import type { Member } from '../api/members.ts';

export type MemberAct = 'makeCoach' | 'endCoach' | 'moveClient';

const ACTS: Readonly<Record<Member['role'], readonly MemberAct[]>> = {
  COACH: ['endCoach'],
  CLIENT: ['moveClient'],
  ON_THEIR_OWN: ['makeCoach', 'moveClient'],
};

export function actsFor({ role }: Pick<Member, 'role'>): readonly MemberAct[] {
  return ACTS[role];
}

export function nameOf({ first_name: first, last_name: last }: Pick<Member, 'first_name' | 'last_name'>): string {
  return `${first} ${last}`.trim();
}
