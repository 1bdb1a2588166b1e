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
  bandMissed: 'bandMissed_unfilledSlot',
  wishMissed: 'wishMissed_dinnerMinutes',
  invalid: 'invalid',
};

type Issue = Pick<PlanIssue, 'kind' | 'hint' | 'eligible' | 'off'>;

/** Returns why a meal stayed empty, or by how much a day is off target, in a person's language. */
export function plannerIssuePhrase({ kind, hint, eligible, off }: Issue, language: Language): string {
  const book = BOOKS[language];
  const side = off === undefined ? '' : off < 0 ? '_under' : '_over';
  const phrase = book[`${kind}_${hint}${side}`] ?? book[FALLBACKS[kind]]!;
  const amount = Math.abs(off ?? 0);
  return fillPhrase(phrase, language, { count: eligible, amount });
}
