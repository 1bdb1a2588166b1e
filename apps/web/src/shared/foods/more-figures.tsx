import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { usePhrases } from '../phrases/use-phrases.ts';
import type { FiguresColumn } from './nutrient-table.tsx';

const NutrientTable = lazyPart(async () => (await import('./nutrient-table.tsx')).NutrientTable);

interface MoreFiguresProps {
  columns: readonly FiguresColumn[];
  /** What the totals are of, which determines what may be missing: ingredients of a meal, or foods in a day. */
  of: 'meal' | 'day';
}

/** Sugars, saturated fat, fibre and salt, shown on demand. */
export function MoreFigures({ columns, of }: MoreFiguresProps) {
  const say = usePhrases('shared');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="group -mb-2 mt-2 open:mb-0" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="-mx-2 flex min-h-11 w-fit cursor-pointer list-none items-center gap-1 rounded-control px-2 text-small font-semibold text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        {say('moreFigures')}
        <ChevronDown aria-hidden="true" className="size-4.5 transition group-open:rotate-180" />
      </summary>
      {isOpen && (
        <Suspense>
          <NutrientTable columns={columns} of={of} />
        </Suspense>
      )}
    </details>
  );
}
