import type { GroceryList } from '@weekbord/contract/groceries/models';
import { Card } from '@weekbord/ui/card/card';
import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { useLanguage } from '../../../shared/locale/language.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type Aisle, aislesOf } from '../model/aisles.ts';
import { rowsOf } from '../model/rows.ts';
import { GroceryRow } from './grocery-row.tsx';

/** The items of a list, aisle by aisle. */
export function GroceryAisles({ list }: { list: GroceryList }) {
  const language = useLanguage();
  const aisles = useMemo(() => aislesOf(list.items, language), [list.items, language]);
  return (
    <div className="gap-5 rail:columns-2 xl:columns-3">
      {aisles.map((aisle) => (
        <AisleCard key={aisle.category} aisle={aisle} />
      ))}
    </div>
  );
}

function AisleCard({ aisle: { category, items, checkedCount } }: { aisle: Aisle }) {
  const say = usePhrases('groceries');
  const headingId = `aisle-${category}`;
  const isDone = checkedCount === items.length;
  return (
    <Card as="section" labelledBy={headingId} isFlush className="mb-4 break-inside-avoid pb-2 pt-3.5">
      <div className="flex items-center gap-3 px-4 pb-1">
        <h2 id={headingId} className="min-w-0 flex-1 text-small font-bold">
          {say(category)}
        </h2>
        <span aria-hidden="true" className="text-tiny text-ink-soft">
          {isDone ? (
            <Check strokeWidth={3} className="size-4.5 text-brand-strong" />
          ) : (
            `${checkedCount}/${items.length}`
          )}
        </span>
      </div>
      <ul>
        {items.flatMap(rowsOf).map((row) => (
          <GroceryRow key={row.key} row={row} />
        ))}
      </ul>
    </Card>
  );
}
