import { useFormat } from '../../../shared/locale/format.ts';
import { useLanguage } from '../../../shared/locale/language.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { Balance, BalanceFinding, WeekBalance } from '../api/week-balance.ts';

/** Grams per piece of fruit, as people count it. */
const PIECE_GRAMS = 100;
/** Grams per serving spoon of vegetables, as people count them. */
const SPOON_GRAMS = 50;
/** Up to this many days are listed by name. */
const NAMED_DAYS = 3;

/** A finding in words, and its figures. */
export type FindingText = Readonly<{ words: string; numbers: string | null }>;

/** Returns a formatter for the findings about a week. */
export function useFindingText(week: WeekBalance): (finding: BalanceFinding, balance: Balance) => FindingText {
  const say = usePhrases('balance');
  const { date: writeDate, number } = useFormat();
  const language = useLanguage();

  const whenOf = ({ dates }: BalanceFinding, { whole_days: days }: Balance) => {
    if (dates.length > NAMED_DAYS) return say(dates.length >= days ? 'everyDay' : 'onMostDays');
    const names = dates.map((date) => writeDate(date, 'weekdayLong'));
    return say('onDays', { days: new Intl.ListFormat(language).format(names) });
  };
  const inWord = (count: number, words: readonly string[]) => words[count - 1] ?? number(count);

  const wordsOf = (finding: BalanceFinding, balance: Balance): string => {
    const { measure, tone, amount, meal } = finding;
    const when = whenOf(finding, balance);
    const isGood = tone === 'GOOD';
    const name = meal?.name ?? '';
    const times = say('timesWords').split('|')[amount - 1] ?? say('manyTimes', { amount });
    const short = (grams: number) => {
      const count = Math.max(1, Math.round(amount / grams));
      return { count, number: inWord(count, say('numberWords').split(' ')), when };
    };
    switch (measure) {
      case 'fruit':
        return isGood ? say('fruitGood') : say('fruitShort', short(PIECE_GRAMS));
      case 'vegetables':
        return isGood ? say('vegetablesGood') : say('vegetablesShort', short(SPOON_GRAMS));
      case 'fish':
        return isGood ? say('fishGood', { times }) : say('fishShort');
      case 'pulses':
        return isGood ? say('pulsesGood', { times }) : say('pulsesShort');
      case 'fiber':
        return say(isGood ? 'fiberGood' : 'fiberShort');
      case 'salt':
        return isGood ? say('saltGood') : say('saltOver', { when, meal: name });
      case 'saturated_fat':
        return isGood ? say('saturatedGood') : say('saturatedOver', { meal: name });
      case 'sugars':
        return say('sugars');
    }
  };

  const numbersOf = ({ measure, tone, amount }: BalanceFinding): string | null => {
    const guideline = week.guidelines[measure];
    if (guideline === null) return null;
    const values = { amount: number(amount, amount < 10 ? 1 : 0), guideline: number(guideline.amount) };
    if (guideline.unit === 'TIMES_A_WEEK') return tone === 'GOOD' ? null : say('timesLeast');
    if (guideline.unit === 'PERCENT_OF_ENERGY') return say('percentMost', values);
    if (guideline.bound === 'MOST') return say('gramsMost', values);
    const isMissing = tone === 'SHORT' && measure !== 'fiber';
    return say(isMissing ? 'lessThanGuideline' : 'gramsLeast', values);
  };

  return (finding, balance) => ({ words: wordsOf(finding, balance), numbers: numbersOf(finding) });
}
