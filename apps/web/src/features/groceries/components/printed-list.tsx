import type { GroceryList } from '@weekbord/contract/groceries/models';
import { useLanguage } from '../../../shared/locale/language.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { aislesOf } from '../model/aisles.ts';
import type { LabelCheckOf } from '../model/use-label-check-of.ts';
import { placeOf, type Row, rowsOf } from '../model/rows.ts';
import { useRangeText } from './use-range-text.ts';

/** A printed list: what is still to buy, aisle by aisle in two columns with boxes to tick, then what may be at home. */
export function PrintedList({ list, labelCheckOf }: { list: GroceryList; labelCheckOf: LabelCheckOf }) {
  const say = usePhrases('groceries');
  const language = useLanguage();
  const rangeText = useRangeText();
  const byPlace = Map.groupBy(
    list.items.flatMap((item) => rowsOf(item)),
    placeOf,
  );
  const aisles = aislesOf(byPlace.get('AISLE') ?? [], language);
  const atHome = aislesOf(byPlace.get('HOME') ?? [], language).flatMap(({ rows }) => rows);
  return (
    <>
      <h1 className="mb-4 text-heading font-bold">
        {say('title')} · {rangeText(list.start_date, list.end_date)}
      </h1>
      <div className="columns-2 gap-8">
        {aisles.map(({ category, rows }) => (
          <PrintedAisle key={category} title={say(category)} rows={rows} labelCheckOf={labelCheckOf} />
        ))}
        {atHome.length > 0 && <PrintedAisle title={say('atHome')} rows={atHome} labelCheckOf={labelCheckOf} />}
      </div>
    </>
  );
}

interface PrintedAisleProps {
  title: string;
  rows: readonly Row[];
  /** A note on what to look for when buying a food, as on the screen. */
  labelCheckOf: LabelCheckOf;
}

function PrintedAisle({ title, rows, labelCheckOf }: PrintedAisleProps) {
  return (
    <section className="mb-3 break-inside-avoid">
      <h2 className="border-b border-black pb-0.5 text-small font-bold">{title}</h2>
      <ul>
        {rows.map(({ key, item, amount }) => (
          <li key={key} className="flex items-baseline gap-2 py-0.5 text-small">
            <span aria-hidden="true" className="size-3.5 shrink-0 translate-y-0.5 rounded-xs border border-black" />
            <span className="min-w-0 flex-1 wrap-break-word first-letter:uppercase">
              {item.name}
              {labelCheckOf(item) && ` (${labelCheckOf(item)})`}
              {item.display_measured && <span className="text-tiny whitespace-nowrap"> ({item.display_measured})</span>}
            </span>
            <span className="shrink-0 font-semibold">{amount}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
