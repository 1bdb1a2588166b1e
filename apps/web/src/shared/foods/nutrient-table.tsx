import { LABEL_NUTRIENTS, type LabelNutrients, type KnownPart } from '@weekbord/domain/recipes/labels/label-nutrients';
import { useFormat } from '../locale/format.ts';
import { usePhrases } from '../phrases/use-phrases.ts';

export interface FiguresColumn {
  /** The heading; absent if there is only one column. */
  readonly name?: string;
  readonly figures: LabelNutrients;
}

interface FurtherTableProps {
  columns: readonly FiguresColumn[];
  of: 'meal' | 'day';
}

/** Below this many grams, one decimal is shown. Salt always has one. */
const SMALL_GRAMS = 10;

/** Sugars, saturated fat, fibre and salt; a partly unknown value is shown as 'at least', with how much is missing. */
export function NutrientTable({ columns, of }: FurtherTableProps) {
  const say = usePhrases('balance');
  const { number } = useFormat();
  const text = ({ amount, unknown }: KnownPart) => {
    if (amount === null) return say('unknown');
    const grams = number(amount, amount < SMALL_GRAMS ? 1 : 0);
    return unknown === 0 ? say('grams', { amount: grams }) : say('atLeastGrams', { amount: grams });
  };
  const isNamed = columns.some(({ name }) => name !== undefined);
  return (
    <table className="w-full border-separate border-spacing-0 rounded-control bg-sunken text-small dark:bg-line/40">
      <caption className="sr-only">{say('furtherFigures')}</caption>
      <thead className={isNamed ? 'text-tiny text-ink-soft' : 'sr-only'}>
        <tr>
          <th scope="col" className="px-3.5 pt-2.5 text-left font-medium">
            <span className="sr-only">{say('figure')}</span>
          </th>
          {columns.map(({ name }, at) => (
            <th key={name ?? at} scope="col" className="px-3.5 pt-2.5 text-right font-medium">
              {name ?? say('amount')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {LABEL_NUTRIENTS.map((figure) => {
          const unknown = Math.max(...columns.map(({ figures }) => figures[figure].unknown));
          const missed =
            of === 'meal'
              ? say('notKnownOfIngredients', { count: unknown })
              : say('notKnownOfFoods', { count: unknown });
          return (
            <tr
              key={figure}
              className="align-top [&>*]:py-2 [&>*]:not-[tbody>tr:first-child>*]:border-t [&>*]:border-line"
            >
              <th scope="row" className="px-3.5 text-left font-normal">
                {say(figure)}
                {unknown > 0 && <span className="block text-tiny text-ink-soft">{missed}</span>}
              </th>
              {columns.map(({ name, figures }, at) => (
                <td key={name ?? at} className="px-3.5 text-right font-bold whitespace-nowrap">
                  {text(figures[figure])}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
