import type { FollowedWishes } from '@weekbord/domain/planner/week/plan-result';
import { DINNER_GROUPS } from '@weekbord/domain/planner/wishes/week-wishes';
import type { Language } from '@weekbord/domain/languages/languages';
import { followedWishes as en } from './en/followed-wishes.ts';
import { followedWishes as nl } from './nl/followed-wishes.ts';
import { fillPhrase } from './phrases.ts';

const BOOKS = { en, nl } as const;

/** Returns a sentence, in a person's language, about the wishes that a planned week meets. */
export function followedWishesPhrase(followed: FollowedWishes, language: Language): string {
  const book = BOOKS[language];
  const { dinners, dinnerMinutes, breakfast, lunch, sameBreakfast, familiarity } = followed;
  const groups =
    dinners === null
      ? []
      : DINNER_GROUPS.filter((group) => dinners[group] > 0).map((group) =>
          fillPhrase(book[group], language, { count: dinners[group] }),
        );
  const parts = [
    groups.join(', '),
    dinnerMinutes === null
      ? ''
      : dinnerMinutes === 'various'
        ? book.variousMinutes
        : fillPhrase(book.minutes, language, { minutes: dinnerMinutes }),
    breakfast === null ? '' : book[breakfast],
    lunch === null ? '' : book[lunch],
    sameBreakfast ? book.sameBreakfast : '',
    familiarity === null ? '' : book[familiarity],
  ];
  return fillPhrase(book.sentence, language, { wishes: parts.filter((part) => part !== '').join('; ') });
}
