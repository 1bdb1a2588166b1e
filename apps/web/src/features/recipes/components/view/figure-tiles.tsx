import type { RecipeMeal } from '@weekbord/contract/diary/models';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

const TILES = [
  { name: 'kcal', unit: '', label: 'kcal', line: 'bg-energy' },
  { name: 'protein', unit: 'g', label: 'protein', line: 'bg-protein' },
  { name: 'carbohydrates', unit: 'g', label: 'carbohydrates', line: 'bg-carbohydrates' },
  { name: 'fat', unit: 'g', label: 'fat', line: 'bg-fat' },
] as const;

/** Energy and macros of a meal. */
export function FigureTiles({ meal }: { meal: Pick<RecipeMeal, (typeof TILES)[number]['name']> }) {
  const say = usePhrases('recipes');
  const sayShared = usePhrases('shared');
  const format = useFormat();
  return (
    <dl
      aria-label={say('nutrition')}
      className="@container mt-4 grid grid-cols-[repeat(auto-fit,minmax(3.5rem,1fr))] gap-2"
    >
      {TILES.map(({ name, unit, label, line }) => {
        const figure = meal[name];
        return (
          <div
            key={name}
            className="flex min-w-0 flex-col-reverse justify-end rounded-control bg-sunken px-3 pb-2.5 pt-2 dark:bg-line/60"
          >
            <dt className="truncate text-tiny text-ink-soft">
              {label === 'carbohydrates' ? (
                <>
                  <span className="@max-md:sr-only">{sayShared(label)}</span>
                  <span aria-hidden="true" className="@md:hidden">
                    {say('shortCarbohydrates')}
                  </span>
                </>
              ) : (
                sayShared(label)
              )}
            </dt>
            <dd className="text-heading font-bold">
              {figure === null ? (
                <span className="text-tiny font-medium">{say('unknown')}</span>
              ) : (
                <>
                  {format.number(figure)}
                  {unit && <span className="text-tiny font-medium text-ink-soft"> {unit}</span>}
                </>
              )}
            </dd>
            <span aria-hidden="true" className={`mb-1.5 block h-1 w-6 rounded-full ${line}`} />
          </div>
        );
      })}
    </dl>
  );
}
