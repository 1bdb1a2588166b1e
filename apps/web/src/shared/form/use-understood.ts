import { parseFigure } from '@weekbord/domain/numbers/parse-figure';
import { useFormat } from '../locale/format.ts';
import { useLanguage } from '../locale/language.ts';

/**
 * Returns a formatter for a hint that says which number was understood, because a separator may mark thousands or
 * decimals. Undefined if the text has no separator or is not a number.
 */
export function useUnderstood(): (text: string | undefined, unit: string) => string | undefined {
  const language = useLanguage();
  const { number } = useFormat();
  return (text = '', unit) => {
    const figure = /[.,]/.test(text) ? parseFigure(text, language) : null;
    return figure === null ? undefined : `${number(figure, 1)} ${unit}`;
  };
}
