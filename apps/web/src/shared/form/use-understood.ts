import { parseFigure } from '@weekbord/domain/numbers/parse-figure';
import { useFormat } from '../locale/format.ts';
import { useLanguage } from '../locale/language.ts';

/**
 * Returns a formatter of the figure that was understood of a typed text, for the hint of its field: a separator may mean
 * thousands or decimals. Undefined if there is no separator, or no figure.
 */
export function useUnderstood(): (text: string | undefined, unit: string) => string | undefined {
  const language = useLanguage();
  const { number } = useFormat();
  return (text = '', unit) => {
    const figure = /[.,]/.test(text) ? parseFigure(text, language) : null;
    return figure === null ? undefined : `${number(figure, 1)} ${unit}`;
  };
}
