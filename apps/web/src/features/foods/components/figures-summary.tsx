import type { PartialMacros } from '@weekbord/domain/macros/macros';
import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

const MACROS = [
  { name: 'protein', line: 'bg-protein' },
  { name: 'carbohydrates', line: 'bg-carbohydrates' },
  { name: 'fat', line: 'bg-fat' },
  { name: 'fiber', line: 'bg-line-strong' },
] as const;

/** Below this many grams, one decimal is shown. */
const SMALL_GRAMS = 10;

/**
 * The nutrition of an amount of a food; an unknown figure is shown as unknown, never as 0. Null if there is no valid
 * amount.
 */
export function FiguresSummary({ figures }: { figures: PartialMacros | null }) {
  const say = usePhrases('foods');
  const sayShared = usePhrases('shared');
  const { number } = useFormat();
  const labels = {
    protein: sayShared('protein'),
    carbohydrates: sayShared('carbohydrates'),
    fat: sayShared('fat'),
    fiber: say('fiber'),
  };
  const kcal = figures?.kcal;
  const isMissing = figures !== null && (kcal === null || MACROS.some(({ name }) => figures[name] === null));
  return (
    <section aria-label={say('inThis')} className="mt-5 rounded-card bg-sunken px-5 py-4 dark:bg-line/40">
      <p className="flex items-baseline gap-1.5">
        <span className="text-title font-bold text-energy">
          {kcal === undefined ? '–' : kcal === null ? say('unknown') : number(kcal)}
        </span>
        <span className="text-small text-ink-soft">{sayShared('kcal')}</span>
      </p>
      <dl className="mt-3 flex justify-between gap-3 sm:grid sm:grid-cols-4">
        {MACROS.map(({ name, line }) => {
          const figure = figures?.[name];
          return (
            <div key={name} className="flex min-w-0 flex-col-reverse justify-end">
              <dt className="truncate text-tiny text-ink-soft">{labels[name]}</dt>
              <dd className="font-bold">
                {figure === undefined ? (
                  '–'
                ) : figure === null ? (
                  <span className="text-tiny font-medium">{say('unknown')}</span>
                ) : (
                  <>
                    {number(figure, figure < SMALL_GRAMS ? 1 : 0)}
                    <span className="text-tiny font-medium text-ink-soft"> g</span>
                  </>
                )}
              </dd>
              <span aria-hidden="true" className={`mb-1.5 block h-1 w-6 rounded-full ${line}`} />
            </div>
          );
        })}
      </dl>
      {isMissing && <p className="mt-3 text-tiny text-ink-soft">{say('figuresMissing')}</p>}
    </section>
  );
}
