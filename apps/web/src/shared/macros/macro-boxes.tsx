import { classes } from '@weekbord/ui/classes';
import { Spinner } from '@weekbord/ui/spinner/spinner';
import { useFormat } from '../locale/format.ts';
import { usePhrases } from '../phrases/use-phrases.ts';

const BOXES = [
  { name: 'calories', dot: 'bg-energy' },
  { name: 'protein', dot: 'bg-protein' },
  { name: 'fat', dot: 'bg-fat' },
  { name: 'carbohydrates', dot: 'bg-carbohydrates' },
] as const;

/** A day's energy in kcal and its three macros in grams, as whole numbers in four boxes; undefined while loading. */
export function MacroBoxes({ plan }: { plan: Readonly<Record<(typeof BOXES)[number]['name'], number>> | undefined }) {
  const sayShared = usePhrases('shared');
  const format = useFormat();
  if (!plan) {
    return (
      <p className="flex min-h-45 items-center justify-center gap-3 rounded-card bg-surface text-ink-soft shadow-card sm:min-h-21">
        <Spinner className="text-heading text-brand-strong" />
        <span role="status">{sayShared('loading')}</span>
      </p>
    );
  }
  return (
    <dl
      aria-live="polite"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 sm:grid-cols-4"
    >
      {BOXES.map(({ name, dot }) => (
        <div
          key={name}
          className="rounded-card bg-surface px-3.5 py-3 shadow-card dark:ring-1 dark:ring-inset dark:ring-line"
        >
          <dt className="flex items-center gap-2 text-small font-semibold text-ink-soft">
            <span aria-hidden="true" className={classes('size-2.5 shrink-0 rounded-full', dot)} />
            {sayShared(name)}
          </dt>
          <dd className="mt-1 text-[1.5rem]/8 font-extrabold tracking-tight whitespace-nowrap">
            {format.number(plan[name])}{' '}
            <span className="text-small font-semibold tracking-normal text-ink-soft">
              {name === 'calories' ? sayShared('kcal') : 'g'}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
