import { parseFigure } from '@weekbord/domain/numbers/parse-figure';
import { CHANGEABLE_FIGURES, changeDayFigure, type ChangeableFigure } from '@weekbord/domain/plans/change-day-figure';
import { dayGoal } from '@weekbord/domain/slots/day-goal';
import type { Language } from '@weekbord/domain/languages/languages';
import type { PlanDraft } from './plan-draft.ts';

/** The largest number that can be typed; no real day has more. */
const MOST = 99_999;

/** Whether typed text is not a valid number of kcal or grams. */
export function isNoFigure(text: string | undefined, language: Language): boolean {
  return text !== undefined && figureOf(text, language) === null;
}

/** Parses a whole number of kcal or grams; null if the text is invalid. */
function figureOf(text: string, language: Language): number | null {
  const value = parseFigure(text, language);
  return value === null || value < 0 || value > MOST ? null : Math.round(value);
}

/**
 * Returns the draft with the typed figures for its day, based on the draft as opened; an invalid number changes
 * nothing.
 */
export function typeFigure(
  draft: PlanDraft,
  opened: PlanDraft,
  texts: Readonly<Partial<Record<ChangeableFigure, string>>>,
): PlanDraft {
  const stored = CHANGEABLE_FIGURES.reduce((meals, figure) => {
    const text = texts[figure];
    const value = text === undefined ? null : figureOf(text, draft.language);
    return value === null ? meals : changeDayFigure(meals, figure, value);
  }, opened.plan.stored ?? []);
  return { ...draft, plan: { ...opened.plan, stored, adjusted: dayGoal(stored) } };
}
