import type { PlanIssue } from '@weekbord/domain/planner/week/plan-result';
import type { Language } from '@weekbord/domain/languages/languages';
import { plannerIssues as en } from './en/planner-issues.ts';
import { plannerIssues as nl } from './nl/planner-issues.ts';
import { fillPhrase, type Phrasebook } from './phrases.ts';

const BOOKS: Readonly<Record<Language, Phrasebook>> = { en, nl };
/** The phrase for a kind whose hint has no phrase of its own. */
const FALLBACKS: Readonly<Record<PlanIssue['kind'], keyof typeof en>> = {
  unfilled: 'unfilled',
  scarce: 'scarce',
  repeatsRelaxed: 'repeatsRelaxed',
  bandMissed: 'bandMissed_kcal',
  wishMissed: 'wishMissed_dinnerMinutes',
  invalid: 'invalid',
};

/** Returns why a meal stayed empty or a day is off target, in a person's language. */
export function plannerIssuePhrase(issue: Pick<PlanIssue, 'kind' | 'hint' | 'eligible'>, language: Language): string {
  const book = BOOKS[language];
  const phrase = book[`${issue.kind}_${issue.hint}`] ?? book[FALLBACKS[issue.kind]]!;
  return fillPhrase(phrase, language, { count: issue.eligible });
}
