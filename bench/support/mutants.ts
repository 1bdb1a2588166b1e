/** A careless change that tests must detect: a text in a file is replaced with another one. */
export type Mutant = Readonly<{
  file: string;
  /** The text to replace, which occurs exactly once in the file. */
  from: string;
  to: string;
  /** The Vitest project. */
  project: 'pure' | 'web' | 'api';
  tests: readonly string[];
}>;

/**
 * Returns a function that creates mutants of a project; their files are in a folder, and so are their tests, except
 * those in `tests`.
 */
const mutantsOf =
  (project: Mutant['project'], folder: string) =>
  (file: string, from: string, to: string, ...tests: readonly string[]): Mutant => ({
    file: `${folder}/${file}`,
    from,
    to,
    project,
    tests: tests.map((test) => (test.startsWith('tests/') ? test : `${folder}/${test}`)),
  });

const domain = mutantsOf('pure', 'packages/domain/src');
const api = mutantsOf('api', 'apps/api/src');
const web = mutantsOf('web', 'apps/web');

// prettier-ignore
export const MUTANTS: readonly Mutant[] = [
  api('modules/planner/undo/undo-replacement.ts', '(recipeId !== undefined && disliked.has(recipeId)) ||', '', 'modules/planner/undo/undo-replacement.test.ts'),
  api('modules/accounts/access-log.ts', "[/^planner\\/grocery/, 'GROCERIES'],", '', 'modules/accounts/accounts.test.ts'),
  api('modules/coach-plans/get-plan-basis.ts', 'weight: profile.weightInKg,', 'weight: Math.round(profile.weightInKg),', 'modules/coach-plans/coach-plans.test.ts'),
  api('modules/plan-versions/plan-versions.ts', "if (actor.id === personId && body.side === 'BEFORE')", "if (body.side === 'BEFORE')", 'modules/plan-versions/plan-versions.test.ts'),
  api('modules/plan-versions/plan-versions.ts', "body.answer === 'ASKED' ? (body.question ?? null) : null", 'body.question ?? null', 'modules/plan-versions/plan-versions.test.ts'),
  api('modules/notes/notes.ts', '>= MOST_NOTES', '> MOST_NOTES', 'modules/notes/notes.test.ts'),
  api('modules/groceries/count-needs.ts', 'row.cooked_on <= to', 'row.cooked_on < to', 'modules/groceries/changed-plans.test.ts'),
  api('modules/groceries/shared-lists.ts', 'if (isLinkOver({ endDate: list.end_date, madeOn: ctx.today }, ctx.today))', 'if (false)', 'modules/groceries/shared-lists.test.ts'),
  api('modules/clients/client-needs.store.ts', ' and note.written_at > asked.answered_at', '', 'modules/clients/client-needs.test.ts'),
  api('modules/waitlist/waitlist.store.ts', '.doNothing()', '.doUpdateSet({ first_name: entry.first_name })', 'modules/waitlist/waitlist.test.ts'),
  api('modules/waitlist/waitlist-entries.ts', 'other !== undefined && other.id !== row.id', 'other !== undefined', 'modules/waitlist/waitlist.test.ts'),
  api('modules/waitlist/waitlist.store.ts', ".orderBy('id')", ".orderBy('id', 'desc')", 'modules/waitlist/waitlist.test.ts'),
  api('modules/notes/notes.store.ts', ".where('id', '<=', upTo)", '', 'modules/notes/notes.test.ts'),
  api('modules/clients/client-needs.store.ts', ' and author_id = person_id', '', 'modules/clients/client-needs.test.ts'),
  api('modules/plans/plan-versions.store.ts', ".where('id', '<', version.id)", '', 'modules/plan-versions/plan-versions.test.ts'),
  api('modules/plans/plan-versions.store.ts', ".where('changes_week', '=', true)", '', 'modules/plan-versions/plan-versions.test.ts'),
  api('modules/plans/change-plan.ts', "isOwn ? await makerOfRestored(db, personId, restoredId) : 'COACH'", "isOwn ? 'PERSON' : 'COACH'", 'modules/plans/health-minima.test.ts'),
  api('modules/plans/change-plan.ts', 'hasReason: isOwn || reason !== null', 'hasReason: true', 'modules/plans/health-minima.test.ts'),
  domain('goals/energy-floor.ts', 'day.kcal < MIN_KCAL', 'day.kcal <= MIN_KCAL', 'plans/day-faults.test.ts', 'plans/validate-plan-change.test.ts'),
  domain('plans/day-faults.ts', 'day.kcal >= expenditure - ROUNDING_KCAL', 'day.kcal >= expenditure', 'plans/day-faults.test.ts'),
  domain('plans/validate-plan-change.ts', 'goal[FIGURE_OF_FAULT[code]] < compared', 'goal[FIGURE_OF_FAULT[code]] <= compared', 'plans/validate-plan-change.test.ts'),
  domain('plans/validate-plan-change.ts', '!hadWeek && before.week === null', '!hadWeek', 'plans/validate-plan-change.test.ts'),
  domain('plans/validate-plan-change.ts', '!hadWeek && before.week === null', 'before.week === null', 'plans/validate-plan-change.test.ts'),
  api('modules/plans/plan-versions.store.ts', "rows[0]?.is_of_coach === true ? 'COACH' : 'PERSON'", "'COACH'", 'modules/plans/health-minima.test.ts'),
  api('migrations/218-first-weeks.ts', 'set had_week = true where id = old.person_id', 'set had_week = true where false', 'modules/plans/health-minima.test.ts'),
  api('modules/clients/invitations.ts', 'isSafe ? null : made', 'null', 'modules/clients/offered-plans.test.ts'),
  api('modules/clients/invitations.ts', 'const { leftOut, paused } = hasOwnRules', 'const { leftOut, paused } = false', 'modules/clients/forbidden-meals.test.ts'),
  api('modules/auth/confirmations/recovery.store.ts', "db.deleteFrom('email_change').where('person_id', '=', personId).execute()", 'Promise.resolve([db, personId])', 'modules/auth/confirmations/recovery.test.ts'),
  domain('intake/chosen-units.ts', 'given.uses_imperial_measurements_for_height ?? shown.uses_imperial_measurements_for_height', 'given.uses_imperial_measurements_for_height ?? false', 'intake/chosen-units.test.ts'),
  api('modules/clients/invitations.ts', 'for (const one of await listInvitationsOf(db, me.id)) await deletePlaceholder(db, one);', 'await deletePlaceholder(db, invitation);', 'modules/clients/invitations.test.ts'),
  api('migrations/101-ended-invitations.ts', 'if old.coach_id is distinct from acting_person()', 'if true', 'modules/clients/invitations.test.ts'),
  api('modules/clients/invitations.store.ts', ".where(IS_TOLD)\n    .orderBy('ended_at'", ".orderBy('ended_at'", 'modules/clients/invitations.test.ts'),
  api('modules/intake/exercise-instances.ts', 'one.id === row.id ? changed : one', 'changed', 'modules/intake/exercise-instances.test.ts'),
  api('modules/intake/exercise-instances.ts', '>= MAX_EXERCISE_ROWS', '> MAX_EXERCISE_ROWS', 'modules/intake/exercise-instances.test.ts'),
  domain('intake/exercise-rows.ts', 'known.has(id) && !taken.has(id)', 'known.has(id)', 'intake/exercise-rows.test.ts'),
  domain('diary/day-totals.ts', "!skipped && relation !== 'PAST'", '!skipped', 'diary/day-totals.test.ts'),
  domain('diary/day-totals.ts', "!skipped && relation !== 'PAST'", "relation !== 'PAST'", 'diary/day-totals.test.ts'),
  domain('diary/day-totals.ts', 'amount <= target * MOST_OF_TARGET', 'amount < target * MOST_OF_TARGET', 'diary/day-totals.test.ts'),
  domain('diary/day-totals.ts', 'Math.round(target - (eaten.amount ?? 0))', 'target - (eaten.amount ?? 0)', 'diary/day-totals.test.ts'),
  domain('repair/assess-week.ts', "here.length === 0 && !isTicked && relation === 'TODAY'", "here.length === 0 && relation === 'TODAY'", 'repair/aims-of-repair.test.ts'),
  domain('repair/assess-week.ts', 'own >= MIN_SHARE_OF_MOMENT * slot.target.kcal', 'own > MIN_SHARE_OF_MOMENT * slot.target.kcal', 'repair/aims-of-repair.test.ts'),
  domain('repair/assess-week.ts', '(!isPlanned || (isOver && now.notEaten?.has(meal.id) === true))', '!isPlanned', 'repair/aims-of-repair.test.ts'),
  domain('diary/meal-capacity.ts', 'count(moment) >= MAX_MEALS_OF_MOMENT', 'count(moment) > MAX_MEALS_OF_MOMENT', 'diary/meal-capacity.test.ts'),
  domain('accounts/country-of-person.ts', " || units?.personal_weight_unit === 'STONES'", '', 'accounts/country-of-person.test.ts'),
  domain('accounts/country-of-person.ts', "if (chosen !== null) return chosen;\n  if (language === 'nl') return 'NETHERLANDS';", "if (language === 'nl') return 'NETHERLANDS';\n  if (chosen !== null) return chosen;", 'accounts/country-of-person.test.ts'),
  domain('onboarding/validate-macros.ts', 'calories - ofMacros <= slack + fiberKcal', 'calories - ofMacros <= slack', 'onboarding/fine-tuning.test.ts'),
  api('modules/recipes/templates/recipe-texts.ts', '.filter((at) => hasWords(this.#texts[at]!, words))', '', 'modules/recipes/templates/recipe-texts.test.ts'),
  api('modules/recipes/templates/recipe-texts.ts', 'count >= enough', 'count > enough', 'modules/recipes/templates/recipe-texts.test.ts'),
  api('modules/planner/inspiration/find-recipes.ts', ' && Object.values(filter).every((asked) => asked === undefined)', '', 'modules/planner/inspiration/recipe-inspiration.test.ts'),
  api('modules/planner/inspiration/find-recipes.ts', 'const isOfCatalogue = texts.length === 1 &&', 'const isOfCatalogue =', 'modules/planner/inspiration/recipe-inspiration.test.ts'),
  api('modules/auth/auth.store.ts', 'others.wrong_that_day >= WRONG_CODES_PER_DAY', 'others.wrong_that_day > WRONG_CODES_PER_DAY', 'modules/auth/passwords/guessing.test.ts'),
  api('modules/auth/auth.store.ts', 'greatest(0, wrong_that_day - 1)', 'wrong_that_day', 'modules/auth/passwords/guessing.test.ts'),
  api('modules/auth/auth.store.ts', 'codesOn: isKnownDevice || !isDaySpent', 'codesOn: !isDaySpent', 'modules/auth/passwords/guessing.test.ts'),
  api('platform/mail/queued-mail.ts', 'about === undefined ? null : addressMark(config, about)', 'null', 'platform/mail/queued-mail.test.ts'),
  api('migrations/150-exported-invitations.ts', 'where record.stands_in and record.invited_as = acting_address()', 'where record.stands_in', 'tests/access/exported-data.test.ts'),
  web('vite/load-parts.ts', 'augmentChunkHash: () => String(withLoadPart),', '', 'vite/load-parts.test.ts'),
  web('vite/load-parts.ts', "typeof address === 'string' && address.startsWith('./')", "typeof address === 'string'", 'vite/load-parts.test.ts'),
  web('src/shared/offline/connection-state.ts', 'Math.min(1000 * 2 ** failures, LONGEST_PAUSE_MS)', '1000 * 2 ** failures', 'src/shared/offline/connection-state.test.ts'),
  domain('billing/plan.ts', 'had.includes(plan.audience)', 'had.length < 0', 'billing/plan.test.ts'),
  domain('billing/plan.ts', "portalAccess === 'UNTIL_CANCELED' && status !== 'canceled'", "portalAccess === 'UNTIL_CANCELED'", 'billing/plan.test.ts'),
  domain('billing/withdrawal.ts', '!contract.withdrawn && ', '', 'billing/withdrawal.test.ts'),
  domain('billing/withdrawal.ts', 'contract.today <= lastDayToWithdraw', 'contract.today < lastDayToWithdraw', 'billing/withdrawal.test.ts'),
  api('modules/subscriptions/give-to-buyer.ts', 'id !== checkout.subscription_id &&', '', 'modules/billing/checkout.test.ts'),
  api('modules/subscriptions/give-to-buyer.ts', ' && audience === plan.audience', '', 'modules/billing/checkout.test.ts'),
  api('modules/subscriptions/claim-checkouts.ts', 'browser?.equals(checkout.browser_hash) === true', 'true', 'modules/billing/checkout.test.ts'),
  api('modules/subscriptions/give-to-buyer.ts', '(isTrial === true && bought.length > 0)', 'false', 'modules/billing/checkout.test.ts'),
  api('modules/subscriptions/sync-customer.ts', 'customer.fetched >= fetch', 'customer.fetched < 0', 'modules/billing/webhooks.test.ts'),
  api('modules/subscriptions/sync-customer.ts', "status !== 'incomplete' && ", '', 'modules/billing/direct-purchase.test.ts', 'modules/billing/checkout.test.ts', 'modules/billing/webhooks.test.ts'),
  api('modules/subscriptions/sync-customer.ts', "from: ['OPEN', 'EXPIRED']", "from: ['OPEN']", 'modules/billing/checkout.test.ts', 'modules/billing/webhooks.test.ts'),
  api('modules/subscriptions/checkouts.store.ts', ".where('state', '=', 'PAID')\n    .orderBy", '.orderBy', 'modules/billing/checkout.test.ts'),
  api('modules/subscriptions/checkouts.store.ts', ".where('browser_hash', '=', browser)", '', 'modules/billing/checkout.test.ts'),
  api('modules/subscriptions/plans.store.ts', ".where('is_offered', '=', true)", '', 'modules/billing/checkout.test.ts'),
  api('modules/subscriptions/checkouts.store.ts', "row('state', 'in', ['OPEN', 'EXPIRED'])", "row('state', 'in', ['OPEN', 'EXPIRED', 'PAID'])", 'modules/billing/checkout.test.ts', 'modules/billing/webhooks.test.ts'),
  api('modules/billing/withdraw.ts', 'if (row.subscription.withdrawn_at !== null) return;', '', 'modules/billing/own-subscription.test.ts'),
  api('modules/billing/withdraw.ts', 'if (row === undefined || row.subscription.returned !== null) return;', 'if (row === undefined) return;', 'modules/billing/own-subscription.test.ts'),
  api('modules/billing/cancel-deal.ts', 'await tellOfEnd({ ...ctx, db: trx }, row);', '', 'modules/billing/own-subscription.test.ts'),
  api('modules/accounts/consents.ts', '.filter((purpose) => !body.withdrawn.includes(purpose))', '', 'modules/accounts/consents.test.ts'),
  api('modules/accounts/consents.ts', 'if (withdrawn.includes(purpose)) ', '', 'modules/accounts/consents.test.ts'),
];
