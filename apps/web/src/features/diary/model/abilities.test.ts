import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../../shared/session/current-user.ts';
import { diaryAbilities } from './abilities.ts';

/** A person of an organisation whose clients plan by themselves or not; null for a person without one. */
const personOf = (isDiy: boolean | null, person: Partial<CurrentUser> = {}) =>
  ({
    organisation: isDiy === null ? null : { clients_are_diy: isDiy },
    coach: null,
    is_coach: false,
    ...person,
  }) as CurrentUser;
const coach = { organisation: null } as CurrentUser['coach'];

describe('what a person may do in their diary', () => {
  it.each([
    ['who plans by themselves', personOf(true), true],
    ['whose planning is managed', personOf(false), false],
    ['who coaches', personOf(false, { is_coach: true }), true],
    ['without an organisation', personOf(null), true],
    ['of a coach without an organisation', personOf(null, { coach }), false],
  ])('[DIA-14] adding more to a meal, for a person %s: %s', (_, person, mayAddMore) => {
    expect(diaryAbilities(person).mayAddMore).toBe(mayAddMore);
  });
});
