import { Card } from '@weekbord/ui/card/card';
import { type ReactNode, useMemo } from 'react';
import { useLanguage } from '../../../shared/locale/language.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { aislesOf } from '../model/aisles.ts';
import { type Place, type Row, rowsOf, type ShownItem } from '../model/rows.ts';
import { useSettledPlaces } from '../model/use-settled-places.ts';
import { FoldedRows } from './folded-rows.tsx';

interface AisleCardsProps<Item extends ShownItem> {
  items: readonly Item[];
  /** Renders a line. A line that is leaving its place folds away there. */
  draw: (row: Row<Item>, isLeaving: boolean) => ReactNode;
}

/**
 * The items on a list: those to buy, aisle by aisle, then those probably at home and those in the basket. The headings
 * stay visible below `--list-top`, which the screen sets to the height of what is above them.
 */
export function AisleCards<Item extends ShownItem>({ items, draw: drawRow }: AisleCardsProps<Item>) {
  const say = usePhrases('groceries');
  const language = useLanguage();
  const rows = useMemo(() => items.flatMap((item) => rowsOf(item)), [items]);
  const { placeOfRow, isLeaving } = useSettledPlaces(rows);
  const byPlace = Map.groupBy(rows, placeOfRow);
  const aisles = aislesOf(byPlace.get('AISLE') ?? [], language);
  const inOrder = (place: Place) => aislesOf(byPlace.get(place) ?? [], language).flatMap((aisle) => aisle.rows);
  const [atHome, basket] = [inOrder('HOME'), inOrder('BASKET')];
  const draw = (row: Row<Item>) => drawRow(row, isLeaving(row));
  return (
    <div className="gap-5 rail:columns-2 xl:columns-3 [&_button]:scroll-mt-32 [&_input]:scroll-mt-32">
      {aisles.map(({ category, rows: some }) => (
        <Card
          key={category}
          as="section"
          labelledBy={`aisle-${category}`}
          isFlush
          className="mb-2 break-inside-avoid pb-1 rail:mb-4"
        >
          <div className="min-[20rem]:sticky top-(--list-top) z-5 flex items-center gap-3 rounded-t-card bg-surface px-3.75 pb-1 pt-2.5 mx-px mt-px rail:static low:static">
            <h2 id={`aisle-${category}`} className="min-w-0 flex-1 text-small font-bold">
              {say(category)}
            </h2>
            <span aria-hidden="true" className="text-tiny text-ink-soft">
              {some.filter((row) => !row.isBought).length}
            </span>
          </div>
          <ul>{some.map(draw)}</ul>
        </Card>
      ))}
      <FoldedRows title={say('atHome')} rows={atHome} draw={draw} />
      <FoldedRows title={say('basket')} rows={basket} isOpenAtFirst={basket.some(isTooMuch)} draw={draw} />
    </div>
  );
}

/** Whether more of an item was bought than is needed now, so some can go back on the shelf. */
function isTooMuch({ item: { mark } }: Row<ShownItem>): boolean {
  return mark === 'NOT_NEEDED' || mark === 'LESS_NEEDED';
}
