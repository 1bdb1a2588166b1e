import { STAY_KINDS, type StayKind } from '@weekbord/domain/diary/undo-replacement';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import type { Language } from '@weekbord/domain/languages/languages';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { meals as mealsEn } from './en/meals.ts';
import { undoneReplacements as en } from './en/undone-replacements.ts';
import { meals as mealsNl } from './nl/meals.ts';
import { undoneReplacements as nl } from './nl/undone-replacements.ts';
import { fillPhrase } from './phrases.ts';
import { weekdayName } from './weekday-name.ts';

const BOOKS = { en, nl } as const;
const MEALS = { en: mealsEn, nl: mealsNl } as const;

/** A meal moment of a date in which the earlier meal was not restored, and why. */
type Stayed = Readonly<{ kind: StayKind; date: PlainDate; meal_moment: MealMoment }>;

/** Returns the reason, in a person's language, why an earlier meal was not restored. */
export function stayedPhrase({ kind, date, meal_moment: moment }: Stayed, language: Language): string {
  const book = BOOKS[language];
  const day = weekdayName(date, language);
  const meal = fillPhrase(book.place, language, { moment: MEALS[language][moment], day });
  return fillPhrase(book[`stays_${kind}`], language, { count: 1, meal });
}

/** Returns the outcome of restoring meals, in a person's language: how many were restored, and why others were not. */
export function undonePhrase(
  outcome: Readonly<{ wasUndone: boolean; broughtBack: number; stayed: readonly Stayed[] }>,
  language: Language,
): string {
  const { wasUndone, broughtBack, stayed } = outcome;
  const book = BOOKS[language];
  if (wasUndone) return book.wasUndone;
  if (stayed.length === 0) return book.allBack;
  const why = STAY_KINDS.flatMap((kind) => {
    const ofKind = stayed.filter((one) => one.kind === kind);
    if (ofKind.length === 0) return [];
    return ofKind.length === 1
      ? stayedPhrase(ofKind[0]!, language)
      : fillPhrase(book[`stays_${kind}`], language, { count: ofKind.length });
  });
  const back = broughtBack === 0 ? [] : [fillPhrase(book.someBack, language, { count: broughtBack })];
  return [...back, ...why].join(' ');
}
