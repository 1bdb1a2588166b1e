import { type EndpointName, endpoints } from '@weekbord/contract/endpoints';
import { type AccessRule, DEMANDS } from '@weekbord/contract/endpoint';
import type { Served } from '@weekbord/api/platform/http/serve';
import { describe, expect, it } from 'vitest';
import { auditFaultsOf, faultsOf, type TestSetup } from './matrix.ts';
import { openTestSetup, withRoutes } from './open-test-setup.ts';

// Row-level security would hide mutations of query conditions; it has separate mutants.
const setup = await openTestSetup('owner');
const { users, database } = setup;

/** A plausible bug, and the call in which the matrix must detect it. */
interface Mutant {
  readonly fault: string;
  readonly seenBy: EndpointName;
  /** Rewrites every SQL statement. */
  readonly rewrite?: (sql: string) => string;
  /** Changes the endpoint or operation that serves the call. */
  readonly serve?: (served: Served) => Served;
}

const withAccess =
  (access: AccessRule) =>
  (served: Served): Served => ({ ...served, endpoint: { ...served.endpoint, access } });

const answering =
  (change: (body: Record<string, unknown>) => Record<string, unknown>) =>
  (served: Served): Served => ({
    ...served,
    operation: async (ctx: never) => change((await served.operation(ctx)) as Record<string, unknown>),
  });

/** Serves a call to guests too, as if they were its owner. */
const toGuests = (served: Served): Served => ({
  ...withAccess('public')(served),
  operation: (ctx: never) => {
    const { actor } = ctx as { actor: unknown };
    return served.operation({ ...(ctx as object), actor: actor ?? users.people.owner.person } as never);
  },
});

const MUTANTS: readonly Mutant[] = [
  { fault: 'the catalogue is served to guests', seenBy: 'listFoods', serve: toGuests },
  { fault: 'the diary is open without access', seenBy: 'listCalendarDays', serve: withAccess('signed-in') },
  { fault: 'what is avoided is open without access', seenBy: 'setIngredientsToAvoid', serve: withAccess('signed-in') },
  { fault: 'the own account is closed without access', seenBy: 'getMe', serve: withAccess('member') },
  { fault: 'the own profile is closed without access', seenBy: 'updateUserProfile', serve: withAccess('subject') },
  { fault: 'every profile is open without access', seenBy: 'getUserProfile', serve: withAccess('signed-in') },
  { fault: 'anybody lists clients', seenBy: 'listClients', serve: withAccess('member') },
  { fault: 'a computed plan is for members', seenBy: 'computeNutritionPlan', serve: withAccess('member') },
  {
    fault: 'every person sees every other',
    seenBy: 'getNutritionDayPlan',
    rewrite: (sql) => sql.replace(/where \(seen\.id = (\$\d+)/, 'where (seen.id = $1 or true'),
  },
  {
    fault: 'a former coach still sees their clients',
    seenBy: 'getCalendarDay',
    rewrite: (sql) => sql.replace('and coach.is_coach', ''),
  },
  {
    fault: 'a coach sees no client',
    seenBy: 'getGroceryList',
    rewrite: (sql) => sql.replace('or seen.coach_id =', 'or false and seen.coach_id ='),
  },
  {
    fault: 'deleting a profile deletes every cycle',
    seenBy: 'deleteUserProfile',
    rewrite: (sql) => sql.replace(/(delete from "menstrual_cycle" where) "person_id" = (\$\d)/, '$1 $2 = $2'),
  },
  {
    fault: 'a note is written into every diary',
    seenBy: 'updateCalendarDay',
    rewrite: (sql) =>
      sql.replace(
        /(update "calendar_day" set "note" = \$1) where .*? returning/,
        '$1 where $2 = $2 and $3 = $3 returning',
      ),
  },
  {
    fault: "a coach is shown a client's cycle",
    seenBy: 'getUserProfile',
    serve: answering((body) => ({
      ...body,
      last_menstrual_period_start_date: users.people.client.secretMarks[0] ?? null,
    })),
  },
  {
    fault: "another person's name stands in an answer",
    seenBy: 'getMe',
    serve: answering((body) => ({ ...body, last_name: users.people.otherClient.person.last_name })),
  },
  {
    fault: 'own recipes are listed to all',
    seenBy: 'listRecipeTemplates',
    rewrite: (sql) => sql.replace(/"author_id" in \(/, 'true or "author_id" in ('),
  },
];

async function faultsWith(mutant: Mutant): Promise<string[]> {
  const { seenBy, serve, rewrite } = mutant;
  let touched = 0;
  const mutated: TestSetup =
    serve === undefined
      ? setup
      : await withRoutes(setup, (served) => {
          if (served.endpoint.route.name !== seenBy) return served;
          touched += 1;
          return serve(served);
        });
  database.rewrite((sql) => {
    const changed = rewrite === undefined ? sql : rewrite(sql);
    if (changed !== sql) touched += 1;
    return changed;
  });
  try {
    const faults = await faultsOf(mutated, seenBy);
    expect(touched).toBeGreaterThan(0);
    return faults;
  } finally {
    database.rewrite(null);
  }
}

describe('the access matrix', () => {
  it.each(MUTANTS)('[API-02] notices if $fault', async (mutant) => {
    const faults = await faultsWith(mutant);
    // A seeded bug that merely breaks the call proves nothing.
    expect(faults.filter((fault) => !fault.includes(': 500 instead'))).not.toEqual([]);
    expect(faults.filter((fault) => fault.includes(': 500 instead'))).toEqual([]);
  });

  it('finds nothing without a bug', async () => {
    for (const name of new Set(MUTANTS.map((mutant) => mutant.seenBy))) {
      expect(await faultsOf(setup, name)).toEqual([]);
    }
  });
});

/** Makes every insert into the audit entries insert nothing. */
const withoutAudit = (sql: string) =>
  sql.includes('insert into audit_entry')
    ? sql.replace(/unnest\((\$\d+)::integer\[\]\)/, 'unnest(($1::integer[])[1:0])')
    : sql;

const subjectCalls = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => DEMANDS[endpoints[name].access].isAboutRecords,
);

describe("a coach's call about a client", () => {
  it.each(subjectCalls)('[API-02] leaves an audit entry for %s, and a missing one is detected', async (name) => {
    expect(await auditFaultsOf(setup, name)).toEqual([]);
    database.rewrite(withoutAudit);
    try {
      expect(await auditFaultsOf(setup, name)).toEqual([expect.stringContaining('leaves no record of a')]);
    } finally {
      database.rewrite(null);
    }
  });
});
